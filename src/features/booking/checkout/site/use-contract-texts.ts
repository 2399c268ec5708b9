import { useRef } from 'react'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import type { Answer } from '#src/base/http/client/client.ts'
import { useLang } from '#src/base/i18n/i18n.tsx'
import type { CartItem } from '../../calculator/cart-item.schema.ts'
import type { CheckoutForm } from '../checkout.rules.ts'
import type { CheckoutContracts } from '../checkout.schema.ts'

export type Texts = Answer<CheckoutContracts>

/** Values for the contracts. */
export type ContractSource = {
  form: CheckoutForm
  items: CartItem[]
  /** idempotency key of the next order */
  key: string
  /** digest of the values above: see `textFacts` */
  facts: string
}

export type ContractTexts = {
  facts: string
  /** The texts filled with the values; requested once, and again after a refusal. */
  read: () => Promise<Texts>
  /** The texts filled with the current values, requested again. */
  readAgain: (source: ContractSource) => Promise<Texts>
}

/** The contracts exactly as the order would store them, because the same server code fills them. */
export function useContractTexts(source: ContractSource): ContractTexts {
  const lang = useLang()
  const cached = useRef<{ facts: string; texts: Promise<Texts> } | null>(null)
  const readAgain = ({ form, items, key, facts }: ContractSource) => {
    const { name, city, email, phone } = form
    const body = { name: name.trim(), city: city.trim(), email: email.trim(), phone: phone.trim(), cart: items }
    const texts = browserApi()(lang).post<CheckoutContracts>('/api/checkout-contracts', body, {
      'idempotency-key': key,
    })
    const requested = { facts, texts }
    cached.current = requested
    void texts.then(({ ok }) => {
      if (!ok && cached.current === requested) cached.current = null
    })
    return texts
  }
  return {
    facts: source.facts,
    read: () => (cached.current?.facts === source.facts ? cached.current.texts : readAgain(source)),
    readAgain,
  }
}
