import type { Passenger, PassengerTour } from './passengers.schema.ts'

/** The fields of a passenger's form as text; the number of a stored document is not among them. */
export type PassengerFields = Record<
  | 'name'
  | 'surname'
  | 'birth_date'
  | 'gender'
  | 'nationality'
  | 'document'
  | 'document_no'
  | 'document_country'
  | 'document_until'
  | 'phone'
  | 'pickup'
  | 'note',
  string
>

/** What a form begins with: for somebody new a citizen, with the document that the tour usually needs. */
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
    note,
  }
}
