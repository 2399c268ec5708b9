import { passengerTexts } from '#src/features/passengers/manifest/admin/passengers.strings.ts'
import { entityTexts as names } from './entity.strings.ts'

/** What is recorded of who travels. */
export const passengerFields = {
  name: { label: passengerTexts.name },
  surname: { label: passengerTexts.surname },
  document_no: { label: passengerTexts.document_no },
  phone: { label: passengerTexts.phone },
  pickup: { label: passengerTexts.pickup },
  note: { label: passengerTexts.note },
  seat: { label: passengerTexts.seat },
  pickup_point_id: { label: names.pickup_points.one },
  birth_date: { label: passengerTexts.birth_date, as: 'day' as const },
  gender: { label: passengerTexts.gender, choices: passengerTexts },
  nationality: { label: passengerTexts.nationality, as: 'country' as const },
  document: { label: passengerTexts.document, choices: passengerTexts },
  document_country: { label: passengerTexts.document_country, as: 'country' as const },
  document_until: { label: passengerTexts.document_until, as: 'day' as const },
}
