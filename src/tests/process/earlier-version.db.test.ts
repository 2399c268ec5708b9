import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restore } from '#src/base/backup/restore.server.ts'
import { changedRows } from '#src/base/backup/test-rows.ts'
import { emptyDatabase, type TestDatabase } from '#src/base/db/test-database.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { loginApiPath } from '#src/features/accounts/accounts.links.ts'
import type { OfficeOrders } from '#src/features/orders/book/orders.admin.schema.ts'
import { orderApiPath, ordersAdminPath } from '#src/features/orders/orders.links.ts'
import { tourApiPath } from '#src/features/tours/tours.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'

/**
 * Sites of earlier versions, with their orders, opened by this one (docs/promises.md, D8): archives of their databases, and what their API
 * answered when they were made (db/upgrades/README.md).
 */
const versions = readdirSync('db/upgrades').filter((name) => /^\d{4}$/.test(name))
const passphrase = 'bir önceki sürümün yedeği'

/** The functions compute it anew when they are applied; positions of words in a document are in no order. */
const computedAnew = { tour_search: ['document'] }

/** Columns whose values migrations have changed on purpose since a version, by table, as `changedRows` has them. */
const changed: Record<string, Record<string, string[]>> = {}

type Answers = {
  /** when the archive was made */
  at: string
  staff: { email: string; password: string }
  /** as the office listed them, oldest first */
  orders: (object & { order_no: string })[]
  /** those of visitors, with the keys of their links and what their pages showed */
  placed: { order_no: string; key: string; lang: string; shown: object }[]
  /** as the tours' pages showed their prices and seats */
  tours: (object & { name: string })[]
}

test('there is one at least', () => {
  expect(versions).not.toEqual([])
  expect(Object.keys(changed).filter((version) => !versions.includes(version))).toEqual([])
})

describe.each(versions)('the site of %s', (version) => {
  const earlier = join('db/upgrades', version)
  const answers = JSON.parse(readFileSync(join(earlier, 'answers.json'), 'utf8')) as Answers
  const source = join(earlier, 'site.yedek')
  const folder = mkdtempSync(join(tmpdir(), 'seyyah-earlier-'))
  let database: TestDatabase
  let api: TestApi
  let applied: string[]

  beforeAll(async () => {
    database = await emptyDatabase()
    const { url, db } = database
    const disk = openDisk(folder)
    applied = (await restore({ url, disk, source, passphrase, folder: 'db', replaces: false })).migrations
    const { id, name, email } = await db
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where('email', '=', answers.staff.email)
      .executeTakeFirstOrThrow()
    const staff = { id, name, email, role_group: 'yonetici', permissions: ['orders', 'orders.read', 'payments'] }
    api = testApi(endpoints, { db, staff, now: () => new Date(answers.at) })
  })
  afterAll(async () => {
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('it gets every migration that came since', () => {
    const files = readdirSync('db/migrations').sort()
    expect(applied).toEqual(files.slice(Number(version)))
  })

  test('every row is as it was, but for what migrations change', async () => {
    expect(await changedRows(database.url, source, passphrase)).toEqual({ ...computedAnew, ...changed[version] })
  })

  test('every order has the status, the customer and the money that it had', async () => {
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
    const { status, body } = await api.get<OfficeOrders>(`${ordersAdminPath}?per_page=200&sort=created_at`, headers)
    expect([status, body.total]).toEqual([200, answers.orders.length])
    expect(body.data.map(({ order_no }) => order_no)).toEqual(answers.orders.map(({ order_no }) => order_no))
    for (const [at, order] of answers.orders.entries()) expect(body.data[at], order.order_no).toMatchObject(order)
  })

  test('the links of customers open their orders, with the prices, plans and contracts that they had', async () => {
    for (const { order_no, key, lang, shown } of answers.placed) {
      const { status, body } = await api.get(`${orderApiPath(order_no, key)}&lang=${lang}`)
      expect([order_no, status]).toEqual([order_no, 200])
      expect(body, order_no).toMatchObject(shown)
    }
  })

  test('every tour has the departures, prices and free seats that it had', async () => {
    for (const { name, ...shown } of answers.tours) {
      const { status, body } = await api.get(tourApiPath(name))
      expect([name, status]).toEqual([name, 200])
      expect(body, name).toMatchObject(shown)
    }
  })

  test('staff sign in with the password that they had', async () => {
    const { status } = await api.post(loginApiPath, answers.staff)
    expect(status).toBe(200)
    const wrong = await api.post(loginApiPath, { ...answers.staff, password: 'Başka-Parola-2026' })
    expect(wrong.status).toBe(401)
  })

  test('what is stored about orders is what would be computed anew', async () => {
    const stored = async () => ({
      sums: (await sql`SELECT * FROM order_sums ORDER BY order_id`.execute(database.db)).rows,
      search: (await sql`SELECT * FROM order_search ORDER BY order_id`.execute(database.db)).rows,
      categories: (await sql`SELECT * FROM category_tours ORDER BY 1, 2, 3`.execute(database.db)).rows,
    })
    const before = await stored()
    expect(before.sums).toHaveLength(answers.orders.length)
    await sql`SELECT refresh_order_sums(id), refresh_order_search(id) FROM orders`.execute(database.db)
    await sql`SELECT refresh_category_tours(array_agg(id)) FROM tours`.execute(database.db)
    expect(await stored()).toEqual(before)
  })
})
