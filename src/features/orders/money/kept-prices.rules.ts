import type { Day } from '#src/base/dates.ts'
import type { PriceRow, RoomRules } from '#src/features/departures/pricing/pricing.rules.ts'

/** The prices of a departure as an order keeps them (order_items.prices), with the rules that a party is priced by. */
export type KeptPrices = PriceRow &
  RoomRules & {
    /** the day on which ages count, of an item that was moved at the same price; default: its day of departure */
    ages_on?: Day
  }

/** Of a departure, or of what else contains its prices. */
export function keptPrices(of: KeptPrices): KeptPrices {
  const { multi_room_price, single_room_price, child_prices, child_bands, nights, child_price_min_adults } = of
  return { multi_room_price, single_room_price, child_prices, child_bands, nights, child_price_min_adults }
}
