import type { TextGroup } from '#src/base/string-key.ts'

/** Where an amount in lira comes from. {rate} of an order: one of the texts `tcmb` and `elle`. */
export const rates = {
  line: { tr: '≈ ile gösterilen tutarlar yaklaşıktır: {rates}', en: 'Amounts after ≈ are approximate: {rates}' },
  tcmb: { tr: '{rate}, TCMB satış kuru, {day}', en: '{rate}, selling rate of the Central Bank of Türkiye, {day}' },
  elle: { tr: '{rate}, acentenin kuru, {day}', en: '{rate}, rate of the agency, {day}' },
  kept: { tr: 'Rezervasyonunuzun kuru: {rate}.', en: 'Rate of your booking: {rate}.' },
  kept_total: { tr: 'Toplamın karşılığı ≈ {amount}.', en: 'The total is ≈ {amount}.' },
  holds: { tr: 'Bu kur, yeriniz ayrılı kaldığı sürece geçerlidir.', en: 'This rate applies for as long as your seats are held.' },
} satisfies TextGroup
