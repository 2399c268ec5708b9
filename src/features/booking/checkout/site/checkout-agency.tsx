import { useT } from '#src/base/i18n/i18n.tsx'
import { telHref } from '#src/base/phone.ts'
import { HeadedSection } from '#src/base/ui/display/headed-section.tsx'
import { Phone } from '#src/base/ui/icons.tsx'
import type { ContactInformation, Site } from '#src/features/agency/company.schema.ts'
import { LicenceLink } from '#src/features/company/site/licence-link.tsx'

/** What the site's shell knows of the agency. */
export type Shell = { site: Site; contact: ContactInformation }

/** Beside the last button: what happens on cancelling, a telephone with its hours, and the licence. */
export function CheckoutAgency({ shell: { site, contact } }: { shell: Shell }) {
  const t = useT()
  const { tursab_no, tursab_url, legal_name, name } = site
  const phone = contact.telefon?.[0]?.content
  const hours = (contact.shift ?? []).map(({ name, content }) => (name ? `${name}: ${content}` : content))
  return (
    <HeadedSection
      id="checkout-agency"
      title={t('checkout.assurance')}
      className="rounded-card border border-line bg-white p-5 text-sm"
    >
      <dl className="mt-3 space-y-4">
        <div>
          <dt className="font-semibold">{t('checkout.cancelling')}</dt>
          <dd className="mt-1 text-ink-soft">
            <p>{t('checkout.cancel_unpaid')}</p>
            <p className="mt-1">{t('checkout.cancel_paid')}</p>
          </dd>
        </div>
        {phone && (
          <div>
            <dt className="font-semibold">{t('checkout.help')}</dt>
            <dd className="mt-1">
              <a
                href={telHref(phone)}
                className="inline-flex min-h-11 items-center gap-2 text-base font-semibold text-main hover:underline"
              >
                <Phone aria-hidden className="size-4" />
                <bdi dir="ltr">{phone}</bdi>
              </a>
              {hours.map((line) => (
                <p key={line} className="text-ink-soft">
                  {line}
                </p>
              ))}
            </dd>
          </div>
        )}
        {tursab_no && (
          <div>
            <dt className="font-semibold">{t('footer.licence', { n: tursab_no })}</dt>
            <dd className="text-ink-soft">
              <p className="mt-1">{legal_name || name}</p>
              {tursab_url && (
                <LicenceLink
                  url={tursab_url}
                  className="inline-flex min-h-11 items-center text-main underline underline-offset-4 hover:text-main-deep"
                />
              )}
            </dd>
          </div>
        )}
      </dl>
    </HeadedSection>
  )
}
