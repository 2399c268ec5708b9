import { expect, test } from 'vitest'
import { mailboxOf, type UnpaidSeats, unpaidRefusal } from './unpaid.rules.ts'

const limits = { perEmail: 24, perAddress: 40, share: 60, shareOfOne: 25 }
const few = { departure_id: 1, quota: 40, together: 4, email: 4, network: 4 }
const unpaid = (more: Partial<UnpaidSeats>, departure: Partial<typeof few> = {}): UnpaidSeats => ({
  email: 4,
  address: 4,
  network: 4,
  departures: [{ ...few, ...departure }],
  ...more,
})
const own = (seats: number) => new Map([[1, seats]])

test.each([
  ['a family', unpaid({}), 4, null],
  ['24 seats of an e-mail address', unpaid({ email: 24 }), 4, null],
  ['25 seats of an e-mail address', unpaid({ email: 25 }), 4, { reason: 'buyer' }],
  ['40 seats of an address', unpaid({ address: 40, network: 40 }), 4, null],
  ['41 seats of an address', unpaid({ address: 41, network: 41 }), 4, { reason: 'network' }],
  ['120 seats of a network', unpaid({ network: 120 }), 4, null],
  ['121 seats of a network', unpaid({ network: 121 }), 4, { reason: 'network' }],
  ['a third of a departure by a network', unpaid({}, { quota: 42, network: 14, together: 14 }), 2, null],
  ['more than a third by a network', unpaid({}, { quota: 42, network: 15, together: 15 }), 2, { reason: 'network' }],
  ['eight of a coach of ten by a network', unpaid({}, { quota: 10, network: 8, together: 8 }), 8, null],
  ['a quarter of a departure', unpaid({ email: 10 }, { email: 10 }), 10, null],
  ['a party above a quarter', unpaid({ email: 11 }, { email: 11 }), 11, { reason: 'group', most: 10 }],
  ['a second party of a quarter', unpaid({ email: 20 }, { email: 20 }), 10, { reason: 'buyer' }],
  ['a part of a seat is none', unpaid({ email: 11 }, { quota: 43, email: 11 }), 11, { reason: 'group', most: 10 }],
  ['a second order above a quarter', unpaid({ email: 12 }, { email: 12 }), 4, { reason: 'buyer' }],
  ['eight of a coach of ten', unpaid({ email: 8 }, { quota: 10, email: 8, together: 8 }), 8, null],
  ['nine of a coach of ten', unpaid({ email: 9 }, { quota: 10, email: 9 }), 9, { reason: 'group', most: 8 }],
  ['the last seats within the share', unpaid({}, { together: 24, network: 12, email: 4 }), 4, null],
  ['a network that holds more there', unpaid({}, { together: 25, network: 12 }), 4, { reason: 'departure' }],
  ['a family where strangers hold the share', unpaid({}, { together: 40, network: 8 }), 8, null],
  ['nine where strangers hold the share', unpaid({}, { together: 33, network: 9 }), 9, { reason: 'group', most: 8 }],
  ['nine more of such a network', unpaid({}, { together: 33, network: 11 }), 9, { reason: 'departure' }],
  ['one more of such a network', unpaid({}, { together: 33, network: 3 }), 1, { reason: 'departure' }],
])('%s', (_, found, seats, refusal) => {
  expect(unpaidRefusal(found, own(seats), limits)?.refusal ?? null).toEqual(refusal)
})

test('one departure that is closed to the buyer is enough to refuse a cart', () => {
  const closed = { ...few, departure_id: 2, together: 25, network: 12 }
  const cart = new Map([
    [1, 4],
    [2, 4],
  ])
  const found = unpaid({ departures: [few, closed] })
  expect(unpaidRefusal(found, cart, limits)?.refusal).toEqual({ reason: 'departure' })
})

test.each([
  ['Ayse.Yilmaz+tur1@GoogleMail.com', 'ayseyilmaz@gmail.com'],
  ['ayse.yilmaz+x@musteri.example', 'ayse.yilmaz@musteri.example'],
  ['AYSE@musteri.example', 'ayse@musteri.example'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
