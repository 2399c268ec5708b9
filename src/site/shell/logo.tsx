import { PageLink, useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Picture } from '#src/base/ui/display/picture.tsx'
import type { Site } from '#src/features/agency/company.schema.ts'

/** The agency's logo, or a compass needle with its name. Links to the home page. */
export function Logo({ site, className }: { site: Site; className?: string }) {
  const t = useT()
  const name = site.name
  return (
    <PageLink
      to="/"
      aria-label={`${name}: ${t('navbar.home')}`}
      className={cx(
        // A name of which the longest word does not fit beside the needle goes to a second line, which is out of sight.
        'flex h-11 min-w-0 flex-wrap items-center gap-x-2 overflow-hidden rounded-field sm:gap-x-2.5',
        className,
      )}
    >
      {site.mainLogo ? (
        <span className="block h-11" style={{ aspectRatio: site.mainLogo.width / site.mainLogo.height }}>
          <Picture image={site.mainLogo} sizes="200px" alt="" eager />
        </span>
      ) : (
        <>
          <svg viewBox="0 0 32 32" aria-hidden="true" className="h-11 w-8 shrink-0 sm:w-9">
            <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
            <path d="M23 9 18.6 18.6 9 23 13.4 13.4Z" fill="var(--second)" />
            <path d="M23 9 18.6 18.6 13.4 13.4Z" fill="currentColor" />
          </svg>
          <span
            translate="no"
            className="line-clamp-2 grow basis-[min-content] text-balance font-display text-[min(1.2rem,4.9vw)] font-semibold leading-[1.05] tracking-tight sm:text-2xl"
          >
            {name}
          </span>
        </>
      )}
    </PageLink>
  )
}
