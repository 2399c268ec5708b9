import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { dayOf } from '#src/base/dates.ts'
import { minimumOf, saleRefusal, seatsToMinimum } from '#src/features/departures/board/sale.rules.ts'
import type { ShownDeparture } from '#src/features/operations/departures/departure-lists.schema.ts'
import classes from './departure-show.module.css'
import { departureShowTexts } from './departure-show.strings.ts'

/** Seats of the departure as numbers and as a bar, and what visitors see of it. */
export function DepartureSeats({ departure }: { departure: ShownDeparture }) {
  const t = useOfficeT(departureShowTexts)
  const { quota, sold, held, free, status } = departure
  const minimum = minimumOf(departure)
  const today = dayOf(new Date())
  const refusal = saleRefusal(departure, today)
  const missing = seatsToMinimum(departure, today)
  const share = (seats: number) => ({ inlineSize: `${quota === 0 ? 0 : Math.min(100, (seats / quota) * 100)}%` })
  return (
    <div className={classes.seats}>
      <dl className={classes.figures}>
        <div>
          <dt>{t('state')}</dt>
          <dd>{t(refusal === 'full' || refusal === 'sales_over' || refusal === 'past' ? refusal : status)}</dd>
        </div>
        {(
          [
            ['sold', sold],
            ['held', held],
            ['free', free],
            ['quota', quota],
          ] as const
        ).map(([name, seats]) => (
          <div key={name} data-kind={name}>
            <dt>{t(name)}</dt>
            <dd>{seats}</dd>
          </div>
        ))}
        {minimum !== null && (
          <div>
            <dt>{t('minimum')}</dt>
            <dd>{minimum}</dd>
          </div>
        )}
      </dl>
      <div className={classes.meter} aria-hidden="true">
        <span data-kind="sold" style={share(sold)} />
        <span data-kind="held" style={share(held)} />
      </div>
      {missing > 0 && (
        <p className={classes.missing} role="status">
          {t('under_minimum', { n: missing })}
        </p>
      )}
    </div>
  )
}
