export const newDepartures = {
  quota: 40,
  currency: 'TRY',
  multi_room_price: 12_500,
  single_room_price: 16_000.5,
}
