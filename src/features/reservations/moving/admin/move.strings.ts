import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const moveTexts = {
  move: { tr: 'Tarihini değiştir', en: 'Change the date' },
  title: { tr: 'Başka bir kalkışa taşı', en: 'Move to another departure' },
  yes: { tr: 'Taşı', en: 'Move' },
  tour: { tr: 'Tur', en: 'Tour' },
  now: { tr: 'Şimdi: {days}, {amount}', en: 'Now: {days}, {amount}' },
  to: { tr: 'Yeni kalkış', en: 'New departure' },
  choose: { tr: 'Tarih seçin', en: 'Choose a date' },
  target: { tr: '{days} · {n} boş yer · {difference}', en: '{days} · {n} seats free · {difference}' },
  same_price: { tr: 'aynı fiyat', en: 'same price' },
  none: { tr: 'Bu turun {n} kişilik yeri olan başka bir kalkışı yok.', en: 'No other departure of this tour has {n} free seat.|No other departure of this tour has {n} free seats.' },
  loading: { tr: 'Kalkışlar yükleniyor…', en: 'Loading departures…' },
  charge: { tr: 'Farkı siparişe işle: {difference}', en: 'Add the difference to the order: {difference}' },
  price: { tr: 'Yeni tutar {amount}.', en: 'The new price is {amount}.' },
  price_stays: { tr: 'Tutar değişmez: {amount}.', en: 'The price stays: {amount}.' },
  seats: { tr: '{n} yer yeni kalkışta tutulur, eskisinde boşalır.', en: '{n} seat is taken on the new departure and released on the old one.|{n} seats are taken on the new departure and released on the old one.' },
  papers: { tr: 'Onay ve voucher geçersiz olur, yeni tarihle yeniden hazırlanır.', en: 'Confirmation and voucher become void and are made again with the new date.' },
  rooms: { tr: 'Yolcu bilgileri kalır; oda planı yeni kalkışta yeniden yapılır.', en: 'The travellers stay; rooms are planned again on the new departure.' },
  reason: { tr: 'Neden (yalnızca sipariş geçmişinde görünür)', en: 'Reason (shown in the order’s history only)' },
  tell: { tr: 'Müşteriye e-posta gönder: {to}', en: 'E-mail the customer: {to}' },
  no_mail_server: { tr: 'E-posta sunucusu ayarlı değil; e-posta sırada bekler.', en: 'No mail server is set up, so the e-mail waits in the queue.' },
} satisfies OfficeTexts
