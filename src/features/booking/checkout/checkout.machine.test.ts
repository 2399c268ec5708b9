import { expect, test } from 'vitest'
import {
  draft,
  eventsUntilSending,
  form,
  item,
  items,
  lost,
  ordered,
  placed,
  press,
  pressAgain,
  refusal,
  refusedOrder,
  run,
  sameAmount,
  sameTexts,
  shown,
  textOf,
  texts,
  typed,
} from './checkout.fixture.ts'
import { type CheckoutEvent, type CheckoutState, startCheckout } from './checkout.machine.ts'
import { contentOf } from './checkout-intent.rules.ts'
import { toDraft } from './site/checkout-draft.ts'

type Row = {
  when: string
  events: CheckoutEvent[]
  at: CheckoutState['step']['at']
  setback?: CheckoutState['setback']
  /** idempotency keys of the order requests, in the order of sending */
  sent?: string[]
  /** whether the last request may be an order that was not answered */
  isOpen?: boolean
  also?: (state: CheckoutState) => void
}
const offline = (status = 0) => ({
  kind: 'offline' as const,
  failed: { status, message: `refused with ${status}` },
  stale: null,
})
const cartStale = { kind: 'cart', failed: null, stale: 'cart' } as const
const replacedTexts = { kind: 'contracts', failed: null, stale: 'contracts' } as const

