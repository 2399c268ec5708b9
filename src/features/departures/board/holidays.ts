import type { Day } from '#src/base/dates.ts'
import type { HolidayKey } from './departures.links.ts'

// Holidays of Türkiye as data (docs/decisions/0047-holidays-as-data.md).

/** A language without names of its own shows the English ones. */
const holidayNames: Record<HolidayKey, { tr: string; en: string }> = {
  yilbasi: { tr: 'Yılbaşı', en: 'New Year' },
  somestr: { tr: 'Sömestr tatili', en: 'Winter school break' },
  'ara-tatil': { tr: 'Okul ara tatili', en: 'Spring school break' },
  'ramazan-bayrami': { tr: 'Ramazan Bayramı', en: 'Eid al-Fitr (Ramazan Bayramı)' },
  '23-nisan': { tr: '23 Nisan', en: 'Children’s Day (23 April)' },
  '1-mayis': { tr: '1 Mayıs', en: 'Labour Day (1 May)' },
  'kurban-bayrami': { tr: 'Kurban Bayramı', en: 'Eid al-Adha (Kurban Bayramı)' },
  '19-mayis': { tr: '19 Mayıs', en: 'Youth Day (19 May)' },
  '15-temmuz': { tr: '15 Temmuz', en: 'Democracy Day (15 July)' },
  '30-agustos': { tr: '30 Ağustos', en: 'Victory Day (30 August)' },
  '29-ekim': { tr: '29 Ekim', en: 'Republic Day (29 October)' },
}

/** `from` and `to` are both holidays; a free afternoon before (arife, 28 October, New Year's Eve) is the first day. */
export type Holiday = { key: HolidayKey; from: Day; to: Day; isExpected?: true }

const years = [2026, 2027, 2028, 2029] as const

/** Fixed by law no. 2429, every year. */
const fixed = years.flatMap((year): Holiday[] => [
  { key: 'yilbasi', from: `${year - 1}-12-31`, to: `${year}-01-01` },
  { key: '23-nisan', from: `${year}-04-23`, to: `${year}-04-23` },
  { key: '1-mayis', from: `${year}-05-01`, to: `${year}-05-01` },
  { key: '19-mayis', from: `${year}-05-19`, to: `${year}-05-19` },
  { key: '15-temmuz', from: `${year}-07-15`, to: `${year}-07-15` },
  { key: '30-agustos', from: `${year}-08-30`, to: `${year}-08-30` },
  { key: '29-ekim', from: `${year}-10-28`, to: `${year}-10-29` },
])

const moving: Holiday[] = [
  // Announced by Diyanet for 2026; 2027 and 2028 are calculated by its rule for the new moon.
  { key: 'ramazan-bayrami', from: '2026-03-19', to: '2026-03-22' },
  { key: 'kurban-bayrami', from: '2026-05-26', to: '2026-05-30' },
  { key: 'ramazan-bayrami', from: '2027-03-08', to: '2027-03-11' },
  { key: 'kurban-bayrami', from: '2027-05-15', to: '2027-05-19' },
  { key: 'ramazan-bayrami', from: '2028-02-25', to: '2028-02-28' },
  { key: 'kurban-bayrami', from: '2028-05-04', to: '2028-05-08' },
  // The ministry's school calendar: 2025-26 as announced, 2026-27 as expected from its pattern of the last years.
  { key: 'somestr', from: '2026-01-19', to: '2026-01-30' },
  { key: 'ara-tatil', from: '2026-03-16', to: '2026-03-20' },
  { key: 'somestr', from: '2027-01-25', to: '2027-02-05', isExpected: true },
  { key: 'ara-tatil', from: '2027-03-08', to: '2027-03-12', isExpected: true },
]

/** In the first day's order, from 2026 to New Year 2029. */
export const holidays: readonly Holiday[] = [...fixed.filter(({ from }) => from < '2029'), ...moving].toSorted((a, b) =>
  a.from.localeCompare(b.from),
)

/** The stronger reason to travel names a departure that lies in several. */
const strength: Partial<Record<HolidayKey, number>> = {
  'kurban-bayrami': 3,
  'ramazan-bayrami': 3,
  yilbasi: 2,
  somestr: 2,
  'ara-tatil': 1,
}

type Days = { start_date: Day; end_date: Day }

/** Whether the departure is away on any day of the holiday. */
export function isIn({ from, to }: Pick<Holiday, 'from' | 'to'>, { start_date, end_date }: Days): boolean {
  return start_date <= to && end_date >= from
}

/** The holiday that a departure is named after: the strongest, then the earliest; null for none. */
export function holidayOf(days: Days): Holiday | null {
  const [first = null] = holidays
    .filter((holiday) => isIn(holiday, days))
    .toSorted((a, b) => (strength[b.key] ?? 0) - (strength[a.key] ?? 0))
  return first
}

export function holidayName(key: HolidayKey, lang: string): string {
  return lang === 'tr' ? holidayNames[key].tr : holidayNames[key].en
}

const expectedMark: Record<'tr' | 'en', string> = { tr: 'beklenen tarih', en: 'provisional dates' }

/** The name for a departure, with a mark when its dates are not announced yet; null outside holidays. */
export function holidayNameOf(days: Days, lang: string): string | null {
  const holiday = holidayOf(days)
  if (!holiday) return null
  const name = holidayName(holiday.key, lang)
  return holiday.isExpected ? `${name} (${expectedMark[lang === 'tr' ? 'tr' : 'en']})` : name
}

/** Holidays of these keys that are not over. */
export function holidaysAhead(keys: readonly HolidayKey[], today: Day): Holiday[] {
  return holidays.filter(({ key, to }) => keys.includes(key) && to >= today)
}
