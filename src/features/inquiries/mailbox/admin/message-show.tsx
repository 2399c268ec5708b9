import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { Reply, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { focusIn } from '#src/base/admin-kit/form/focus-in.ts'
import { refreshCounts } from '#src/base/admin-kit/live/counts.ts'
import { useOfficeEvents } from '#src/base/admin-kit/live/office-events.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { ContactButtons } from '#src/base/admin-kit/show/contact-buttons.tsx'
import { placeOf } from '#src/base/admin-kit/show/list-places.ts'
import { ShowColumns } from '#src/base/admin-kit/show/show-parts.tsx'
import { TimeAgo } from '#src/base/admin-kit/time-ago-text.tsx'
import { ApiError } from '#src/base/http/client/client.ts'
import { mailboxApiPath } from '../mailbox.links.ts'
import type { Message } from '../mailbox.schema.ts'
import type { ReplyTemplate } from '../reply-templates.schema.ts'
import { mailboxEdits } from './mailbox-edits.ts'
import { mailboxTexts } from './mailbox-page.strings.ts'
import { messageTexts } from './message.strings.ts'
import { MessageSender, MessageText, MessageThread } from './message-parts.tsx'
import { StateBadge, Waiting } from './message-state.tsx'
import { MessageWork } from './message-work.tsx'
import { replyField, WriteForm, type WriteMode } from './write-form.tsx'

type Props = {
  /** The message as it was loaded. */
  opened: Message
  templates: readonly ReplyTemplate[]
  list: string
  /** Loads the message again with the screen. */
  reload: () => void
}

/** One message: the visitor's text, state and assignee, answers and notes. Follows changes of others. */
export function MessageShow({ opened, templates, list, reload }: Props) {
  const t = useOfficeT(messageTexts)
  const tBox = useOfficeT(mailboxTexts)
  const navigate = useNavigate()
  const [message, setMessage] = useState(opened)
  const { id, kind } = message
  useMarkRead(message)
  // Replaces only the message, so that drafts survive. A failed read changes nothing.
  const refresh = async () => {
    try {
      setMessage(await officeApi().get<Message>(`${mailboxApiPath(kind)}/${id}`))
    } catch (error) {
      if (error instanceof ApiError && error.refused.status === 404) reload()
    }
  }
  useOfficeEvents(['messages'], refresh)
  const [mode, setMode] = useState<WriteMode>('reply')
  const toReply = () => {
    flushSync(() => setMode('reply'))
    focusIn(document.getElementById(replyField)!)
  }
  const toList = () => void navigate(placeOf(list))
  const { toTrash, restore, remove } = mailboxEdits(kind, toList)
  return (
    <>
      <PageHead title={message.subject} back={{ to: list, label: t('back') }}>
        {message.no_answer === null && (
          <Button leftSection={<Reply size={16} aria-hidden="true" />} onClick={toReply}>
            {t('reply_tab')}
          </Button>
        )}
        <ContactButtons
          phone={message.phone}
          email={message.no_answer === 'no_mail_server' ? message.email : ''}
          subject={message.message_no}
        />
        {message.section === 'mail' ? (
          <Button
            variant="default"
            leftSection={<Trash2 size={16} aria-hidden="true" />}
            onClick={() => void toTrash([message])}
          >
            {tBox('to_trash')}
          </Button>
        ) : (
          <>
            <Button
              variant="default"
              leftSection={<Undo2 size={16} aria-hidden="true" />}
              onClick={() => void restore([message])}
            >
              {tBox('restore')}
            </Button>
            <Button
              variant="light"
              color="red"
              leftSection={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => remove([message])}
            >
              {tBox('remove')}
            </Button>
          </>
        )}
      </PageHead>
      <Stack gap="md">
        {message.section === 'trash' && (
          <Alert color="gray" variant="light">
            {t('in_trash')}
          </Alert>
        )}
        <Group gap="sm">
          <Text fw={600}>
            <bdi>{message.name}</bdi>
          </Text>
          <Text c="dimmed" size="sm" component="div">
            <TimeAgo at={message.created_at} />
          </Text>
          <StateBadge state={message.state} />
          {message.section === 'mail' && <Waiting message={message} />}
        </Group>
        <ShowColumns
          main={
            <>
              <MessageText message={message} />
              <MessageThread message={message} />
              <WriteForm
                message={message}
                templates={templates}
                mode={mode}
                setMode={setMode}
                onSaved={setMessage}
                onRefused={refresh}
              />
            </>
          }
          side={
            <>
              <MessageWork message={message} onSaved={setMessage} onRefused={refresh} />
              <MessageSender message={message} />
            </>
          }
        />
      </Stack>
    </>
  )
}

/** Opening a message marks it read; the change is announced to every tab. */
function useMarkRead({ id, kind, check }: Message): void {
  const marked = useRef<number>(undefined)
  useEffect(() => {
    if (check || marked.current === id) return
    marked.current = id
    void edit(officeApi(), 'PUT', `${mailboxApiPath(kind)}/check`, { id }).then(refreshCounts)
  }, [id, kind, check])
}
