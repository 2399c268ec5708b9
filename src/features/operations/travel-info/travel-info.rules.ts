import { addDays, type Day, daysBetween } from '#src/base/dates.ts'
import type { TravelContents } from './travel-info.schema.ts'

/** Days before the day of departure at whose first minute information is sent: 48 hours abroad, 24 within the country. */
const daysBefore = { abroad: 2, home: 1 } as const

type Journey = { start_date: Day; is_abroad: boolean }

/** The day, in Istanbul, from whose beginning the information of a departure is sent. */
export function sentFrom({ start_date, is_abroad }: Journey): Day {
  return addDays(start_date, -(is_abroad ? daysBefore.abroad : daysBefore.home))
}

/** Whether the information is sent today. The day of departure is included, for orders made that late. */
export function isDue(journey: Journey, today: Day): boolean {
  return sentFrom(journey) <= today && today <= journey.start_date
}

/** Departures that can be due, or be reminded of, on a day. */
export function consideredDays(today: Day): { from: Day; to: Day } {
  return { from: today, to: addDays(today, daysBefore.abroad + 1) }
}

/** A day before it is due, and when it is. */
export type StaffReminder = 'once' | 'gununde'

/** The reminder that staff get today about unapproved information; null for none. */
export function staffReminder(journey: Journey, sent: readonly StaffReminder[], today: Day): StaffReminder | null {
  if (today > journey.start_date) return null
  const days = daysBetween(sentFrom(journey), today)
  const kind = days >= 0 ? 'gununde' : days === -1 ? 'once' : null
  return kind && !sent.includes(kind) ? kind : null
}

/** Statuses of orders that travel: confirmed, or with a reported payment. */
export const travellingStatuses = ['odeme-bildirildi', 'onayli'] as const

/** Fields that are missing for an approval. @param hasForeign somebody on it ordered in another language than Turkish */
export function missingForApproval(
  contents: Pick<TravelContents, 'meeting_place' | 'meeting_place_en' | 'guide_phone'>,
  hasForeign: boolean,
): ('meeting_place' | 'meeting_place_en' | 'guide_phone')[] {
  const needed = ['meeting_place', ...(hasForeign ? (['meeting_place_en'] as const) : []), 'guide_phone'] as const
  return needed.filter((name) => contents[name] === '')
}

/** The contents in the customer's language, with the Turkish text as the fallback. */
export function contentsIn(lang: string, { meeting_place_en, note_en, ...contents }: TravelContents) {
  const isTurkish = lang === 'tr'
  return {
    ...contents,
    meeting_place: isTurkish ? contents.meeting_place : meeting_place_en || contents.meeting_place,
    note: isTurkish ? contents.note : note_en || (meeting_place_en === '' ? contents.note : ''),
  }
}

/** Parts of the information, as a customer knows them. */
export const infoParts = ['meeting', 'guide', 'hotels', 'note'] as const
export type InfoPart = (typeof infoParts)[number]

/** The parts that differ for a customer of this language. */
export function changedParts(lang: string, before: TravelContents, after: TravelContents): InfoPart[] {
  const [was, is] = [partsOf(contentsIn(lang, before)), partsOf(contentsIn(lang, after))]
  return infoParts.filter((part) => JSON.stringify(was[part]) !== JSON.stringify(is[part]))
}

function partsOf(contents: ReturnType<typeof contentsIn>): Record<InfoPart, unknown> {
  const { meeting_time, meeting_place, guide_name, guide_phone, hotels, note } = contents
  const rows = hotels.map(({ place, name, phone, nights }) => [place, name, phone, nights])
  return { meeting: [meeting_time, meeting_place], guide: [guide_name, guide_phone], hotels: rows, note }
}
