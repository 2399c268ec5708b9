import { useLocation } from 'react-router'
import { Target } from '#src/base/admin-kit/form/target.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { kindAt, mailboxApiPath, mailboxScreen, replyTemplatesApiPath } from '../mailbox.links.ts'
import type { Message } from '../mailbox.schema.ts'
import type { ReplyTemplate } from '../reply-templates.schema.ts'
import { MessageShow } from './message-show.tsx'

export default function MessagePage() {
  const { pathname, state } = useLocation()
  const kind = kindAt(pathname)
  // The list as it was left: its section, search and page.
  const search = (state as { search?: unknown } | null)?.search
  const list = `${mailboxScreen(kind)}${typeof search === 'string' ? search : ''}`
  const load = async (id: number) => {
    const [message, templates] = await Promise.all([
      officeApi().get<Message>(`${mailboxApiPath(kind)}/${id}`),
      officeApi().get<ReplyTemplate[]>(replyTemplatesApiPath),
    ])
    return { message, templates }
  }
  return (
    <Target list={list} load={load}>
      {({ message, templates }, reload) => (
        <MessageShow opened={message} templates={templates} list={list} reload={reload} />
      )}
    </Target>
  )
}
