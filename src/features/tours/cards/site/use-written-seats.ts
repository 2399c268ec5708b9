import { useI18n } from '#src/base/i18n/i18n.tsx'
import { maxParty } from '#src/features/departures/board/departures.links.ts'
import { writtenSeats } from '#src/features/departures/board/written-seats.rules.ts'

/** Writes free seats up to the agency's limit. */
export function useWrittenSeats(): (free: number) => ReturnType<typeof writtenSeats> {
  const { site } = useI18n()
  return (free) => writtenSeats(free, site?.shown_seats ?? maxParty)
}
