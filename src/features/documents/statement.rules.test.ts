import { expect, test } from 'vitest'
import type { PaperFacts } from './paper-blocks.rules.ts'
import { factsOf, type PaperCancellation, type PaperOrder } from './paper-order.ts'
import { statementBlocks } from './statement.rules.ts'

const facts = {
  order: { name: 'Ayşe Işık', order_no: 'SYH-27-ABCDEF', items: [], payments: [] },
  lang: 'tr',
  t: (key: string) => key,
  rates: [],
} as unknown as PaperFacts
/** A text with its values. */
const said = (key: string, values?: Record<string, unknown>) =>
  values ? `${key} ${Object.values(values).join(' ')}` : key
const sum = { currency: 'TRY', paid: 100_00, policy_kept: 30_00, kept: 30_00, refund: 70_00, due_on: '2027-04-24' }
const of = (by: PaperCancellation['by'], ...sums: PaperCancellation['sums']) =>
  statementBlocks(facts, { by, day: '2027-04-10', sums }, new Map())
const intro = (...given: Parameters<typeof of>) => (of(...given)[0] as { text: string }).text
const detailsOfKept = (...given: Parameters<typeof of>) =>
  of(...given).flatMap((block) => (block.kind === 'amounts' ? [block.rows[1]!.detail] : []))

test('the agency that cancels says that all goes back, unless it keeps something of any currency', () => {
  const none = { ...sum, kept: 0, policy_kept: null }
  expect(intro('customer', sum)).toBe('statement_text')
  expect(intro('agency', none, { ...none, currency: 'EUR' })).toBe('statement_by_agency')
  expect(intro('agency', none, { ...sum, currency: 'EUR' })).toBe('statement_by_agency_part')
})

test('what was decided differently from the terms says so', () => {
  expect(detailsOfKept('staff', sum)).toEqual([''])
  expect(detailsOfKept('staff', { ...sum, policy_kept: null })).toEqual([''])
  expect(detailsOfKept('staff', { ...sum, kept: 10_00 })).toEqual(['kept_decided'])
})

test('no more is kept than came, and paid less what is kept goes back, as the order’s page and its mail say', () => {
  const sumsOf = (...sums: PaperCancellation['sums']) =>
    of('customer', ...sums).flatMap((block) =>
      block.kind === 'amounts' ? [[...block.rows, ...block.totals].map(({ amount }) => amount)] : [],
    )
  const few = { ...sum, paid: 5_000_00, policy_kept: 18_000_00, kept: 18_000_00, refund: 0, due_on: null }
  expect(sumsOf(few, sum)).toEqual([
    ['5.000 TL', '5.000 TL', '0 TL'],
    ['100 TL', '30 TL', '70 TL'],
  ])
})

test('the facts of a statement are the sums that it says: one that said more than came is made anew', () => {
  const few = { ...sum, paid: 5_000_00, policy_kept: 18_000_00, kept: 18_000_00, refund: 0, due_on: null }
  const factsWith = (...sums: PaperCancellation['sums']) => {
    const order = { ...facts.order, cancellation: { by: 'customer', day: '2027-04-10', sums } }
    return factsOf(order as unknown as PaperOrder, { kind: 'statement', subject: 0 }, [])
  }
  expect(factsWith(few)).toEqual(['Ayşe Işık', [], '2027-04-10', [['TRY', 5_000_00, 5_000_00, 0, null]]])
  expect(factsWith(sum)).toEqual(['Ayşe Işık', [], '2027-04-10', [['TRY', 100_00, 30_00, 70_00, '2027-04-24']]])
})

test('the smallest amount that the agency keeps is said', () => {
  expect(intro('agency', { ...sum, kept: 1 })).toBe('statement_by_agency_part')
})

test('what goes back is named with its day, and that nothing does', () => {
  const none = { ...sum, refund: 0, due_on: null }
  const noticeOf = (...sums: PaperCancellation['sums']) =>
    statementBlocks({ ...facts, t: said } as PaperFacts, { by: 'staff', day: '2027-04-10', sums }, new Map()).at(-1)
  expect([noticeOf(sum), noticeOf(none, sum), noticeOf(none)]).toMatchObject([
    { text: 'refund_by 24 Nisan 2027' },
    { text: 'refund_by 24 Nisan 2027' },
    { text: 'no_refund' },
  ])
})

/** Of a departure on 3 May 2027, with a visa of 90 € a person. */
const trip = {
  tour_name: 'Atina',
  start_date: '2027-05-03',
  end_date: '2027-05-05',
  currency: 'EUR',
  total: 1_000_00,
  people_quantity: 2,
  children_ages: [4],
  cancel_policy: {
    steps: [
      { days: 15, percent: 0 },
      { days: 0, percent: 50 },
    ],
    lines: [
      { kind: 'vize', amount: 90_00, currency: 'EUR' },
      { kind: 'bilet', amount: 10_00, currency: 'EUR' },
    ],
  },
}
/** The amounts of each tour, as lines of label, detail and amount. */
const keptOfTours = (by: PaperCancellation['by'], day: string, ...items: object[]) => {
  const given = { ...facts, t: said, order: { ...facts.order, items } } as unknown as PaperFacts
  const blocks = statementBlocks(given, { by, day, sums: [] }, new Map([['vize' as const, 'Vize']]))
  return blocks.flatMap((block) =>
    block.kind === 'amounts'
      ? [[...block.rows, ...block.totals].map(({ label, detail, amount }) => [label, detail, amount].join('|'))]
      : [],
  )
}

test('the terms of a tour keep the costs of everybody, children too, and a percentage of the rest', () => {
  expect(keptOfTours('customer', '2027-04-24', trip)).toEqual([
    ['Vize|kept_line|270 €', '|kept_line|30 €', 'kept_share 50|kept_days 9 700 €|350 €', 'kept_by_terms||650 €'],
  ])
})

test('on the day of departure its days are counted; later the paper says that it had begun', () => {
  const shares = ['2027-05-03', '2027-05-04'].map((day) => keptOfTours('staff', day, trip)[0]![2])
  expect(shares).toEqual(['kept_share 50|kept_days 0 700 €|350 €', 'kept_share 100|kept_after 700 €|700 €'])
})

test('a tour without terms, and the agency’s own cancellation, keep nothing by terms', () => {
  expect(keptOfTours('customer', '2027-04-24', { ...trip, cancel_policy: null })).toEqual([])
  expect(keptOfTours('agency', '2027-04-24', trip)).toEqual([])
})
