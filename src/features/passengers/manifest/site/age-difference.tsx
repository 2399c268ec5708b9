import { useRevalidator } from 'react-router'
import { apart } from '#src/base/direction.ts'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { Button } from '#src/base/ui/controls/button.tsx'
import { FailureNotice } from '#src/base/ui/display/failure-notice.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { showToast } from '#src/base/ui/overlays/toast.tsx'
import { useSubmission } from '#src/base/ui/use-submission.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import type { AgeDifference, PassengersSaved, PassengerTour } from '../passengers.schema.ts'

type Props = { order: { order_no: string }; orderKey: string; tour: PassengerTour; difference: AgeDifference }

/** What birth dates change of the price, with the button that accepts exactly this total. */
export function AgeDifferenceNotice({ order, orderKey, tour, difference }: Props) {
  const t = useT()
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const { currency, from, total, amount } = difference
  const money = (major: number) => formatMoney(major, currency, lang)
  const { problem, isSending, submit, restart } = useSubmission<PassengersSaved>({
    request: () =>
      browserApi()(lang).post<PassengersSaved>(orderApiPath(order.order_no, orderKey, '/passengers/accept'), {
        item: tour.item,
        total,
      }),
    onAnswer: async (answer) => {
      if (!answer.ok) return answer.status === 409 ? void revalidate() : undefined
      restart()
      showToast({ text: answer.data.message })
      await revalidate()
    },
  })
  const ages = tour.people.filter(
    ({ real_age, age }) => real_age !== null && (age === null ? real_age < 18 : real_age !== age),
  )
  return (
    <div className="no-print mb-4">
      <Notice tone="warn" title={t('passengers.age_title')}>
        {ages.map(({ seat, name, surname, real_age }) => (
          <p key={seat} className="mt-1">
            {t('passengers.age_of', { name: apart(`${name} ${surname}`), n: real_age ?? 0 })}
          </p>
        ))}
        <p className="mt-1">
          {t('passengers.age_text', {
            from: money(from),
            total: money(total),
            amount: `${amount > 0 ? '+' : '−'}${money(Math.abs(amount))}`,
          })}
        </p>
        {problem && <FailureNotice failed={problem} repeatSafe={t('passengers.repeat_safe')} />}
        <Button size="sm" className="mt-3" disabled={isSending} onClick={() => submit(String(total))}>
          {t('passengers.age_accept', { total: money(total) })}
        </Button>
      </Notice>
    </div>
  )
}
