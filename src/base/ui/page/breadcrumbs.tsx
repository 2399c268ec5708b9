import { useRouteLoaderData } from 'react-router'
import { PageLink, usePath, useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '../cx.ts'
import { breadcrumbsData } from './breadcrumbs-data.ts'
import { JsonLd } from './json-ld.tsx'

/** On phones without the last step, which the heading below repeats. @param trail from the first step after home to this page, which has no `to`. */
export function Breadcrumbs({
  trail,
  isOnDark = false,
}: {
  trail: { name: string; to?: string }[]
  isOnDark?: boolean
}) {
  const t = useT()
  const path = usePath()
  const root = useRouteLoaderData<{ siteUrl: string }>('root')
  const steps = [{ name: t('navbar.home'), to: '/' }, ...trail]
  return (
    <nav
      aria-label={t('ui.breadcrumbs')}
      className={cx('no-print text-sm', isOnDark ? 'text-white/90' : 'text-ink-soft')}
    >
      <ol className="-my-1 flex flex-wrap items-center gap-x-2 pointer-coarse:-my-2">
        {steps.map(({ name, to }, index) => (
          <li key={name} className={cx('flex min-w-0 items-center gap-2', !to && 'max-sm:sr-only')}>
            {to ? (
              <PageLink
                to={to}
                className={cx('py-1 pointer-coarse:py-2 hover:underline', !isOnDark && 'hover:text-main')}
              >
                {name}
              </PageLink>
            ) : (
              <span aria-current="page" className="py-1 pointer-coarse:py-2">
                {name}
              </span>
            )}
            {index < steps.length - 1 && (
              <span aria-hidden className={cx(index === steps.length - 2 && 'max-sm:hidden')}>
                /
              </span>
            )}
          </li>
        ))}
      </ol>
      {root && (
        <JsonLd
          data={breadcrumbsData(steps.map(({ name, to }) => ({ name, url: to ? root.siteUrl + path(to) : null })))}
        />
      )}
    </nav>
  )
}
