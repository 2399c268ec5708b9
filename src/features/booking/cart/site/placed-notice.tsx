import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { orderPath } from '#src/features/orders/orders.links.ts'
import { readPlaced } from './placed-order.ts'

/** Number and link of the order that this tab has placed and not shown yet; nothing without one. The link needs no file of the page's scripts. */
export function PlacedNotice() {
  const t = useT()
  const path = usePath()
  const placed = readPlaced()
  if (!placed) return null
  return (
    <div className="mb-6">
      <Notice tone="good" role="status" title={t('cart.placed', { no: placed.order_no })}>
        <a
          href={path(orderPath(placed.order_no, placed.key))}
          data-document
          className={buttonClass({ kind: 'outline', size: 'sm' }, 'mt-2')}
        >
          {t('cart.placed_open')}
        </a>
      </Notice>
    </div>
  )
}
