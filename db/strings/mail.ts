/** What the customer is told of a new order: the answer, its mail, and the tables in its contracts. */
export const mail = {
  order_received: {
    tr: 'Rezervasyonunuz alındı. Yeriniz {hours} saat ayrıldı.',
    en: 'We have your reservation. Your seats are held for {hours} hours.',
  },
  subject: { tr: 'Rezervasyonunuz alındı: {order_no}', en: 'We have your reservation: {order_no}' },
  greeting: { tr: 'Sayın {name},', en: 'Dear {name},' },
  intro: {
    tr: 'Rezervasyonunuzu aldık. Yeriniz {deadline} tarihine kadar sizin için ayrıldı.',
    en: 'We have received your reservation. Your seats are held for you until {deadline}.',
  },
  order_no: { tr: 'Rezervasyon no', en: 'Reservation number' },
  tour: { tr: 'Tur', en: 'Tour' },
  quantity: { tr: 'Adet', en: 'Number' },
  unit_price: { tr: 'Birim fiyat', en: 'Unit price' },
  amount: { tr: 'Tutar', en: 'Amount' },
  adults: { tr: '{n} yetişkin', en: '{n} adult|{n} adults' },
  children: { tr: '{n} çocuk ({ages} yaş)', en: '{n} child (aged {ages})|{n} children (aged {ages})' },
  total: { tr: 'Toplam', en: 'Total' },
  kdv_inside: { tr: 'KDV dahil (%{rate}: {kdv})', en: 'VAT included ({rate}%: {kdv})' },
  order_total: { tr: 'Toplam tutar', en: 'Total amount' },
  pay_title: { tr: 'Ödeme', en: 'Payment' },
  pay_text: {
    tr: 'Ödemenizi aşağıdaki hesaba havale ya da EFT ile yapabilirsiniz. Açıklamaya yalnızca {order_no} yazmanız yeterlidir.',
    en: 'You can pay by bank transfer to the account below. Please give {order_no} as the description.',
  },
  account_name: { tr: 'Hesap adı', en: 'Account name' },
  open_order: { tr: 'Rezervasyonu aç', en: 'Open the reservation' },
  link_text: {
    tr: 'Rezervasyonunuzu görmek ve ödemenizi bildirmek için bu bağlantıyı açın. Bağlantı size özeldir, başkasıyla paylaşmayın:',
    en: 'Open this link to see your reservation and to report your payment. It is yours alone; please do not share it:',
  },
  regards: { tr: 'İyi yolculuklar dileriz.', en: 'We wish you a good journey.' },
}
