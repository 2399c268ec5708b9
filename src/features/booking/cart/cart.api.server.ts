import { dayOf } from '#src/base/dates.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { findCartTours } from '#src/features/tours/catalogue/cart-tours.store.server.ts'
import { CartTours, CartToursQuery } from './cart.schema.ts'

export const cartApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/pages/cart-tours',
    access: 'public',
    summary: 'Names, pictures and dates on sale of the tours in a cart, by their tokens.',
    query: CartToursQuery,
    answer: CartTours,
    cache: 'etag',
    handle: async ({ db, now, lang, query, settings }) => ({
      hold_hours: settings.holdHours,
      tours: await findCartTours(db, query.tokens, { lang, today: dayOf(now()) }),
    }),
  }),
]
