import { type Day, daysBetween } from '#src/base/dates.ts'
import type { visaModes } from './shown-departures.schema.ts'

export type VisaNeed = { visa_mode: (typeof visaModes)[number]; visa_lead_days: number | null }

/**
 * Whether a visa that is applied for today may come too late for the departure. Only a warning: a traveller may have the visa
 * already, so such a departure is sold like any other.
 */
export function isVisaAtRisk({ visa_mode, visa_lead_days }: VisaNeed, start_date: Day, today: Day): boolean {
  return visa_mode === 'vizeli' && visa_lead_days !== null && daysBetween(today, start_date) < visa_lead_days
}

/** The departure that a page offers first: the earliest on sale whose visa can be issued in time, else the earliest on sale. */
export function firstOffered<T extends { on_sale: boolean; visa_at_risk: boolean }>(
  departures: readonly T[],
): T | null {
  const sold = departures.filter(({ on_sale }) => on_sale)
  return sold.find(({ visa_at_risk }) => !visa_at_risk) ?? sold[0] ?? null
}

/** isVisaAtRisk of a card, which has the first day in time. */
export function isVisaLate({ visa_from }: { visa_from: string | null }, start_date: Day): boolean {
  return visa_from !== null && start_date < visa_from
}

/** The departures whose visa can be issued in time; all departures when there are none. */
export function visaInTimeFirst<T extends { start_date: Day }>(
  card: { visa_from: string | null },
  departures: readonly T[],
): readonly T[] {
  const inTime = departures.filter(({ start_date }) => !isVisaLate(card, start_date))
  return inTime.length > 0 ? inTime : departures
}
