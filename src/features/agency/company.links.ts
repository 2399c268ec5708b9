export const certificatesAdminPath = '/api/admin/certificates'

export const contactPath = '/iletisim'

/** Of the setting `shown_seats`: above the last seats that are counted down, at most a party (tours.links.ts, fewSeats and maxParty). */
export const shownSeatsRange = { min: 7, max: 20 } as const

/** px of the agency's logo on pages and papers, where it is printed 52 mm wide at most; one of `imageWidths`. */
export const logoWidth = 640
