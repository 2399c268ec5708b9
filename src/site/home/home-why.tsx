import { useT } from '#src/base/i18n/i18n.tsx'
import { BadgeCheck } from '#src/base/ui/icons.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import type { Site } from '#src/features/agency/company.schema.ts'
import { LicenceLink } from '#src/features/company/site/licence-link.tsx'
import type { HomeItem } from './home-data.ts'
import { ValueList } from './value-list.tsx'

export function WhyUs({ items, site }: { items: readonly HomeItem[]; site: Site }) {
  const t = useT()
  if (items.length === 0) return null
  return (
    <section data-later aria-labelledby="why" className="bg-sand py-14 lg:py-20">
      <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <h2 id="why" className="text-title">
            {t('home.why', { company: site.name })}
          </h2>
          {site.tursab_no && (
            <p className="mt-6 inline-flex items-center gap-4 rounded-card bg-white px-5 py-4 ring-1 ring-line">
              <BadgeCheck aria-hidden className="size-9 shrink-0 text-main" />
              <span className="leading-snug">
                <span className="block text-sm text-ink-soft">{t('home.licence')}</span>
                <span className="block text-lg font-bold tabular-nums">{site.tursab_no}</span>
                {site.tursab_url && (
                  <LicenceLink url={site.tursab_url} className="text-sm text-main underline underline-offset-4" />
                )}
              </span>
            </p>
          )}
        </div>
        <ValueList items={items} className="grid gap-x-10 gap-y-8 sm:grid-cols-2" />
      </Container>
    </section>
  )
}
