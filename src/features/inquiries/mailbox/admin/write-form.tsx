import { Alert, Button, Group, SegmentedControl, Select, Stack, Textarea } from '@mantine/core'
import { NotebookPen, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LeaveGuard } from '#src/base/admin-kit/form/leave-guard.tsx'
import { tooLong } from '#src/base/admin-kit/form/too-long.ts'
import { useMay } from '#src/base/admin-kit/may.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Part } from '#src/base/admin-kit/show/show-parts.tsx'
import { languageName } from '#src/base/locale.ts'
import { filledTemplate } from '../mailbox.rules.ts'
import type { Message } from '../mailbox.schema.ts'
import type { ReplyTemplate } from '../reply-templates.schema.ts'
import { messageTexts } from './message.strings.ts'
import { type Draft, useNoteDraft, useReplyDraft } from './use-draft.ts'

export type WriteMode = 'reply' | 'note'
/** Id of the answer's field. */
export const replyField = 'reply-text'

type Props = {
  message: Message
  templates: readonly ReplyTemplate[]
  mode: WriteMode
  setMode: (mode: WriteMode) => void
  onSaved: (message: Message) => void
  /** Loads concurrent changes of others. */
  onRefused: () => Promise<void>
}

/** Writes an answer to the visitor or an internal note. Both drafts stay while the other one is written. */
export function WriteForm({ message, templates, mode, setMode, onSaved, onRefused }: Props) {
  const t = useOfficeT(messageTexts)
  const reply = useReplyDraft(message, onSaved, onRefused)
  const note = useNoteDraft(message, onSaved, onRefused)
  const isReplying = reply.text.trim() !== ''
  return (
    <Part title={t('write')}>
      {/* A reply that is being written is not mailed in passing. */}
      <LeaveGuard isDirty={isReplying || note.text.trim() !== ''} save={isReplying ? null : note.send} />
      <Stack gap="sm">
        {message.no_answer ? (
          <NoAnswer message={message} />
        ) : (
          <SegmentedControl
            aria-label={t('write')}
            value={mode}
            onChange={(value) => setMode(value as WriteMode)}
            data={[
              { value: 'reply', label: t('reply_tab') },
              { value: 'note', label: t('note_tab') },
            ]}
            style={{ alignSelf: 'flex-start' }}
          />
        )}
        {mode === 'note' || message.no_answer ? (
          <DraftField
            draft={note}
            label={t('note')}
            help={t('note_help')}
            max={3000}
            button={t('add_note')}
            icon={<NotebookPen size={16} aria-hidden="true" />}
          />
        ) : (
          <ReplyField message={message} templates={templates} draft={reply} />
        )}
      </Stack>
    </Part>
  )
}

function ReplyField({
  message,
  templates,
  draft,
}: {
  message: Message
  templates: readonly ReplyTemplate[]
  draft: Draft & { isLate: boolean }
}) {
  const t = useOfficeT(messageTexts)
  const { lang } = usePreferences()
  const language = languageName(message.lang, lang)
  // Templates in the visitor's language first.
  const own = templates
    .filter(({ kind }) => kind === message.kind)
    .toSorted((a, b) => Number(b.lang === message.lang) - Number(a.lang === message.lang))
  const insert = (id: string | null) => {
    const chosen = own.find((each) => String(each.id) === id)
    if (!chosen) return
    const text = filledTemplate(chosen.body, message)
    draft.set(draft.text.trim() === '' ? text : `${draft.text.trimEnd()}\n\n${text}`)
  }
  return (
    <>
      {own.length > 0 && (
        <Select
          label={t('template')}
          placeholder={t('choose_template')}
          data={own.map(({ id, name, lang: of }) => ({
            value: String(id),
            label: of === message.lang ? name : t('other_language', { name, lang: of.toUpperCase() }),
          }))}
          value={null}
          onChange={insert}
          maw={340}
        />
      )}
      <DraftField
        id={replyField}
        draft={draft}
        label={t('reply')}
        help={t('reply_help', { email: message.email, lang: language })}
        max={5000}
        rows={8}
        button={t(draft.isLate ? 'send_anyway' : 'send')}
        icon={<Send size={16} aria-hidden="true" />}
      />
    </>
  )
}

type FieldProps = {
  id?: string
  draft: Draft
  label: string
  help: string
  max: number
  rows?: number
  button: string
  icon: ReactNode
}

function DraftField({ id, draft, label, help, max, rows = 4, button, icon }: FieldProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void draft.send()
      }}
    >
      <Stack gap="sm" align="flex-start">
        <Textarea
          id={id}
          label={label}
          description={help}
          error={draft.problem ?? tooLong(draft.text, max)}
          value={draft.text}
          onChange={({ currentTarget }) => draft.set(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void draft.send()
          }}
          autosize
          minRows={rows}
          maxRows={24}
          w="100%"
        />
        <Button type="submit" leftSection={icon} loading={draft.isBusy} disabled={draft.text.trim() === ''}>
          {button}
        </Button>
      </Stack>
    </form>
  )
}

/** Why no answer can be mailed from here, and what to do instead. */
function NoAnswer({ message: { no_answer, email, message_no } }: { message: Message }) {
  const t = useOfficeT(messageTexts)
  const maySet = useMay('settings')
  return (
    <Alert color="yellow" variant="light" title={t(no_answer!)}>
      {no_answer === 'no_mail_server' && (
        <Group gap="xs">
          <Button component="a" variant="default" href={`mailto:${email}?subject=${encodeURIComponent(message_no)}`}>
            {t('own_program')}
          </Button>
          {maySet && (
            <Button component={Link} to="/admin/settings/mail" variant="subtle">
              {t('to_mail_settings')}
            </Button>
          )}
        </Group>
      )}
    </Alert>
  )
}
