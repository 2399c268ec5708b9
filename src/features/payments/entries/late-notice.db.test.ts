import { beforeEach, expect, test } from 'vitest'
import { untilWaiting } from '#src/base/db/test-database.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { lockOrder } from '#src/features/orders/book/orders.store.server.ts'
import { insertNotice } from '#src/features/orders/book/payments.store.server.ts'
import { officeAgency, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'

const booked = new Date('2026-11-21T10:00:00Z')
const agency = officeAgency(booked)
let order: PlacedOrder
let bank_account_id: number
beforeEach(async () => {
  const tour = await insertSoldTour(agency.db, { start_date: '2027-04-12' })
  order = await agency.order({ tour, adults: 2 })
  await agency.db.deleteFrom('outbox').execute()
  const accounts = agency.db.selectFrom('bank_accounts').select('id').where('currency', '=', 'TRY')
  bank_account_id = (await accounts.executeTakeFirstOrThrow()).id
})

test('a notice that waited for another payment: both mails state the plan with that payment', async () => {
  const notice = { bank_account_id, paid_on: '2026-11-21', sender: 'Ayşe Yılmaz' }
  const { promise: release, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>()
  const paying = transaction(agency.db, async (tx) => {
    await lockOrder(tx, order.id)
    const money = { amount: 5_000_00, currency: 'TRY' as const, note: '', receipt_file: null }
    await insertNotice(tx, { ...notice, ...money, order_id: order.id, created_at: booked }, '')
    isLocked()
    await release
  })
  await locked
  const late = agency.api.post(orderApiPath(order.order_no, order.key, '/payment-notice'), notice)
  await untilWaiting(agency.db, 1).finally(letGo)
  await paying
  expect((await late).status).toBe(200)
  expect((await agency.read(order.id)).payments.map(({ amount }) => amount)).toEqual([5_000, 15_000])
  const mails = await agency.db.selectFrom('outbox').select('body_text').execute()
  expect(mails).toHaveLength(2)
  for (const { body_text } of mails) {
    expect(body_text).toContain('Tutar: 15.000 TL')
    expect(body_text).toMatch(/^Bildirildi 20\.000 TL$/m)
  }
})
