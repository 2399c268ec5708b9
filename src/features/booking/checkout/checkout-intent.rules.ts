import type { CartItem } from '../calculator/cart-item.schema.ts'
import { type CheckoutForm, isAccepted, problemsOf, textFacts } from './checkout.rules.ts'
import { requestOf } from './checkout-request.rules.ts'

/** An order request that was sent. The same key with the same body is answered with the same order, however often it is sent. */
export type Intent = {
  key: string
  /** the request without the texts of its contracts: equal ones are one intent */
  content: string
  /** JSON, exactly as it was sent */
  body: string
  /** total, as the button named it */
  amount: string
  /** sent without an answer: the order may exist. In a step: whether that was so before this request */
  isOpen: boolean
}

/** Content of sessionStorage, which survives a reload and going back. */
export type Draft = {
  form: CheckoutForm
  intent: Intent | null
  /** idempotency key of the next order; the server derives the order number in the contracts from it */
  key: string
}

/** The order as the page shows it when the button is clicked. */
export type ShownOrder = {
  items: CartItem[]
  /** total, as the button names it */
  amount: string
  /** 'blocked': an item cannot be ordered as it is; 'pending': a price is being loaded */
  cart: 'ready' | 'pending' | 'blocked'
  contracts: readonly { id: number; version: number }[]
  lang: string
}

/** Summary of the order on the page: its content and key, the values in its contracts, and the form's errors. */
export function contentOf(draft: Draft, { items, amount, contracts, lang }: Omit<ShownOrder, 'cart'>) {
  const content = JSON.stringify(requestOf(draft.form, items, []))
  const key = keyFor(draft, content)
  const facts = textFacts(draft.form, JSON.stringify(items), amount, key, lang)
  const isAllAccepted = contracts.every((each) => isAccepted(draft.form.accepted_contracts, each, facts))
  return { content, key, facts, problems: problemsOf(draft.form, isAllAccepted) }
}

/** The idempotency key for this content: that of the open intent for the same order, else the next one. */
function keyFor({ intent, key }: Pick<Draft, 'intent' | 'key'>, content: string): string {
  return intent?.isOpen && intent.content === content ? intent.key : key
}
