import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/controls/button.tsx'
import { TextArea } from '#src/base/ui/controls/field.tsx'
import { FailureNotice } from '#src/base/ui/display/failure-notice.tsx'
import { Dialog } from '#src/base/ui/overlays/dialog.tsx'
import { showToast } from '#src/base/ui/overlays/toast.tsx'
import { useSubmission } from '#src/base/ui/use-submission.ts'
import { CancelDeduction, useDeduction } from '#src/features/amendments/cancelling/site/cancel-deduction.tsx'
import type { Order, OrderChanged } from '#src/features/orders/book/orders.schema.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'

type Props = {
  order: Order
  orderKey: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Explains the effect of cancelling before it is confirmed, and again when it has changed. The reason survives closing the dialog. */
export default function OrderCancelDialog({ order, orderKey, isOpen, onOpenChange }: Props) {
  const t = useT()
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState('')
  const kind = order.cancelling ?? 'request'
  /** how often the answer was that something has changed since it was shown */
  const [conflicts, setConflicts] = useState(0)
  const deduction = useDeduction(order, orderKey, { isWanted: isOpen && kind === 'request', round: conflicts })

  const { errors, problem, isSending, submit, restart } = useSubmission<OrderChanged>({
    request: () => {
      const path = orderApiPath(order.order_no, orderKey, '/cancel-request')
      return browserApi()(lang).post<OrderChanged>(path, {
        reason: reason.trim(),
        effect: kind,
        ...(deduction && { day: deduction.day }),
      })
    },
    onAnswer: async (answer) => {
      if (!answer.ok) {
        if (answer.status !== 409) return
        await revalidate()
        setConflicts(conflicts + 1)
        return
      }
      restart()
      // Closed first: it gives the focus back, and then the new state takes it (order-head.tsx).
      onOpenChange(false)
      await revalidate()
      showToast({ text: answer.data.message })
    },
  })

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t(kind === 'now' ? 'result.cancel_now' : 'result.cancel_request')}
      closeLabel={t('ui.close')}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('result.cancel_keep')}</Button>
          <Button
            kind="outline"
            disabled={isSending || (kind === 'request' && deduction === undefined)}
            onClick={() => submit('')}
          >
            {t(
              isSending
                ? 'result.notice_sending'
                : kind === 'now'
                  ? 'result.cancel_now_yes'
                  : 'result.cancel_request_yes',
            )}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {deduction ? (
          <CancelDeduction deduction={deduction} />
        ) : (
          <p>
            {t(
              kind === 'now'
                ? 'result.cancel_now_text'
                : deduction === undefined
                  ? 'cancelling.wait'
                  : 'result.cancel_request_text',
            )}
          </p>
        )}
        <TextArea
          label={t('result.cancel_reason')}
          optional={t('ui.optional')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={errors.reason}
        />
        {problem && !errors.reason && <FailureNotice failed={problem} repeatSafe={t('result.cancel_repeat_safe')} />}
      </div>
    </Dialog>
  )
}
