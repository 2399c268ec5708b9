import { Button } from '@mantine/core'
import { MailOpen, Trash2, Undo2 } from 'lucide-react'
import { Link, useLocation, useRevalidator } from 'react-router'
import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import { listSearch, useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import type { RowAction } from '#src/base/admin-kit/list/row-actions.tsx'
import { useOfficeEvents } from '#src/base/admin-kit/live/office-events.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { apart } from '#src/base/direction.ts'
import { kindAt, mailboxApiPath, replyTemplatesScreen } from '../mailbox.links.ts'
import type { MessageRow, MessageRows } from '../mailbox.schema.ts'
import type { Route } from './+types/mailbox-page'
import { useMailboxColumns } from './mailbox-columns.tsx'
import { mailboxEdits } from './mailbox-edits.ts'
import { MailboxFilters, mailboxFields, SectionSwitch } from './mailbox-filters.tsx'
import { emptyTexts, kindTexts, mailboxTexts } from './mailbox-page.strings.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const kind = kindAt(new URL(request.url).pathname)
  return officeApi().get<MessageRows>(`${mailboxApiPath(kind)}${listSearch(request.url, mailboxFields)}`)
}

/** The messages of one kind, followed as they arrive. */
export default function MailboxPage({ loaderData: messages }: Route.ComponentProps) {
  const t = useOfficeT(mailboxTexts)
  const tKind = useOfficeT(kindTexts)
  const tEmpty = useOfficeT(emptyTexts)
  const kind = kindAt(useLocation().pathname)
  const { revalidate } = useRevalidator()
  const isTrash = useListQuery().shown('section') === 'trash'
  const edits = mailboxEdits(kind, () => void revalidate())
  const columns = useMailboxColumns()
  useOfficeEvents(['messages'], revalidate)
  const ofMail = (row: MessageRow): RowAction[] => [
    ...(row.check ? [] : [{ label: t('mark_read'), icon: MailOpen, onClick: () => void edits.markRead([row]) }]),
    { label: t('to_trash'), icon: Trash2, onClick: () => void edits.toTrash([row]) },
  ]
  const ofTrash = (row: MessageRow): RowAction[] => [
    { label: t('restore'), icon: Undo2, onClick: () => void edits.restore([row]) },
    { label: t('remove'), icon: Trash2, isDangerous: true, onClick: () => edits.remove([row]) },
  ]
  return (
    <ListPage
      key={kind}
      title={tKind(kind)}
      list={messages}
      nameOf={({ name, message_no }) => `${apart(name)}, ${message_no}`}
      searchIn={t('search_in')}
      filters={
        <>
          <MailboxFilters staff={messages.staff} />
          <SectionSwitch />
        </>
      }
      headActions={
        <Button component={Link} to={replyTemplatesScreen} variant="default">
          {t('templates')}
        </Button>
      }
      listParams={['section']}
      columns={columns}
      actions={isTrash ? ofTrash : ofMail}
      bulk={
        isTrash
          ? [
              { label: t('restore'), run: (rows) => void edits.restore(rows) },
              { label: t('remove'), isDangerous: true, run: (rows) => edits.remove(rows) },
            ]
          : [
              { label: t('mark_read'), run: (rows, done) => void edits.markRead(rows).then(done) },
              { label: t('to_trash'), run: (rows) => void edits.toTrash(rows) },
            ]
      }
      empty={isTrash ? t('trash_empty') : tEmpty(kind)}
    />
  )
}
