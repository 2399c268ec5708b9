import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { transaction } from '#src/base/db/transaction.server.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { openDocuments } from '#src/base/files/documents.server.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { insertSample } from '#src/features/inquiries/mailbox/mailbox.fixture.ts'
import { infoBody } from '#src/features/operations/travel-info/travel-info.fixture.ts'
import { officeAgency, officeHeaders } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { dumpOf, tablesWith } from '../person.fixture.ts'
import { sweepPersonalData } from './retention.commands.server.ts'

/** What the daily sweep erases, with rows on both sides of each limit. */
const agency = officeAgency(new Date('2027-04-01T10:00:00Z'))
const folder = mkdtempSync(join(tmpdir(), 'seyyah-limits-'))
const documents = openDocuments(openDisk(folder), pictureWork)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sweep = (day: string) => sweepPersonalData({ db: agency.db, documents, now: () => new Date(`${day}T09:00:00Z`) })
const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n%%EOF\n')
const hash = Buffer.alloc(32)

/** On 15 March 2040; days are those of Istanbul, three hours before UTC. */
const tenYears = { over: new Date('2030-03-14T20:59:59.999Z'), within: new Date('2030-03-14T21:00:00Z') }
const threeYears = { over: new Date('2037-03-14T20:59:59.999Z'), within: new Date('2037-03-14T21:00:00Z') }

test.each([
  {
    what: 'records of mails',
    table: 'outbox',
    time: 'created_at',
    count: 'mails',
    ...tenYears,
    row: (at: Date) => ({ message_key: at.toISOString(), recipient: '', subject: 'a', body_text: '', body_html: '' }),
  },
  {
    what: 'audit records',
    table: 'audit_events',
    time: 'at',
    count: 'records',
    ...tenYears,
    row: () => ({ user_name: 'Zeynep', action: 'update', entity: 'tours' }),
  },
  {
    what: 'hashes of requests',
    table: 'intents',
    time: 'created_at',
    count: 'requests',
    ...threeYears,
    row: (at: Date) => ({ command: 'order', key: at.toISOString(), request_hash: hash, answer: '{}' }),
  },
  {
    what: 'support requests',
    table: 'support_requests',
    time: 'created_at',
    count: 'support',
    ...threeYears,
    row: () => ({ subject: 'a', message: 'b' }),
  },
  {
    what: 'records of erasing',
    table: 'personal_data_events',
    time: 'at',
    count: 'destruction',
    ...threeYears,
    row: () => ({ kind: 'look', person_hash: hash }),
  },
] as const)(
  '$what go when their last day is over, and not a moment before',
  async ({ table, time, count, over, within, row }) => {
    const { db } = agency
    for (const at of [over, within])
      await db
        .insertInto(table)
        .values({ ...row(at), [time]: at } as never)
        .execute()
    const left = async () => {
      const times = sql<Date>`${sql.ref(time)}`.as('made')
      const rows = await db
        .selectFrom(table)
        .select(times)
        .where(sql<boolean>`${sql.ref(time)} IN (${over}, ${within})`)
        .execute()
      return rows.map(({ made }) => made.toISOString())
    }
    await sweep('2040-03-14')
    expect((await left()).sort()).toEqual([over.toISOString(), within.toISOString()])
    expect(await sweep('2040-03-15')).toEqual({ [count]: 1 })
    expect(await left()).toEqual([within.toISOString()])
    expect(await sweep('2040-03-16')).toEqual({ [count]: 1 })
    expect(await left()).toEqual([])
  },
)

/** A departure with everything that is forgotten of it, as staff prepare it. */
async function prepared(start_date: string) {
  const { db } = agency
  const { departureId: departure_id } = await insertSoldTour(db, { start_date, note: `iç not ${start_date}` })
  const path = `/api/admin/departures/${departure_id}/travel-info`
  const info = { ...infoBody, guide_name: `Rehber ${start_date}`, _method: 'PUT', version: 0 }
  const body = { ...info, hotels: JSON.stringify(info.hotels) }
  expect((await agency.api.post(path, body, officeHeaders)).status).toBe(200)
  expect((await agency.api.post(`${path}/approve`, { version: 1 }, officeHeaders)).status).toBe(200)
  const file = (await documents.keep('departures', pdf, ['pdf']))!
  const at = agency.clock.now
  await db
    .insertInto('departure_files')
    .values({ departure_id, name: `liste ${start_date}`, file, bytes: pdf.length, created_at: at })
    .execute()
  const texts = { subject: `duyuru ${start_date}`, body: 'Otobüs gecikecek' }
  await db
    .insertInto('departure_messages')
    .values({ departure_id, ...texts, orders: 1, mailed: 1, at })
    .execute()
  const after = { subject: texts.subject, shared_file: `liste ${start_date}`, note: `iç not ${start_date}`, quota: 40 }
  await transaction(db, (tx) =>
    record(tx, agency.staff, { action: 'update', entity: 'departures', id: departure_id, before: null, after }),
  )
  return {
    id: departure_id,
    file,
    words: ['Rehber', 'liste', 'duyuru', 'iç not'].map((word) => `${word} ${start_date}`),
  }
}

