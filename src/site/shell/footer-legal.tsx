import { dayOf } from '#src/base/dates.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import { BadgeCheck } from '#src/base/ui/icons.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import type { Site } from '#src/features/agency/company.schema.ts'
import { LicenceLink } from '#src/features/company/site/licence-link.tsx'
import { openConsentSettings } from '../consent/consent-gate.tsx'

/** The last line of every page: copyright, cookie settings and the legal particulars. */
export function Legal({ site }: { site: Site }) {
  const t = useT()
  return (
    <div className="border-t border-white/15">
      <Container className="flex flex-col gap-x-8 gap-y-2 py-6 text-sm text-white/75 lg:flex-row lg:justify-between">
        <p className="flex shrink-0 flex-wrap items-baseline gap-x-4">
          <Copyright site={site} />
          {site.tracking.length > 0 && (
            <button
              type="button"
              onClick={openConsentSettings}
              className="whitespace-nowrap py-1 pointer-coarse:py-2.5 underline underline-offset-4 hover:text-white"
            >
              {t('consent.preferences')}
            </button>
          )}
        </p>
        <Particulars site={site} />
      </Container>
    </div>
  )
}

function Copyright({ site: { name, company_url, ...site } }: { site: Site }) {
  const [before, after] = useT()('footer.copyright', { year: copyrightYear(site), company: '|' }).split('|')
  return (
    <span>
      <span>{before}</span>
      {company_url ? (
        <a href={company_url} translate="no" className="underline underline-offset-4 hover:text-white">
          {name}
        </a>
      ) : (
        <span translate="no">{name}</span>
      )}
      <span>{after}</span>
    </span>
  )
}

export function Licence({ site }: { site: Site }) {
  const t = useT()
  if (!site.tursab_no) return null
  const [before, after] = t('footer.licence', { n: '|' }).split('|')
  return (
    <p className="flex items-center gap-3 rounded-field border border-white/25 px-4 py-3">
      <BadgeCheck aria-hidden className="size-7 shrink-0 text-second" />
      <span className="min-w-0 leading-snug [overflow-wrap:anywhere]">
        <span className="block font-semibold text-white">
          <span>{before}</span>
          <span translate="no">{site.tursab_no}</span>
          <span>{after}</span>
        </span>
        {site.tursab_url && <LicenceLink url={site.tursab_url} className="text-sm underline underline-offset-4" />}
      </span>
    </p>
  )
}

/** Künye: the legal particulars, required on every page. */
function Particulars({ site }: { site: Site }) {
  const t = useT()
  const parts = [
    site.legal_name,
    site.etbis_no && t('footer.etbis', { n: site.etbis_no }),
    site.mersis_no && t('footer.mersis', { n: site.mersis_no }),
    site.tax_no && t('footer.tax', { office: site.tax_office, n: site.tax_no }),
    site.kep && `KEP ${site.kep}`,
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <section aria-label={t('footer.company_details')} className="flex items-start gap-4">
      {site.etbis_url && (
        <a href={site.etbis_url} target="_blank" rel="noopener" className="shrink-0">
          <img
            src="/etbis.svg"
            width="64"
            height="64"
            loading="lazy"
            alt={t('footer.etbis_verify')}
            className="size-16 rounded-sm bg-white p-1.5"
          />
        </a>
      )}
      <ul className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 [overflow-wrap:anywhere]">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </section>
  )
}

/** Pages are cached for a day at most, so the year is current. */
function copyrightYear({ founded_year }: Pick<Site, 'founded_year'>): string {
  const year = Number(dayOf(new Date()).slice(0, 4))
  return founded_year && founded_year < year ? `${founded_year} – ${year}` : String(year)
}
