import { expect, test } from 'vitest'
import type { Answer, Refused } from '#src/base/http/client/client.ts'
import type { PriceQuote } from '#src/features/departures/pricing/pricing.schema.ts'
import { afterQuote, type QuoteRequest, quoteStateOf } from './quote.rules.ts'

const request = (text: string, attempt = 0): QuoteRequest => ({ text, attempt })
const price = { total: 900 } as PriceQuote
const priced: Answer<PriceQuote> = { ok: true, data: price }
const refused: Refused = { ok: false, status: 409, code: '', message: 'Yer yok', errors: {}, facts: {} }
const two = request('2 adults')

test.each([
  { when: 'nothing is answered yet', last: null, of: two, quote: null, refused: null, isLoading: true },
  {
    when: 'the price is there',
    last: afterQuote(null, two, priced),
    of: two,
    quote: price,
    refused: null,
    isLoading: false,
  },
  {
    when: 'the party has changed: the old price, and the new one is loading',
    last: afterQuote(null, two, priced),
    of: request('3 adults'),
    quote: price,
    refused: null,
    isLoading: true,
  },
  {
    when: 'the party is refused: the reason, beside the old price',
    last: afterQuote(afterQuote(null, two, priced), request('9 adults'), refused),
    of: request('9 adults'),
    quote: price,
    refused,
    isLoading: false,
  },
  {
    when: 'it is tried again: the reason is gone while it loads',
    last: afterQuote(null, two, refused),
    of: request('2 adults', 1),
    quote: null,
    refused: null,
    isLoading: true,
  },
  {
    when: 'another party is chosen after a refusal',
    last: afterQuote(null, two, refused),
    of: request('3 adults'),
    quote: null,
    refused: null,
    isLoading: true,
  },
  {
    when: 'an age is missing after a price: the price of the other party is gone',
    last: afterQuote(null, two, priced),
    of: null,
    quote: null,
    refused: null,
    isLoading: false,
  },
  {
    when: 'an age is missing: nothing is loading, and no reason is shown',
    last: afterQuote(null, two, refused),
    of: null,
    quote: null,
    refused: null,
    isLoading: false,
  },
])('when $when', ({ last, of, quote, refused, isLoading }) => {
  expect(quoteStateOf(of, last)).toEqual({ quote, refused, isLoading })
})
