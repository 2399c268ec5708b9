/** Constants and paths for the browser, without the schemas. */

export const genders = ['kadin', 'erkek'] as const
/** The Turkish identity number, of citizens and of foreigners who live here; a passport; an identity card with which some borders are crossed. */
export const documents = ['tckn', 'pasaport', 'kimlik'] as const
/** Of a seat when it was booked: an adult, or a child with an age. */
export const roles = ['yetiskin', 'cocuk'] as const

/** Fields that every passenger needs; country and last day only of a passport or card, the pick-up point of a tour with stops. */
export const neededFields = [
  'name',
  'surname',
  'birth_date',
  'gender',
  'nationality',
  'document_no',
  'document_country',
  'document_until',
  'pickup',
] as const
export type NeededField = (typeof neededFields)[number]

/** Of the order's page: where the passengers begin. */
export const passengersAnchor = 'passengers'
