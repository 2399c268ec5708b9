import type { FieldErrors } from '#src/base/errors.ts'
import { type Answer, isOutcomeUnknown, type Refused } from '#src/base/http/client/client.ts'
import type { Failed } from '#src/base/http/client/failure.ts'
import type { CartItem } from '../calculator/cart-item.schema.ts'
import { type CheckoutForm, type FormField, formFieldOf } from './checkout.rules.ts'
import type { CheckoutContracts, OrderConflict, OrderCreated } from './checkout.schema.ts'
import { contentOf, type Draft, type Intent, type ShownOrder } from './checkout-intent.rules.ts'
import { requestOf } from './checkout-request.rules.ts'

/** A confirmed press. Later input does not belong to the order. */
type Press = ShownOrder & { form: CheckoutForm; content: string; key: string; facts: string; freshKey: string }

/**
 * In the order of a successful run. Each of the middle three holds what its request needs; the request is sent when the
 * step is entered, and its answer leads to the next step or back to filling.
 */
type Step =
  | { at: 'filling' }
  | { at: 'pricing'; press: Press }
  | { at: 'reading'; press: Press; totals: number[] }
  | { at: 'sending'; intent: Intent }
  | { at: 'placed'; intent: Intent; order: OrderCreated['data'] }

/** Why a press did not become an order, when no field of the form is the reason. */
export type Setback = {
  kind: 'offline' | 'cart' | 'price' | 'contracts' | 'refused'
  /** the answer, for 'offline' and 'refused' */
  failed: Failed | null
  /** data of the page that the server no longer confirms */
  stale: 'cart' | 'contracts' | null
}

export type CheckoutState = Draft & {
  step: Step
  /** the button was pressed: the form's problems are shown from then on */
  isChecked: boolean
  /** problems that the server found, by field */
  refused: Partial<Record<FormField, string[]>>
  setback: Setback | null
}

/** An answer, and the items of the cart when it came: another tab may have changed them. */
type Reply<T> = { answer: Answer<T>; stored: CartItem[] }

/** The cart's total as text, null when an item cannot be ordered; and the total of each item in major units. */
export type CartAmount = { amount: string | null; totals: number[] }

/** `freshKey` is a new idempotency key: a pure function draws no random numbers. */
export type CheckoutEvent =
  | { type: 'changed'; fields: Partial<CheckoutForm> }
  | { type: 'pressed'; shown: ShownOrder; freshKey: string }
  | { type: 'pressed-again'; freshKey: string }
  | ({ type: 'priced' } & Reply<CartAmount>)
  | ({ type: 'read' } & Reply<CheckoutContracts>)
  | { type: 'answered'; answer: Answer<OrderCreated> }

export function startCheckout({ form, intent, key }: Draft): CheckoutState {
  return { form, intent, key, step: { at: 'filling' }, isChecked: false, refused: {}, setback: null }
}

/** @returns the same object when the event does not belong to the step: a second press, an answer that comes twice */
export function nextCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { step } = state
  switch (event.type) {
    case 'changed':
      return step.at === 'placed' ? state : changed(state, event.fields)
    case 'pressed':
      return step.at === 'filling' ? onPress(state, event.shown, event.freshKey) : state
    case 'pressed-again':
      return step.at === 'filling' && state.intent?.isOpen ? sending(state, state.intent, event.freshKey) : state
    case 'priced':
      return step.at === 'pricing' ? priced(state, step.press, event) : state
    case 'read':
      return step.at === 'reading' ? read(state, step, event) : state
    case 'answered':
      return step.at === 'sending' ? onAnswer(state, step, event.answer) : state
  }
}

function changed(state: CheckoutState, fields: Partial<CheckoutForm>): CheckoutState {
  // 'kind' decides which fields are shown, and no message belongs to it.
  const left = Object.entries(state.refused).filter(([field]) => !(field in fields || field === 'kind'))
  return { ...state, form: { ...state.form, ...fields }, refused: Object.fromEntries(left) }
}

function onPress(state: CheckoutState, shown: ShownOrder, freshKey: string): CheckoutState {
  const checked = { ...state, isChecked: true }
  const { problems, ...identity } = contentOf(state, shown)
  if (Object.keys(problems).length > 0 || shown.cart === 'pending') return checked
  if (shown.cart === 'blocked' || shown.items.length === 0) return stopWith(checked, 'cart')
  // An intent without an answer may be an order already, and hold the seats that a new price would miss.
  if (state.intent?.isOpen && state.intent.content === identity.content) return sending(checked, state.intent, freshKey)
  const press = { ...shown, ...identity, form: state.form, freshKey }
  return { ...checked, step: { at: 'pricing', press }, setback: null }
}

/** The amount on the button is the amount that is ordered: a cart that has changed is shown first. */
function priced(state: CheckoutState, press: Press, { answer, stored }: Reply<CartAmount>): CheckoutState {
  if (!isSameCart(stored, press.items)) return stopWith(state, 'cart', 'cart')
  if (!answer.ok) return notConfirmed(state, answer)
  if (answer.data.amount === null) return stopWith(state, 'cart', 'cart')
  if (answer.data.amount !== press.amount) return stopWith(state, 'price', 'cart')
  return { ...state, step: { at: 'reading', press, totals: answer.data.totals } }
}

