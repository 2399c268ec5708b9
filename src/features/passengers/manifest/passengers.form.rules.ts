import type { Passenger, PassengerInput, PassengerTour } from './passengers.schema.ts'

/** The choice of a place that is not among the stops of the tour: `pickup` names it. */
export const otherPickup = 'diger'

/** The fields of a passenger's form as text; the number of a stored document is not among them. */
export type PassengerFields = Record<Exclude<keyof PassengerInput, 'item' | 'seat' | 'version'>, string>

/** Initial fields of a form. A new passenger is a citizen with the usual document for the tour. */
export function passengerFields(person: Passenger, { is_abroad }: Pick<PassengerTour, 'is_abroad'>): PassengerFields {
  const { name, surname, gender, phone, pickup, note } = person
  return {
    name,
    surname,
    birth_date: person.birth_date ?? '',
    gender,
    nationality: person.nationality || 'TR',
    document: person.document || (is_abroad ? 'pasaport' : 'tckn'),
    document_no: '',
    document_country: person.document_country || (is_abroad && person.document === '' ? 'TR' : ''),
    document_until: person.document_until ?? '',
    phone,
    pickup,
    pickup_point_id: String(person.pickup_point_id ?? (pickup === '' ? '' : otherPickup)),
    note,
  }
}

/**
 * What a form sends: the fields that differ from what is stored, and the version that the form was opened with. A number that
 * is not typed again stays.
 */
export function passengerChange(
  fields: PassengerFields,
  person: Passenger,
  { tour, version }: { tour: Pick<PassengerTour, 'item' | 'pickups'>; version: number },
): Partial<PassengerFields> & { item: number; seat: number; version: number } {
  const { document_no, ...rest } = fields
  const sent = Object.entries({ ...rest, ...pickupOf(rest, tour) }).filter(
    ([name, text]) => text !== String(person[name as keyof typeof rest] ?? ''),
  )
  const number = document_no.trim() === '' ? {} : { document_no }
  return { ...Object.fromEntries(sent), ...number, item: tour.item, seat: person.seat, version }
}

/** What is sent of the place: a stop of the tour, or a text. @param pickups stops of the tour; without any, the text alone is asked for */
export function pickupOf(
  { pickup, pickup_point_id }: Pick<PassengerFields, 'pickup' | 'pickup_point_id'>,
  { pickups }: Pick<PassengerTour, 'pickups'>,
): Pick<PassengerFields, 'pickup' | 'pickup_point_id'> {
  if (pickups.length === 0 || pickup_point_id === otherPickup) return { pickup, pickup_point_id: '' }
  return { pickup: '', pickup_point_id }
}

/** A stop with its hour, if it has one. */
export function pickupLabel({ time, name }: PassengerTour['pickups'][number]): string {
  return time === null ? name : `${time} ${name}`
}

/** Where somebody gets on, in words; empty until it is known. */
export function pickupText(
  { pickup, pickup_point_id }: Pick<Passenger, 'pickup' | 'pickup_point_id'>,
  { pickups }: Pick<PassengerTour, 'pickups'>,
): string {
  const stop = pickups.find(({ id }) => id === pickup_point_id)
  return stop ? pickupLabel(stop) : pickup
}