const rows: Row[] = [
  {
    when: 'everything is confirmed',
    events: [...eventsUntilSending, ordered],
    at: 'placed',
    sent: ['key-1'],
    isOpen: true,
    also: ({ step }) => expect(step).toMatchObject({ order: placed }),
  },
  { when: 'the button is pressed twice', events: [press(), press()], at: 'pricing' },
  {
    when: 'the button is pressed in every step of one run',
    events: [press(), press(), sameAmount, press(), sameTexts, press(), ordered, press()],
    at: 'placed',
    sent: ['key-1'],
    isOpen: true,
  },
  {
    when: 'an answer comes twice',
    events: [press(), sameAmount, sameAmount, sameTexts, sameTexts, ordered, lost],
    at: 'placed',
    sent: ['key-1'],
    isOpen: true,
  },
  {
    when: 'the answer to the order is lost',
    events: [...eventsUntilSending, lost],
    at: 'filling',
    setback: offline(),
    sent: ['key-1'],
    isOpen: true,
  },
  {
    when: 'the answer is lost, and the same order is pressed again: the same request, without pricing it',
    events: [...eventsUntilSending, lost, press(), ordered],
    at: 'placed',
    sent: ['key-1', 'key-1'],
    isOpen: true,
  },
  {
    when: 'the server fails, and the visitor sends again from the notice',
    events: [...eventsUntilSending, refusedOrder(503), pressAgain, ordered],
    at: 'placed',
    sent: ['key-1', 'key-1'],
    isOpen: true,
  },
  {
    when: 'the answer is lost, then another order is pressed: a key of its own',
    events: [...eventsUntilSending, lost, typed({ city: 'Ankara' }), ...eventsUntilSending],
    at: 'sending',
    sent: ['key-1', 'key-2'],
    isOpen: true,
  },
  {
    when: 'prices cannot be read',
    events: [press(), { type: 'priced', answer: refusal(0), stored: items }],
    at: 'filling',
    setback: offline(),
  },
  {
    when: 'the price has changed',
    events: [
      press(),
      { type: 'priced', answer: { ok: true, data: { amount: '21.000 TL', totals: [21_000] } }, stored: items },
    ],
    at: 'filling',
    setback: { kind: 'price', failed: null, stale: 'cart' },
  },
  {
    when: 'a tour is sold out before the order is sent',
    events: [press(), { type: 'priced', answer: { ok: true, data: { amount: null, totals: [] } }, stored: items }],
    at: 'filling',
    setback: cartStale,
  },
  {
    when: 'a tour is sold out by the time the order arrives: the next press may use the key again',
    events: [...eventsUntilSending, refusedOrder(409), ...eventsUntilSending],
    at: 'sending',
    sent: ['key-1', 'key-1'],
    isOpen: true,
  },
  {
    when: 'the buyer holds too many unpaid seats: the sentence of the server says how to go on',
    events: [...eventsUntilSending, refusedOrder(409, { facts: { unpaid: { reason: 'buyer' } } })],
    at: 'filling',
    sent: ['key-1'],
    isOpen: false,
    setback: { kind: 'refused', failed: { status: 409, message: 'refused with 409' }, stale: null },
  },
  {
    when: 'an item costs something else by the time the order arrives',
    events: [...eventsUntilSending, refusedOrder(409, { facts: { items: [{ position: 1, total: 21_000 }] } })],
    at: 'filling',
    setback: { kind: 'price', failed: null, stale: 'cart' },
    sent: ['key-1'],
    isOpen: false,
  },
  {
    when: 'the order is refused with 409',
    events: [...eventsUntilSending, refusedOrder(409)],
    at: 'filling',
    setback: cartStale,
    sent: ['key-1'],
    isOpen: false,
  },
  {
    when: 'the cart was emptied in another tab while prices were read',
    events: [press(), { ...sameAmount, stored: [] }],
    at: 'filling',
    setback: cartStale,
  },
  {
    when: 'the cart was changed in another tab while contracts were read',
    events: [press(), sameAmount, { ...sameTexts, stored: [item('kapadokya'), item('ege')] }],
    at: 'filling',
    setback: cartStale,
  },
  {
    when: 'the cart is empty',
    events: [press({ items: [] })],
    at: 'filling',
    setback: { ...cartStale, stale: null },
  },
  { when: 'a price is still loading', events: [press({ cart: 'pending' })], at: 'filling' },
  {
    when: 'the page already shows that a tour cannot be ordered',
    events: [press({ cart: 'blocked' })],
    at: 'filling',
    setback: { ...cartStale, stale: null },
  },
  {
    when: 'a contract is replaced before the order is sent: it is to be accepted again',
    events: [press(), sameAmount, { type: 'read', answer: texts(textOf(1, 4), textOf(2, 1)), stored: items }],
    at: 'filling',
    setback: replacedTexts,
    also: ({ form }) => expect(form.accepted_contracts).toEqual([{ id: 2, version: 1, read: null }]),
  },
  {
    when: 'a contract is gone',
    events: [press(), sameAmount, { type: 'read', answer: texts(textOf(1, 3)), stored: items }],
    at: 'filling',
    setback: replacedTexts,
    also: ({ form }) => expect(form.accepted_contracts.map(({ id }) => id)).toEqual([1]),
  },
  {
    when: 'a contract is replaced by the time the order arrives',
    events: [...eventsUntilSending, refusedOrder(409, { facts: { contracts: [{ id: 2 }] } })],
    at: 'filling',
    setback: replacedTexts,
    sent: ['key-1'],
    isOpen: false,
    also: ({ form }) => expect(form.accepted_contracts.map(({ id }) => id)).toEqual([1]),
  },
  {
    when: 'contracts cannot be read',
    events: [press(), sameAmount, { type: 'read', answer: refusal(500), stored: items }],
    at: 'filling',
    setback: offline(500),
  },
  {
    when: 'contracts are refused, because the cart cannot be ordered',
    events: [press(), sameAmount, { type: 'read', answer: refusal(422), stored: items }],
    at: 'filling',
    setback: cartStale,
  },
  {
    when: 'fields are refused',
    events: [
      ...eventsUntilSending,
      refusedOrder(422, { errors: { email: ['E-posta geçersiz'], 'invoice.tax_no': ['Vergi no geçersiz'] } }),
    ],
    at: 'filling',
    setback: { kind: 'refused', failed: { status: 422, message: 'refused with 422' }, stale: null },
    sent: ['key-1'],
    isOpen: false,
    also: ({ refused }) => expect(refused).toEqual({ email: ['E-posta geçersiz'], tax_no: ['Vergi no geçersiz'] }),
  },
  {
    when: 'a refused field is corrected: its message goes, the others stay',
    events: [
      ...eventsUntilSending,
      refusedOrder(422, { errors: { email: ['x'], name: ['y'] } }),
      typed({ email: 'ayse@example.org' }),
    ],
    at: 'filling',
    setback: { kind: 'refused', failed: { status: 422, message: 'refused with 422' }, stale: null },
    sent: ['key-1'],
    isOpen: false,
    also: ({ refused }) => expect(refused).toEqual({ name: ['y'] }),
  },
  {
    when: 'an item of the cart is refused',
    events: [...eventsUntilSending, refusedOrder(422, { errors: { 'cart.0.tourDate': ['x'] } })],
    at: 'filling',
    setback: cartStale,
    sent: ['key-1'],
    isOpen: false,
  },
  {
    when: 'too many orders: 429 is told in the server’s words',
    events: [...eventsUntilSending, refusedOrder(429)],
    at: 'filling',
    setback: { kind: 'refused', failed: { status: 429, message: 'refused with 429' }, stale: null },
    sent: ['key-1'],
    isOpen: false,
  },
  {
    when: 'too many prices: 429 before the order is told in the server’s words, not as a changed cart',
    events: [press(), { type: 'priced', answer: refusal(429), stored: items }],
    at: 'filling',
    setback: { kind: 'refused', failed: { status: 429, message: 'refused with 429' }, stale: null },
  },
  {
    when: 'a lost order is sent again and meets a limit: it may still exist, and keeps its key',
    events: [...eventsUntilSending, lost, press(), refusedOrder(429), press(), ordered],
    at: 'placed',
    sent: ['key-1', 'key-1', 'key-1'],
    isOpen: true,
  },
  {
    when: 'a lost order is sent again and is refused: it does not exist, and is priced again',
    events: [...eventsUntilSending, lost, press(), refusedOrder(409), press()],
    at: 'pricing',
    sent: ['key-1', 'key-1'],
    isOpen: false,
  },
  {
    when: 'a copy of this tab has ordered something else under the key: the next press has a key of its own',
    events: [...eventsUntilSending, refusedOrder(422, { errors: { 'Idempotency-Key': ['x'] } }), ...eventsUntilSending],
    at: 'sending',
    sent: ['key-1', 'key-2'],
    isOpen: true,
  },
  {
    when: 'the form is incomplete',
    events: [typed({ name: '' }), press()],
    at: 'filling',
    also: (state) => {
      expect(state.isChecked).toBe(true)
      expect(Object.keys(contentOf(state, shown).problems)).toEqual(['name'])
    },
  },
  {
    when: 'the visitor types while the order is on its way: the order is the one that was pressed',
    events: [press(), typed({ city: 'Ankara' }), sameAmount, sameTexts],
    at: 'sending',
    sent: ['key-1'],
    isOpen: true,
    also: ({ form, intent }) => {
      expect(form.city).toBe('Ankara')
      expect(JSON.parse(intent!.body)).toMatchObject({ city: 'İzmir' })
    },
  },
  {
    when: 'an answer comes that nothing was sent for',
    events: [sameAmount, sameTexts, ordered, pressAgain],
    at: 'filling',
  },
]

