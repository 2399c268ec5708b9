import { addDays, dayMs, dayOf } from '#src/base/dates.ts'
import { splitKdv } from '#src/base/money.ts'
import type { OrderFacts } from '#src/features/orders/book/order-texts.queries.server.ts'

/** Minor units of lira, for two adults. */
const each = 21_250_00
export const sampleTotal = 2 * each
export const sampleDeposit = 12_750_00
const kdv_rate = 20

/** An invented order that has just been made. @param texts in the language of the order */
export function sampleOrder(
  lang: string,
  now: Date,
  { order_no, name, tour_name, label }: { order_no: string; name: string; tour_name: string; label: string },
): OrderFacts {
  const start_date = addDays(dayOf(now), 60)
  return {
    order_no,
    hold_until: new Date(now.getTime() + dayMs),
    created_at: now,
    lang,
    name,
    city: 'İstanbul',
    email: 'musteri@ornek.example',
    phone: '0532 000 00 00',
    message: '',
    invoice: { kind: 'bireysel' },
    marketing_consent: false,
    items: [
      {
        tour_id: 0,
        departure_id: 0,
        tour_code: 'KAP-01',
        tour_name,
        tour_place: 'Göreme',
        cover_file: null,
        start_date,
        end_date: addDays(start_date, 3),
        people_quantity: 2,
        children_ages: [],
        single_room_quantity: 0,
        seats: 2,
        currency: 'TRY',
        kdv_rate,
        ...splitKdv(sampleTotal, kdv_rate),
        total: sampleTotal,
        deposit: sampleDeposit,
        balance_due_on: addDays(start_date, -21),
        try_rate: null,
        rate_day: null,
        rate_source: null,
        cancel_policy: null,
        prices: {
          multi_room_price: each,
          single_room_price: each,
          child_prices: [],
          child_bands: [],
          nights: 3,
          child_price_min_adults: 2,
        },
        lines: [{ kind: 'multi_room', label, quantity: 2, unit_price: each, amount: sampleTotal }],
      },
    ],
  }
}
