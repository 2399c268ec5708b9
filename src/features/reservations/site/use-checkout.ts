import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '#src/base/http/browser-client.ts'
import type { FieldErrors } from '#src/base/http/errors.ts'
import { useLang, usePath, useT } from '#src/base/i18n/i18n.tsx'
import { type CheckoutForm, type FormField, formFieldOf, problemsOf } from '../checkout.rules.ts'
import { orderPath } from '../reservations.links.ts'
import type { CartItem, OrderCreated } from '../reservations.schema.ts'
import { removeItem } from './cart.ts'
import { itemsOf } from './cart-entries.ts'
import { priceCart, totalsOf } from './cart-pricing.ts'
import { amountText } from './cart-totals.tsx'
import { clearDraft, type Intent, intentFor, readDraft, writeDraft } from './checkout-draft.ts'
import { requestOf } from './checkout-request.ts'
import { type PricedCartState, quotesOf } from './use-priced-cart.ts'

/** Why an attempt did not become an order, when that is not about a field. */
export type Setback = { kind: 'offline' | 'cart' | 'price' | 'refused'; message: string }

export type Checkout = {
  form: CheckoutForm
  change: (changed: Partial<CheckoutForm>) => void
  /** by field, once sending was tried */
  problems: Partial<Record<FormField, string[]>>
  setback: Setback | null
  /** the attempt whose answer never came */
  open: Intent | null
  isSending: boolean
  /** ordered: the result is on its way */
  isDone: boolean
  /** @returns the fields to correct; none when it was sent */
  submit: () => FormField[]
  sendAgain: () => void
}

/** The form's draft, what is wrong with it, and the one order it becomes. */
export function useCheckout(cart: PricedCartState, mustAccept: readonly number[]): Checkout {
  const t = useT()
  const lang = useLang()
  const path = usePath()
  const navigate = useNavigate()
  const [{ form, intent }, setDraft] = useState(readDraft)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Partial<Record<FormField, string[]>>>({})
  const [setback, setSetback] = useState<Setback | null>(null)
  const [phase, setPhase] = useState<'typing' | 'sending' | 'done'>('typing')
  // A second press in the same moment comes before React has disabled the button.
  const isBusy = useRef(false)

  const keep = (changed: { form?: CheckoutForm; intent?: Intent | null }) => {
    const draft = { ...readDraft(), ...changed }
    writeDraft(draft)
    setDraft(draft)
  }

  const change = (changed: Partial<CheckoutForm>) => {
    keep({ form: { ...form, ...changed } })
    setRefused((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed || field === 'kind'))),
    )
  }

  const problems: Checkout['problems'] = { ...refused }
  const found = Object.entries(problemsOf(form, mustAccept))
  if (isTried) for (const [field, { key, values }] of found) problems[field as FormField] = [t(key, values)]

  const during = async (work: () => Promise<'typing' | 'done'>) => {
    if (isBusy.current) return
    isBusy.current = true
    setSetback(null)
    setPhase('sending')
    try {
      setPhase(await work())
    } finally {
      isBusy.current = false
    }
  }

  const fail = (kind: Setback['kind'], message: string): 'typing' => {
    setSetback({ kind, message })
    return 'typing'
  }

  /** The price that the button says is the price that is ordered: a cart that changed meanwhile is shown first. */
  const isAsShown = async (items: CartItem[], amount: string): Promise<boolean> => {
    const now = await priceCart(browserApi()(lang), items)
    if (now.items.some(({ answer }) => !answer.ok && (answer.status === 0 || answer.status >= 500))) {
      fail('offline', t('checkout.offline'))
      return false
    }
    const quotes = now.items.flatMap(({ answer }) => (answer.ok ? [answer.data] : []))
    const isWhole = quotes.length === items.length
    if (isWhole && amountText(totalsOf(quotes), lang) === amount) return true
    cart.reprice()
    if (isWhole) fail('price', t('checkout.price_changed'))
    else fail('cart', t('checkout.cart_changed'))
    return false
  }

  const send = async (attempt: Intent): Promise<'typing' | 'done'> => {
    keep({ intent: { ...attempt, isOpen: true } })
    const body = JSON.parse(attempt.body) as { cart: CartItem[] }
    const answer = await browserApi()(lang).post<OrderCreated>('/api/orders', body, { 'idempotency-key': attempt.key })
    if (answer.ok) {
      clearDraft()
      for (const { token } of body.cart) removeItem(token)
      const { order_no, key } = answer.data.data
      void navigate(path(orderPath(order_no, key)), { replace: true })
      return 'done'
    }
    // No answer, or the answer of a server that broke: the order may be there all the same.
    if (answer.status === 0 || answer.status >= 500) return fail('offline', t('checkout.offline'))
    keep({ intent: { ...attempt, isOpen: false } })
    const { ofForm, ofCart } = sorted(answer.errors)
    setRefused(ofForm)
    if (answer.status === 409 || ofCart) {
      cart.reprice()
      return fail('cart', t('checkout.cart_changed'))
    }
    return fail('refused', answer.message)
  }

  const submit = (): FormField[] => {
    setTried(true)
    if (found.length > 0) return found.map(([field]) => field as FormField)
    if (cart.rows.some(({ verdict }) => verdict && verdict.kind !== 'priced')) {
      fail('cart', t('checkout.cart_changed'))
      return []
    }
    if (cart.isPending) return []
    const items = itemsOf(cart.rows.map(({ entry }) => entry))
    const amount = amountText(totalsOf(quotesOf(cart.rows)), lang)
    const attempt = intentFor(readDraft().intent, JSON.stringify(requestOf(form, items)), amount)
    void during(async () => {
      // An open attempt may itself hold the seats that a new price would miss.
      if (!attempt.isOpen && !(await isAsShown(items, amount))) return 'typing'
      return send(attempt)
    })
    return []
  }

  const open = intent?.isOpen ? intent : null
  return {
    form,
    change,
    problems,
    setback,
    open,
    isSending: phase === 'sending',
    isDone: phase === 'done',
    submit,
    sendAgain: () => void (open && during(() => send(open))),
  }
}

function sorted(errors: FieldErrors) {
  const ofForm: Partial<Record<FormField, string[]>> = {}
  let ofCart = false
  for (const [name, messages] of Object.entries(errors)) {
    const field = formFieldOf(name)
    if (field) ofForm[field] = [...(ofForm[field] ?? []), ...messages]
    else if (/^cart(\.|$)/.test(name)) ofCart = true
  }
  return { ofForm, ofCart }
}
