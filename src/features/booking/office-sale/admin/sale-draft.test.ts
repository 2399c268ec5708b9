import { expect, test } from 'vitest'
import { bodyOf, cartOf, itemOf, newDraft, readAges, toDraft } from './sale-draft.ts'

const departure = {
  id: 1,
  token: 'abc',
  tour_name: 'Kapadokya',
  tour_code: 'KPD-1',
  start_date: '2027-04-03',
  end_date: '2027-04-05',
  status: 'satista',
  seats_left: 9,
  currency: 'TRY',
  multi_room_price: 10_000,
} as const

test.each([
  ['', []],
  ['4', [4]],
  ['4, 8', [4, 8]],
  ['0 17', [0, 17]],
  ['18', null],
  ['dört', null],
  ['4,-1', null],
])('ages "%s"', (text, ages) => {
  expect(readAges(text)).toEqual(ages)
})

test('an item is two adults until the clerk says otherwise, and an incomplete one has no cart', () => {
  const item = itemOf(departure, 'x')
  expect(cartOf([item])).toMatchObject([{ token: 'abc', quantity: 2, childrenQuantity: 0, discount: null }])
  expect(cartOf([{ ...item, ages: '4 8', discount: 5, unit: 'amount' }])).toMatchObject([
    { childrenAges: [4, 8], childrenQuantity: 2, discount: { amount: 5 } },
  ])
  expect(cartOf([])).toBeNull()
  for (const adults of ['', 0, -1, 1.5, 'iki']) expect(cartOf([{ ...item, adults }]), `${adults}`).toBeNull()
  expect(cartOf([item, { ...item, ages: 'x' }])).toBeNull()
})

test('a reload keeps the draft, and anything else in the storage makes a new one', () => {
  const draft = { ...newDraft(), items: [{ ...itemOf(departure, 'x'), ages: '4' }] }
  draft.form = { ...draft.form, name: 'Fatma Demir', confirm: true }
  expect(toDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  for (const stored of [null, 7, [], { key: 1 }, { key: 'a', items: 'b' }]) expect(toDraft(stored).items).toEqual([])
  expect(toDraft({ key: 'a', items: [{ token: 5 }, null], form: { name: 5 } })).toMatchObject({
    items: [],
    form: { name: '' },
  })
})

test('no mail is asked for without an address, no reason is sent without a discount, a hold ends in Istanbul’s time', () => {
  const draft = { ...newDraft(), items: [itemOf(departure, 'x')] }
  draft.form = { ...draft.form, discount_reason: 'eski', hold_until: '2027-03-01T18:00' }
  expect(bodyOf(draft, null)).toMatchObject({
    send_mail: false,
    discount_reason: '',
    hold_until: '2027-03-01T15:00:00.000Z',
  })
  expect(bodyOf({ ...draft, form: { ...draft.form, confirm: true } }, null).hold_until).toBe('')
})

test.each(['12027-03-01T18:00', '120271-03-01T18:00', 'yarın'])(
  'a hold until %s is sent as it is, never thrown over',
  (typed) => {
    const draft = newDraft()
    draft.form = { ...draft.form, hold_until: typed }
    expect(bodyOf(draft, null).hold_until).toBe(typed)
    expect(bodyOf({ ...draft, form: { ...draft.form, confirm: true } }, null).hold_until).toBe('')
  },
)

test('an invoice is the caller’s, or a company’s with its tax number, also after a reload', () => {
  const draft = newDraft()
  const company = {
    kind: 'kurumsal',
    title: 'Ege Makine Ltd. Şti.',
    tax_office: 'Bornova',
    tax_no: '1234567890',
  } as const
  draft.form = { ...draft.form, ...company, kind: 'bireysel' }
  expect(bodyOf(draft, null).invoice).toEqual({ kind: 'bireysel' })
  draft.form = { ...draft.form, kind: 'kurumsal' }
  expect(bodyOf(toDraft(JSON.parse(JSON.stringify(draft))), null)).toMatchObject({ invoice: company })
  expect(Object.keys(bodyOf(draft, null))).not.toContain('tax_no')
  expect(toDraft({ key: 'a', items: [], form: { kind: 'yok' } }).form.kind).toBe('bireysel')
})
