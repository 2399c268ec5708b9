import type { ReactNode } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { telHref } from '#src/base/phone.ts'
import type { ContactInformation, Site } from '#src/features/agency/company.schema.ts'
import { LicenceLink } from './licence-link.tsx'

/** The agency's legal particulars (künye), line by line; empty ones are left out. */
export function Particulars({ site, contact }: { site: Site; contact: ContactInformation }) {
  const t = useT()
  const lines: [name: string, value: ReactNode][] = [
    [t('about.legal_name'), site.legal_name],
    [
      t('about.licence'),
      site.tursab_no && (
        <>
          <span>{site.tursab_no}</span>
          {site.tursab_url && <LicenceLink url={site.tursab_url} />}
        </>
      ),
    ],
    [t('about.etbis'), site.etbis_no],
    [t('about.mersis'), site.mersis_no],
    [t('about.tax_office'), site.tax_office],
    [t('about.tax_no'), site.tax_no],
    [t('about.kep'), site.kep],
    ...(contact.adres ?? []).map(({ name, content }): [string, string] => [name, content]),
    [
      t('about.phone'),
      contact.telefon?.[0] && (
        <a href={telHref(contact.telefon[0].content)} dir="ltr">
          {contact.telefon[0].content}
        </a>
      ),
    ],
    [
      t('about.email'),
      contact.email?.[0] && <a href={`mailto:${contact.email[0].content}`}>{contact.email[0].content}</a>,
    ],
  ]
  return (
    <dl className="grid gap-x-12 sm:grid-cols-2">
      {lines
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="grid gap-x-4 border-b border-line py-3.5 lg:grid-cols-[11rem_1fr]">
            <dt className="text-sm leading-6 text-ink-soft">{name}</dt>
            <dd className="font-medium tabular-nums [overflow-wrap:anywhere] [&_a:hover]:underline">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
