import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { unnamed } from '#src/features/agency/company.store.server.ts'
import { findUsedImages } from '#src/features/files/used-images.store.server.ts'
import { orderTopic } from '#src/features/orders/orders.links.ts'
import { demoTables } from '../demo.links.ts'
import type { DemoFacts, KeptRecord } from './demo.rules.ts'

export async function hasDemo(db: Db): Promise<boolean> {
  return (await db.selectFrom('demo_rows').select('row_key').limit(1).executeTakeFirst()) !== undefined
}

/** Blocks writes to the tables that the removal decides on until the transaction ends; reads go on. */
export async function lockForRemoval(tx: Tx): Promise<void> {
  await sql`LOCK TABLE demo_rows, orders, order_items, departures, tours, tour_categories, categories, payments, audit_events IN SHARE ROW EXCLUSIVE MODE`.execute(
    tx,
  )
}

/** Changes of these fields make a departure the agency's own. Cancelling it, messages and room plans count as trials. */
const departureFacts = [
  ...['product_id', 'start_date', 'end_date', 'quota', 'currency', 'sales_cutoff_days', 'min_participants', 'note'],
  ...['multi_room_price', 'single_room_price', ...[1, 2, 3, 4].map((n) => `child_age_range_${n}_price`)],
]

export async function findDemoFacts(db: Db): Promise<DemoFacts> {
  // Sorting a list, previews, reading a message and trials with a departure are no changes.
  const { rows } = await sql<{ name: string; id: number; is_changed: boolean }>`
    SELECT table_name AS name, row_key::bigint AS id,
           EXISTS (SELECT FROM audit_events WHERE entity = table_name AND entity_id = row_key
                      AND action NOT IN ('order', 'preview_link')
                      AND (entity <> 'departures' OR after ?| ${departureFacts}::text[])) AS is_changed
      FROM demo_rows WHERE facts IS NULL AND table_name <> 'videos'`.execute(db)
  const setsOf = (list: typeof rows) =>
    new Map([...Map.groupBy(list, ({ name }) => name)].map(([name, own]) => [name, new Set(own.map(({ id }) => id))]))
  return {
    seeded: setsOf(rows),
    changed: setsOf(rows.filter(({ is_changed }) => is_changed)),
    departures: await db.selectFrom('departures').select(['id', 'tour_id']).execute(),
    items: await db.selectFrom('order_items').select(['order_id', 'tour_id', 'departure_id']).distinct().execute(),
    categories: await db.selectFrom('categories').select(['id', 'parent_id']).execute(),
    tourCategories: await db.selectFrom('tour_categories').select(['tour_id', 'category_id']).execute(),
    accepted: await db.selectFrom('order_contracts').select(['order_id', 'contract_id']).distinct().execute(),
    payments: await db.selectFrom('payments').select(['order_id', 'bank_account_id']).execute(),
  }
}

/** Number of records of each table of the demo. */
export async function countRecords(db: Db): Promise<Map<string, number>> {
  const counts = demoTables.map(
    (table) => sql`SELECT ${table} AS name, count(*)::int AS count FROM ${sql.table(table)}`,
  )
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` UNION ALL `)}`.execute(db)
  return new Map(rows.map(({ name, count }) => [name, count]))
}

/** Topics of the mails about orders. */
export async function findOrderTopics(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const orders = await tx.selectFrom('orders').select('order_no').where('id', '=', sql<number>`ANY (${ids})`).execute()
  return orders.map(({ order_no }) => orderTopic(order_no))
}

/**
 * Tours of the demo that stay become drafts until the agency has looked at them; contracts and bank accounts that stay only as the record of an
 * order are shown to nobody.
 */
export async function unpublishKept(tx: Tx, kept: readonly KeptRecord[]): Promise<void> {
  const of = (table: string, isOurs = (_: KeptRecord) => true) =>
    kept.filter((record) => record.table === table && isOurs(record)).map(({ id }) => id)
  await sql`
    UPDATE tours SET status = 'taslak', version = version + 1 WHERE id = ANY (${of('tours')}) AND status = 'yayinda'`.execute(
    tx,
  )
  const ofOrder = (table: string) => of(table, ({ reason }) => reason === 'order')
  await sql`UPDATE contracts SET active = false WHERE id = ANY (${ofOrder('contracts')})`.execute(tx)
  await sql`UPDATE bank_accounts SET active = false, archived = true WHERE id = ANY (${ofOrder('bank_accounts')})`.execute(
    tx,
  )
}

/** Also deletes pending alerts about them. */
export async function deleteOrders(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    DELETE FROM alert_queue
     WHERE (cause = 'orders' AND record_id = ANY (${ids}))
        OR (cause = 'payments' AND record_id IN (SELECT id FROM payments WHERE order_id = ANY (${ids})))
        OR (cause IN ('cancellations', 'cards') AND record_id IN (SELECT id FROM order_events WHERE order_id = ANY (${ids})))
        OR (cause = 'order_messages' AND record_id IN (SELECT id FROM order_messages WHERE order_id = ANY (${ids})))`.execute(
    tx,
  )
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT departure_id AS id FROM order_items WHERE order_id = ANY (${ids})`.execute(tx)
  await sql`DELETE FROM orders WHERE id = ANY (${ids})`.execute(tx)
  // Departures that stay have the seats of the remaining orders.
  await sql`
    UPDATE departures SET seats_taken = coalesce((SELECT sum(seats) FROM order_items
            WHERE departure_id = departures.id AND seats_released_at IS NULL), 0)
     WHERE id = ANY (${rows.map(({ id }) => id)})`.execute(tx)
}

export async function deleteRecords(tx: Tx, table: string, ids: readonly number[]): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)} WHERE id = ANY (${ids})`.execute(tx)
}

