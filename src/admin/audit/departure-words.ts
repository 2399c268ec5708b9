import { departureTexts } from '#src/features/departures/board/admin/departures.strings.ts'
import { sharedFileFields } from '#src/features/operations/shared-files/admin/shared-files.strings.ts'
import { travelInfoFields } from '#src/features/operations/travel-info/admin/travel-info.strings.ts'
import { entityTexts as names, ownFields as own } from './entity.strings.ts'

/** What is recorded of a departure: its row, and what is done with it while it is prepared. */
export const departureFields = {
  product_id: { label: names.tours.one },
  start_date: { label: departureTexts.start_date, as: 'day' as const },
  end_date: { label: departureTexts.end_date, as: 'day' as const },
  status: { label: departureTexts.status, choices: departureTexts },
  quota: { label: departureTexts.quota },
  rooms: { label: own.rooms },
  reason: { label: own.order.reason },
  subject: { label: own.message_to_all },
  orders: { label: own.message_orders },
  passengers: { label: own.document_numbers },
  currency: { label: departureTexts.currency },
  multi_room_price: { label: departureTexts.multi_room_price, as: 'money' as const },
  single_room_price: { label: departureTexts.single_room_price, as: 'money' as const },
  child_age_range_1_price: { label: own.child_1, as: 'money' as const },
  child_age_range_2_price: { label: own.child_2, as: 'money' as const },
  child_age_range_3_price: { label: own.child_3, as: 'money' as const },
  child_age_range_4_price: { label: own.child_4, as: 'money' as const },
  sales_cutoff_days: { label: departureTexts.sales_cutoff_days },
  min_participants: { label: departureTexts.min_participants },
  note: { label: departureTexts.note_short },
  meeting_time: { label: travelInfoFields.meeting_time },
  meeting_place: { label: travelInfoFields.meeting_place },
  meeting_place_en: { label: travelInfoFields.meeting_place_en },
  guide_name: { label: travelInfoFields.guide_name },
  guide_phone: { label: travelInfoFields.guide_phone },
  hotels: { label: travelInfoFields.hotels },
  travel_note: { label: travelInfoFields.travel_note },
  travel_note_en: { label: travelInfoFields.travel_note_en },
  travel_info: { label: travelInfoFields.travel_info },
  shared_file: { label: sharedFileFields.shared_file },
  travel_info_sent: { label: travelInfoFields.travel_info_sent },
}
