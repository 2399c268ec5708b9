import { expect, test } from 'vitest'
import { fill } from '#src/base/i18n/translate.ts'
import { type PaperFacts, voucherBlocks } from './paper-blocks.rules.ts'
import type { PaperBoarding } from './paper-order.ts'
import { paper } from './papers.strings.ts'

const item = {
  tour_code: 'KP',
  tour_name: 'Kapadokya',
  tour_place: 'Nevşehir',
  start_date: '2027-04-12',
  end_date: '2027-04-14',
  single_room_quantity: 0,
}

/** What the voucher of an order of two tours says at its end. */
function said(boarding: readonly PaperBoarding[]): string {
  const facts: Partial<Record<keyof PaperFacts, unknown>> & Pick<PaperFacts, 't'> = {
    order: { name: 'Ayşe', order_no: 'SYH-26-7F3K9Q', items: [item, item] },
    lang: 'tr',
    t: (key, values) => fill(paper[key].tr, 'tr', values),
    parties: ['2 yetişkin', '2 yetişkin'],
    boarding,
    contact: '0212',
  }
  const notice = voucherBlocks(facts as PaperFacts, { code: '', address: '', qr: '' }).find(
    ({ kind }) => kind === 'notice',
  )
  return (notice as { text: string }).text
}
const person = (time: string | null, place: string) => ({ seat: 1, passenger: 'Ayşe', point: null, time, place })
const known = (at: number) => ({ item: at, people: [person('07:30', 'Yenikapı')] })

test('a voucher does not announce a place and an hour that stand on it', () => {
  const all = said([known(0), known(1)])
  expect(all).toContain('yukarıda yazan saatten 15 dakika önce')
  expect(all).not.toMatch(/Buluşma yeri|[Yy]er ve saatler/)
  expect(all).toContain('Rehberin telefonu kalkıştan önce size yazılır')
})

test.each([
  ['another tour has none', [known(0)]],
  ['somebody has not chosen', [known(0), { item: 1, people: [person('07:30', 'Yenikapı'), person(null, '')] }]],
  ['a place has no hour', [known(0), { item: 1, people: [person(null, 'Otelden')] }]],
])('where %s, what is missing follows', (_, boarding) => {
  expect(said(boarding)).toContain('Yukarıda yazmayan yer ve saatler')
})

test('without any, the place follows', () => {
  expect(said([])).toContain('Buluşma yeri ile rehberin telefonu kalkıştan önce size yazılır')
})
