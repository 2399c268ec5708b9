import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { ButtonLink } from '#src/base/ui/controls/button.tsx'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { ArrowRight } from '#src/base/ui/icons.tsx'
import type { CardData } from '#src/features/tours/cards/site/card-data.ts'
import { FromPrice, lengthOf } from '#src/features/tours/cards/site/tour-card.tsx'
import { tourQuery, useOffer } from '#src/features/tours/cards/site/use-offer.ts'
import { cityName, tourPath } from '../../tours/tours.links.ts'

/** The tour of a post or album. */
export function PostTour({ tour, title }: { tour: CardData; title: string }) {
  const t = useT()
  const lang = useLang()
  const { party, offer } = useOffer(tour)
  return (
    <section
      aria-label={title}
      className="grid overflow-hidden rounded-card bg-white shadow-card ring-1 ring-line/70 sm:grid-cols-[2fr_3fr]"
    >
      <div className="aspect-[3/2] bg-sand sm:aspect-auto">
        {tour.cover && <Picture image={tour.cover} alt="" sizes="(min-width: 560px) 24rem, 94vw" />}
      </div>
      <div className="flex flex-col gap-3 p-5 sm:p-7">
        <p className="text-sm font-semibold text-second-ink">{title}</p>
        <h2 className="text-heading">{tour.name}</h2>
        <p className="text-ink-soft">{tour.tour_place}</p>
        <p className="text-sm">
          {`${lengthOf(tour, t)} · ${t('list.from_city', { city: cityName(tour.departure_city, lang) })}`}
        </p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-4 border-t border-line pt-4">
          <FromPrice tour={tour} />
          <ButtonLink to={tourPath(tour.seo_name) + tourQuery(offer?.departure.start_date ?? null, party)}>
            <span>{t('posts.see_tour')}</span>
            <ArrowRight aria-hidden className="size-4" />
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
