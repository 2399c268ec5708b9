import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDisk } from '#src/base/files/disk.server.ts'
import { openDocuments } from '#src/base/files/documents.server.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { insertSample } from '#src/features/inquiries/mailbox/mailbox.fixture.ts'
import { officeKeyOf } from '#src/features/orders/book/order-key.queries.server.ts'
import { officeAgency } from '#src/features/orders/office-orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { fixtures } from '#src/tests/rooms.fixture.ts'
import { dumpOf, orderOf, type TestPerson, tablesWith } from '../person.fixture.ts'
import { sweepPersonalData } from './retention.commands.server.ts'
import { retentionRules } from './retention.rules.ts'

const agency = officeAgency(new Date('2026-11-21T10:00:00Z'))
const folder = mkdtempSync(join(tmpdir(), 'seyyah-retention-'))
const documents = openDocuments(openDisk(folder), pictureWork)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Tables without a word about a person: the catalogue, the agency itself, settings, counters and references. Those of no room are named here. */
const impersonal = [
  ...['app_keys', 'page_changes', 'slug_redirects', 'sweep_runs'],
  ...fixtures.flatMap((room) => room.impersonal ?? []),
]

/** Of tables with data about people, the columns that can hold text and say nothing about a person. */
const plain: Record<string, string> = {
  audit_events: 'action entity entity_id',
  card_attempts: 'attempt_no currency installments lang provider rate_source rate_day status',
  card_refunds: 'status',
  departure_files: '',
  departure_infos: 'meeting_time',
  departures: 'currency status start_date end_date',
  failures: 'kind day',
  intents: 'command',
  message_entries: 'kind',
  messages: 'kind section state lang message_no',
  order_cancellations: 'by day',
  // The hash of a long text, from which nothing leads back.
  order_contracts: 'acceptance lang name body_hash',
  order_events: 'action from_status kind to_status',
  order_messages: 'state wish',
  order_moves: 'by from_start from_end to_start to_end',
  order_search: 'start_date',
  orders: 'lang order_no payment_status source status',
  outbox: 'message_key reply_to topic',
  papers: 'kind lang logo void_reason',
  passkeys: 'rp_id',
  payment_links: 'code currency valid_until',
  payments: 'currency method paid_on rate_day rate_source reported_rate_day reported_rate_source status',
  personal_data_events: 'kind',
  refusals: 'kind',
  saved_filters: 'screen',
  users: 'office_lang role_group',
}

/** Names of columns that hold data about people wherever they are. */
const suspicious = /(^|_)(e?mail|phone|tckn|passport|birth|surname|ip|person|customer|recipient|sender)(_|$)/
const known: Record<string, string> = {
  // The agency's own address, as its customers read it.
  settings:
    'mail_from_address mail_from_name mail_host mail_password mail_port mail_reply_to mail_security mail_tested_at mail_user mail_version seats_per_email holds_per_email',
  departure_messages: 'mailed',
  order_items: 'people_quantity',
  payment_links: 'mailed_at',
  tours: 'deposit_per_person',
  visa_countries: 'ordinary_passport green_passport',
}

/** Columns that nobody has decided about, as table.column; '*' for a whole table. */
async function undecided(): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string; holds_text: boolean }>`
    SELECT table_name AS table, column_name AS column,
           data_type IN ('text', 'character varying', 'jsonb', 'json', 'inet', 'cidr', 'bytea', 'date', 'ARRAY') AS holds_text
      FROM information_schema.columns WHERE table_schema = 'public' AND NOT starts_with(table_name, 'schema_')
     ORDER BY 1, ordinal_position`.execute(agency.db)
  const held = new Map<string, Set<string>>()
  for (const [, { holds }] of retentionRules)
    for (const [table, columns] of Object.entries(holds))
      held.set(table, new Set([...(held.get(table) ?? []), ...(columns as readonly string[])]))
  const words = (lists: Record<string, string>, table: string) => (lists[table] ?? '').split(/\s+/)
  return [...Map.groupBy(rows, ({ table }) => table)].flatMap(([table, columns]) => {
    const own = held.get(table)
    if (!own && !impersonal.includes(table)) return [`${table}.*`]
    return columns
      .filter(({ column, holds_text }) => {
        if (own?.has(column) || words(plain, table).includes(column)) return false
        return own ? holds_text : suspicious.test(column) && !words(known, table).includes(column)
      })
      .map(({ column }) => `${table}.${column}`)
  })
}

