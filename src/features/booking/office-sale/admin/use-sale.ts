import { useEffect, useRef, useState } from 'react'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { ApiError, isOutcomeUnknown, type Refused } from '#src/base/http/client/client.ts'
import { formatMoney } from '#src/base/money.ts'
import { ordersAdminPath } from '#src/features/orders/orders.links.ts'
import type { OrderConflict } from '../../checkout/checkout.schema.ts'
import { salesAdminPath } from '../office-sale.links.ts'
import type { SaleMade, SalePrice } from '../office-sale.schema.ts'
import { saleTexts } from './sale.strings.ts'
import {
  bodyOf,
  cartOf,
  clearDraft,
  type DoneSale,
  holdEndOf,
  newDraft,
  readDone,
  readDraft,
  type SaleDraft,
  writeDone,
  writeDraft,
} from './sale-draft.ts'

/** ms after the last change. */
const pause = 200

type Price = { wanted: string; answer: SalePrice | null; failed: string | null }

/** The sale on the screen: draft, live price, and saving it once. Nothing typed is lost by a refusal or a reload. */
export function useSale() {
  const t = useOfficeT(saleTexts)
  const { lang } = usePreferences()
  const [draft, setDraft] = useState(readDraft)
  const [done, setDone] = useState<DoneSale | null>(readDone)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const busy = useRef(false)
  const holdInput = useRef<HTMLInputElement>(null)
  const { price, isPricing, priceAgain } = usePrice(draft)

  const change = (next: (before: SaleDraft) => SaleDraft) => {
    setDraft((before) => {
      const after = next(before)
      writeDraft(after)
      return after
    })
    setProblem(null)
  }

  const refuse = (refused: Refused) => {
    setErrors(Object.fromEntries(Object.entries(refused.errors).map(([field, texts]) => [field, texts[0] ?? ''])))
    setProblem(isOutcomeUnknown(refused) ? `${failureIn(refused)} ${t('unknown')}` : refused.message)
    const { items = [] } = refused.facts as Partial<OrderConflict>
    if (refused.status !== 409 || items.length === 0) return
    priceAgain()
    setErrors(
      Object.fromEntries(
        items.map((item) => {
          const at = item.position - 1
          const amount = 'total' in item && formatMoney(item.total, draft.items[at]?.currency ?? 'TRY', lang)
          const text =
            'total' in item ? t('price_changed', { amount: amount || '' }) : t('seats_changed', { n: item.seats_left })
          return [`cart.${at}`, text]
        }),
      ),
    )
  }

  const save = async () => {
    if (busy.current) return
    if (draft.items.length === 0) return setErrors({ cart: t('choose_tour') })
    // A day without a time is '' as well, and only the input knows of it.
    const isHoldRead = holdEndOf(draft.form) !== null && holdInput.current?.validity.badInput !== true
    // A party that cannot be read is marked while it is typed; an error moves the focus there.
    const unread = {
      ...(!cartOf(draft.items) && { party_unread: t('price_waits') }),
      ...(!isHoldRead && { hold_unread: t('hold_wrong') }),
    }
    if (Object.keys(unread).length > 0) return setErrors(unread)
    const body = bodyOf(draft, price?.answer ?? null)
    busy.current = true
    setSaving(true)
    setErrors({})
    setProblem(null)
    const answer = await officeApi().post<SaleMade>(ordersAdminPath, body, { 'idempotency-key': draft.key })
    busy.current = false
    setSaving(false)
    if (!answer.ok) return refuse(answer)
    const made = { ...answer.data.data, email: draft.form.email }
    clearDraft()
    writeDone(made)
    setDone(made)
  }

  const startOver = () => {
    clearDraft()
    writeDone(null)
    setDraft(newDraft())
    setDone(null)
    setErrors({})
    setProblem(null)
  }

  return { draft, change, done, errors, problem, isSaving, save, startOver, price, isPricing, priceAgain, holdInput }
}

export type Sale = ReturnType<typeof useSale>

/** The price of the draft from the server; the last price stays until the next one is loaded. */
function usePrice({ items, form }: SaleDraft) {
  const cart = cartOf(items)
  const wanted = cart && new URLSearchParams({ cart: JSON.stringify(cart), customer: form.lang }).toString()
  const [price, setPrice] = useState<Price | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` loads again
  useEffect(() => {
    if (wanted === null) return
    const control = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const answer = await officeApi().get<SalePrice>(`${salesAdminPath}/price?${wanted}`, control.signal)
        setPrice({ wanted, answer, failed: null })
      } catch (error) {
        if (control.signal.aborted) return
        const refused = error instanceof ApiError ? error.refused : { status: 0, message: '' }
        setPrice({ wanted, answer: null, failed: failureIn(refused) })
      }
    }, pause)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [wanted, attempt])
  return {
    price: wanted === null ? null : price,
    isPricing: wanted !== null && price?.wanted !== wanted,
    priceAgain: () => setAttempt((n) => n + 1),
  }
}
