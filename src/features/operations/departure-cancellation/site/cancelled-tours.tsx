import { formatDayRange } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { OrderCard } from '#src/features/orders/site/order-card.tsx'
import type { CancelledTour } from '../departure-cancellation.schema.ts'

/** Tours whose departure is cancelled, before the customer gets a choice: no payment is due, and the agency gets in touch. */
export function CancelledToursCard({ tours }: { tours: readonly CancelledTour[] }) {
  const t = useT()
  const lang = useLang()
  return (
    <OrderCard look="printed" id="cancelled-tours" title={t('cancelling.called_off_title')}>
      {tours.map(({ departure_id, tour_name, start_date, end_date }) => (
        <p key={departure_id} className="mt-2">
          {t('cancelling.called_off_text', { days: formatDayRange(start_date, end_date, lang), tour: tour_name })}
        </p>
      ))}
      <p className="mt-2">{t('cancelling.called_off_wait')}</p>
    </OrderCard>
  )
}
