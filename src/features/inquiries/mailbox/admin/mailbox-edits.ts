import { confirmDelete, toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { refreshCounts } from '#src/base/admin-kit/live/counts.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { officeLang, reasonOf, textIn } from '#src/base/admin-kit/office-texts.ts'
import { toastDone, toastFailed } from '#src/base/admin-kit/toasts.ts'
import type { MessageKind } from '../../inquiries.links.ts'
import { mailboxApiPath } from '../mailbox.links.ts'
import type { MessageRow } from '../mailbox.schema.ts'
import { mailboxTexts } from './mailbox-page.strings.ts'

/** One message or several of a kind. */
type Chosen = readonly Pick<MessageRow, 'id' | 'name'>[]

const idsOf = (rows: Chosen) => JSON.stringify(rows.map(({ id }) => id))

/** Each shows its result as a toast and follows the counters. @param then called after success */
export function mailboxEdits(kind: MessageKind, then: () => void) {
  const path = mailboxApiPath(kind)
  const done = () => {
    refreshCounts()
    then()
  }
  const put = async (what: string, body: object) => {
    if (toastAnswer(await edit(officeApi(), 'PUT', `${path}/${what}`, body))) done()
  }
  return {
    toTrash: async (rows: Chosen) => {
      const answer = await edit(officeApi(), 'PUT', `${path}/trash`, { trash_list: idsOf(rows) })
      if (!answer.ok) return toastFailed(textIn(mailboxTexts, officeLang())('trash_failed'), reasonOf(answer))
      toastDone(answer.data.message)
      done()
    },
    restore: (rows: Chosen) => put('restore', { mail_list: idsOf(rows) }),
    markRead: (rows: Chosen) => put('check', { check_list: idsOf(rows) }),
    /** Asks first. */
    remove: (rows: Chosen) =>
      confirmDelete(
        rows.length === 1 ? rows[0]!.name : textIn(mailboxTexts, officeLang())('remove_several', { n: rows.length }),
        () => edit(officeApi(), 'DELETE', path, { delete_list: idsOf(rows) }),
        done,
      ),
  }
}