test('every table and every column that can hold data about a person is in the table of retention, or was decided not to be', async () => {
  expect(await undecided()).toEqual([])
})

test('a new table, a new text beside personal data, and a column named like one anywhere are noticed', async () => {
  const { db } = agency
  await sql`CREATE TABLE guests (id bigint, name text)`.execute(db)
  await sql`ALTER TABLE orders ADD COLUMN nickname text, ADD COLUMN points integer`.execute(db)
  await sql`ALTER TABLE tours ADD COLUMN guide_phone text`.execute(db)
  expect(await undecided()).toEqual(['guests.*', 'orders.nickname', 'tours.guide_phone'])
  await sql`DROP TABLE guests; ALTER TABLE orders DROP COLUMN nickname, DROP COLUMN points; ALTER TABLE tours DROP COLUMN guide_phone`.execute(
    db,
  )
})

const sweep = (at: string) => sweepPersonalData({ db: agency.db, documents, now: () => new Date(at) })
const person: TestPerson = {
  name: 'Hatice',
  surname: 'Süresidolan',
  email: 'hatice@posta.example',
  phone: '0544 123 45 67',
  tckn: '10000000146',
}
const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n%%EOF\n')

test('an order is made anonymous when the last law has had its time, and not a day before; its money stays', async () => {
  const { db } = agency
  const paid = await orderOf(agency, person, '2027-04-12')
  const expired = await orderOf(agency, person, '2027-04-12')
  const open = await orderOf(agency, person, '2027-04-12')
  const { totals } = await agency.read(paid.id)
  const entry = {
    method: 'nakit',
    amount: totals[0]!.total,
    currency: 'TRY',
    paid_on: '2026-11-21',
    note: 'Hatice getirdi',
  }
  expect((await agency.enter(paid.id, entry)).status).toBe(201)
  const receipt_file = await documents.keep('receipts', pdf, ['pdf'])
  await db.updateTable('payments').set({ receipt_file, sender: 'Hatice' }).where('order_id', '=', paid.id).execute()
  await db.updateTable('orders').set({ status: 'tamamlandi' }).where('id', '=', paid.id).execute()
  await db.updateTable('orders').set({ status: 'suresi-doldu' }).where('id', '=', expired.id).execute()
  // Its journey was made and never paid: somebody still owes money.
  await db.updateTable('orders').set({ status: 'onayli' }).where('id', '=', open.id).execute()
  const erased = async () =>
    (await db.selectFrom('orders').select('order_no').where('erased_at', 'is not', null).orderBy('id').execute()).map(
      ({ order_no }) => order_no,
    )
  const sums = () => db.selectFrom('order_sums').selectAll().orderBy('order_id').execute()
  const before = await sums()
  const officeKey = await officeKeyOf(db, { ...paid, key_epoch: 0 })
  expect((await agency.api.get(orderApiPath(paid.order_no, officeKey))).status).toBe(200)

  await sweep('2030-04-14T09:00:00Z')
  expect(await erased()).toEqual([])
  // The journey ended on 14 April: that day three years later still belongs to the period.
  await sweep('2030-04-15T09:00:00Z')
  expect(await erased()).toEqual([expired.order_no])
  expect(tablesWith(await dumpOf(db), person.tckn)).toEqual([])
  await sweep('2037-12-31T09:00:00Z')
  expect(await erased()).toEqual([expired.order_no])
  expect(await documents.read(receipt_file!)).not.toBeNull()

  // Two processes at once.
  await Promise.all([sweep('2038-01-01T09:00:00Z'), sweep('2038-01-01T09:00:00Z')])
  expect(await erased()).toEqual([paid.order_no, expired.order_no])
  expect(await documents.read(receipt_file!)).toBeNull()
  expect(await sums()).toEqual(before)
  expect(
    await db
      .selectFrom('orders')
      .select(['name', 'email', 'phone', 'city', 'invoice'])
      .where('id', '=', paid.id)
      .executeTakeFirst(),
  ).toEqual({
    name: '—',
    email: '',
    phone: '',
    city: '',
    invoice: { kind: 'bireysel' },
  })
  // Neither the customer's link nor the one of the office's mails opens anything any more, and nothing new is taken.
  for (const key of [paid.key, officeKey]) {
    expect((await agency.api.get(orderApiPath(paid.order_no, key))).status).toBe(404)
    const written = { body: 'Ben Hatice, numaram 0544 123 45 67' }
    expect((await agency.api.post(orderApiPath(paid.order_no, key, '/messages'), written)).status).toBe(404)
  }
  expect(tablesWith(await dumpOf(db), 'Ben Hatice')).toEqual([])
  const left = await db.selectFrom('orders').select('name').where('id', '=', open.id).executeTakeFirstOrThrow()
  expect(left.name).toBe('Hatice Süresidolan')
  // What was accepted is empty, and nothing else of it can be changed even now.
  const contracts = await db
    .selectFrom('order_contracts')
    .select(['body', 'address'])
    .where('order_id', '=', paid.id)
    .execute()
  expect(contracts.every(({ body, address }) => body === '' && address === null)).toBe(true)
  await expect(
    db.updateTable('order_contracts').set({ name: 'x' }).where('order_id', '=', paid.id).execute(),
  ).rejects.toThrow('never changes')
  await expect(
    db.updateTable('order_contracts').set({ body: '' }).where('order_id', '=', open.id).execute(),
  ).rejects.toThrow('never changes')
})

