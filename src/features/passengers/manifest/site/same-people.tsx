import { useRevalidator } from 'react-router'
import { apart } from '#src/base/direction.ts'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/controls/button.tsx'
import { FailureNotice } from '#src/base/ui/display/failure-notice.tsx'
import { focusOn } from '#src/base/ui/focus.ts'
import { showToast } from '#src/base/ui/overlays/toast.tsx'
import { useSubmission } from '#src/base/ui/use-submission.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import type { PassengersSaved, PassengerTour } from '../passengers.schema.ts'

type Props = {
  order: { order_no: string }
  orderKey: string
  tour: PassengerTour
  /** the button gets the focus */
  isNext: boolean
  onDone: () => void
}

/** One press fills the open seats of a tour with the people of the order's other tours; says who does not fit. */
export function SamePeople({ order, orderKey, tour: { item, same_people }, isNext, onDone }: Props) {
  const t = useT()
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const { problem, isSending, submit, restart } = useSubmission<PassengersSaved>({
    request: () =>
      browserApi()(lang).post<PassengersSaved>(orderApiPath(order.order_no, orderKey, '/passengers/copy'), { item }),
    onAnswer: async (answer) => {
      if (!answer.ok) return answer.status === 409 ? void revalidate() : undefined
      restart()
      const { message, data } = answer.data
      showToast({ text: [message, missingIn(data.tours)].filter(Boolean).join(' ') })
      await revalidate()
      onDone()
    },
  })
  /** What the other tours do not know, such as where people get on. */
  const missingIn = (tours: readonly PassengerTour[]) => {
    const people = tours.find((tour) => tour.item === item)?.people.filter(({ name }) => name !== '') ?? []
    const fields = [...new Set(people.flatMap(({ missing }) => missing))].map((field) => t(`passengers.${field}`))
    return fields.length > 0 && t('passengers.part', { fields: fields.join(', ') })
  }
  const { fit, unfit } = same_people
  if (fit.length + unfit.length === 0) return null
  return (
    <div className="no-print mb-3 space-y-3 rounded-field bg-main-faint px-4 py-3">
      {fit.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 text-sm [overflow-wrap:anywhere]">
            {t('passengers.same_hint', { names: fit.map(apart).join(', ') })}
          </p>
          <Button
            kind="outline"
            size="sm"
            ref={isNext ? focusOn : null}
            disabled={isSending}
            onClick={() => submit(String(item))}
          >
            {t('passengers.same', { n: fit.length })}
          </Button>
        </div>
      )}
      {unfit.length > 0 && (
        <p className="text-sm [overflow-wrap:anywhere]">
          {t('passengers.same_unfit', { names: unfit.map(apart).join(', ') })}
        </p>
      )}
      {problem && <FailureNotice failed={problem} repeatSafe={t('passengers.repeat_safe')} />}
    </div>
  )
}
