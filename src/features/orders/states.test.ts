import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Actor, cancellingOf, mayReport, mayTransition, orderTransitions, releasingStatuses } from './states.ts'
import { type OrderStatus, orderStatuses, paymentStatuses } from './statuses.schema.ts'

const actors: Actor[] = ['customer', 'staff', 'payment', 'system']

test('these transitions are allowed, and no others', () => {
  const allowed = orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) =>
      actors.filter((actor) => mayTransition(from, to, actor)).map((who) => `${from} > ${to} ${who}`),
    ),
  )
  expect(allowed).toEqual([
    'opsiyonlu > opsiyonlu staff',
    'opsiyonlu > opsiyonlu payment',
    'opsiyonlu > odeme-bildirildi customer',
    'opsiyonlu > odeme-bildirildi payment',
    'opsiyonlu > onayli staff',
    'opsiyonlu > onayli payment',
    'opsiyonlu > suresi-doldu system',
    'opsiyonlu > iptal customer',
    'opsiyonlu > iptal staff',
    'odeme-bildirildi > opsiyonlu payment',
    'odeme-bildirildi > onayli staff',
    'odeme-bildirildi > onayli payment',
    'odeme-bildirildi > iptal staff',
    'onayli > opsiyonlu payment',
    'onayli > odeme-bildirildi payment',
    'onayli > tamamlandi staff',
    'onayli > tamamlandi system',
    'onayli > iptal staff',
    'suresi-doldu > opsiyonlu staff',
    'suresi-doldu > opsiyonlu payment',
  ])
})

test('in any sequence of transitions an order holds its seats or has released them, never twice', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...orderStatuses), fc.constantFrom(...actors))), (wishes) => {
      let status: OrderStatus = 'opsiyonlu'
      let held = 1
      for (const [to, actor] of wishes) {
        if (!mayTransition(status, to, actor)) continue
        if (releasingStatuses.includes(to)) held--
        if (releasingStatuses.includes(status)) held++
        status = to
        expect(held).toBe(releasingStatuses.includes(status) ? 0 : 1)
      }
    }),
  )
})

test('the customer can report a payment and cancel an unpaid order, nothing else', () => {
  const moves = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => mayTransition(from, to, 'customer')).map((to) => `${from} > ${to}`),
  )
  expect(moves).toEqual(['opsiyonlu > odeme-bildirildi', 'opsiyonlu > iptal'])
})

test('a payment is reported until all is paid, also after what came was refunded', () => {
  const open = orderStatuses.flatMap((status) =>
    paymentStatuses
      .filter((payment_status) => mayReport({ status, payment_status }))
      .map((payment) => `${status} ${payment}`),
  )
  expect(open).toEqual([
    'opsiyonlu odenmedi',
    'opsiyonlu kismi',
    'opsiyonlu iade',
    'odeme-bildirildi odenmedi',
    'odeme-bildirildi kismi',
    'odeme-bildirildi iade',
    'onayli odenmedi',
    'onayli kismi',
    'onayli iade',
  ])
})

test.each([
  ['opsiyonlu', 'odenmedi', false, 'now'],
  ['opsiyonlu', 'odenmedi', true, 'request'],
  ['opsiyonlu', 'kismi', false, 'request'],
  ['odeme-bildirildi', 'odenmedi', true, 'request'],
  ['onayli', 'odendi', true, 'request'],
  ['tamamlandi', 'odendi', true, null],
  ['suresi-doldu', 'odenmedi', false, null],
  ['iptal', 'iade', true, null],
] as const)('to cancel what is %s and %s, payments: %s, is %s', (status, payment_status, hasPayments, does) => {
  expect(cancellingOf({ status, payment_status }, hasPayments)).toBe(does)
})

test('every status can be reached from the first', () => {
  const reached = new Set<OrderStatus>(['opsiyonlu'])
  for (const from of reached) for (const to of Object.keys(orderTransitions[from]) as OrderStatus[]) reached.add(to)
  expect([...reached].toSorted()).toEqual([...orderStatuses].toSorted())
})
