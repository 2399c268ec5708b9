import type { Answer, Refused } from '#src/base/http/client/client.ts'
import { cartItem } from '../cart/cart.fixture.ts'
import { type CheckoutEvent, type CheckoutState, nextCheckout, startCheckout } from './checkout.machine.ts'
import { emptyForm } from './checkout.rules.ts'
import type { CheckoutContracts } from './checkout.schema.ts'
import type { Draft, ShownOrder } from './checkout-intent.rules.ts'

export const accepted_contracts = [
  { id: 1, version: 3, read: null },
  { id: 2, version: 1, read: null },
]
export const form: Draft['form'] = {
  ...emptyForm,
  name: 'Ayşe Yılmaz',
  city: 'İzmir',
  email: 'ayse@example.com',
  phone: '0532 000 00 00',
  accepted_contracts,
}
export const item = (token: string) => cartItem({ token })
export const items = [item('kapadokya')]
export const shown: ShownOrder = {
  items,
  amount: '20.000 TL',
  cart: 'ready',
  contracts: [
    { id: 1, version: 3 },
    { id: 2, version: 1 },
  ],
  lang: 'tr',
}
export const draft: Draft = { form, intent: null, key: 'key-1' }

export const textOf = (id: number, version: number) => ({ id, version, body_hash: `hash-${id}-${version}` })
export const texts = (...contracts: ReturnType<typeof textOf>[]) =>
  ({ ok: true, data: { contracts } }) as unknown as Answer<CheckoutContracts>
export const refusal = (status: number, more: Partial<Refused> = {}): Refused => ({
  ok: false,
  status,
  code: '',
  message: `refused with ${status}`,
  errors: {},
  facts: {},
  ...more,
})
export const placed = { order_no: 'SYH-27-7F3K9Q', key: 'secret', hold_until: '2027-04-01T00:00:00Z' }

/** `run` adds a fresh key to each press. */
export const press = (more: Partial<ShownOrder> = {}): CheckoutEvent => ({
  type: 'pressed',
  shown: { ...shown, ...more },
  freshKey: '',
})
export const pressAgain: CheckoutEvent = { type: 'pressed-again', freshKey: '' }
export const sameAmount = {
  type: 'priced',
  answer: { ok: true, data: { amount: '20.000 TL', totals: [20_000] } },
  stored: items,
} satisfies CheckoutEvent
export const sameTexts = {
  type: 'read',
  answer: texts(textOf(1, 3), textOf(2, 1)),
  stored: items,
} satisfies CheckoutEvent
export const ordered = {
  type: 'answered',
  answer: { ok: true, data: { success: true, message: '', data: placed } },
} satisfies CheckoutEvent
export const lost = { type: 'answered', answer: refusal(0) } satisfies CheckoutEvent
export const refusedOrder = (status: number, more?: Partial<Refused>): CheckoutEvent => ({
  type: 'answered',
  answer: refusal(status, more),
})
export const typed = (fields: Partial<Draft['form']>): CheckoutEvent => ({ type: 'changed', fields })
export const eventsUntilSending = [press(), sameAmount, sameTexts]

export const withKey = (event: CheckoutEvent, freshKey: string) =>
  'freshKey' in event ? { ...event, freshKey } : event

/** Applies events, and records each order request as the screen sends it: once, when the step is entered. */
export function run(events: readonly CheckoutEvent[], from: CheckoutState = startCheckout(draft)) {
  const sent: { key: string; body: string }[] = []
  let presses = 1
  let state = from
  for (const event of events) {
    const before = state
    state = nextCheckout(before, withKey(event, `key-${event.type === 'pressed' ? ++presses : presses}`))
    if (state.step === before.step || state.step.at !== 'sending') continue
    const { key, body } = state.step.intent
    sent.push({ key, body })
  }
  return { state, sent }
}
