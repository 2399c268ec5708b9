import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatDay, formatDayRange } from '#src/base/dates.ts'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { Button } from '#src/base/ui/controls/button.tsx'
import { FailureNotice } from '#src/base/ui/display/failure-notice.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { showToast } from '#src/base/ui/overlays/toast.tsx'
import { useSubmission } from '#src/base/ui/use-submission.ts'
import type { OrderChanged } from '#src/features/orders/book/orders.schema.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { OrderCard } from '#src/features/orders/site/order-card.tsx'
import type { Alternative, DepartureChoice } from '../departure-cancellation.schema.ts'

type Props = { order_no: string; orderKey: string; choice: DepartureChoice }

/** A departure that the agency cancelled: another date without a difference, or the money back. A second click confirms. */
export function DepartureChoiceCard({ order_no, orderKey, choice }: Props) {
  const t = useT()
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<Alternative | 'refund' | null>(null)
  const { departure_id, tour_name, start_date, end_date, reason, alternatives } = choice
  const date = chosen === 'refund' ? null : chosen
  const { problem, isSending, submit, restart } = useSubmission<OrderChanged>({
    request: () =>
      browserApi()(lang).post<OrderChanged>(orderApiPath(order_no, orderKey, '/departure-choice'), {
        departure_id,
        ...(date ? { answer: 'move', to: date.departure_id } : { answer: 'refund' }),
      }),
    onAnswer: async (answer) => {
      if (!answer.ok) {
        // Seats, or the whole question, may be gone.
        if (answer.status === 409) await revalidate()
        return
      }
      restart()
      showToast({ text: answer.data.message })
      await revalidate()
    },
  })
  const daysOf = (each: { start_date: string; end_date: string }) =>
    formatDayRange(each.start_date, each.end_date, lang)
  const choose = (next: Alternative | 'refund' | null) => {
    restart()
    setChosen(next)
  }
  // The last seats of the chosen date were taken meanwhile.
  const isGone = date !== null && alternatives.every((each) => each.departure_id !== date.departure_id)
  const failure = problem && <FailureNotice failed={problem} repeatSafe={t('cancelling.choice_repeat_safe')} />
  const sure = chosen && (
    <div className="mt-3 w-full">
      <Notice tone="warn" role="status">
        <p>{date ? t('cancelling.choice_sure_move', { days: daysOf(date) }) : t('cancelling.choice_sure_refund')}</p>
        {failure}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" disabled={isSending} onClick={() => submit(JSON.stringify(chosen))}>
            {t(isSending ? 'cancelling.choice_sending' : 'cancelling.choice_yes')}
          </Button>
          <Button size="sm" kind="quiet" disabled={isSending} onClick={() => choose(null)}>
            {t('cancelling.choice_not_yet')}
          </Button>
        </div>
      </Notice>
    </div>
  )
  return (
    <OrderCard look="screen" id={`choice-${departure_id}`} title={t('cancelling.choice_title')}>
      <p className="mt-2">{t('cancelling.choice_text', { days: daysOf({ start_date, end_date }), tour: tour_name })}</p>
      {reason && <p className="mt-2 [overflow-wrap:anywhere]">{t('cancelling.choice_reason', { reason })}</p>}
      {isGone && failure && <div className="mt-4">{failure}</div>}
      <Dates alternatives={alternatives} chosen={date} onChoose={choose} sure={sure} />
      <div className="mt-5 border-t border-line pt-4">
        {choice.may_refund ? (
          <>
            <Refund choice={choice} />
            <Button
              kind="outline"
              size="sm"
              className="mt-3"
              aria-pressed={chosen === 'refund'}
              onClick={() => choose('refund')}
            >
              {t(choice.refund.length > 0 ? 'cancelling.choice_back' : 'cancelling.choice_cancel')}
            </Button>
          </>
        ) : (
          <p>{t('cancelling.choice_call')}</p>
        )}
      </div>
      {chosen === 'refund' && sure}
    </OrderCard>
  )
}

type DatesProps = {
  alternatives: Alternative[]
  chosen: Alternative | null
  onChoose: (date: Alternative) => void
  /** under the chosen date */
  sure: ReactNode
}

function Dates({ alternatives, chosen, onChoose, sure }: DatesProps) {
  const t = useT()
  const lang = useLang()
  if (alternatives.length === 0) return <p className="mt-4">{t('cancelling.choice_none')}</p>
  return (
    <>
      <h3 className="mt-4 font-sans text-base font-semibold tracking-normal">{t('cancelling.choice_dates')}</h3>
      <ul className="mt-2 divide-y divide-line">
        {alternatives.map((date) => {
          const days = formatDayRange(date.start_date, date.end_date, lang)
          const isChosen = chosen?.departure_id === date.departure_id
          return (
            <li key={date.departure_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0">
                <span className="font-semibold">{days}</span>{' '}
                <span className="text-sm whitespace-nowrap text-ink-soft">
                  {t('cancelling.choice_seats', { n: date.seats_left })}
                </span>
              </span>
              <Button
                kind="outline"
                size="sm"
                aria-pressed={isChosen}
                aria-label={`${t('cancelling.choice_move')}: ${days}`}
                onClick={() => onChoose(date)}
              >
                {t('cancelling.choice_move')}
              </Button>
              {isChosen && sure}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Refund({ choice: { refund, reported, refund_by, has_other_tours } }: { choice: DepartureChoice }) {
  const t = useT()
  const lang = useLang()
  const inMoney = (list: typeof refund) => list.map((each) => formatMoney(each.amount, each.currency, lang)).join(' + ')
  return (
    <>
      {refund.length > 0 && (
        <p>{t('cancelling.choice_refund', { amount: inMoney(refund), day: formatDay(refund_by, lang) })}</p>
      )}
      {reported.length > 0 && <p>{t('cancelling.choice_reported', { amount: inMoney(reported) })}</p>}
      {refund.length + reported.length === 0 && <p>{t('cancelling.choice_unpaid')}</p>}
      {has_other_tours && <p className="mt-1 text-ink-soft">{t('cancelling.choice_all')}</p>}
    </>
  )
}
