import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { PriceQuote, PriceRequest } from './pricing.schema.ts'
import { assertSeats, presentQuote, quote } from './quote.queries.server.ts'

export const pricingApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/cart-calculator',
    access: 'public',
    summary: 'The price of a departure for a party, line by line. 409 when the departure has too few seats.',
    body: PriceRequest,
    answer: PriceQuote,
    changes: false,
    reads: true,
    handle: async ({ body, lang, localize, ...services }) => {
      const wanted = { ...body, adults: body.peopleQuantity, singleRooms: body.singleRoomQuantity }
      const quoted = await quote(services, wanted, lang)
      assertSeats(quoted)
      const { holdHours } = services.settings
      return presentQuote(quoted, { localize: (text) => localize(text, lang), holdHours })
    },
  }),
]