test('messages go two years after the last word, applications after half a year, or a year with consent', async () => {
  const { db } = agency
  const created_at = new Date('2040-01-10T10:00:00Z')
  const file = await documents.keep('cv', pdf, ['pdf'])
  const contact = await insertSample(db, 'contact', { created_at })
  const answered = await insertSample(db, 'contact', { created_at })
  const onFile = await insertSample(db, 'human-resources', { created_at })
  const job = await insertSample(db, 'human-resources', { created_at, file })
  await db
    .updateTable('messages')
    .set({ details: JSON.stringify({ position: 'Rehber', keep_consent: false }) })
    .where('id', '=', job)
    .execute()
  const entry = {
    kind: 'not',
    body: 'Arandı',
    user_name: 'Zeynep',
    message_id: answered,
    created_at: new Date('2041-01-10T10:00:00Z'),
  } as const
  await db.insertInto('message_entries').values(entry).execute()
  const left = async () => (await db.selectFrom('messages').select('id').orderBy('id').execute()).map(({ id }) => id)
  // The last day still belongs to the period.
  await sweep('2040-07-08T10:00:00Z')
  expect(await left()).toEqual([contact, answered, onFile, job])
  await sweep('2040-07-09T10:00:00Z')
  expect(await left()).toEqual([contact, answered, onFile])
  expect(await documents.read(file!)).toBeNull()
  await sweep('2041-01-11T10:00:00Z')
  expect(await left()).toEqual([contact, answered])
  await sweep('2042-01-11T10:00:00Z')
  expect(await left()).toEqual([answered])
  expect(await sweep('2043-01-10T10:00:00Z')).toEqual({})
  expect(await sweep('2043-01-11T10:00:00Z')).toMatchObject({ messages: 1 })
  expect(await sweep('2043-01-11T10:00:00Z')).toEqual({})
})

test('what was erased is on record for three years, without the data', async () => {
  const { db } = agency
  const events = () => db.selectFrom('personal_data_events').select(['kind', 'counts']).orderBy('id').execute()
  expect((await events()).at(-1)).toMatchObject({ kind: 'expired', counts: { messages: 1 } })
  await sweep('2046-01-12T10:00:00Z')
  expect((await events()).map(({ counts }) => counts)).toEqual([
    expect.objectContaining({ destruction: expect.any(Number) }),
  ])
})
