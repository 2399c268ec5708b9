import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

/** The screen and the words of the history. */
export const rateTexts = {
  title: { tr: 'Döviz kurları', en: 'Exchange rates' },
  lead: {
    tr: 'Dövizli fiyatların TL karşılığı ve öbür dillerdeki sayfalarda TL fiyatların euro karşılığı bu kurlarla hesaplanır. Siparişler verildikleri günün kurunu saklar.',
    en: 'Foreign prices are shown in lira at these rates, and prices in lira in euros on pages in other languages. An order keeps the rate of its day.',
  },
  source: { tr: 'Kurların kaynağı', en: 'Source of the rates' },
  source_help: { tr: 'TCMB: döviz satış kuru her iş günü kendiliğinden alınır; elle yazılan kur yeni bültene kadar geçerlidir.', en: 'Central Bank: the forex selling rate is fetched every business day; a rate you type is valid until the next bulletin.' },
  tcmb: { tr: 'TCMB döviz satış', en: 'Central Bank of Türkiye, forex selling' },
  elle: { tr: 'Yalnızca elle', en: 'Typed only' },
  typed: { tr: 'elle yazıldı', en: 'typed' },
  EUR: { tr: '1 euro', en: '1 euro' },
  USD: { tr: '1 ABD doları', en: '1 US dollar' },
  GBP: { tr: '1 İngiliz sterlini', en: '1 British pound' },
  known: { tr: '{day}, {source}', en: '{day}, {source}' },
  old: { tr: '{day}, {source}: eski', en: '{day}, {source}: old' },
  none: { tr: 'Kur yok: TL karşılığı gösterilmez.', en: 'No rate: no amount in lira is shown.' },
} satisfies OfficeTexts
