import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint.server.ts'
import { assertSeats, presentQuote, quote } from './quote.server.ts'
import { PriceQuote, PriceRequest } from './reservations.schema.ts'

export const reservationsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/cart-calculator',
    changes: false,
    access: 'public',
    summary: 'What a party pays on a departure, line by line, and whether the seats are there.',
    body: PriceRequest,
    answer: PriceQuote,
    cache: 'none',
    handle: async ({ body, lang, say, ...services }) => {
      const wanted = { ...body, adults: body.peopleQuantity, singleRooms: body.singleRoomQuantity }
      const quoted = await quote(services, wanted, lang)
      assertSeats(quoted)
      return presentQuote(quoted, (text) => say(text, lang))
    },
  }),
]
