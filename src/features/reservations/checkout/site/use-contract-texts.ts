import { useRef } from 'react'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import type { Answer } from '#src/base/http/client/client.ts'
import { useLang } from '#src/base/i18n/i18n.tsx'
import type { CartItem, CheckoutContracts } from '#src/features/reservations/reservations.schema.ts'
import { type CheckoutForm, textFacts } from '../checkout.rules.ts'

export type Texts = Answer<CheckoutContracts>

export type ContractTexts = {
  /** names what stands in the texts now */
  facts: string
  /** The texts filled with it, asked for once; a refusal is asked for again the next time. */
  read: () => Promise<Texts>
  /** As the server fills them at this moment, whatever was read before. */
  readAgain: () => Promise<Texts>
}

/**
 * The contracts as the order would keep them: filled by the server, so that what is read is letter by letter what is kept.
 * @param amount what the cart comes to, which changes with its prices
 * @param key of the order to come
 */
export function useContractTexts(form: CheckoutForm, items: CartItem[], amount: string, key: string): ContractTexts {
  const lang = useLang()
  const facts = textFacts(form, JSON.stringify(items), amount, key, lang)
  const known = useRef<{ facts: string; texts: Promise<Texts> } | null>(null)
  const ask = () => {
    const { name, city, email, phone } = form
    const body = { name: name.trim(), city: city.trim(), email: email.trim(), phone: phone.trim(), cart: items }
    const texts = browserApi()(lang).post<CheckoutContracts>('/api/checkout-contracts', body, {
      'idempotency-key': key,
    })
    const asked = { facts, texts }
    known.current = asked
    void texts.then(({ ok }) => {
      if (!ok && known.current === asked) known.current = null
    })
    return texts
  }
  return {
    facts,
    read: () => (known.current?.facts === facts ? known.current.texts : ask()),
    readAgain: ask,
  }
}
