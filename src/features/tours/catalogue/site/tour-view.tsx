import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { formatDay } from '#src/base/dates.ts'
import { useLang, useT, useTextLang } from '#src/base/i18n/i18n.tsx'
import { languageName } from '#src/base/locale.ts'
import { Badge } from '#src/base/ui/display/badge.tsx'
import { RichText } from '#src/base/ui/display/rich-text.tsx'
import { Breadcrumbs } from '#src/base/ui/page/breadcrumbs.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { categoryPath } from '#src/features/categories/categories.links.ts'
import type { Departure } from '#src/features/departures/board/shown-departures.schema.ts'
import type { CancelPolicy } from '#src/features/departures/policies/policies.schema.ts'
import { PolicyTable } from '#src/features/departures/policies/site/policy-table.tsx'
import { RatesLine } from '#src/features/departures/rates/site/rates-line.tsx'
import type { ChooseDeparture } from '#src/features/tours/catalogue/site/departure-row.tsx'
import { TourDepartures } from '#src/features/tours/catalogue/site/tour-departures.tsx'
import { isAbroad } from '#src/features/tours/tours.links.ts'
import type { ShownTour } from '#src/features/tours/tours.schema.ts'
import { keepDashes } from '../tour-texts.ts'
import { TourFacts } from './tour-facts.tsx'
import { TourGallery } from './tour-gallery.tsx'
import { TourIncluded, TourNotes, TourVisa, type VisaLinks } from './tour-notes.tsx'
import { TourProgramme } from './tour-programme.tsx'

type Props = {
  tour: ShownTour
  choice: ChooseDeparture
  visaLinks: VisaLinks
  /** address of the programme as a file; null without one */
  pdf: string | null
  /** notices above everything else */
  notice?: ReactNode
  /** printed only, above everything else */
  paper: ReactNode
  /** beside the text */
  aside: ReactNode
  /** at the bottom edge of phones */
  bar?: ReactNode
  /** below the text, over the whole width */
  children?: ReactNode
}

/** The page of a tour. Parts without content are left out of the page and of its menu. */
export function TourView({ tour, choice, visaLinks, pdf, notice, paper, aside, bar, children }: Props) {
  const parts = useParts(tour, { choice, visaLinks, pdf })
  const article = useOpenOnPaper()
  const textLang = useTextLang(tour.seo_names)
  const t = useT()
  const lang = useLang()
  const category = tour.categories.at(-1)
  // The parts that do not depend on the choice are rendered once: every quote renders this again.
  const images = useMemo(() => (tour.gallery.length > 0 ? tour.gallery : tour.cover ? [tour.cover] : []), [tour])
  return (
    <article ref={article} aria-labelledby="tour-name">
      <Container className="pt-5 pb-10 lg:pb-16 print:px-0 print:py-0 print:[zoom:0.8]">
        {paper}
        <div className="grid grid-cols-1 gap-x-8 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_23rem] xl:gap-x-12 print:block">
          <div className="min-w-0">
            <Breadcrumbs
              trail={[
                ...(category ? [{ name: category.name, to: categoryPath(category.seo_name) }] : []),
                { name: tour.name },
              ]}
            />
            <header lang={textLang} className="mt-4 mb-6 max-w-4xl">
              <h1 id="tour-name" className="text-title lg:text-[clamp(2.25rem,1.6rem+1.9vw,3.25rem)]">
                {tour.name}
              </h1>
              {tour.tour_place && <p className="mt-2.5 text-lg text-ink-soft">{keepDashes(tour.tour_place)}</p>}
            </header>
            {tour.guide_language !== lang && (
              <p className="-mt-3 mb-6">
                <Badge tone="warn">
                  {t('tour.guide_speaks', { language: languageName(tour.guide_language, lang) })}
                </Badge>
              </p>
            )}
            {notice && <div className="mb-5">{notice}</div>}
            <TourGallery images={images} name={tour.name} />
            <div className="mt-8 lg:mt-10">
              <TourFacts tour={tour} />
            </div>
            {parts.length > 1 && <PartsMenu parts={parts} />}
            {parts.map(({ id, title, content }) => (
              <section data-later key={id} id={id} className="mt-10 scroll-mt-28 lg:mt-14 print:mt-6">
                <h2 className="mb-5 text-heading lg:text-[1.75rem] print:mb-3">{title}</h2>
                {content}
              </section>
            ))}
          </div>
          <aside className="no-print hidden md:block">
            {/* It begins below the whole header and ends above the window's lower edge, so its last button is in the first screen. */}
            <div className="beside-text flex flex-col">{aside}</div>
          </aside>
        </div>
      </Container>
      {children}
      {bar}
    </article>
  )
}

