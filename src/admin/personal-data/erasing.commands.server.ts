import type { Tx } from '#src/base/db/connect.server.ts'
import type { Documents } from '#src/base/files/documents.server.ts'
import { clearMailsAbout, deleteMailsAbout } from '#src/base/mail/outbox.store.server.ts'
import { rewriteRecords } from '#src/features/accounts/audit/audit.store.server.ts'
import { deleteWithMails } from '#src/features/inquiries/mailbox/mailbox.commands.server.ts'
import {
  anonymiseOrders,
  clearCorrections,
  type Erasing,
  eraseOrderDetails,
  type Touched,
} from './erase.store.server.ts'
import { mailsOfOrders } from './mails-about.queries.server.ts'
import { type Contact, type Customer, withoutContact, withoutFormer, withoutPerson } from './person.rules.ts'
import type { CorrectedOrder, FoundMessage, NumberedOrder } from './person.store.server.ts'

export type Counts = Record<string, number>
export type Done = { counts: Counts; files: string[] }

/** What a transaction of erasing needs to know beforehand. @param secret the key 'outbox' of the application */
export type Erasure = { at: Date; secret: Buffer }

/**
 * Erases orders in a transaction that has locked them. Their records of actions lose what they say about people.
 * @param gone made anonymous @param kept only what they needed for the journey goes, and who their customer was before a correction
 */
export async function eraseOrders(
  tx: Tx,
  { gone, kept }: { gone: readonly NumberedOrder[]; kept: readonly (NumberedOrder & Customer)[] },
  { at, secret }: Erasure,
): Promise<Done> {
  const ids = (orders: readonly NumberedOrder[]) => orders.map(({ id }) => id)
  const ofGone = await mailsOfOrders(tx, gone)
  const ofKept = await mailsOfOrders(tx, kept)
  const details = await eraseOrderDetails(tx, ids([...gone, ...kept]), at)
  const whole: Erasing = gone.length > 0 ? await anonymiseOrders(tx, ids(gone), at) : { touched: {}, files: [] }
  const mails = (await deleteMailsAbout(tx, ofGone)) + (await clearMailsAbout(tx, ofKept, secret, at))
  const records =
    (await rewriteTouched(tx, details.touched)) +
    (await rewriteTouched(tx, whole.touched)) +
    (await eraseFormer(tx, kept))
  return {
    counts: {
      orders: gone.length,
      passengers: details.touched.passengers?.length ?? 0,
      conversations: details.touched.order_messages?.length ?? 0,
      mails,
      records,
    },
    files: [...details.files, ...whole.files],
  }
}

/** Records of orders that stay lose who their customer was before a correction. @returns how many changed */
async function eraseFormer(tx: Tx, orders: readonly (NumberedOrder & Customer)[]): Promise<number> {
  const present = new Map(orders.map(({ id, name, city, email, phone }) => [id, { name, city, email, phone }]))
  const which = { entity: 'orders', ids: [...present.keys()] } as const
  return rewriteRecords(tx, which, (side, id) => withoutFormer(side, present.get(id)!))
}

/** Erases an address or number from the corrections of orders that have another one now. @returns how many records changed */
export async function eraseCorrected(tx: Tx, contact: Contact, orders: readonly CorrectedOrder[]): Promise<number> {
  for (const { id, written } of orders) await clearCorrections(tx, id, written)
  const which = { entity: 'orders', ids: orders.map(({ id }) => id) } as const
  return rewriteRecords(tx, which, (side) => withoutContact(side, contact))
}

/** Deletes messages in a transaction that has locked them, with their mails. */
export async function eraseMessages(tx: Tx, messages: readonly FoundMessage[]): Promise<Done> {
  if (messages.length === 0) return { counts: {}, files: [] }
  const ids = messages.map(({ id }) => id)
  const mails = await deleteWithMails(tx, ids)
  const records = await rewriteTouched(tx, {
    messages: ids,
    message_entries: messages.flatMap(({ entries }) => entries),
  })
  return {
    counts: { messages: messages.length, mails, records },
    files: messages.flatMap(({ file }) => file ?? []),
  }
}

/** @returns how many records of actions changed */
export async function rewriteTouched(tx: Tx, touched: Touched): Promise<number> {
  let records = 0
  for (const [entity, ids] of Object.entries(touched) as [keyof Touched, number[]][])
    if (ids.length > 0) records += await rewriteRecords(tx, { entity, ids }, (side) => withoutPerson(side))
  return records
}

/** Adds up parts of an erasure; parts without rows are left out. */
export function together(...done: readonly Done[]): Done {
  const counts: Counts = {}
  for (const part of done)
    for (const [name, n] of Object.entries(part.counts)) if (n > 0) counts[name] = (counts[name] ?? 0) + n
  return { counts, files: done.flatMap(({ files }) => files) }
}

/** After the commit. A file that cannot be removed now is an orphan, which an hourly sweep removes. */
export async function removeFiles(documents: Documents, files: readonly string[]): Promise<void> {
  for (const file of files) await documents.remove(file).catch(() => {})
}
