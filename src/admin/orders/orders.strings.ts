import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'
import { orderBadgeTexts } from '#src/features/orders/book/admin/order-status.strings.ts'

/** Names of lists that the dashboard counts and the list of orders offers. */
export const orderListTexts = {
  payments_to_match: { tr: 'Eşleştirilecek ödemeler', en: 'Payments to match' },
  overpaid: { tr: 'Fazla ya da geç ödenenler', en: 'Paid too much or too late' },
  refunds_due: { tr: 'Bekleyen iadeler', en: 'Refunds to make' },
  order_messages: { tr: 'Okunmamış sipariş mesajları', en: 'Unread messages on orders' },
  cancel_requests: { tr: 'Bekleyen iptal istekleri', en: 'Cancellations asked for' },
  changes_asked: { tr: 'Bekleyen değişiklik istekleri', en: 'Changes asked for' },
  holds_ending: { tr: 'Yarına kadar dolan opsiyonlar', en: 'Holds ending by tomorrow' },
} satisfies OfficeTexts

/** The same lists above the orders, short enough for one row. */
export const orderChipTexts = {
  payments_to_match: { tr: 'Ödeme bildirimi', en: 'Payment notices' },
  order_messages: { tr: 'Yeni mesaj', en: 'New messages' },
  changes_asked: { tr: 'Değişiklik isteği', en: 'Change requests' },
  cancel_requests: { tr: 'İptal isteği', en: 'Cancellation requests' },
} satisfies OfficeTexts

/** Choices of filters. */
export const sourceTexts = {
  web: { tr: 'Siteden', en: 'On the site' },
  ofis: { tr: 'Ofisten', en: 'At the office' },
} satisfies OfficeTexts

export const balanceTexts = {
  kalan: { tr: 'Ödenecek tutarı olan', en: 'Something to pay' },
  fazla: { tr: 'Fazla ya da geç ödenen', en: 'Paid too much or too late' },
  iade: { tr: 'İade edilecek', en: 'To be refunded' },
  'iade-suresi': { tr: 'İptalden iade bekleyen', en: 'Refund of a cancellation' },
} satisfies OfficeTexts