/** Children first. */
export async function deleteCategories(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`DELETE FROM categories WHERE id = ANY (${ids}) AND parent_id IS NOT NULL`.execute(tx)
  await sql`DELETE FROM categories WHERE id = ANY (${ids})`.execute(tx)
}

/** Files of departures, also of those that stay, and pictures and films of the demo that nothing shows any more. Their files are removed by a sweep. */
export async function deleteUnusedFiles(tx: Tx): Promise<void> {
  await sql`
    DELETE FROM departure_files USING demo_rows WHERE table_name = 'departure_files' AND row_key = departure_files.id::text`.execute(
    tx,
  )
  const { rows } = await sql<{ id: number; file: string }>`
    SELECT images.id, file FROM images JOIN demo_rows ON table_name = 'images' AND row_key = images.id::text
     WHERE NOT EXISTS (SELECT FROM audit_events WHERE entity = 'images' AND entity_id = row_key)`.execute(tx)
  const used = await findUsedImages(tx, rows)
  await deleteRecords(
    tx,
    'images',
    rows.filter(({ id }) => !used.has(id)).map(({ id }) => id),
  )
  await sql`
    DELETE FROM videos USING demo_rows
     WHERE table_name = 'videos' AND row_key = videos.file AND NOT EXISTS (SELECT FROM contents WHERE file_video = videos.file)
       AND NOT EXISTS (SELECT FROM posts WHERE file_video = videos.file)`.execute(tx)
}

/** Deletes texts, titles and rates that are still as seeded, and empties unchanged fields of the company. */
export async function resetCompany(tx: Tx): Promise<void> {
  for (const table of ['company_texts', 'exchange_rates', 'page_meta'])
    await sql`
      DELETE FROM ${sql.table(table)} AS own USING demo_rows
       WHERE table_name = ${table} AND facts = to_jsonb(own) - 'version'`.execute(tx)
  const company = await tx.selectFrom('company').selectAll().forUpdate().executeTakeFirst()
  const seeded = await tx.selectFrom('demo_rows').select('facts').where('table_name', '=', 'company').executeTakeFirst()
  if (!company || !seeded) return
  const facts = seeded.facts as Record<string, unknown>
  const { projectCompanyName, mainColor, secondColor, mainLogo, favIcoLogo, ...empty } = unnamed
  const defaults: Record<string, unknown> = {
    ...empty,
    ...{ project_company_name: projectCompanyName, main_color: mainColor, second_color: secondColor },
  }
  const same = Object.entries(defaults).filter(
    ([name]) => JSON.stringify(company[name as keyof typeof company]) === JSON.stringify(facts[name]),
  )
  await tx.updateTable('company').set(Object.fromEntries(same)).execute()
  // Texts in which only one field was changed.
  await sql`
    UPDATE ${sql.table('company_texts')} AS own
       SET name = CASE WHEN own.name = facts ->> 'name' THEN company.project_company_name ELSE own.name END,
           slogan = CASE WHEN own.slogan = facts ->> 'slogan' THEN '' ELSE own.slogan END
      FROM demo_rows, company WHERE table_name = 'company_texts' AND row_key = own.lang`.execute(tx)
}

/** Lists have the numbers n to 1 again (docs/rules.md, Queue). */
export async function closeQueues(tx: Tx): Promise<void> {
  const lists: Record<string, string[]> = {
    tours: [],
    categories: ['parent_id'],
    contents: ['page', 'section'],
    posts: ['section'],
    contracts: [],
    bank_accounts: [],
    contact_information: [],
    social_media: [],
    certificates: [],
    cancellation_policies: [],
    pickup_points: [],
  }
  for (const [table, scope] of Object.entries(lists)) {
    const part = scope.length === 0 ? sql`` : sql`PARTITION BY ${sql.join(scope.map((name) => sql.ref(name)))}`
    await sql`
      UPDATE ${sql.table(table)} AS own SET queue = place
        FROM (SELECT id, row_number() OVER (${part} ORDER BY queue, id DESC) AS place FROM ${sql.table(table)}) AS numbered
       WHERE own.id = numbered.id AND own.queue <> place`.execute(tx)
  }
}

/** Forgets which records were of the demo, and closes the site until the agency opens it. */
export async function forgetDemo(tx: Tx): Promise<void> {
  await tx.deleteFrom('demo_rows').execute()
  await tx.updateTable('settings').set({ opened_at: null }).execute()
}
