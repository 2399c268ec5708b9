import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const causeTexts = {
  orders: { tr: 'Yeni siparişler', en: 'New orders' },
  payments: { tr: 'Ödeme bildirimleri', en: 'Payment notices' },
  cards: { tr: 'Reddedilen kart ödemeleri ve yapılamayan kart iadeleri', en: 'Refused card payments and card refunds that did not happen' },
  messages: { tr: 'Yeni mesajlar', en: 'New messages' },
  cancellations: { tr: 'İptaller ve iptal istekleri', en: 'Cancellations and requests' },
  order_messages: { tr: 'Siparişlerden gelen mesajlar ve değişiklik istekleri', en: 'Messages and change requests on orders' },
  travel_info: { tr: 'Onay bekleyen yolculuk bilgileri', en: 'Travel information to be approved' },
  backups: { tr: 'Alınamayan yedekler', en: 'Backups that failed' },
} satisfies OfficeTexts

export const noticeTexts = {
  title: { tr: 'Bildirimler', en: 'Notifications' },
  mails: { tr: 'E-postayla haber ver', en: 'Tell me by e-mail' },
  to: { tr: '{email} adresine, her biri için bir kez.', en: 'To {email}, once for each.' },
  no_server: { tr: 'E-posta gönderimi ayarlı değil; ayarlanana kadar bu e-postalar gönderilmez.', en: 'E-mail is not set up; these mails are not sent until it is.' },
  to_mail: { tr: 'E-posta ayarları', en: 'Mail settings' },
  none: { tr: 'Görevinizle ilgili bildirim yok.', en: 'There are no notifications for your role.' },
  desktop: { tr: 'Bu tarayıcıda masaüstü bildirimi göster', en: 'Show desktop notifications in this browser' },
  desktop_help: { tr: 'Panel bir sekmede açıkken yeni sipariş, ödeme bildirimi, kart ödemesi, mesaj ve iptal haberleri ekranınızda belirir.', en: 'While the admin panel is open in a tab, new orders, payment notices, news of card payments, messages and cancellations appear on your screen.' },
  denied: { tr: 'Tarayıcınız bu site için bildirimleri engelliyor. Adres çubuğundaki site ayarlarından izin verin.', en: 'Your browser blocks notifications of this site. Allow them in the site settings beside the address.' },
  unsupported: { tr: 'Bu tarayıcı masaüstü bildirimi gösteremiyor.', en: 'This browser cannot show desktop notifications.' },
  failed: { tr: 'Bildirim ayarları okunamadı.', en: 'The notification settings could not be read.' },
  new_orders: { tr: 'Yeni sipariş geldi', en: 'A new order has arrived' },
  new_payments: { tr: 'Ödeme bildirimi geldi', en: 'A payment notice has arrived' },
  new_cards: { tr: 'Bir kart ödemesi reddedildi ya da karta iade gerçekleşmedi', en: 'A card payment was refused, or a card refund did not happen' },
  new_messages: { tr: 'Yeni mesaj geldi', en: 'A new message has arrived' },
  new_cancellations: { tr: 'İptal ya da iptal isteği geldi', en: 'A cancellation or a cancellation request has arrived' },
  new_travel_info: { tr: 'Bir kalkışın yolculuk bilgileri onay bekliyor', en: 'The travel information of a departure waits for approval' },
  new_backups: { tr: 'Yedek alınamadı', en: 'A backup failed' },
  new_order_messages: { tr: 'Bir müşteri siparişi için yazdı', en: 'A customer has written about an order' },
} satisfies OfficeTexts
