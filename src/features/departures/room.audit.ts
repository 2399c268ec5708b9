import { wordsOf } from '#src/base/admin-kit/audit/field-words.ts'
import type { FieldWords, RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { formatDay, isDay } from '#src/base/dates.ts'
import { departureTexts } from './board/admin/departures.strings.ts'
import { pickupTexts } from './pickups/admin/pickups.strings.ts'
import { policyKindTexts, policyTexts } from './policies/admin/policies.strings.ts'
import { rateTexts } from './rates/admin/rates.strings.ts'

export const references = {
  departure_id: 'departures',
  cancel_policy_id: 'cancellation_policies',
  pickups: 'pickup_points',
  pickup_point_id: 'pickup_points',
}

const childPrice = (n: number): FieldWords => ({
  label: { tr: `Çocuk fiyatı, ${n}. yaş aralığı`, en: `Child price, ${['1st', '2nd', '3rd', '4th'][n - 1]} age range` },
  as: 'money',
})

export const audit: RoomAudit = {
  entities: {
    departures: {
      names: { tr: ['Kalkış', 'Kalkışlar'], en: ['Departure', 'departures'] },
      fields: {
        ...wordsOf(departureTexts, ['quota', 'currency', 'sales_cutoff_days', 'min_participants']),
        ...wordsOf(departureTexts, ['start_date', 'end_date'], { as: 'day' }),
        ...wordsOf(departureTexts, ['multi_room_price', 'single_room_price'], { as: 'money' }),
        status: { label: departureTexts.status, choices: departureTexts },
        child_age_range_1_price: childPrice(1),
        child_age_range_2_price: childPrice(2),
        child_age_range_3_price: childPrice(3),
        child_age_range_4_price: childPrice(4),
        product_id: { label: departureTexts.col_tour },
        note: { label: departureTexts.note_short },
      },
      screen: '/admin/departure-show',
      /** Of `tour|day|currency`. */
      nameText: (name, lang) => {
        const [tour = '', day = ''] = name.split('|')
        return isDay(day) ? `${tour}, ${formatDay(day, lang)}` : name
      },
    },
    pickup_points: {
      names: { tr: ['Biniş yeri', 'Biniş yerleri'], en: ['Pick-up point', 'pick-up points'] },
      fields: wordsOf(pickupTexts, ['name', 'active']),
      screen: '/admin/settings/pickups/update',
    },
    cancellation_policies: {
      names: { tr: ['İptal koşulu', 'İptal koşulları'], en: ['Cancellation terms', 'cancellation terms'] },
      fields: {
        ...wordsOf(policyTexts, ['name', 'lines']),
        kind: { label: policyTexts.kind, choices: policyKindTexts },
        steps: { label: policyTexts.steps, as: 'steps' },
        number: { label: policyTexts.version },
      },
      screen: { to: '/admin/settings/policies/update' },
    },
    exchange_rates: {
      names: { tr: ['Döviz kurları', 'Döviz kurları'], en: ['Exchange rates', 'exchange rates'] },
      fields: {
        ...wordsOf(rateTexts, ['EUR', 'USD', 'GBP']),
        source: { label: rateTexts.source, choices: { tcmb: rateTexts.tcmb, elle: rateTexts.elle } },
      },
      screen: { to: '/admin/settings/rates' },
      isUnnamed: true,
    },
  },
  references,
}
