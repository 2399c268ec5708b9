import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/controls/button.tsx'
import { Options, Select, TextArea } from '#src/base/ui/controls/field.tsx'
import { Announcement } from '#src/base/ui/display/announcement.tsx'
import { FailureNotice } from '#src/base/ui/display/failure-notice.tsx'
import { showToast } from '#src/base/ui/overlays/toast.tsx'
import { useSubmission } from '#src/base/ui/use-submission.ts'
import { messagesAnchor, wishes } from '#src/features/orders/conversation.links.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import type { MessageSent } from '../conversation.schema.ts'

type Props = { order: { order_no: string }; orderKey: string; kind: 'message' | 'wish'; onDone: () => void }

/** A message to the agency, or a change to ask for. */
export default function MessageForm({ order, orderKey, kind, onDone }: Props) {
  const t = useT()
  const lang = useLang()
  const form = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const [body, setBody] = useState('')
  const [wish, setWish] = useState<(typeof wishes)[number]>(wishes[0])
  const isWish = kind === 'wish'
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('select, textarea')?.focus()
  }, [])
  const { errors, problem, isSending, submit } = useSubmission<MessageSent>({
    request: (intent) => {
      const path = orderApiPath(order.order_no, orderKey, '/messages')
      const headers = { 'idempotency-key': intent.key }
      return browserApi()(lang).post<MessageSent>(path, { body, ...(isWish && { wish }) }, headers)
    },
    onAnswer: async (answer) => {
      if (!answer.ok) return form.current?.querySelector('textarea')?.focus()
      showToast({ text: answer.data.message })
      await revalidate()
      onDone()
      document.getElementById(messagesAnchor)?.scrollIntoView({ block: 'nearest' })
    },
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(JSON.stringify([isWish ? wish : '', body]))
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-4 max-w-[42rem] space-y-4">
      {isWish && (
        <Select
          label={t('result.msg_wish')}
          value={wish}
          onChange={({ target }) => setWish(target.value as typeof wish)}
          error={errors.wish}
        >
          <Options values={wishes} textOf={(value) => t(`result.msg_wish_${value}`)} />
        </Select>
      )}
      <TextArea
        label={t(isWish ? 'result.msg_wish_body' : 'result.msg_body')}
        hint={isWish ? t(`result.msg_hint_${wish}`) : undefined}
        required
        value={body}
        onChange={({ target }) => setBody(target.value)}
        error={errors.body}
      />
      {isWish && <p className="text-sm text-ink-soft">{t('result.msg_price')}</p>}
      {problem && !errors.body && <FailureNotice failed={problem} repeatSafe={t('result.msg_repeat_safe')} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'result.msg_sending' : 'result.msg_send')}
        </Button>
        <Button kind="outline" onClick={onDone}>
          {t('result.msg_leave')}
        </Button>
        <Announcement>{isSending && t('result.msg_sending')}</Announcement>
      </div>
    </form>
  )
}
