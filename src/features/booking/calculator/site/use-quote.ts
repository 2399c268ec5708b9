import { useEffect, useState } from 'react'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { useLang } from '#src/base/i18n/i18n.tsx'
import type { PriceQuote, PriceRequest } from '#src/features/departures/pricing/pricing.schema.ts'
import { afterQuote, type LastQuote, type QuoteState, quoteStateOf } from '../quote.rules.ts'

/** Debounce in ms: five quick clicks of a stepper become one request. */
const pauseMs = 220

/**
 * The server's price for a party: the only source of prices. An answer to an earlier request is dropped.
 * @param request null while something that it needs is not chosen
 */
export function useQuote(request: PriceRequest | null): QuoteState & { again: () => void } {
  const lang = useLang()
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<LastQuote | null>(null)
  const text = request && JSON.stringify([lang, request])

  useEffect(() => {
    if (text === null) return
    let isStale = false
    const [inLang, body] = JSON.parse(text) as [string, PriceRequest]
    const timer = setTimeout(async () => {
      const answer = await browserApi()(inLang).post<PriceQuote>('/api/cart-calculator', body)
      if (!isStale) setLast((before) => afterQuote(before, { text, attempt }, answer))
    }, pauseMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [text, attempt])

  // Back online, the price comes without a click.
  const isUnanswered = last?.refused?.status === 0
  useEffect(() => {
    if (!isUnanswered) return
    const retry = () => setAttempt((before) => before + 1)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isUnanswered])

  return { ...quoteStateOf(text === null ? null : { text, attempt }, last), again: () => setAttempt(attempt + 1) }
}
