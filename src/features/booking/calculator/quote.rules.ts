import type { Answer, Refused } from '#src/base/http/client/client.ts'
import type { PriceQuote } from '#src/features/departures/pricing/pricing.schema.ts'

/** A price request as text; `attempt` distinguishes a retry. Null while a required field is not chosen. */
export type QuoteRequest = { text: string; attempt: number } | null

/** The last answer: a price, or a refusal together with the price before it. */
export type LastQuote = { request: QuoteRequest; quote: PriceQuote | null; refused: Refused | null }

export type QuoteState = {
  /** the last price; of an earlier request while `isLoading`; null without a request, so that no other party's price is shown */
  quote: PriceQuote | null
  /** why there is no price for the present request */
  refused: Refused | null
  isLoading: boolean
}

/** After a refusal the earlier price stays, so that the card can show it dimmed without a layout shift. */
export function afterQuote(last: LastQuote | null, request: QuoteRequest, answer: Answer<PriceQuote>): LastQuote {
  if (answer.ok) return { request, quote: answer.data, refused: null }
  return { request, quote: last?.quote ?? null, refused: answer }
}

export function quoteStateOf(request: QuoteRequest, last: LastQuote | null): QuoteState {
  const isAnswered = last?.request?.text === request?.text && last?.request?.attempt === request?.attempt
  const isLoading = request !== null && !isAnswered
  return {
    quote: request && (last?.quote ?? null),
    refused: request && isAnswered ? (last?.refused ?? null) : null,
    isLoading,
  }
}
