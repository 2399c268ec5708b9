import { Button, List, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { Mail } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { toastFormAnswer } from '#src/base/admin-kit/confirm.tsx'
import { FailureAlert } from '#src/base/admin-kit/failure-alert.tsx'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import { useReturnFocus } from '#src/base/admin-kit/form/return-focus.ts'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { useOwnLoad } from '#src/base/admin-kit/show/own-load.tsx'
import { formatInstant } from '#src/base/dates.ts'
import type { ShownDeparture } from '../../departures/departure-lists.schema.ts'
import { departureMessagePath } from '../departure-cancellation.links.ts'
import type { DepartureMessage, DepartureMessages } from '../departure-message.schema.ts'
import { departureMessageTexts } from './cancel-departure.strings.ts'

type Texts = Pick<DepartureMessage, 'subject' | 'body' | 'subject_en' | 'body_en'>
const noTexts: Texts = { subject: '', body: '', subject_en: '', body_en: '' }

type Props = {
  departure: ShownDeparture
  /** what the dialog begins with, and the hours that it tells */
  draft?: Texts & Pick<DepartureMessage, 'pickups'>
  label?: string
  onSent?: () => void
}

export function DepartureMessageButton({ departure, draft, label, onSent }: Props) {
  const t = useOfficeT(departureMessageTexts)
  const [isOpen, setOpen] = useState(false)
  if (!departure.may_plan || departure.orders.length === 0) return null
  return (
    <>
      <Button
        {...(draft ? { size: 'xs', color: 'red' } : { variant: 'default' })}
        leftSection={<Mail size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {label ?? t('open')}
      </Button>
      {isOpen && (
        <MessageDialog
          id={departure.id}
          {...(draft && { draft })}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false)
            onSent?.()
          }}
        />
      )}
    </>
  )
}

const fields = ['subject', 'body', 'subject_en', 'body_en'] as const

type DialogProps = { id: number; onClose: () => void; onSent: () => void } & Pick<Props, 'draft'>

function MessageDialog({ id, draft, onClose, onSent }: DialogProps) {
  const t = useOfficeT(departureMessageTexts)
  const { found, failed } = useOwnLoad<DepartureMessages>(departureMessagePath(id), null)
  const [texts, setTexts] = useState<Texts>(() => {
    const { pickups: _, ...given } = draft ?? { ...noTexts, pickups: [] }
    return given
  })
  const { send, isBusy, errorOf } = useSend(toastFormAnswer)
  useReturnFocus()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { ...texts, ...(draft && { pickups: draft.pickups }) }
    const once = [JSON.stringify(body)]
    if (found) void send('POST', departureMessagePath(id), { body, once, onDone: onSent })
  }
  const orders = found?.orders ?? 0
  return (
    <Modal opened onClose={onClose} title={t('title')} centered size="lg" closeOnClickOutside={false}>
      <form noValidate onSubmit={submit} style={{ overflowWrap: 'anywhere' }}>
        <Stack gap="sm">
          <FailureAlert of={failed} />
          {found ? <Recipients found={found} /> : !failed && <Text size="sm">{t('loading')}</Text>}
          {fields.map((name) => {
            const Field = name.startsWith('subject') ? TextInput : Textarea
            return (
              <Field
                key={name}
                label={t(name)}
                value={texts[name]}
                onChange={({ currentTarget: { value } }) => setTexts((before) => ({ ...before, [name]: value }))}
                error={errorOf(name)}
                {...(Field === Textarea && { autosize: true, minRows: 3, maxRows: 12 })}
                {...(name === 'subject' && { 'data-autofocus': true })}
              />
            )
          })}
          <DialogEnd
            yes={t(found?.sends_mail === false ? 'write_kept' : 'send', { n: orders })}
            isBusy={isBusy}
            isDisabled={orders === 0}
            onClose={onClose}
          />
          {found && found.sent.length > 0 && <Sent sent={found.sent} />}
        </Stack>
      </form>
    </Modal>
  )
}

function Recipients({ found: { orders, foreign, without_email, sends_mail } }: { found: DepartureMessages }) {
  const t = useOfficeT(departureMessageTexts)
  if (orders === 0) return <Text size="sm">{t('nobody')}</Text>
  return (
    <div role="status">
      <List size="sm" spacing={4}>
        <List.Item>{t('to', { n: orders })}</List.Item>
        {without_email > 0 && <List.Item>{t('without_email', { n: without_email })}</List.Item>}
        {foreign > 0 && <List.Item>{t('foreign', { n: foreign })}</List.Item>}
        {!sends_mail && <List.Item>{t('no_mail_server')}</List.Item>}
      </List>
    </div>
  )
}

function Sent({ sent }: Pick<DepartureMessages, 'sent'>) {
  const t = useOfficeT(departureMessageTexts)
  const { lang } = usePreferences()
  return (
    <div>
      <Text size="sm" fw={600} mb={4}>
        {t('sent')}
      </Text>
      <Stack gap="xs">
        {sent.map(({ id, at, by, subject, body, orders }) => (
          <div key={id}>
            <Text size="xs" c="dimmed">
              {t('sent_line', { when: formatInstant(new Date(at), lang), n: orders, who: by ?? t('somebody') })}
            </Text>
            <Text size="sm" fw={500}>
              {subject}
            </Text>
            <Text size="sm" lineClamp={3}>
              {body}
            </Text>
          </div>
        ))}
      </Stack>
    </div>
  )
}