/**
 * The contracts are filled again with the press's data: each must be the text that was accepted. The order names the prices that were
 * confirmed: sent once more later, it is refused at others.
 */
function read(
  state: CheckoutState,
  { press, totals }: Extract<Step, { at: 'reading' }>,
  { answer, stored }: Reply<CheckoutContracts>,
): CheckoutState {
  if (!isSameCart(stored, press.items)) return stopWith(state, 'cart', 'cart')
  if (!answer.ok) return notConfirmed(state, answer)
  const texts = press.contracts.map(({ id }) => ({ id, text: answer.data.contracts.find((each) => each.id === id) }))
  const replaced = texts.filter(({ id, text }) => {
    const accepted = press.form.accepted_contracts.find((each) => each.id === id)
    return text?.version !== accepted?.version || (accepted?.read && accepted.read.body_hash !== text?.body_hash)
  })
  if (replaced.length > 0) return contractsReplaced(state, replaced)
  const request = requestOf(
    press.form,
    press.items.map((item, at) => ({ ...item, shown_total: totals[at] })),
    texts.flatMap(({ text }) => text ?? []),
  )
  const { key, content, amount, freshKey } = press
  return sending(state, { key, content, body: JSON.stringify(request), amount, isOpen: false }, freshKey)
}

/** From here on the intent's key may be an order's, so the next order has another one. */
function sending(state: CheckoutState, intent: Intent, freshKey: string): CheckoutState {
  const open = { ...intent, isOpen: true }
  return { ...state, step: { at: 'sending', intent }, intent: open, key: freshKey, setback: null }
}

function onAnswer(
  state: CheckoutState,
  { intent }: Extract<Step, { at: 'sending' }>,
  answer: Answer<OrderCreated>,
): CheckoutState {
  if (answer.ok) return { ...state, step: { at: 'placed', intent, order: answer.data.data } }
  if (isOutcomeUnknown(answer)) return stopWith(state, 'offline', null, answer)
  const refused = afterRefusal(state, intent, answer)
  const { contracts, unpaid, items } = answer.facts as {
    contracts?: { id: number }[]
    unpaid?: object
    items?: OrderConflict['items']
  }
  if (contracts) return contractsReplaced(refused, contracts)
  const { ofForm, ofCart } = sorted(answer.errors)
  const marked = { ...refused, refused: ofForm }
  // The cart is in order: the agency's sentence says how to go on.
  if (unpaid) return stopWith(marked, 'refused', null, answer)
  if (items?.some((item) => 'total' in item)) return stopWith(marked, 'price', 'cart')
  if (answer.status === 409 || ofCart) return stopWith(marked, 'cart', 'cart')
  return stopWith(marked, 'refused', null, answer)
}

/** After a refusal the order does not exist, and its key, which the accepted contracts name, is free again. */
function afterRefusal(state: CheckoutState, intent: Intent, { status, errors }: Refused) {
  // Limits are checked before the intent: they say nothing about an earlier request.
  if (intent.isOpen && status !== 409 && status !== 422) return state
  // Another tab, copied from this one, has used the key for its order.
  const isTaken = 'Idempotency-Key' in errors
  return { ...state, intent: { ...intent, isOpen: false }, key: isTaken ? state.key : intent.key }
}

function notConfirmed(state: CheckoutState, answer: Refused): CheckoutState {
  if (isOutcomeUnknown(answer)) return stopWith(state, 'offline', null, answer)
  if (answer.status === 429) return stopWith(state, 'refused', null, answer)
  return stopWith(state, 'cart', 'cart')
}

/** Replaced texts are no longer accepted, and the newest are loaded. */
function contractsReplaced(state: CheckoutState, replaced: readonly { id: number }[]): CheckoutState {
  const accepted_contracts = state.form.accepted_contracts.filter(({ id }) => !replaced.some((each) => each.id === id))
  return stopWith({ ...state, form: { ...state.form, accepted_contracts } }, 'contracts', 'contracts')
}

function stopWith(
  state: CheckoutState,
  kind: Setback['kind'],
  stale: Setback['stale'] = null,
  answer: Refused | null = null,
): CheckoutState {
  const failed = answer && pick(answer)
  return { ...state, step: { at: 'filling' }, setback: { kind, failed, stale } }
}

function pick({ status, message, retry_after, code }: Refused): Failed {
  return { status, message, ...(retry_after !== undefined && { retry_after }), ...(code && { code }) }
}

function isSameCart(a: readonly CartItem[], b: readonly CartItem[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The server's messages at the form's fields, and whether any is about the cart. */
function sorted(errors: FieldErrors) {
  const ofForm: CheckoutState['refused'] = {}
  let ofCart = false
  for (const [name, messages] of Object.entries(errors)) {
    const field = formFieldOf(name)
    if (field) ofForm[field] = [...(ofForm[field] ?? []), ...messages]
    else if (/^cart(\.|$)/.test(name)) ofCart = true
  }
  return { ofForm, ofCart }
}
