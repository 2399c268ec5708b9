/**
 * What the server says of an order: answers, mails, and the tables in its contracts. The browser is never sent this group.
 * The keys agency_* are read by the office.
 */
export const mail = {
  order_received: {
    tr: 'Rezervasyonunuz alındı. Yeriniz {hours} saat ayrıldı.',
    en: 'We have your reservation. Your seats are held for {hours} hours.',
  },
  contracts_changed: {
    tr: 'Onayladığınız metinlerden biri siz okuduktan sonra değişti. Lütfen yeni metni okuyup yeniden onaylayın; yazdıklarınız duruyor.',
    en: 'One of the texts you accepted has changed since you read it. Please read and accept it again; what you typed is kept.',
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
  account_name: { tr: 'Alıcı adı', en: 'Account name' },
  open_order: { tr: 'Rezervasyonu aç', en: 'Open the reservation' },
  link_text: {
    tr: 'Rezervasyonunuzu görmek ve ödemenizi bildirmek için bu bağlantıyı açın. Bağlantı size özeldir, başkasıyla paylaşmayın:',
    en: 'Open this link to see your reservation and to report your payment. It is yours alone; please do not share it:',
  },
  kind_regards: { tr: 'Saygılarımızla', en: 'Kind regards' },
  customer: { tr: 'Müşteri', en: 'Customer' },
  phone: { tr: 'Telefon', en: 'Phone' },
  email: { tr: 'E-posta', en: 'E-mail' },
  note: { tr: 'Not', en: 'Note' },
  reason: { tr: 'Neden', en: 'Reason' },
  notice_answer: {
    tr: 'Ödeme bildiriminizi aldık. Ödemeniz hesabımıza geçince size yazarız.',
    en: 'We have your payment notice. We will write to you when the payment reaches our account.',
  },
  notice_subject: { tr: 'Ödeme bildiriminizi aldık: {order_no}', en: 'We have your payment notice: {order_no}' },
  notice_text: {
    tr: 'Ödeme bildiriminizi aldık. Ödemenizi hesabımızda gördüğümüzde rezervasyonunuzu onaylayıp size yazarız; yeriniz bu sırada tutulur.',
    en: 'We have your payment notice. We confirm and write to you as soon as we see the payment in our account; your seats are held meanwhile.',
  },
  notice_amount: { tr: 'Tutar', en: 'Amount' },
  notice_paid_on: { tr: 'Ödeme günü', en: 'Paid on' },
  notice_bank: { tr: 'Banka', en: 'Bank' },
  notice_sender: { tr: 'Gönderen', en: 'Sender' },
  notice_account: { tr: 'Ödemeyi yaptığınız hesabı seçin', en: 'Choose the account you paid to' },
  notice_future: { tr: 'Ödeme günü bugünden sonra olamaz', en: 'The day of payment cannot be after today' },
  notice_too_early: {
    tr: 'Ödeme günü rezervasyondan önce olamaz',
    en: 'The day of payment cannot be before the reservation',
  },
  notice_expired: {
    tr: 'Bu rezervasyonun süresi doldu, yerler satışa döndü. Ödeme yaptıysanız lütfen bizi arayın.',
    en: 'This reservation has expired and its seats are on sale again. If you paid, please call us.',
  },
  notice_cancelled: {
    tr: 'Bu rezervasyon iptal edildi. Ödeme yaptıysanız lütfen bizi arayın.',
    en: 'This reservation was cancelled. If you paid, please call us.',
  },
  notice_completed: {
    tr: 'Bu tur tamamlandı. Ödemeyle ilgili bir sorunuz varsa lütfen bizi arayın.',
    en: 'This tour is complete. If you have a question about the payment, please call us.',
  },
  notice_paid: {
    tr: 'Bu rezervasyonun ödemesi tamamlandı; bildirim gerekmiyor.',
    en: 'This reservation is paid in full; no notice is needed.',
  },
  notice_too_many: {
    tr: 'İncelenmeyi bekleyen bildirimleriniz var. Yenisi için lütfen bizi arayın.',
    en: 'Several notices of yours are waiting to be checked. Please call us about another one.',
  },
  notice_reused: {
    tr: 'Bu bildirim numarası başka bir bildirim için kullanıldı. Lütfen sayfayı yenileyip yeniden deneyin.',
    en: 'This request number was used for another notice. Please reload the page and try again.',
  },
  receipt_kind: {
    tr: 'Dekont PDF, JPEG, PNG ya da WebP olmalı; bu dosya okunamadı',
    en: 'A receipt must be a PDF, JPEG, PNG or WebP; this file could not be read',
  },
  cancelled_answer: {
    tr: 'Rezervasyonunuz iptal edildi. Yerleriniz geri verildi, sizden bir bedel istenmez.',
    en: 'Your reservation is cancelled. The seats were released and you owe nothing.',
  },
  cancelled_subject: {
    tr: 'Rezervasyonunuz iptal edildi: {order_no}',
    en: 'Your reservation is cancelled: {order_no}',
  },
  cancel_answer: {
    tr: 'İptal isteğinizi aldık. İptal koşulları ve iade için size yazacağız; o zamana kadar rezervasyonunuz geçerlidir.',
    en: 'We have your request to cancel. We will write to you about the terms and the refund; until then your reservation stands.',
  },
  cancel_subject: { tr: 'İptal isteğinizi aldık: {order_no}', en: 'We have your request to cancel: {order_no}' },
  cancel_expired: {
    tr: 'Bu rezervasyonun süresi dolduğu için yerler zaten geri verildi; iptal gerekmiyor.',
    en: 'This reservation has expired and its seats are released already; there is nothing to cancel.',
  },
  cancel_completed: {
    tr: 'Bu tur tamamlandığı için rezervasyon iptal edilemez. Lütfen bizi arayın.',
    en: 'This tour is complete, so the reservation cannot be cancelled. Please call us.',
  },
  agency_notice_subject: { tr: 'Ödeme bildirimi: {order_no}', en: 'Payment notice: {order_no}' },
  agency_notice_text: {
    tr: 'Bir müşteri ödeme yaptığını bildirdi. Dekont eklenmedi; hesabı kontrol edip ödemeyi eşleştirin.',
    en: 'A customer reported a payment, without a receipt. Please check the account and match the payment.',
  },
  agency_notice_receipt: {
    tr: 'Bir müşteri ödeme yaptığını bildirdi ve dekont ekledi. Hesabı kontrol edip ödemeyi eşleştirin.',
    en: 'A customer reported a payment and sent a receipt. Please check the account and match the payment.',
  },
  agency_cancelled_subject: { tr: 'Müşteri iptal etti: {order_no}', en: 'Cancelled by the customer: {order_no}' },
  agency_cancelled_text: {
    tr: 'Müşteri ödenmemiş rezervasyonundan vazgeçti. Yerler satışa döndü; yapmanız gereken bir şey yok.',
    en: 'The customer gave up an unpaid reservation. Its seats are on sale again; there is nothing to do.',
  },
  agency_cancel_subject: { tr: 'İptal isteği: {order_no}', en: 'Request to cancel: {order_no}' },
  agency_cancel_text: {
    tr: 'Müşteri rezervasyonunu iptal etmek istiyor. Yerler tutuluyor; koşullara göre karar verip müşteriye yazın.',
    en: 'The customer wishes to cancel. The seats are still held; please decide by the terms and write to the customer.',
  },
  regards: { tr: 'İyi yolculuklar dileriz.', en: 'We wish you a good journey.' },
}
