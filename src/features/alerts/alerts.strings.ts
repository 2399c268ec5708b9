import type { TextGroup } from '#src/base/string-key.ts'

/** Messages of the office's API about live events and notices. Not sent to public pages. */
export const alertsOffice = {
  too_many_streams: { tr: 'Bu hesapla çok sayıda tarayıcı açık. Sayılar dakikada bir yenilenir.', en: 'Many browsers are open with this account. Counts are refreshed once a minute.' },
  alerts_saved: { tr: 'Bildirim ayarlarınız kaydedildi.', en: 'Your notification settings have been saved.' },
  alert_not_allowed: { tr: 'Göreviniz bu bölümü kapsamıyor.', en: 'Your role does not cover this section.' },
} satisfies TextGroup

export const alert_mail = {
  orders_subject: { tr: 'Yeni sipariş: {order_no}', en: 'New order: {order_no}' },
  payments_subject: { tr: 'Ödeme bildirimi: {order_no}', en: 'Payment notice: {order_no}' },
  card_refused_subject: { tr: 'Kart ödemesi incelemede reddedildi: {order_no}', en: 'Card payment refused after its review: {order_no}' },
  card_refused_text: {
    tr: 'Ödeme kuruluşu bu ödemeyi güvenlik incelemesinin sonunda kabul etmedi. Adresi varsa müşteriye yazıldı; opsiyonu sürüyorsa ödemesi için en az bir gün tanındı.',
    en: 'After its security review the payment provider has not accepted this payment. The customer was written to where there is an address, and an order on hold has another day at least to be paid.',
  },
  card_unopened_subject: { tr: 'Kart ödeme sayfası açılmadı: {order_no}', en: 'Card payment page not opened: {order_no}' },
  card_unopened_text: {
    tr: 'Müşteri kartla ödemek istedi, ödeme kuruluşu bu siparişin bilgileriyle sayfa açmadı; yeniden denemek sonucu değiştirmez. Müşteriye havale ile ödeyebileceği ya da sizi arayabileceği söylendi. Kuruluşun yanıtı bir bilgiyi adıyla söylüyorsa siparişte düzeltin; öbür siparişlerde de oluyorsa kart ayarlarındaki anahtarları denetleyin.',
    en: 'The customer wanted to pay by card, and the payment provider opened no page with the details of this order; trying again does not change that. The customer was told to pay by bank transfer or to call you. If the provider’s answer names a detail, correct it on the order; if it happens with other orders too, check the keys in the card settings.',
  },
  refund_failed_subject: { tr: 'Karta iade gerçekleşmedi: {order_no}', en: 'Card refund did not happen: {order_no}' },
  refund_failed_text: { tr: 'Ödeme kuruluşunda bu iadenin kaydı yok; para karta dönmedi. Siparişten yeniden iade edebilirsiniz.', en: 'The payment provider has no record of this refund; the money did not go back to the card. You can refund it again on the order.' },
  messages_subject: { tr: 'Yeni mesaj: {subject}', en: 'New message: {subject}' },
  cancellations_subject: { tr: 'Sipariş iptal edildi: {order_no}', en: 'Order cancelled: {order_no}' },
  requests_subject: { tr: 'İptal isteği: {order_no}', en: 'Cancellation request: {order_no}' },
  order_messages_subject: { tr: 'Müşteriniz yazdı: {order_no}', en: 'A customer has written: {order_no}' },
  changes_subject: { tr: 'Değişiklik isteği: {order_no}', en: 'Change requested: {order_no}' },
  travel_info_subject: { tr: 'Yolculuk bilgileri onay bekliyor: {tour}', en: 'Travel information to be approved: {tour}' },
  travel_info_due_subject: { tr: 'Yolculuk bilgileri gönderilemedi, onay yok: {tour}', en: 'Travel information not sent, nobody approved it: {tour}' },
  backups_subject: { tr: 'Yedek alınamadı', en: 'The backup failed' },
  backup_at: { tr: 'Deneme', en: 'Tried' },
  backup_last: { tr: 'Son sağlam yedek', en: 'Last good backup' },
  days: { tr: 'Kalkış', en: 'Departure' },
  message: { tr: 'Mesaj', en: 'Message' },
  customer: { tr: 'Müşteri', en: 'Customer' },
  sender: { tr: 'Gönderen', en: 'Sender' },
  tours: { tr: 'Tur', en: 'Tour' },
  total: { tr: 'Toplam', en: 'Total' },
  amount: { tr: 'Tutar', en: 'Amount' },
  note: { tr: 'Not', en: 'Note' },
  number: { tr: 'Mesaj no', en: 'Message no' },
  open: { tr: 'Panelde aç', en: 'Open in the admin panel' },
  why: { tr: 'Bu e-postayı bildirim ayarlarınız nedeniyle aldınız. Panelde, hesabınızda kapatabilirsiniz.', en: 'You get this mail because of your notification settings. You can switch it off in your account.' },
} satisfies TextGroup
