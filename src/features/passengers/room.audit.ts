import { wordsOf } from '#src/base/admin-kit/audit/field-words.ts'
import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { pickupTexts } from '#src/features/departures/pickups/admin/pickups.strings.ts'
import { screenOfOrder } from '#src/features/orders/room.audit.ts'
import { passengerTexts } from './manifest/admin/passengers.strings.ts'

export const audit: RoomAudit = {
  entities: {
    passengers: {
      names: { tr: ['Yolcu', 'Yolcular'], en: ['Passenger', 'passengers'] },
      fields: {
        ...wordsOf(passengerTexts, ['name', 'surname', 'document_no', 'phone', 'pickup', 'note', 'seat']),
        ...wordsOf(passengerTexts, ['birth_date', 'document_until'], { as: 'day' }),
        ...wordsOf(passengerTexts, ['nationality', 'document_country'], { as: 'country' }),
        ...wordsOf(passengerTexts, ['gender', 'document'], { choices: passengerTexts }),
        pickup_point_id: { label: pickupTexts.name },
      },
      screen: screenOfOrder,
    },
  },
}
