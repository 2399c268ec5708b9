import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#src/base/dates.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import { removeOrphanedUploads } from '#src/features/files/orphaned-uploads.commands.server.ts'
import { insertAgency } from '#src/features/orders/orders.fixture.ts'
import { noticeOf, ordered, sent } from '#src/features/orders/visitors.fixture.ts'
import { staffWrites } from '../rooms.fixture.ts'
import { breakingSite } from './half-written.fixture.ts'
import { swept, visitors } from './half-written.routes.fixture.ts'

let contracts: number[]
const site = breakingSite('connection', async (db) => {
  contracts = (await insertAgency(db)).contracts
})
const sample =
  (route: string): StaffWrite =>
  (db) =>
    visitors[route]!(db, { api: site.api, contracts })

test.each(Object.keys(visitors).filter((route) => !(route in swept)))(
  '%s with a connection that breaks at any query writes nothing, and can be sent again',
  (route) => site.expectWhole(route, sample(route)),
)

test.each(Object.entries(swept))(
  '%s with a connection that breaks at any query writes no row; the sweep takes the files that none names',
  async (route, { sweep, named }) => {
    const before = new Set(site.filesNow())
    await site.expectWhole(route, sample(route), { filesAreSwept: true })
    const { db } = site.database
    const now = new Date(Date.now() + hourMs)
    expect(await sweep(site.api.services.documents, db, now)).toBeGreaterThan(0)
    const names = (await named(db)).flatMap(({ file }) => file ?? [])
    const left = site.filesNow().filter((file) => !before.has(file))
    expect(left.length).toBeGreaterThan(0)
    expect(left.filter((file) => !names.some((name) => file.endsWith(name)))).toEqual([])
  },
)

test('a request to cancel after a payment was reported is written as a whole', () =>
  site.expectWhole('POST /api/orders/:order_no/cancel-request', async (db) => {
    const visitor = { api: site.api, contracts }
    const { order } = await ordered(db, visitor)
    // It waits for the office: from then on the customer asks to cancel.
    await sent(visitor, order, '/payment-notice', await noticeOf(db))
    return { params: order, body: { reason: 'Hastalık' } }
  }))

test.each(['POST /api/admin/files/images', 'POST /api/admin/files/videos'])(
  '%s writes no row; the sweep takes the files of uploads that failed',
  async (route) => {
    const before = new Set(site.filesNow())
    await site.expectWhole(route, staffWrites[route]!, { filesAreSwept: true })
    const { images, videos } = site.api.services
    // Before the sweep takes a film that no page shows.
    const now = new Date(Date.now() + 2 * dayMs)
    expect(await removeOrphanedUploads({ images, videos }, site.database.db, now)).toBeGreaterThan(0)
    expect(site.filesNow().filter((file) => !before.has(file))).toHaveLength(1)
  },
)