/** Opens everything before printing: closed parts are not printed. */
function useOpenOnPaper() {
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    const openAll = () => {
      for (const details of article.current?.querySelectorAll('details') ?? []) details.open = true
    }
    window.addEventListener('beforeprint', openAll)
    return () => window.removeEventListener('beforeprint', openAll)
  }, [])
  return article
}

/** Parts in the order of the page; the id is the address's fragment. `short` is their name in the page's menu. */
const partTitles = {
  hakkinda: { short: 'tour.menu_about', title: 'tour.about' },
  program: { short: 'tour.menu_programme', title: 'tour.programme' },
  dahil: { short: 'tour.menu_included', title: 'tour.included_excluded' },
  tarihler: { short: 'tour.menu_departures', title: 'tour.departures' },
  notlar: { short: 'tour.menu_important', title: 'tour.important' },
  iptal: { short: 'policy.title', title: 'policy.title' },
  vize: { short: 'tour.menu_visa', title: 'tour.visa' },
} as const
type PartId = keyof typeof partTitles
type Part = { id: PartId; short: string; title: string; content: ReactNode }

function useParts(tour: ShownTour, { choice, visaLinks, pdf }: Pick<Props, 'choice' | 'visaLinks' | 'pdf'>): Part[] {
  const t = useT()
  const textLang = useTextLang(tour.seo_names)
  const { description, programme, included, excluded, important_notes, departures } = tour
  const departure = departures.find(({ start_date }) => start_date === choice.chosen) ?? departures[0]
  const inTextLang = (text: ReactNode) => <div lang={textLang}>{text}</div>
  const contents: Record<PartId, ReactNode> = {
    hakkinda: description !== '' && inTextLang(<RichText html={description} />),
    program: programme.length > 0 && inTextLang(<TourProgramme programme={programme} pdf={pdf} />),
    dahil:
      included.length + excluded.length > 0 && inTextLang(<TourIncluded included={included} excluded={excluded} />),
    tarihler: departures.length > 0 && <Departures tour={tour} choice={choice} />,
    notlar: important_notes.length > 0 && inTextLang(<TourNotes important_notes={important_notes} />),
    iptal: tour.cancel_policy && departure && <TourPolicy policy={tour.cancel_policy} departure={departure} />,
    vize: isAbroad(tour) && <TourVisa tour={tour} links={visaLinks} />,
  }
  return (Object.keys(partTitles) as PartId[])
    .filter((id) => contents[id])
    .map((id) => ({ id, short: t(partTitles[id].short), title: t(partTitles[id].title), content: contents[id] }))
}

function Departures({ tour, choice }: { tour: ShownTour; choice: ChooseDeparture }) {
  const t = useT()
  return (
    <>
      <TourDepartures tour={tour} {...choice} />
      <p className="mt-4 text-sm text-ink-soft">
        <span>{t('tour.departures_note')}</span>{' '}
        {tour.child_age_ranges.length > 0 && tour.child_price_min_adults > 1 && (
          <span>{t('tour.child_min_adults', { n: tour.child_price_min_adults })}</span>
        )}
      </p>
      <RatesLine currencies={tour.departures.map(({ currency }) => currency)} className="mt-2" />
    </>
  )
}

function TourPolicy({ policy, departure }: { policy: CancelPolicy; departure: Departure }) {
  const t = useT()
  const lang = useLang()
  const { start_date, currency } = departure
  return (
    <div className="max-w-xl">
      <p className="mb-1 text-sm text-ink-soft">{t('policy.for_departure', { day: formatDay(start_date, lang) })}</p>
      <PolicyTable policy={policy} start_date={start_date} currency={currency} />
    </div>
  )
}

function PartsMenu({ parts }: { parts: readonly Part[] }) {
  const t = useT()
  return (
    <nav
      aria-label={t('tour.on_this_page')}
      className="no-print mt-8 -mx-[min(1rem,5vw)] overflow-x-auto px-[min(1rem,5vw)] [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-2 border-b border-line pb-4 sm:flex-wrap">
        {parts.map(({ id, short }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center whitespace-nowrap rounded-full pointer-coarse:min-h-11 border border-line-strong/60 bg-white px-3.5 text-sm font-medium hover:border-main hover:bg-main-faint"
            >
              {short}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
