import { expect, test } from 'vitest'
import type { PaperFacts } from './paper-blocks.rules.ts'
import type { PaperCancellation } from './paper-order.ts'
import { statementBlocks } from './statement.rules.ts'

const facts = {
  order: { name: 'Ayşe Işık', order_no: 'SYH-27-ABCDEF', items: [], payments: [] },
  lang: 'tr',
  t: (key: string) => key,
  rates: [],
} as unknown as PaperFacts
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
