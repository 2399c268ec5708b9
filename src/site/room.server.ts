import type { Room } from '#src/base/room.server.ts'
import { ordersApi } from './order/orders.api.server.ts'
import { searchSuggestionsApi } from './search/search-suggestions.api.server.ts'

export const room: Room = {
  name: 'site',
  endpoints: [...searchSuggestionsApi, ...ordersApi],
}
