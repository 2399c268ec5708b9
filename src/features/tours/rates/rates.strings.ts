import type { TextGroup } from '#src/base/i18n/string-key.ts'

/** Where an amount in lira comes from. */
export const rates = {
  line: { tr: '≈ ile gösterilen tutarlar yaklaşıktır: {rates}', en: 'Amounts after ≈ are approximate: {rates}' },
  tcmb: { tr: '{rate}, TCMB satış kuru, {day}', en: '{rate}, selling rate of the Central Bank of Türkiye, {day}' },
  elle: { tr: '{rate}, acentenin kuru, {day}', en: '{rate}, rate of the agency, {day}' },
} satisfies TextGroup
