import { wordsOf } from '#src/base/admin-kit/audit/field-words.ts'
import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { orderWords } from '#src/features/orders/room.audit.ts'
import { sharedFileFields } from './shared-files/admin/shared-files.strings.ts'
import { travelInfoFields } from './travel-info/admin/travel-info.strings.ts'

export const audit: RoomAudit = {
  fields: {
    departures: {
      ...wordsOf(travelInfoFields, ['meeting_time', 'meeting_place', 'meeting_place_en', 'guide_name', 'guide_phone']),
      ...wordsOf(travelInfoFields, ['hotels', 'travel_note', 'travel_note_en', 'travel_info', 'travel_info_sent']),
      ...wordsOf(sharedFileFields, ['shared_file']),
      rooms: { label: { tr: 'Oda planındaki odalar', en: 'Rooms of the plan' } },
      reason: orderWords.reason,
      subject: { label: { tr: 'Herkese mesaj', en: 'Message to everybody' } },
      orders: { label: { tr: 'Sipariş sayısı', en: 'Number of orders' } },
      passengers: { label: { tr: 'Dosyadaki belge numaraları', en: 'Document numbers in the file' } },
    },
  },
}
