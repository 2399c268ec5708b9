import { departuresAdminPath } from '#src/features/departures/board/departures.links.ts'

/** The office's screen of a departure that is cancelled, or may be. */
export const cancelDepartureScreen = '/admin/departure-cancel'

export const cancelDeparturePath = (id: number) => `${departuresAdminPath}/${id}/cancel`

export const departureMessagePath = (id: number) => `${departuresAdminPath}/${id}/message`
