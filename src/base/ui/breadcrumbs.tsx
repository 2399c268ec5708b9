import { PageLink, useT } from '../i18n/i18n.tsx'
import { cx } from './cx.ts'

/** @param trail from the first step after home to this page, whose `to` is absent. */
export function Breadcrumbs({
  trail,
  isOnDark = false,
}: {
  trail: { name: string; to?: string }[]
  isOnDark?: boolean
}) {
  const t = useT()
  return (
    <nav
      aria-label={t('ui.breadcrumbs')}
      className={cx('no-print text-sm', isOnDark ? 'text-white/90' : 'text-ink-soft')}
    >
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {[{ name: t('navbar.home'), to: '/' }, ...trail].map(({ name, to }, index) => (
          <li key={name} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden>/</span>}
            {to ? (
              <PageLink to={to} className={cx('hover:underline', !isOnDark && 'hover:text-main')}>
                {name}
              </PageLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
