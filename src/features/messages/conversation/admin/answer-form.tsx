import { Button, Select, Stack, Textarea } from '@mantine/core'
import { Send } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import type { Edited } from '#src/base/admin-kit/form/edits.ts'
import { LeaveGuard } from '#src/base/admin-kit/form/leave-guard.tsx'
import { tooLong } from '#src/base/admin-kit/form/too-long.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { newIdempotencyKey } from '#src/base/http/client/idempotency.ts'
import { languageName } from '#src/base/locale.ts'
import type { OfficeOrder } from '#src/features/orders/book/orders.admin.schema.ts'
import { decisions, maxMessageLength } from '#src/features/orders/conversation.links.ts'
import type { OfficeMessages } from '../conversation.schema.ts'
import classes from './conversation.module.css'
import { conversationTexts } from './conversation.strings.ts'

type Props = { found: OfficeMessages; path: string; order: OfficeOrder; onSaved: (found: OfficeMessages) => void }

/** The answer, which may close a change that was asked for. A repeat of the same answer has the same key: it is sent once. */
export function AnswerForm({ found, path, order, onSaved }: Props) {
  const t = useOfficeT(conversationTexts)
  const { lang } = usePreferences()
  const [text, setText] = useState('')
  const [closing, setClosing] = useState('')
  const [problem, setProblem] = useState<string>()
  // The last message that the writer has seen: one that came while the form was written is reported first.
  const [seen, setSeen] = useState(() => found.messages.at(-1)?.id)
  const [isLate, setLate] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const sent = useRef({ content: '', key: '' })
  const open = found.messages.filter(({ state }) => state === 'acik')
  const choices = open.flatMap(({ id, wish }) =>
    decisions.map((decision) => ({
      value: `${id} ${decision}`,
      label: t(`closes_${decision}`, { what: t(wish!) }),
    })),
  )
  const chosen = choices.some(({ value }) => value === closing) ? closing : ''
  const write = (next: string) => {
    if (text === '') setSeen(found.messages.at(-1)?.id)
    setText(next)
    setProblem(undefined)
  }
  const send = async (): Promise<boolean> => {
    if (text.trim() === '' || isSending.current) return false
    const [wish_id, decision] = chosen === '' ? [] : chosen.split(' ')
    const body = { body: text, ...(wish_id && { wish_id, decision }), ...(seen && { last: seen }) }
    const content = JSON.stringify(body)
    if (sent.current.content !== content) sent.current = { content, key: newIdempotencyKey() }
    isSending.current = true
    setBusy(true)
    const headers = { 'idempotency-key': sent.current.key }
    const answer = await officeApi().post<Edited<OfficeMessages>>(path, body, headers)
    isSending.current = false
    setBusy(false)
    toastAnswer(answer, failureIn)
    if (!answer.ok) {
      setProblem(answer.errors.body?.[0] ?? answer.message)
      if (typeof answer.facts.last === 'number') {
        setSeen(answer.facts.last)
        setLate(true)
        void officeApi()
          .get<OfficeMessages>(path)
          .then(onSaved, () => {})
      }
      return false
    }
    // What was typed and chosen while it was sent stays.
    setText((now) => (now === text ? '' : now))
    setClosing((now) => (now === closing ? '' : now))
    setLate(false)
    setProblem(undefined)
    setSeen(answer.data.data.messages.at(-1)?.id)
    onSaved(answer.data.data)
    return true
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const language = languageName(order.lang, lang)
  return (
    <form onSubmit={submit} className={classes.onScreen}>
      <LeaveGuard isDirty={text.trim() !== ''} save={null} />
      <Stack gap="sm" align="flex-start">
        <Textarea
          label={t('answer')}
          description={found.is_mailed ? t('mailed', { lang: language }) : t('not_mailed')}
          error={problem ?? tooLong(text, maxMessageLength)}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
          }}
          autosize
          minRows={3}
          maxRows={20}
          w="100%"
        />
        {choices.length > 0 && (
          <Select
            label={t('answers')}
            description={t('do_first')}
            data={[{ value: '', label: t('plain') }, ...choices]}
            value={chosen}
            onChange={(value) => setClosing(value ?? '')}
            allowDeselect={false}
            w="100%"
            maw={420}
          />
        )}
        <Button
          type="submit"
          leftSection={<Send size={16} aria-hidden="true" />}
          loading={isBusy}
          disabled={text.trim() === ''}
        >
          {t(isLate ? 'send_anyway' : 'send')}
        </Button>
      </Stack>
    </form>
  )
}
