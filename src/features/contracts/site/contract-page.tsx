import { dayOf, formatDay } from '#src/base/dates.ts'
import { bySlug } from '#src/base/http/client/by-slug.ts'
import { apiFor } from '#src/base/http/client/client.ts'
import { type T, useLang, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { PrintButton } from '#src/base/ui/controls/print-button.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { RichText } from '#src/base/ui/display/rich-text.tsx'
import { Breadcrumbs } from '#src/base/ui/page/breadcrumbs.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import type { ContactInformation, Site } from '#src/features/agency/company.schema.ts'
import { contractApiPath, contractPath } from '../contracts.links.ts'
import {
  agencyFacts,
  forReading,
  type Outline,
  orderPlaceholders,
  outlined,
  sectionsForContents,
} from '../contracts.rules.ts'
import type { Contract } from '../contracts.schema.ts'
import type { Route } from './+types/contract-page'

export const handle: PageHandle = { route_name: 'contract' }

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const slug = args.params.contract_seo_name
  const api = apiFor(args)
  const [contract, site, contact] = await Promise.all([
    bySlug(args, {
      slug,
      answer: api.get<Contract>(contractApiPath(slug)),
      slugOf: ({ seo_name, seo_name_tr }) => seo_name ?? seo_name_tr,
      pathOf: (own) => contractPath({ seo_name: own, seo_name_tr: own }),
    }),
    api.get<Site>('/api/pages/site'),
    api.get<ContactInformation>('/api/pages/contact-information'),
  ])
  const { name, version, created_at, body, seo_names } = contract
  return {
    ...{ name, version, created_at, body, seo_names, seo_title: name },
    known: agencyFacts(site, contact),
  }
}
export const loader = load
export const clientLoader = load

export default function ContractPage({ loaderData: { name, version, created_at, body, known } }: Route.ComponentProps) {
  const t = useT()
  const lang = useLang()
  const { html, hasBlanks } = forReading(body, { known, blankOf: (placeholder) => blankWords(placeholder, t) })
  const outline = outlined(html)
  const isLong = outline.sections.length >= sectionsForContents
  return (
    <Container className="pt-5 pb-16 lg:pb-20 print:p-0 print:text-[12pt]">
      <p className="hidden justify-between gap-6 border-b border-line pb-2 text-[12pt] print:flex">
        <span className="font-semibold">{known.company_legal_name}</span>
        <span>{known.company_phone}</span>
      </p>
      <Breadcrumbs trail={[{ name }]} />
      <header className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-line pb-6 print:pb-3">
        <div className="max-w-3xl">
          <h1 className="text-title print:text-[18pt]">{name}</h1>
          <p className="mt-2 text-ink-soft print:text-[12pt]">
            {t('contract.version', { n: version, date: formatDay(dayOf(new Date(created_at)), lang) })}
          </p>
        </div>
        <PrintButton kind="outline" label={t('contract.print')} />
      </header>
      <div className="mt-8 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)] print:mt-4 print:block">
        {isLong && <Contents sections={outline.sections} />}
        <article className={isLong ? 'min-w-0' : 'min-w-0 lg:col-span-2'}>
          {hasBlanks && (
            <div className="mb-6 max-w-[72ch]">
              <Notice>{t('contract.blanks_note')}</Notice>
            </div>
          )}
          <RichText
            html={outline.html}
            className="max-w-[72ch] [overflow-wrap:anywhere] print:max-w-none print:text-[12pt] [&_h2]:scroll-mt-28 print:[&_h2]:break-after-avoid print:[&_h2]:text-[14pt] print:[&_tr]:break-inside-avoid"
          />
        </article>
      </div>
    </Container>
  )
}

function blankWords(placeholder: string, t: T): string {
  const known = orderPlaceholders.find((name) => name === placeholder)
  return t(known ? `contract.blank_${known}` : 'contract.blank_other')
}

/** Table of contents: beside the text in wide windows, above it and collapsed in narrow ones. */
function Contents({ sections }: Pick<Outline, 'sections'>) {
  const t = useT()
  return (
    <nav aria-label={t('contract.contents')} className="no-print lg:sticky lg:top-36">
      <details className="group rounded-card border border-line bg-white lg:hidden">
        <summary className="min-h-12 cursor-pointer px-5 py-3 font-semibold">{t('contract.contents')}</summary>
        <SectionLinks sections={sections} className="px-5 pb-4" />
      </details>
      <div className="hidden max-h-[calc(100dvh-11rem)] overflow-y-auto lg:block">
        <p className="mb-3 font-semibold">{t('contract.contents')}</p>
        <SectionLinks sections={sections} className="border-s-2 border-main-soft ps-4 text-[0.95rem]" />
      </div>
    </nav>
  )
}

function SectionLinks({ sections, className }: Pick<Outline, 'sections'> & { className: string }) {
  return (
    <ol className={className}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="block py-1.5 leading-snug text-ink-soft hover:text-main hover:underline">
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
