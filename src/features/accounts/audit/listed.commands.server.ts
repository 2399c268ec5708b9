import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import {
  deleteListed,
  insertListed,
  type ListedTable,
  lockListed,
  updateListed,
} from '#src/base/db/listed-rows.server.ts'
import { type QueueList, saveQueue } from '#src/base/db/queue-order.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { type Failure, notFound } from '#src/base/errors.ts'
import type { Edits, Scope } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { assertNotStale, changedForm, changesNothing } from '#src/base/http/endpoint/edits.server.ts'
import type { Form } from '#src/base/http/endpoint/form.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { withSeoNames } from '#src/base/i18n/slugs.store.server.ts'
import { assertTexts, confirmTexts, saveTexts } from '#src/base/i18n/texts.store.server.ts'
import type { TextTable } from '#src/base/i18n/translated.store.server.ts'
import type { Texts } from '#src/base/i18n/translated.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { record } from './audit.store.server.ts'

type FormValues = { version?: number | undefined }

/** Declares a kind of record that the office lists and orders by hand: what differs from other kinds. */
export type ListedKind<T extends FormValues, I extends object> = {
  table: ListedTable
  form: Form<T>
  /** Reads one for the office, and for the audit record, where the language of its name does not matter. */
  find: (db: Db, id: number, lang: string) => Promise<I | null | undefined>
  /** Column values of the form. */
  values: (form: T) => Record<string, unknown>
  /** The list that `queue` orders; default: the whole table. */
  scopeOf?: (listed: T | I) => Scope
  /** Where a new record is listed; 'last' where the first one has a meaning of its own. Default: 'first'. */
  place?: 'first' | 'last'
  /** Translated texts. `required`: the field without which a language has no translation. `ownColumns`: texts stored in `table` itself. */
  texts?: { table: TextTable; required: string; ownColumns?: readonly string[] }
  /** Checks that need the database. @throws Failure @param before null for a new record */
  check?: (tx: Tx, form: T, before: (I & { id: number }) | null) => Promise<void>
  /** Writes rows of other tables. */
  saved?: (tx: Tx, id: number, form: T, staff: Staff) => Promise<void>
  /**
   * Archives a record that others refer to. @returns the message, or null when it can be deleted
   * @throws Failure when it can be neither deleted nor archived
   */
  archive?: (tx: Tx, found: I, id: number) => Promise<StringKey | null>
  /** Failures by constraint name, for violations that only the database detects. */
  refusals?: Record<string, () => Failure>
}

type Translated = { texts: Texts<{ seo_name?: string }>; cleared: string[]; confirmed?: string[] }

/** The edit commands of a kind. Each runs in one transaction with its audit record. */
export function listedEdits<T extends FormValues, I extends object>(
  kind: ListedKind<T, I>,
): (call: { db: Services['db']; staff: Staff }) => Edits<T> {
  return ({ db, staff }) => editsOf(kind, db, staff)
}

function editsOf<T extends FormValues, I extends object>(
  { table, form, find, values, scopeOf, place, texts, check, saved, archive, refusals = {} }: ListedKind<T, I>,
  db: Services['db'],
  staff: Staff,
): Edits<T> {
  const read = (tx: Tx, id: number) => find(tx, id, 'tr')
  const recorded = (
    tx: Tx,
    action: 'create' | 'update' | 'delete',
    id: number,
    before: I | null,
    after: object | null,
  ) => record(tx, staff, { action, entity: table, id, before, after })

  return {
    create: (fields) =>
      write(async (tx) => {
        await check?.(tx, fields, null)
        const list = { table, ...(scopeOf && { scope: scopeOf(fields) }) }
        const id = await insertListed(tx, list, values(fields), place)
        await saveParts(tx, id, fields)
        await recorded(tx, 'create', id, null, (await read(tx, id))!)
        return id
      }),
    change: (id, sent) =>
      write(async (tx) => {
        const { row, before } = await locked(tx, id)
        const fields = changedForm(form, before, sent)
        assertNotStale(row, fields.version)
        if (changesNothing(form, before, fields)) return row.version
        await check?.(tx, fields, { ...before, id })
        const [from, to] = [scopeOf?.(before), scopeOf?.(fields)]
        const moved = from && to && JSON.stringify(from) !== JSON.stringify(to) ? { from, to } : undefined
        await updateListed(tx, table, id, values(fields), moved)
        await saveParts(tx, id, fields)
        await recorded(tx, 'update', id, before, (await read(tx, id))!)
        return row.version + 1
      }),
    remove: (id) =>
      write(async (tx) => {
        const { before } = await locked(tx, id)
        const message = (await archive?.(tx, before, id)) ?? null
        if (message === null) await deleteListed(tx, { table, ...(scopeOf && { scope: scopeOf(before) }) }, id)
        const after = message === null ? null : ((await read(tx, id)) ?? { ...before, archived: true })
        await recorded(tx, 'delete', id, before, after)
        return message
      }),
    order: (scope, queue) =>
      write(async (tx) => {
        const before = { queue: await saveQueue(tx, { table, scope } as QueueList<Tables, ListedTable>, queue) }
        const id =
          Object.values(scope)
            .filter((value) => typeof value !== 'boolean')
            .map((value) => value ?? 'main')
            .join(' ') || 'all'
        await record(tx, staff, { action: 'order', entity: table, id, before, after: { queue } })
      }),
  }

  async function locked(tx: Tx, id: number) {
    const row = await lockListed(tx, table, id)
    // Read after the lock, so that concurrent saves are seen.
    const before = row && (await read(tx, id))
    if (!row || !before) throw notFound()
    return { row, before }
  }

  async function saveParts(tx: Tx, id: number, fields: T): Promise<void> {
    if (texts) await saveTranslations(tx, texts, id, fields as unknown as Translated)
    await saved?.(tx, id, fields, staff)
  }

  function write<R>(work: (tx: Tx) => Promise<R>): Promise<R> {
    return transaction(db, work).catch((error: unknown) => {
      throw refusals[String((error as { constraint?: unknown } | null)?.constraint)]?.() ?? error
    })
  }
}

async function saveTranslations(
  tx: Tx,
  { table, required, ownColumns }: NonNullable<ListedKind<FormValues, object>['texts']>,
  id: number,
  { texts, cleared, confirmed }: Translated,
): Promise<void> {
  await assertTexts(tx, texts, required)
  const hasSlugs = Object.values(texts).some((text) => text.seo_name !== undefined)
  const named = hasSlugs
    ? await withSeoNames(tx, table, id, texts as Texts<{ seo_name: string }>, (text) => String(text[required as never]))
    : texts
  const rows = Object.entries(named).map(([lang, text]) => [
    lang,
    Object.fromEntries(Object.entries(text).filter(([column]) => ownColumns?.includes(column) ?? true)),
  ])
  await saveTexts(tx, table, id, Object.fromEntries(rows), cleared)
  await confirmTexts(tx, table, id, confirmed)
}
