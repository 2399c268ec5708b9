import { Button, Select, Stack, Textarea } from '@mantine/core'
import { Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { toastFormAnswer } from '#src/base/admin-kit/confirm.tsx'
import type { Edited } from '#src/base/admin-kit/form/edits.ts'
import { LeaveGuard } from '#src/base/admin-kit/form/leave-guard.tsx'
import { tooLong } from '#src/base/admin-kit/form/too-long.ts'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
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
  // The last message that the writer has seen: the server reports a newer one before it saves.
  const [seen, setSeen] = useState(() => found.messages.at(-1)?.id)
  const [isLate, setLate] = useState(false)
  const { send, isBusy, refused, errorOf, forget } = useSend(toastFormAnswer)
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
    forget()
  }
  const answer = () => {
    if (text.trim() === '') return
    const [wish_id, decision] = chosen === '' ? [] : chosen.split(' ')
    const body = { body: text, ...(wish_id && { wish_id, decision }), ...(seen && { last: seen }) }
    void send<Edited<OfficeMessages>>('POST', path, {
      body,
      once: [JSON.stringify(body)],
      onDone: ({ data }) => {
        // Text typed and a choice made during the request stay.
        setText((now) => (now === text ? '' : now))
        setClosing((now) => (now === closing ? '' : now))
        setLate(false)
        setSeen(data.messages.at(-1)?.id)
        onSaved(data)
      },
      onRefused: ({ facts }) => {
        if (typeof facts.last !== 'number') return
        setSeen(facts.last)
        setLate(true)
        void officeApi()
          .get<OfficeMessages>(path)
          .then(onSaved, () => {})
      },
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    answer()
  }
  const language = languageName(order.lang, lang)
  return (
    <form onSubmit={submit} className={classes.onScreen}>
      <LeaveGuard isDirty={text.trim() !== ''} save={null} />
      <Stack gap="sm" align="flex-start">
        <Textarea
          label={t('answer')}
          description={found.is_mailed ? t('mailed', { lang: language }) : t('not_mailed')}
          error={errorOf('body') ?? refused?.message ?? tooLong(text, maxMessageLength)}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) answer()
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
