import type { Day } from '#src/base/dates.ts'
import type { PriceRow, RoomRules } from '#src/features/departures/pricing/pricing.rules.ts'

/** Prices of a departure stored with an order (order_items.prices), and its pricing rules. */
export type AgreedPrices = PriceRow &
  RoomRules & {
    /** the day on which ages count, of an item that was moved at the same price; default: its day of departure */
    ages_on?: Day
  }

/** Picks them from a departure. */
export function agreedPrices(of: AgreedPrices): AgreedPrices {
  const { multi_room_price, single_room_price, child_prices, child_bands, nights, child_price_min_adults } = of
  return { multi_room_price, single_room_price, child_prices, child_bands, nights, child_price_min_adults }
}
