import { useEffect, useState } from 'react'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import type { Refused } from '#src/base/http/client/client.ts'
import { useLang } from '#src/base/i18n/i18n.tsx'
import type { PriceQuote, PriceRequest } from '#src/features/reservations/reservations.schema.ts'

/** A person who presses a button five times asks once. */
const pauseMs = 220

export type Quoting = {
  /** The last price told, which belongs to an earlier question while `isLoading`. */
  quote: PriceQuote | null
  /** Why there is no price for what is asked now. */
  refused: Refused | null
  isLoading: boolean
  again: () => void
}

type Told = { question: string; attempt: number; quote: PriceQuote | null; refused: Refused | null }

/**
 * The server's price for a party: the only source of prices. An answer to a question that is no longer asked is dropped.
 * @param request null while something needed is not chosen yet.
 */
export function useQuote(request: PriceRequest | null): Quoting {
  const lang = useLang()
  const [attempt, setAttempt] = useState(0)
  const [told, setTold] = useState<Told | null>(null)
  const question = request && JSON.stringify([lang, request])
  const isLoading = question !== null && (told?.question !== question || told.attempt !== attempt)

  useEffect(() => {
    if (question === null) return
    let isStale = false
    const [inLang, body] = JSON.parse(question) as [string, PriceRequest]
    const timer = setTimeout(async () => {
      const answer = await browserApi()(inLang).post<PriceQuote>('/api/cart-calculator', body)
      if (isStale) return
      setTold((before) =>
        answer.ok
          ? { question, attempt, quote: answer.data, refused: null }
          : { question, attempt, quote: before?.quote ?? null, refused: answer },
      )
    }, pauseMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [question, attempt])

  return {
    quote: told?.quote ?? null,
    refused: isLoading || question === null ? null : (told?.refused ?? null),
    isLoading,
    again: () => setAttempt(attempt + 1),
  }
}
