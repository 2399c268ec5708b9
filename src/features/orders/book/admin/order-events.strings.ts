import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

/** What happened to an order. */
export const orderEventTexts = {
  ev_made: { tr: 'Sipariş alındı', en: 'Order placed' },
  ev_bildirildi: { tr: 'Ödeme bildirildi{amount}', en: 'Payment reported{amount}' },
  ev_eslesti: { tr: 'Ödeme eşleştirildi{amount}', en: 'Payment matched{amount}' },
  ev_reddedildi: { tr: 'Ödeme bildirimi reddedildi{amount}', en: 'Payment notice rejected{amount}' },
  ev_kart: { tr: 'Kartla ödeme alındı{amount}', en: 'Card payment received{amount}' },
  'ev_kart-ret': { tr: 'Kart ödemesi incelemede reddedildi', en: 'Card payment refused after its review' },
  'ev_kart-acilmadi': { tr: 'Kart ödeme sayfası açılmadı', en: 'Card payment page not opened' },
  'ev_iade-ret': { tr: 'Karta iade gerçekleşmedi', en: 'Card refund did not happen' },
  ev_girildi: { tr: 'Ödeme girildi{amount}', en: 'Payment entered{amount}' },
  ev_iade: { tr: 'İade yapıldı{amount}', en: 'Refund made{amount}' },
  'ev_geri-alindi': { tr: 'Ödeme işlemi geri alındı{amount}', en: 'Payment action undone{amount}' },
  ev_opsiyon: { tr: 'Opsiyon {when} tarihine uzatıldı', en: 'Hold extended to {when}' },
  ev_bilgi: { tr: 'Bilgiler değişti', en: 'Details changed' },
  'ev_iptal-yaniti': { tr: 'İptal isteği reddedildi', en: 'Cancellation request declined' },
  ev_not: { tr: 'Not', en: 'Note' },
  'ev_iptal-istegi': { tr: 'İptal istendi', en: 'Cancellation requested' },
  ev_hatirlatma: { tr: 'Müşteriye hatırlatıldı', en: 'Customer reminded' },
  ev_baglanti: { tr: 'Ödeme bağlantısı hazırlandı', en: 'Payment link made' },
  'ev_baglanti-iptal': { tr: 'Ödeme bağlantısı geri çekildi', en: 'Payment link withdrawn' },
  ev_duyuru: { tr: 'Kalkıştaki herkese yazıldı', en: 'Message to everybody on the departure' },
  ev_posta: { tr: 'E-posta yeniden gönderildi', en: 'E-mail sent again' },
} satisfies OfficeTexts
