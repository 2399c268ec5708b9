/**
 * `npm run generate -- upgrade-archive`: a site as this version leaves it, for the tests of later ones: the demo and six orders of visitors,
 * as a backup in db/upgrades, with what the API answers now (src/tests/process/earlier-version.db.test.ts) and the digests of the functions
 * (db/functions/released.test.ts).
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDemo } from '#db/demo/read.ts'
import { seedDemo } from '#db/demo/seed.ts'
import { backUp } from '#src/base/backup/backup.server.ts'
import { connect } from '#src/base/db/connect.server.ts'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { migrate, readMigrations } from '#src/base/db/schema/migrate.server.ts'
import { readSqlFiles } from '#src/base/db/schema/sql-files.server.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { makeFirstAdmin } from '#src/features/accounts/users/first-admin.commands.server.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import type { OfficeOrders } from '#src/features/orders/book/orders.admin.schema.ts'
import { orderApiPath, ordersAdminPath } from '#src/features/orders/orders.links.ts'
import { tourApiPath } from '#src/features/tours/tours.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { strings } from '#src/strings.ts'

const passphrase = 'bir önceki sürümün yedeği'
const staff = { email: 'yonetici@eski.example', password: 'Eski-Parola-2026' }
const visitors = ['Ayşe Yılmaz', 'James Carter', 'Mehmet Kaya', 'Emma Wilson', 'Zeynep Arslan', 'Oliver Brown']

/** What is compared: what a customer or clerk would miss, and no texts that a later version may word differently. */
const shownFields = [
  ...['order_no', 'status', 'payment_status', 'hold_until', 'created_at', 'name', 'city', 'email', 'phone', 'message'],
  ...['invoice', 'items', 'totals', 'contracts', 'payments', 'open', 'may_report', 'cancelling', 'cancel_requested_at'],
]
const listedFields = ['order_no', 'status', 'payment_status', 'hold_until', 'email', 'source', 'due_on', 'sums']
const departureFields = ['start_date', 'seats_left', 'multi_room_price', 'currency', 'status']

type Row = Record<string, unknown>
const pick = (row: Row, fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, row[field]]))

const at = new Date()
const day = at.toISOString().slice(0, 10)
const target = join('db/upgrades', readMigrations('db/migrations').at(-1)!.name.slice(0, 4))
const folder = mkdtempSync(join(tmpdir(), 'seyyah-archive-'))
const server = await startEmbedded({ dataDir: join(folder, 'data'), log: () => {} })
try {
  await migrate(server.url, 'db')
  const database = connect(server.url)
  const { db } = database
  await insertShippedStrings(db, strings)
  await makeFirstAdmin(db, staff)
  await seedDemo(db, readDemo('db/demo'), at)
  const user = await db.selectFrom('users').selectAll().where('email', '=', staff.email).executeTakeFirstOrThrow()
  const clerk = { ...user, role_group: 'yonetici', permissions: ['orders', 'orders.read', 'payments'] } as const
  const api = testApi(endpoints, {
    db,
    staff: { ...clerk, permissions: [...clerk.permissions] },
  })
  const office = { authorization: `Bearer ${'x'.repeat(43)}` }
  const get = async (path: string, headers = {}) => answered(path, await api.get<Row>(path, headers))
  const post = async (path: string, body: object, headers = {}) =>
    answered(path, await api.post<Row>(path, body, headers))

  const names = await db
    .selectFrom('tour_texts')
    .innerJoin('tours', 'tours.id', 'tour_texts.tour_id')
    .select('seo_name')
    .where('lang', '=', 'tr')
    .where('status', '=', 'yayinda')
    .orderBy('seo_name')
    .execute()
  const tours: Row[] = []
  for (const { seo_name } of names) tours.push(await get(tourApiPath(seo_name)))
  const sold = tours.filter(({ departures }) => (departures as Row[]).some(({ seats_left }) => Number(seats_left) > 3))

  const placed: { order_no: string; key: string; lang: string; shown: Row }[] = []
  for (const [index, name] of visitors.entries()) {
    const lang = index % 2 === 0 ? 'tr' : 'en'
    const tour = sold[index % 4]!
    const departure = (tour.departures as Row[]).find(({ seats_left }) => Number(seats_left) > 3)!
    const cart = [{ token: tour.token, tourDate: departure.start_date, quantity: 2 }]
    const customer = { name, city: 'İzmir', email: `musteri${index}@eski.example`, phone: '+90 532 000 00 00' }
    const headers = { 'idempotency-key': randomUUID() }
    const read = await post(`/api/checkout-contracts?lang=${lang}`, { ...customer, cart }, headers)
    const accepted_contracts = (read.contracts as Row[]).map(({ id }) => id)
    const order = { ...customer, cart, accepted_contracts }
    const { order_no, key } = (await post(`/api/orders?lang=${lang}`, order, headers)).data as Record<string, string>
    placed.push({ order_no: order_no!, key: key!, lang, shown: {} })
  }
  const path = (index: number, part: string) => orderApiPath(placed[index]!.order_no, placed[index]!.key, part)
  const { id: bank_account_id } = await db
    .selectFrom('bank_accounts')
    .select('id')
    .where('currency', '=', 'TRY')
    .executeTakeFirstOrThrow()
  await post(path(2, '/payment-notice'), { paid_on: day, bank_account_id, sender: visitors[2] })
  await post(path(3, '/messages'), { body: 'May we have a room on a high floor?' })
  await post(path(4, '/passengers'), { item: 1, seat: 1, name: 'Zeynep', surname: 'Arslan', birth_date: '1990-04-23' })
  await post(path(5, '/cancel-request'), { reason: 'Wir können nicht reisen.' })

  for (const { order_no, key, lang, ...rest } of placed)
    Object.assign(rest.shown, pick(await get(`${orderApiPath(order_no, key)}&lang=${lang}`), shownFields))
  const { data } = answered(
    'orders',
    await api.get<OfficeOrders>(`${ordersAdminPath}?per_page=200&sort=created_at`, office),
  )
  const shownTours: Row[] = []
  for (const { seo_name } of names) {
    const { code, from_price, departures } = await get(tourApiPath(seo_name))
    shownTours.push({
      name: seo_name,
      code,
      from_price,
      departures: (departures as Row[]).map((each) => pick(each, departureFields)),
    })
  }
  const orders = data.map((each) => pick(each as unknown as Row, listedFields))
  const answers = { at: new Date().toISOString(), staff, orders, placed, tours: shownTours }
  const disk = openDisk(join(folder, 'files'))
  mkdirSync(target)
  writeFileSync(join(target, 'answers.json'), `${JSON.stringify(answers, null, 2)}\n`)
  const functions = readSqlFiles('db/functions').map(({ name, sha256 }) => `${sha256}  ${name}\n`)
  writeFileSync(join(target, 'functions.sha256'), functions.join(''))
  const { bytes } = await backUp({ url: server.url, disk, target: join(target, 'site.yedek'), passphrase })
  console.info(`${target}: ${bytes} bytes, ${orders.length} orders, ${tours.length} tours`)
  await database.close()
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

function answered<T>(path: string, { status, body }: { status: number; body: T }): T {
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return body
}
