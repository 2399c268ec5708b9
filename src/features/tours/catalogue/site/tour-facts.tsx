import { memo } from 'react'
import { type T, useLang, useT } from '#src/base/i18n/i18n.tsx'
import { languageName } from '#src/base/locale.ts'
import { BedDouble, CalendarDays, Clock, Hash, type Icon, Languages, MapPin, Stamp } from '#src/base/ui/icons.tsx'
import { cityName, isAbroad } from '#src/features/tours/tours.links.ts'
import type { ShownTour } from '#src/features/tours/tours.schema.ts'
import { lengthOf, transportIcons, transportOf } from '../../cards/site/tour-card.tsx'
import { boardKeys } from '../tour-texts.ts'

type Fact = { icon: Icon; name: string; value: string }

/** A row of short facts about the tour; those that do not apply are left out. */
export const TourFacts = memo(function TourFacts({ tour }: { tour: ShownTour }) {
  const t = useT()
  const lang = useLang()
  return (
    <section aria-label={t('tour.facts')}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {factsOf(tour, t, lang).map(({ icon: Icon, name, value }) => (
          <div key={name} className="relative ps-8">
            <dt className="text-sm text-ink-soft">
              <Icon aria-hidden className="absolute start-0 top-1 size-5 text-main" />
              <span>{name}</span>
            </dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
        {tour.pickups.length > 0 && (
          <div className="relative col-span-full ps-8">
            <dt className="text-sm text-ink-soft">
              <Clock aria-hidden className="absolute start-0 top-1 size-5 text-main" />
              <span>{t('tour.fact_pickups')}</span>
            </dt>
            <dd>
              <ul className="grid gap-x-6 gap-y-0.5 sm:grid-cols-2">
                {tour.pickups.map(({ time, name }) => (
                  <li key={`${time} ${name}`} className="grid grid-cols-[auto_1fr] gap-x-2">
                    <span className="font-semibold tabular-nums">{time}</span>
                    <span>{name}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
})

function factsOf(tour: ShownTour, t: T, lang: string): Fact[] {
  const { transporter_types, departure_city, board, visa_mode, guide_language, code } = tour
  const boardKey = boardKeys[board]
  const [transport = 'otobus'] = transporter_types
  return [
    { icon: CalendarDays, name: t('tour.fact_length'), value: lengthOf(tour, t) },
    {
      icon: transportIcons[transport],
      name: t('tour.fact_transport'),
      value: transportOf(tour, t, lang),
    },
    { icon: MapPin, name: t('tour.fact_from'), value: cityName(departure_city, lang) },
    { icon: BedDouble, name: t('tour.fact_board'), value: boardKey ? t(boardKey) : '' },
    ...(isAbroad(tour) ? [{ icon: Stamp, name: t('tour.fact_visa'), value: t(`tour.${visa_mode}`) }] : []),
    { icon: Languages, name: t('tour.fact_guide'), value: languageName(guide_language, lang) },
    { icon: Hash, name: t('tour.fact_code'), value: code },
  ].filter(({ value }) => value !== '')
}
