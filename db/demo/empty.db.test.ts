import { expect, test } from 'vitest'
import { beginForReal, findDemo, sumOf } from '#src/admin/start/demo.commands.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { hasCompany } from '#src/features/agency/company.store.server.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import { orderTopic } from '#src/features/orders/orders.links.ts'
import { insertDeparture, insertTour } from '#src/features/tours/tours.fixture.ts'
import { names } from '#src/server/rooms.server.ts'
import { strings } from '#src/strings.ts'
import { isEmpty } from './empty.ts'
import { readDemo } from './read.ts'
import { seedDemo } from './seed.ts'

const database = ownDatabase()
const demo = readDemo('db/demo')

test('the demo goes; what the agency entered or changed stays; then the server is as good as empty', async () => {
  const { db } = database
  await insertShippedStrings(db, strings)
  const staff = await insertStaff(db, 'yonetici')
  expect([await isEmpty(db), (await findDemo(db, names, 'tr')).is_demo]).toEqual([true, false])
  const shared = { name: 'Valiz listesi', name_en: 'Packing list', file: 'documents/departures/x.pdf', bytes: 1 }
  await seedDemo(db, demo, new Date('2027-03-10T09:00:00Z'), [shared])
  expect(await isEmpty(db)).toBe(false)

  // The agency's own: a tour with a departure, a changed tour of the demo, its name and its telephone.
  const own = await insertTour(db, { texts: { tr: 'Kendi Turumuz' } })
  await insertDeparture(db, own.id, '2027-09-01')
  const changed = await db
    .selectFrom('departures')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .innerJoin('departure_files', 'departure_files.departure_id', 'departures.id')
    .select(['tours.id', 'departures.id as departure_id'])
    .where('seats_taken', '>', 0)
    .executeTakeFirstOrThrow()
  await transaction(db, (tx) =>
    record(tx, staff, { action: 'update', entity: 'tours', id: changed.id, before: {}, after: { code: 'X' } }),
  )
  // A departure that was only cancelled is a trial.
  const { id: cancelled } = await db
    .selectFrom('departures')
    .select('id')
    .where('tour_id', '<>', changed.id)
    .where('tour_id', '<>', own.id)
    .limit(1)
    .executeTakeFirstOrThrow()
  const after = { status: 'iptal', reason: 'Kar' }
  await transaction(db, (tx) =>
    record(tx, staff, { action: 'update', entity: 'departures', id: cancelled, before: { status: 'satista' }, after }),
  )
  await db.updateTable('company').set({ legal_name: 'Gerçek Turizm A.Ş.', version: 2 }).execute()
  await db.updateTable('company_texts').set({ slogan: 'Yola çıkın' }).where('lang', '=', 'tr').execute()
  const { order_no } = await db.selectFrom('orders').select('order_no').limit(1).executeTakeFirstOrThrow()
  const letterOfOrder = { topic: orderTopic(order_no), message_key: 'order-created', recipient: 'a@ornek.example' }
  await db
    .insertInto('outbox')
    .values({ ...letterOfOrder, subject: '', body_text: '', body_html: '' })
    .execute()
  await db
    .insertInto('contact_information')
    .values({ section: 'telefon', lang: 'tr', content: '0212 111 11 11', queue: 99 })
    .execute()
  const letter = await db.selectFrom('messages').select(['id', 'message_no']).limit(1).executeTakeFirstOrThrow()
  for (const message_key of [
    `message-office:${letter.message_no}`,
    `alert:messages:${letter.id}:1`,
    'message-office:X',
  ])
    await db
      .insertInto('outbox')
      .values({ message_key, recipient: staff.email, subject: '', body_text: '', body_html: '' })
      .execute()

  const { goes, stays, kept } = await findDemo(db, names, 'tr')
  expect(kept).toContainEqual({ table: 'tours', id: changed.id, name: expect.stringMatching(/./), reason: 'changed' })
  expect(kept.filter(({ table }) => table === 'tours')).toHaveLength(1)
  expect(goes.find(({ table }) => table === 'tours')).toEqual({ table: 'tours', count: demo.tours.length - 1 })
  expect(stays.find(({ table }) => table === 'tours')).toEqual({ table: 'tours', count: 2 })
  await expect(beginForReal(db, staff, sumOf(goes) - 1)).rejects.toMatchObject({ code: 'conflict' })
  await beginForReal(db, staff, sumOf(goes))

  const tours = await db.selectFrom('tours').select('id').execute()
  expect(new Set(tours.map(({ id }) => id))).toEqual(new Set([own.id, changed.id]))
  for (const table of [
    'orders',
    'messages',
    'payments',
    'posts',
    'contents',
    'contracts',
    'bank_accounts',
    'cancellation_policies',
    'pickup_points',
    'page_meta',
    'demo_rows',
    'exchange_rates',
    'alert_queue',
    'departure_files',
  ] as const)
    expect([table, await db.selectFrom(table).selectAll().limit(1).execute()]).toEqual([table, []])
  expect(await db.selectFrom('outbox').select('message_key').execute()).toEqual([{ message_key: 'message-office:X' }])
  const left = await db.selectFrom('tours').select(['id', 'status']).orderBy('id').execute()
  expect(left.find(({ id }) => id === changed.id)?.status).toBe('taslak')
  expect(left.find(({ id }) => id === own.id)?.status).toBe('yayinda')
  const dates = await db.selectFrom('departures').select('tour_id').execute()
  expect(dates.map(({ tour_id }) => tour_id)).toEqual([own.id])
  expect(await db.selectFrom('contact_information').select('content').execute()).toEqual([
    { content: '0212 111 11 11' },
  ])
  const company = await db.selectFrom('company').selectAll().executeTakeFirstOrThrow()
  expect(company).toMatchObject({
    legal_name: 'Gerçek Turizm A.Ş.',
    project_company_name: 'Seyyah',
    tax_no: '',
    keywords: [],
  })
  expect(await db.selectFrom('company_texts').selectAll().execute()).toEqual([
    { lang: 'tr', name: 'Seyyah', slogan: 'Yola çıkın' },
  ])
  expect((await db.selectFrom('settings').select('opened_at').executeTakeFirstOrThrow()).opened_at).toBeNull()
  expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: staff.email }])
  // The pictures of the tour that stays, and no others.
  const pictures = await db.selectFrom('images').select('id').execute()
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.length).toBeLessThan(20)
  await expect(beginForReal(db, staff, 0)).rejects.toMatchObject({ code: 'conflict' })
})

test('after an untouched demo is taken away, the next start does not put it in again, and npm run office -- demo may', async () => {
  const { db } = database
  await db.deleteFrom('departures').execute()
  await db.deleteFrom('tours').execute()
  await db.deleteFrom('categories').where('parent_id', 'is not', null).execute()
  for (const table of ['categories', 'contact_information', 'company', 'company_texts', 'images'] as const)
    await db.deleteFrom(table).execute()
  await seedDemo(db, demo, new Date('2027-03-10T09:00:00Z'))
  const { goes, stays } = await findDemo(db, names, 'tr')
  expect(stays).toEqual([{ table: 'users', count: 1 }])
  await beginForReal(db, null, sumOf(goes))
  expect(await hasCompany(db)).toBe(true)
  expect(await isEmpty(db)).toBe(true)
  expect(await db.selectFrom('images').select('id').execute()).toEqual([])
})
