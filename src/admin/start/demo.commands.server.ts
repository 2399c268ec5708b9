import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure } from '#src/base/errors.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import type { RoomNames } from '#src/base/i18n/naming.store.server.ts'
import { deleteMailsAbout } from '#src/base/mail/outbox.store.server.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { deleteWithMails } from '#src/features/inquiries/mailbox/mailbox.commands.server.ts'
import { lockMessages } from '#src/features/inquiries/mailbox/mailbox.store.server.ts'
import { findNames } from '../audit/audit-names.store.server.ts'
import { demoTables } from '../demo.links.ts'
import { keptRecords, removedRecords } from './demo.rules.ts'
import type { OfficeDemo } from './demo.schema.ts'
import {
  closeQueues,
  countRecords,
  deleteCategories,
  deleteOrders,
  deleteRecords,
  deleteUnusedFiles,
  findDemoFacts,
  findOrderTopics,
  forgetDemo,
  hasDemo,
  lockForRemoval,
  resetCompany,
  unpublishKept,
} from './demo.store.server.ts'

/** What beginning for real deletes, and what stays. */
export async function findDemo(db: Db, rooms: readonly RoomNames[], lang: string): Promise<OfficeDemo> {
  if (!(await hasDemo(db))) return { is_demo: false, goes: [], stays: [], kept: [] }
  const { shown, kept } = await plan(db)
  const ids = Map.groupBy(kept, ({ table }) => table)
  const wanted = new Map([...ids].map(([table, own]) => [table, own.map(({ id }) => String(id))]))
  const names = await findNames(db, rooms, wanted, lang)
  const named = kept.map((record) => ({ ...record, name: names.get(record.table)?.get(String(record.id))?.name ?? '' }))
  return { is_demo: true, ...shown, kept: named }
}

async function plan(db: Db) {
  const facts = await findDemoFacts(db)
  const removed = removedRecords(facts)
  const all = await countRecords(db)
  const goes = demoTables.map((table) => ({ table, count: removed.get(table)?.length ?? 0 }))
  const stays = goes.map(({ table, count }) => ({ table, count: all.get(table)! - count }))
  const some = (list: typeof goes) => list.filter(({ count }) => count > 0)
  return { removed, kept: keptRecords(facts, removed), shown: { goes: some(goes), stays: some(stays) } }
}

export const sumOf = (goes: OfficeDemo['goes']) => goes.reduce((sum, { count }) => sum + count, 0)

/**
 * Takes the demo away and closes the site. What the agency entered or changed stays (docs/rules.md, Demo).
 * @param staff null: the operator, by `npm run office -- demo:remove`. @param records the sum that was shown before
 * @throws Failure 409 without a demo, or when other records would go than those that were shown
 */
export async function beginForReal(db: Db, staff: Staff | null, records: number): Promise<void> {
  await transaction(db, async (tx) => {
    await lockForRemoval(tx)
    if (!(await hasDemo(tx))) throw new Failure('conflict', { key: 'office.demo_gone' })
    const { removed, kept, shown } = await plan(tx)
    if (sumOf(shown.goes) !== records) throw new Failure('conflict', { key: 'office.demo_changed' })
    const of = (table: string) => removed.get(table) ?? []
    await deleteMailsAbout(tx, { topics: await findOrderTopics(tx, of('orders')) })
    await deleteOrders(tx, of('orders'))
    for (const table of ['departures', 'tours']) await deleteRecords(tx, table, of(table))
    await deleteCategories(tx, of('categories'))
    const messages = of('messages')
    if (messages.length > 0) await lockMessages(tx, null, messages)
    await deleteWithMails(tx, messages)
    const done = ['orders', 'departures', 'tours', 'categories', 'messages']
    for (const [table, ids] of removed) if (!done.includes(table)) await deleteRecords(tx, table, ids)
    await unpublishKept(tx, kept)
    await resetCompany(tx)
    await deleteUnusedFiles(tx)
    await closeQueues(tx)
    await forgetDemo(tx)
    const before = Object.fromEntries(shown.goes.map(({ table, count }) => [table, count]))
    if (staff) await record(tx, staff, { action: 'delete', entity: 'demo_rows', id: 'demo', before, after: null })
  })
}
