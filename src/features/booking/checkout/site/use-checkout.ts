import { useNavigate, useRevalidator } from 'react-router'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { newIdempotencyKey } from '#src/base/http/client/idempotency.ts'
import { useLang, usePath, useT } from '#src/base/i18n/i18n.tsx'
import { useMachine } from '#src/base/ui/use-machine.ts'
import type { ContractItem } from '#src/features/contracts/contracts.schema.ts'
import { passengersAnchor } from '#src/features/orders/money/passengers.links.ts'
import { orderPath } from '#src/features/orders/orders.links.ts'
import { isAtOnce, writeAtOnce } from '#src/features/passengers/manifest/site/at-once.ts'
import type { CartItem } from '../../calculator/cart-item.schema.ts'
import { amountText, totalsOf } from '../../calculator/site/quote-totals.ts'
import { readCart, removeItem } from '../../cart/site/cart.ts'
import { itemsOf } from '../../cart/site/cart-entries.ts'
import { amountOf, priceCart } from '../../cart/site/cart-pricing.ts'
import { quotesOf } from '../../cart/site/cart-rows.ts'
import { writePlaced } from '../../cart/site/placed-order.ts'
import type { PricedCartState } from '../../cart/site/use-priced-cart.ts'
import {
  type CheckoutEvent,
  type CheckoutState,
  nextCheckout,
  type Setback,
  startCheckout,
} from '../checkout.machine.ts'
import type { CheckoutForm, FormField } from '../checkout.rules.ts'
import type { OrderCreated } from '../checkout.schema.ts'
import { contentOf, type Intent } from '../checkout-intent.rules.ts'
import { clearDraft, readDraft, writeDraft } from './checkout-draft.ts'
import { type ContractTexts, useContractTexts } from './use-contract-texts.ts'

export type Checkout = Pick<CheckoutState, 'form' | 'setback'> & {
  change: (changed: Partial<CheckoutForm>) => void
  /** by field, after the first press */
  problems: Partial<Record<FormField, string[]>>
  /** the request that was sent and has no answer */
  open: Intent | null
  /** the contracts, filled with the form and the priced cart */
  texts: ContractTexts
  isSending: boolean
  /** ordered: the result page is loading */
  isPlaced: boolean
  /** @returns the fields to correct; empty when the order is being sent */
  submit: () => FormField[]
  sendAgain: () => void
}

/** Turns clicks and answers into events of the checkout machine, and its steps into requests. */
export function useCheckout(cart: PricedCartState, contracts: readonly ContractItem[]): Checkout {
  const t = useT()
  const lang = useLang()
  const path = usePath()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  const request = async ({ step }: CheckoutState): Promise<CheckoutEvent | null> => {
    const api = browserApi()(lang)
    if (step.at === 'pricing') {
      const answer = amountOf(await priceCart(api, step.press.items), lang)
      return { type: 'priced', answer, stored: itemsOf(readCart()) }
    }
    if (step.at === 'reading') {
      const answer = await texts.readAgain(step.press)
      return { type: 'read', answer, stored: itemsOf(readCart()) }
    }
    if (step.at !== 'sending') return null
    const { key, body } = step.intent
    const answer = await api.post<OrderCreated>('/api/orders', JSON.parse(body), { 'idempotency-key': key })
    return { type: 'answered', answer }
  }

  const finish = ({ intent, order }: Extract<CheckoutState['step'], { at: 'placed' }>) => {
    // First, because the cart is emptied next, and nothing else in this tab knows the order.
    writePlaced(order)
    clearDraft()
    for (const { token } of (JSON.parse(intent.body) as { cart: CartItem[] }).cart) removeItem(token)
    const part = isAtOnce() ? `#${passengersAnchor}` : ''
    writeAtOnce(false)
    void navigate(path(orderPath(order.order_no, order.key)) + part, { replace: true })
  }

  const refresh = (stale: Setback['stale']) => {
    if (stale === 'cart') cart.reprice()
    if (stale === 'contracts') void revalidate()
  }

  const [state, send] = useMachine(
    () => startCheckout(readDraft()),
    nextCheckout,
    (after, before, send) => {
      if (after.step.at === 'placed') return finish(after.step)
      // Before the request: from then on an order may exist under its key.
      writeDraft(after)
      if (after.step !== before.step) void request(after).then((event) => event && send(event))
      if (after.setback !== before.setback) refresh(after.setback?.stale ?? null)
    },
  )

  const shown = {
    items: itemsOf(cart.rows.map(({ entry }) => entry)),
    amount: amountText(totalsOf(quotesOf(cart.rows)), lang),
    contracts,
    lang,
  }
  const { form, step, setback, intent } = state
  const { problems: found, key, facts } = contentOf(state, shown)
  const texts = useContractTexts({ form, items: shown.items, key, facts })
  const problems: Checkout['problems'] = { ...state.refused }
  const fields = Object.keys(found) as FormField[]
  if (state.isChecked) for (const field of fields) problems[field] = [t(found[field]!.key, found[field]!.values)]

  const cartState = cart.rows.some(({ verdict }) => verdict && verdict.kind !== 'priced')
    ? 'blocked'
    : cart.isPending
      ? 'pending'
      : 'ready'

  return {
    form,
    setback,
    problems,
    texts,
    change: (fields) => send({ type: 'changed', fields }),
    open: intent?.isOpen ? intent : null,
    isSending: step.at === 'pricing' || step.at === 'reading' || step.at === 'sending',
    isPlaced: step.at === 'placed',
    submit: () => {
      send({ type: 'pressed', shown: { ...shown, cart: cartState }, freshKey: newIdempotencyKey() })
      return fields
    },
    sendAgain: () => send({ type: 'pressed-again', freshKey: newIdempotencyKey() }),
  }
}
