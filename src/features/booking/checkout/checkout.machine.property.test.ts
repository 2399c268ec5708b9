import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  accepted_contracts,
  draft,
  eventsUntilSending,
  items,
  ordered,
  press,
  pressAgain,
  refusal,
  refusedOrder,
  sameAmount,
  sameTexts,
  typed,
  withKey,
} from './checkout.fixture.ts'
import { type CheckoutEvent, nextCheckout, startCheckout } from './checkout.machine.ts'

const statuses = fc.constantFrom(0, 401, 409, 422, 429, 500, 503)
const ofType = <T extends 'priced' | 'read'>(type: T) =>
  statuses.map((status): CheckoutEvent => ({ type, answer: refusal(status), stored: items }))
const anyEvent: fc.Arbitrary<CheckoutEvent> = fc.oneof(
  fc.constantFrom(press(), sameAmount, sameTexts, ordered, typed({ accepted_contracts })),
  fc.constantFrom(press({ cart: 'pending' }), press({ cart: 'blocked' }), press({ items: [] }), pressAgain),
  fc.constantFrom('İzmir', 'Ankara', '').map((city) => typed({ city })),
  ofType('priced'),
  ofType('read'),
  fc.constantFrom<CheckoutEvent>({ ...sameAmount, stored: [] }, { ...sameTexts, stored: [] }),
  { weight: 3, arbitrary: statuses.map((status) => refusedOrder(status)) },
  fc.constantFrom(
    refusedOrder(422, { errors: { 'Idempotency-Key': ['x'] } }),
    refusedOrder(409, { facts: { contracts: [{ id: 2 }] } }),
  ),
)
/** Whole runs up to sending among the single events, so that sequences reach every step. */
const anySequence = fc
  .array(
    fc.oneof(
      fc.constant([typed({ city: 'İzmir', accepted_contracts }), ...eventsUntilSending]),
      anyEvent.map((event) => [event]),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.flat())
const allSteps = ['filling', 'pricing', 'reading', 'sending', 'placed']

test('in any sequence of events, a press sends one request, and an order that may exist is sent under its own key only', () => {
  const reached = new Set<string>()
  fc.assert(
    fc.property(anySequence, (events) => {
      let state = startCheckout(draft)
      let presses = 0
      let sends = 0
      /** the request that may have become an order although its answer was lost */
      let open = null as { key: string; content: string; body: string } | null
      let isRepeat = false
      for (const [at, event] of events.entries()) {
        const before = state
        state = nextCheckout(before, withKey(event, `fresh-${at}`))
        expect(allSteps).toContain(state.step.at)
        reached.add(state.step.at)
        if (before.step.at === 'placed') expect(state).toBe(before)
        else if (event.type === 'changed') expect(state.form).toMatchObject(event.fields)
        // A run ends with an order, or with a reason shown to the visitor.
        if (before.step.at !== 'filling' && state.step.at === 'filling') expect(state.setback).not.toBeNull()
        if (event.type === 'pressed' || event.type === 'pressed-again') presses++
        if (event.type === 'answered' && before.step.at === 'sending' && !event.answer.ok) {
          const { status } = event.answer
          // Another refusal is about this request only; it says nothing about an earlier one.
          if (status === 409 || status === 422 || (status > 0 && status < 500 && !isRepeat)) open = null
        }
        if (state.step === before.step || state.step.at !== 'sending') continue
        sends++
        const { key, content, body } = state.step.intent
        isRepeat = open?.key === key
        if (open?.content === content) expect({ key, body }).toEqual({ key: open.key, body: open.body })
        else expect(key).not.toBe(open?.key)
        open = { key, content, body }
        // The draft stores the key before the request is sent, and never uses it for another order.
        expect(state.intent).toMatchObject({ key, content, body, isOpen: true })
        expect(state.key).not.toBe(key)
      }
      expect(sends).toBeLessThanOrEqual(presses)
    }),
    { numRuns: 1000 },
  )
  expect([...reached].sort()).toEqual(allSteps.toSorted())
})
