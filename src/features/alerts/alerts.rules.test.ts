import { expect, test } from 'vitest'
import { alertCauses } from './alerts.links.ts'
import { causesFor, hears, wantedBy } from './alerts.rules.ts'

test.each([
  ['yonetici', alertCauses.join(' '), alertCauses.join(' ')],
  [
    'satis',
    'orders payments cards messages cancellations order_messages travel_info',
    'orders cards messages cancellations order_messages travel_info',
  ],
  ['muhasebe', 'orders payments cards cancellations order_messages travel_info', 'payments cards cancellations'],
  ['icerik', '', ''],
] as const)('%s may be mailed about "%s", and is about "%s" until told otherwise', (role, may, usual) => {
  expect(causesFor(role).join(' ')).toBe(may)
  const wanted = wantedBy(role, null)
  expect(alertCauses.filter((cause) => wanted[cause]).join(' ')).toBe(usual)
})

test('a wish counts only for what the role may see', () => {
  const ofOrders = { orders: true, payments: true, cards: true, cancellations: true, order_messages: true }
  const all = { ...ofOrders, messages: true, travel_info: true, backups: true }
  expect(wantedBy('muhasebe', all)).toEqual({ ...all, messages: false, backups: false })
  expect(wantedBy('satis', { ...all, orders: false })).toEqual({ ...all, orders: false, backups: false })
})

test.each([
  [['messages'], 'messages', true],
  [['messages'], 'orders', false],
  [['orders.read'], 'payments', true],
  [['settings'], 'system', true],
  [['orders.read', 'messages'], 'system', false],
  [['orders.read', 'messages'], 'sessions', false],
])('with the permissions %o the event "%s" is heard: %s', (granted, subject, isHeard) => {
  expect(hears(granted, subject)).toBe(isHeard)
})
