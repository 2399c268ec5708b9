import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { newIdempotencyKey } from '#src/base/http/client/idempotency.ts'
import type { FieldErrors } from '#src/base/http/errors.ts'
import { useLang, usePath, useT } from '#src/base/i18n/i18n.tsx'
import type { ContractItem } from '#src/features/contracts/contracts.schema.ts'
import { removeItem } from '#src/features/reservations/cart/site/cart.ts'
import { itemsOf } from '#src/features/reservations/cart/site/cart-entries.ts'
import { priceCart, totalsOf } from '#src/features/reservations/cart/site/cart-pricing.ts'
import { amountText } from '#src/features/reservations/cart/site/cart-totals.tsx'
import { type PricedCartState, quotesOf } from '#src/features/reservations/cart/site/use-priced-cart.ts'
import { orderPath } from '#src/features/reservations/reservations.links.ts'
import type { CartItem, OrderCreated } from '#src/features/reservations/reservations.schema.ts'
import { type CheckoutForm, type FormField, formFieldOf, isAccepted, problemsOf } from '../checkout.rules.ts'
import { clearDraft, type Draft, type Intent, keyFor, readDraft, writeDraft } from './checkout-draft.ts'
import { requestOf } from './checkout-request.ts'
import type { ContractText } from './contract-dialog.tsx'
import { type ContractTexts, useContractTexts } from './use-contract-texts.ts'

/** Why an attempt did not become an order, when that is not about a field. */
export type Setback = { kind: 'offline' | 'cart' | 'price' | 'contracts' | 'refused'; message: string }

export type Checkout = {
  form: CheckoutForm
  change: (changed: Partial<CheckoutForm>) => void
  /** by field, once sending was tried */
  problems: Partial<Record<FormField, string[]>>
  setback: Setback | null
  /** the attempt whose answer never came */
  open: Intent | null
  /** the contracts, filled with what is typed and priced */
  texts: ContractTexts
  isSending: boolean
  /** ordered: the result is on its way */
  isDone: boolean
  /** @returns the fields to correct; none when it was sent */
  submit: () => FormField[]
  sendAgain: () => void
}

/** The form's draft, what is wrong with it, and the one order it becomes. */
export function useCheckout(cart: PricedCartState, contracts: readonly ContractItem[]): Checkout {
  const t = useT()
  const lang = useLang()
  const path = usePath()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [draft, setDraft] = useState(readDraft)
  // What goes on while an answer is waited for sees the draft as it is then.
  const latest = useRef(draft)
  const { form, intent } = draft
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Partial<Record<FormField, string[]>>>({})
  const [setback, setSetback] = useState<Setback | null>(null)
  const [phase, setPhase] = useState<'typing' | 'sending' | 'done'>('typing')
  // A second press in the same moment comes before React has disabled the button.
  const isBusy = useRef(false)

  const items = itemsOf(cart.rows.map(({ entry }) => entry))
  const amount = amountText(totalsOf(quotesOf(cart.rows)), lang)
  const asked = JSON.stringify(requestOf(form, items, []))
  const key = keyFor(draft, asked)
  const texts = useContractTexts(form, items, amount, key)

  const keep = (changed: Partial<Draft>) => {
    latest.current = { ...latest.current, ...changed }
    writeDraft(latest.current)
    setDraft(latest.current)
  }

  const change = (changed: Partial<CheckoutForm>) => {
    keep({ form: { ...form, ...changed } })
    setRefused((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed || field === 'kind'))),
    )
  }

  const problems: Checkout['problems'] = { ...refused }
  const isAllAccepted = contracts.every((each) => isAccepted(form.accepted_contracts, each, texts.facts))
  const found = Object.entries(problemsOf(form, isAllAccepted))
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

  /** Texts that are not what was accepted are accepted no more, and the newest are shown. */
  const readNewOnes = (changed: readonly { id: number }[]): 'typing' => {
    const others = form.accepted_contracts.filter(({ id }) => !changed.some((each) => each.id === id))
    keep({ form: { ...latest.current.form, accepted_contracts: others } })
    void revalidate()
    return fail('contracts', t('checkout.contracts_changed'))
  }

  /** The contracts as they are filled now; an answer that stands in the way of ordering is told. */
  const asAccepted = async (): Promise<ContractText[] | null> => {
    const answer = await texts.readAgain()
    if (!answer.ok) {
      if (answer.status === 0 || answer.status >= 500) fail('offline', t('checkout.offline'))
      else {
        cart.reprice()
        fail('cart', t('checkout.cart_changed'))
      }
      return null
    }
    const wanted = contracts.map(({ id }) => ({ id, text: answer.data.contracts.find((each) => each.id === id) }))
    const changed = wanted.filter(({ id, text }) => {
      const accepted = form.accepted_contracts.find((each) => each.id === id)
      return text?.version !== accepted?.version || (accepted?.read && accepted.read.body_hash !== text?.body_hash)
    })
    if (changed.length > 0) readNewOnes(changed)
    return changed.length > 0 ? null : wanted.flatMap(({ text }) => text ?? [])
  }

  const send = async (attempt: Intent): Promise<'typing' | 'done'> => {
    // From now on this key may be an order's.
    keep({ intent: { ...attempt, isOpen: true }, key: newIdempotencyKey() })
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
    keep({ intent: { ...attempt, isOpen: false }, key: attempt.key })
    const { contracts: changed } = answer.facts as { contracts?: { id: number }[] }
    if (changed) return readNewOnes(changed)
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
    void during(async () => {
      // An attempt without an answer may be an order already, and hold the seats that a new price would miss.
      const before = latest.current.intent
      if (before?.isOpen && before.asked === asked) return send(before)
      if (!(await isAsShown(items, amount))) return 'typing'
      const shown = await asAccepted()
      if (!shown) return 'typing'
      const body = JSON.stringify(requestOf(form, items, shown))
      return send({ key, asked, body, amount, isOpen: false })
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
    texts,
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
