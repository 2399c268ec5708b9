import type { TextGroup } from '#src/base/string-key.ts'

/** On the customer's page. Part of the group `result`. */
export const travelInfo = {
  info_title: { tr: 'Yolculuk bilgileri', en: 'Travel information' },
  info_updated: { tr: 'Güncellendi: {when}', en: 'Updated: {when}' },
  info_sent: { tr: 'Gönderildi: {when}', en: 'Sent: {when}' },
  info_meeting: { tr: 'Buluşma', en: 'Meeting point' },
  info_at: { tr: '{day}, saat {time}', en: '{day} at {time}' },
  info_guide: { tr: 'Rehberiniz', en: 'Your guide' },
  info_hotels: { tr: 'Oteller', en: 'Hotels' },
  info_nights: { tr: '{n} gece', en: '{n} night|{n} nights' },
  info_note: { tr: 'Bilmeniz gerekenler', en: 'Good to know' },
} satisfies TextGroup

/** Part of the group `mail`. */
export const travelInfoMail = {
  info_subject: { tr: 'Yolculuk bilgileriniz: {order_no}', en: 'Your travel information: {order_no}' },
  info_text: {
    tr: '{tour} turunuz yaklaşıyor. Buluşma yeri, rehberiniz ve yolculuğunuzla ilgili bilgiler aşağıda. Aynı bilgileri rezervasyon sayfanızda da bulabilirsiniz.',
    en: 'Your tour {tour} is about to begin. Below you find where we meet, your guide, and what else you need to know. The same information is on your booking page.',
  },
  info_changed_subject: { tr: 'Yolculuk bilgileriniz değişti: {order_no}', en: 'Your travel information has changed: {order_no}' },
  info_changed_text: {
    tr: '{tour} turunuzun yolculuk bilgileri değişti. Değişen: {fields}. Güncel bilgilerin tamamı aşağıda; lütfen önceki e-postadakileri dikkate almayın.',
    en: 'The travel information of your tour {tour} has changed: {fields}. Everything that holds now is below; please disregard our earlier e-mail.',
  },
  info_part_meeting: { tr: 'buluşma yeri ve saati', en: 'meeting point and time' },
  info_part_guide: { tr: 'rehber', en: 'guide' },
  info_part_hotels: { tr: 'oteller', en: 'hotels' },
  info_part_note: { tr: 'notlar', en: 'notes' },
  info_days: { tr: 'Tarih', en: 'Dates' },
  info_meeting_time: { tr: 'Buluşma saati', en: 'Meeting time' },
  info_meeting_place: { tr: 'Buluşma yeri', en: 'Meeting point' },
  info_guide: { tr: 'Rehberiniz', en: 'Your guide' },
  info_guide_phone: { tr: 'Rehberin telefonu', en: 'Guide’s phone' },
  info_hotels: { tr: 'Otelleriniz', en: 'Your hotels' },
  info_nights: { tr: '{n} gece', en: '{n} night|{n} nights' },
} satisfies TextGroup

/** Answers and refusals of the office. Part of the group `office`. */
export const travelInfoOffice = {
  travel_info_saved: { tr: 'Yolculuk bilgileri kaydedildi.', en: 'The travel information has been saved.' },
  travel_info_withdrawn: { tr: 'Kaydedildi. İçerik değiştiği için onay kalktı; göndermek için yeniden onaylayın.', en: 'Saved. The contents changed, so the approval is withdrawn; approve again to send them.' },
  travel_info_approved: { tr: 'Yolculuk bilgileri onaylandı.', en: 'The travel information has been approved.' },
  travel_info_sent: { tr: 'Yolculuk bilgileri {n} siparişe gönderildi.', en: 'The travel information has been sent to {n} order.|The travel information has been sent to {n} orders.' },
  travel_info_left: { tr: 'Bu kalkışın tarihi geçti; yolculuk bilgileri artık değiştirilemez ve gönderilemez.', en: 'This departure has left: its travel information can no longer be changed or sent.' },
  travel_info_not_approved: { tr: 'Yolculuk bilgileri onaylanmadı; önce onaylayın.', en: 'The travel information is not approved; approve it first.' },
  travel_info_needs_meeting_place: { tr: 'Onaylamak için buluşma yerini yazın', en: 'Enter the meeting point to approve it' },
  travel_info_needs_meeting_place_en: { tr: 'Bu kalkışta başka dilde sipariş var: buluşma yerini İngilizce de yazın', en: 'Somebody on this departure ordered in another language: enter the meeting point in English too' },
  travel_info_needs_guide_phone: { tr: 'Onaylamak için rehberin telefonunu yazın', en: 'Enter the guide’s phone to approve it' },
} satisfies TextGroup
