import { departuresAdminPath } from '#src/features/departures/board/departures.links.ts'

export const travelInfoPath = (id: number) => `${departuresAdminPath}/${id}/travel-info`

/** Of the part of an order's page that shows it. */
export const travelInfoAnchor = 'travel-info'

/** Hotels of one departure. */
export const maxHotels = 20
