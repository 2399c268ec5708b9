import { PageLink, useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { ShoppingBag } from '#src/base/ui/icons.tsx'
import { cartPath } from '#src/features/orders/orders.links.ts'
import { useCart } from './cart.ts'

/** Link to the cart with the number of tours in it. The badge is positioned absolutely, so that nothing moves when it appears. */
export function CartLink({ className }: { className?: string }) {
  const t = useT()
  const n = useCart().length
  return (
    <PageLink
      to={cartPath}
      aria-label={n > 0 ? `${t('navbar.cart')}: ${t('navbar.cart_count', { n })}` : t('navbar.cart')}
      className={cx('relative grid size-11 place-items-center rounded-full hover:bg-main-faint', className)}
    >
      <ShoppingBag aria-hidden className="size-5" />
      {n > 0 && (
        <span
          aria-hidden
          className="absolute end-0 top-0 grid h-5 min-w-5 place-items-center rounded-full bg-main px-1 text-xs font-bold leading-none text-white tabular-nums"
        >
          {n}
        </span>
      )}
    </PageLink>
  )
}
