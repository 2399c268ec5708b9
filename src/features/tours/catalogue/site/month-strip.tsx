import { useId } from 'react'
import { formatMonth, formatShortMonth } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import type { DepartureMonth } from '#src/features/departures/board/months.rules.ts'
import type { Departure } from '#src/features/departures/board/shown-departures.schema.ts'

type Props = {
  months: readonly DepartureMonth<Departure>[]
  /** '2027-04'; null for all months */
  chosen: string | null
  choose: (month: string | null) => void
}

/** Months with their lowest price, as radio buttons: arrow keys move the choice. */
export function MonthStrip({ months, chosen, choose }: Props) {
  const t = useT()
  const lang = useLang()
  const name = useId()
  const choice = (value: string | null, label: string, title: string, note: string) => (
    <label key={value ?? 'all'} className="relative flex">
      <input
        type="radio"
        name={name}
        value={value ?? ''}
        checked={chosen === value}
        onChange={() => choose(value)}
        aria-label={title}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-field border border-line-strong/60 bg-white transition-colors duration-150 checked:border-main checked:bg-main-soft hover:border-main"
      />
      <span className="pointer-events-none relative flex min-h-13 w-full flex-col items-center justify-center px-1 py-1.5 text-center leading-tight peer-checked:text-main-deep">
        <span className="text-sm font-semibold">{label}</span>
        <span className="text-xs text-ink-soft peer-checked:text-main-deep">{note}</span>
      </span>
    </label>
  )
  return (
    <fieldset className="no-print mb-4">
      <legend className="sr-only">{t('tour.months')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-1.5 @min-[34rem]:grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]">
        {choice(
          null,
          t('tour.all_months'),
          t('tour.all_months'),
          t('tour.dates_in_month', { n: months.reduce((n, { departures }) => n + departures.length, 0) }),
        )}
        {months.map(({ month, departures, lowest }) => {
          const price = lowest && formatMoney(lowest.multi_room_price, lowest.currency, lang)
          const full = formatMonth(month, lang)
          const count = t('tour.dates_in_month', { n: departures.length })
          return choice(
            month,
            formatShortMonth(month, lang),
            [full, count, price && t('tour.from', { price })].filter(Boolean).join(', '),
            price ?? '–',
          )
        })}
      </div>
    </fieldset>
  )
}
