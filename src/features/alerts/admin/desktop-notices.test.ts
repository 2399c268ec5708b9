import { expect, test } from 'vitest'
import { noticesSince } from './desktop-notices.ts'

const ofOrders = {
  orders: 7,
  payments: null,
  cards: null,
  cancellations: 3,
  order_messages: 0,
  travel_info: 0,
  backups: null,
}
const latest = { ...ofOrders, messages: 12, message_kind: 'offer' }

test('the first look is no news', () => {
  expect(noticesSince(null, latest).notices).toEqual([])
  expect(noticesSince('broken', latest).notices).toEqual([])
})

test('what is newer than the last look is told once, with the list that shows it', () => {
  const { known } = noticesSince(null, { ...latest, orders: 6, messages: 11 })
  const first = noticesSince(known, latest)
  expect(first.notices).toEqual([
    { cause: 'orders', id: 7, path: '/admin/orders' },
    { cause: 'messages', id: 12, path: '/admin/offer' },
  ])
  expect(noticesSince(first.known, latest).notices).toEqual([])
})

test('the first of a cause is told, but not when the role could not see those before it', () => {
  expect(noticesSince(noticesSince(null, latest).known, { ...latest, payments: 9 }).notices).toEqual([])
  const { known } = noticesSince(null, { ...latest, payments: 0 })
  expect(noticesSince(known, { ...latest, payments: 1 }).notices).toMatchObject([{ cause: 'payments', id: 1 }])
})

test('deleting the newest message is no news, and neither is the one before it', () => {
  const { known } = noticesSince(null, latest)
  const after = noticesSince(known, { ...latest, messages: 11 })
  expect(after.notices).toEqual([])
  expect(noticesSince(after.known, latest).notices).toEqual([])
})