test.each(rows)('when $when', ({ events, at, setback = null, sent = [], isOpen, also }) => {
  const result = run(events)
  expect(result.state.step.at).toBe(at)
  expect(result.state.setback).toEqual(setback)
  expect(result.sent.map(({ key }) => key)).toEqual(sent)
  expect(result.state.intent?.isOpen).toBe(isOpen)
  also?.(result.state)
})

test('a reload or going back while the order is sent: form and intent survive, and the same order has the same key', () => {
  const before = run(eventsUntilSending)
  const stored = toDraft(JSON.parse(JSON.stringify(before.state)))
  const reloaded = startCheckout(stored)
  expect(reloaded).toMatchObject({ form, intent: { key: 'key-1', isOpen: true }, step: { at: 'filling' } })
  const after = run([press(), ordered], reloaded)
  expect(after.sent).toEqual(before.sent)
  expect(after.state.step.at).toBe('placed')
})

test('two tabs: a copied tab sends the same order under the same key, an independent tab under another', () => {
  const [first, copy] = [run(eventsUntilSending), run(eventsUntilSending)]
  expect(copy.sent).toEqual(first.sent)
  const own = run(eventsUntilSending, startCheckout({ ...draft, key: 'key-of-its-own' }))
  expect(own.sent.map(({ key }) => key)).toEqual(['key-of-its-own'])
})

test('a contract that was read is confirmed by its text; the version is not enough', () => {
  const facts = contentOf(startCheckout(draft), shown).facts
  const read = { id: 1, version: 3, read: { body_hash: 'another text', facts } }
  const withRead = startCheckout({
    ...draft,
    form: { ...form, accepted_contracts: [read, form.accepted_contracts[1]!] },
  })
  expect(run(eventsUntilSending, withRead)).toMatchObject({ sent: [], state: { setback: replacedTexts } })
})
