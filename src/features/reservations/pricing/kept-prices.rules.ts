import type { PriceRow, RoomRules } from '#src/features/tours/pricing/pricing.rules.ts'

/** The prices of a departure as an order keeps them (order_items.prices), with the rules that a party is priced by. */
export type KeptPrices = PriceRow & RoomRules

/** Of a departure, or of what else contains its prices. */
export function keptPrices(of: KeptPrices): KeptPrices {
  const { multi_room_price, single_room_price, child_prices, child_bands, nights, child_price_min_adults } = of
  return { multi_room_price, single_room_price, child_prices, child_bands, nights, child_price_min_adults }
}