export const orderTexts = {
  ...orderListTexts,
  ...orderBadgeTexts,
  new_sale: { tr: 'Yeni satış', en: 'New sale' },
  title: { tr: 'Siparişler', en: 'Orders' },
  search_in: { tr: 'No, ad, yolcu, telefon, firma ya da tur', en: 'Number, name, passenger, phone, company or tour' },
  found_yolcu: { tr: 'Yolcu: {text}', en: 'Passenger: {text}' },
  found_firma: { tr: 'Fatura: {text}', en: 'Invoice: {text}' },
  found_odeyen: { tr: 'Ödeyen: {text}', en: 'Paid by: {text}' },
  empty: { tr: 'Henüz sipariş yok. Siteden yapılan ilk rezervasyon burada görünür.', en: 'There are no orders yet. The first booking made on the site will appear here.' },
  status: { tr: 'Durum', en: 'Status' },
  payment: { tr: 'Ödeme', en: 'Payment' },
  any_status: { tr: 'Tüm durumlar', en: 'All statuses' },
  any_payment: { tr: 'Tüm ödemeler', en: 'All payments' },
  tour: { tr: 'Tur', en: 'Tour' },
  any_tour: { tr: 'Tüm turlar', en: 'All tours' },
  no_tour: { tr: 'Böyle bir tur yok', en: 'No such tour' },
  tour_n: { tr: '{n} numaralı tur', en: 'Tour no. {n}' },
  dates: { tr: 'Hangi tarih', en: 'Which date' },
  ordered: { tr: 'Sipariş tarihi', en: 'Order date' },
  departs: { tr: 'Kalkış tarihi', en: 'Departure date' },
  due: { tr: 'Son ödeme günü', en: 'Payment due' },
  hold_ends: { tr: 'Opsiyon bitişi', en: 'End of the hold' },
  paid: { tr: 'Tahsilat tarihi', en: 'Payment date' },
  standing: { tr: 'Geçerli olanlar', en: 'Active orders' },
  lead: { tr: 'Kalkıştan {from}–{to} gün önce', en: '{from}–{to} days before departure' },
  lead_above: { tr: 'Kalkıştan en az {from} gün önce', en: 'At least {from} days before departure' },
  without: { tr: '{name}: filtreyi kaldır', en: '{name}: remove the filter' },
  sum_orders: { tr: '{n} sipariş', en: '{n} order|{n} orders' },
  sum_orders_above: { tr: '{n} sipariş', en: '{n} orders' },
  sums_ask: { tr: 'Toplamları hesapla', en: 'Add them up' },
  sums_busy: { tr: 'Hesaplanıyor…', en: 'Adding up…' },
  sums_again: { tr: 'Yeniden hesapla', en: 'Add up again' },
  sums_failed: { tr: 'toplamlar hesaplanamadı, listeyi daraltın', en: 'could not be added up, filter further' },
  sum_seats: { tr: '{n} yer', en: '{n} seat|{n} seats' },
  sum_booked: { tr: 'satış {amount}', en: '{amount} booked' },
  sum_collected: { tr: 'tahsilat {amount}', en: '{amount} collected' },
  from: { tr: 'İlk gün', en: 'From' },
  to: { tr: 'Son gün', en: 'To' },
  clear_filters: { tr: 'Filtreleri temizle', en: 'Clear the filters' },
  order_no: { tr: 'Sipariş', en: 'Order' },
  customer: { tr: 'Müşteri', en: 'Customer' },
  tours: { tr: 'Turlar', en: 'Tours' },
  people: { tr: 'Kişi', en: 'People' },
  amount: { tr: 'Tutar', en: 'Amount' },
  adults: { tr: '{n} yetişkin', en: '{n} adult|{n} adults' },
  children: { tr: '{n} çocuk', en: '{n} child|{n} children' },
  open_left: { tr: 'Kalan {amount}', en: 'Balance {amount}' },
  nothing_left: { tr: 'Tamamı ödendi', en: 'Paid in full' },
  too_much: { tr: '{amount} fazla', en: '{amount} overpaid' },
  reported_left: { tr: '{amount} bildirildi', en: '{amount} reported' },
  held_until: { tr: '{when} kadar', en: 'Held until {when}' },
  source: { tr: 'Nereden', en: 'Made' },
  any_source: { tr: 'Site ve ofis', en: 'Site and office' },
  balance: { tr: 'Kalan', en: 'Balance' },
  any_balance: { tr: 'Hepsi', en: 'Any' },
  paid_col: { tr: 'Ödenen', en: 'Paid' },
  due_on: { tr: 'Son ödeme', en: 'Due' },
  export: { tr: 'Dışa aktar', en: 'Export' },
  export_xlsx: { tr: 'Excel (XLSX)', en: 'Excel (XLSX)' },
  export_csv: { tr: 'CSV (başka programlar için)', en: 'CSV (for other programs)' },
  export_failed: { tr: 'Dosya alınamadı', en: 'The file could not be saved' },
  complete: { tr: 'Tamamla', en: 'Complete' },
  complete_sure: { tr: 'Seçilen siparişleri tamamla', en: 'Complete the selected orders' },
  complete_text: {
    tr: '{n} siparişten onaylı olanlar ve turu bitenler tamamlanır; ötekiler olduğu gibi kalır. E-posta gitmez.',
    en: 'Of {n} order, those that are confirmed and have ended are completed; others stay as they are. No e-mail is sent.|Of {n} orders, those that are confirmed and have ended are completed; others stay as they are. No e-mail is sent.',
  },
  add_note: { tr: 'Not ekle', en: 'Add a note' },
  note: { tr: 'Not', en: 'Note' },
  note_text: { tr: 'Aynı not {n} siparişe eklenir; müşteri görmez.', en: 'The note is added to {n} order; the customer does not see it.|The note is added to {n} orders; customers do not see it.' },
  back: { tr: 'Vazgeç', en: 'Cancel' },
  at_office: { tr: 'Ofisten', en: 'At the office' },
} satisfies OfficeTexts
