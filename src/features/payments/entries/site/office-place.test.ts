import { expect, test } from 'vitest'
import { officePlace } from './office-place.ts'

const item = (content: string, name = 'Merkez') => ({ id: 1, name, content })
const agency = {
  takes_office_payment: true,
  adres: [item('Ankara Caddesi 12\nSirkeci, İstanbul'), item('Alsancak')],
  shift: [item('Hafta içi 09.00-18.00')],
}
const order = { may_report: true, open: [{ currency: 'EUR', amount: 500 }] }

test.each([
  ['with address and hours', {}, {}, 'Ankara Caddesi 12, Sirkeci, İstanbul, Hafta içi 09.00-18.00'],
  [
    'with its own hours',
    {},
    { shift: [item('09-12', 'Alsancak'), item('10-16')] },
    'Ankara Caddesi 12, Sirkeci, İstanbul, 10-16',
  ],
  ['without hours', {}, { shift: [] }, 'Ankara Caddesi 12, Sirkeci, İstanbul'],
  ['not when it is switched off', {}, { takes_office_payment: false }, null],
  ['not without an address', {}, { adres: [] }, null],
  ['not when nothing is open', { open: [{ currency: 'EUR', amount: 0 }] }, {}, null],
  ['not of an order that takes no payment', { may_report: false }, {}, null],
])('the page of an order names the office to pay at %s', (_, changed, of, place) => {
  expect(officePlace({ ...order, ...changed }, { ...agency, ...of })).toBe(place)
})