test('guide, messages, files and notes of a departure go three years after its return, also from the records of staff', async () => {
  const { db } = agency
  // They return on 14 and 15 April.
  const over = await prepared('2027-04-12')
  const within = await prepared('2027-04-13')
  const found = async (words: readonly string[]) => {
    const dump = await dumpOf(db)
    return words.flatMap((word) => tablesWith(dump, word)).sort()
  }
  const everywhere = await found(over.words)
  expect([...new Set(everywhere)].sort()).toEqual([
    'audit_events',
    'departure_files',
    'departure_info_approvals',
    'departure_infos',
    'departure_messages',
    'departures',
  ])
  await sweep('2030-04-14')
  expect(await found(over.words)).toEqual(everywhere)
  expect(await sweep('2030-04-15')).toEqual({ departures: 4, records: 2 })
  expect(await found(over.words)).toEqual([])
  expect(await documents.read(over.file)).toBeNull()
  expect(await found(within.words)).toEqual(everywhere)
  expect(await documents.read(within.file)).not.toBeNull()
  // Who changed what, and when, is still there, with what says nothing about a person.
  const records = await db
    .selectFrom('audit_events')
    .select(['user_name', 'after'])
    .where('entity', '=', 'departures')
    .where('entity_id', '=', String(over.id))
    .orderBy('id')
    .execute()
  expect(records.map(({ user_name }) => user_name)).toEqual(records.map(() => agency.staff.name))
  expect(records[0]!.after).toMatchObject({ guide_name: '—', guide_phone: '—', hotels: '—', meeting_time: '07:30' })
  expect(records.at(-1)!.after).toEqual({ subject: '—', shared_file: '—', note: '—', quota: 40 })
  expect(await sweep('2030-04-15')).toEqual({})
})

test('records of a departure that was deleted lose their guide three years after they were made', async () => {
  const { db } = agency
  const made = ['2027-03-14T20:59:59Z', '2027-03-14T21:00:00Z'].map((at) => ({
    at: new Date(at),
    user_name: 'Zeynep',
    action: 'delete',
    entity: 'departures',
    entity_id: '999999',
    before: JSON.stringify({ guide_name: `Silinen ${at}` }),
  }))
  await db.insertInto('audit_events').values(made).execute()
  expect(await sweep('2030-03-15')).toEqual({ records: 1 })
  const left = db.selectFrom('audit_events').select('before').where('entity_id', '=', '999999').orderBy('at')
  expect((await left.execute()).map(({ before }) => before)).toEqual([
    { guide_name: '—' },
    { guide_name: 'Silinen 2027-03-14T21:00:00Z' },
  ])
})

test('what was erased is on record although a later part fails, and nothing is erased without its record', async () => {
  const { db } = agency
  const created_at = new Date('2050-01-10T10:00:00Z')
  let last = 0
  // A part is 200 messages.
  for (let n = 0; n <= 200; n++) last = await insertSample(db, 'contact', { created_at })
  const left = async () => (await db.selectFrom('messages').select('id').execute()).map(({ id }) => id)
  const events = async () =>
    (await db.selectFrom('personal_data_events').select('counts').orderBy('id').execute()).map(({ counts }) => counts)
  await db.deleteFrom('personal_data_events').execute()
  await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''refused''; END'`.execute(
    db,
  )
  await sql`CREATE TRIGGER refuse BEFORE DELETE ON messages FOR EACH ROW WHEN (old.id = ${sql.lit(last)}) EXECUTE FUNCTION refuse()`.execute(
    db,
  )
  await expect(sweep('2052-01-11')).rejects.toThrow('rules of retention failed')
  expect(await left()).toEqual([last])
  // Other rules of the same run are in the same record.
  expect(await events()).toEqual([expect.objectContaining({ messages: 200 })])

  await sql`DROP TRIGGER refuse ON messages`.execute(db)
  await sql`CREATE TRIGGER refuse BEFORE INSERT ON personal_data_events FOR EACH ROW EXECUTE FUNCTION refuse()`.execute(
    db,
  )
  await expect(sweep('2052-01-11')).rejects.toThrow('rules of retention failed')
  expect(await left()).toEqual([last])

  await sql`DROP TRIGGER refuse ON personal_data_events`.execute(db)
  expect(await sweep('2052-01-11')).toEqual({ messages: 1 })
  expect(await events()).toEqual([expect.objectContaining({ messages: 200 }), { messages: 1 }])
})
