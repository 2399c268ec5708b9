import type { TextGroup } from '#src/base/string-key.ts'

export const bank = {
  title: { tr: 'Banka hesaplarımız', en: 'Our bank accounts' },
  intro: { tr: 'Havale ve EFT için hesaplarımız. Ödemenizi, turunuzun fiyatıyla aynı para birimindeki hesaba gönderin.', en: 'Our accounts for bank transfers. Please pay into the account in the currency of your tour’s price.' },
  group: { tr: '{currency} hesapları', en: 'Accounts in {currency}' },
  try: { tr: 'Türk lirası', en: 'Turkish lira' },
  eur: { tr: 'Avro', en: 'euros' },
  usd: { tr: 'ABD doları', en: 'US dollars' },
  gbp: { tr: 'İngiliz sterlini', en: 'pounds sterling' },
  holder_of_all: { tr: 'Alıcı adı (bütün hesaplarda)', en: 'Account name (all accounts)' },
  account_name: { tr: 'Alıcı adı', en: 'Account name' },
  iban: { tr: 'IBAN', en: 'IBAN' },
  swift: { tr: 'SWIFT/BIC', en: 'SWIFT/BIC' },
  from_abroad_title: { tr: 'Yurt dışından ödeme', en: 'Paying from abroad' },
  from_abroad: {
    tr: 'Ödemeyi turunuzun para biriminde gönderin ve masrafları gönderen öder (OUR) seçeneğini işaretleyin. IBAN’ın yanında SWIFT/BIC kodu istenir; işlem 1 ile 3 iş günü sürebilir.',
    en: 'Send the payment in the currency of your tour and choose “charges paid by sender” (OUR), so that the full amount arrives. Your bank will ask for the SWIFT/BIC code as well as the IBAN; allow one to three working days.',
  },
  copy_of: { tr: '{what}, {bank}', en: '{what}, {bank}' },
  description: { tr: 'Açıklamaya ne yazmalı?', en: 'What to use as the payment reference' },
  description_text: { tr: 'Yalnızca rezervasyon numaranızı yazın. Ödemenizi onunla eşleştiririz; başka bir not gerekmez.', en: 'Your booking number only. We use it to match your payment; nothing else is needed.' },
  description_example: { tr: 'Örnek: {no}', en: 'Example: {no}' },
  report: { tr: 'Ödedikten sonra', en: 'After you have paid' },
  report_text: {
    tr: 'Onay e-postanızdaki bağlantıyla rezervasyon sayfanızı açın ve ödemenizi oradan bildirin. Tarihi, bankayı ve gönderenin adını yazmanız yeterlidir; dekont eklemek isteğe bağlıdır.',
    en: 'Open your booking page with the link in the confirmation e-mail and report the payment there. The date, the bank and the sender’s name are enough; a receipt is optional.',
  },
  report_link: { tr: 'Rezervasyon sayfamı nasıl açarım?', en: 'How do I open my booking page?' },
  call: { tr: 'Sorunuz varsa arayın: {phone}', en: 'Any questions? Call {phone}' },
  print: { tr: 'Hesapları yazdır', en: 'Print the accounts' },
  empty_title: { tr: 'Şu anda yayında hesabımız yok', en: 'No accounts are published at the moment' },
  empty_text: { tr: 'Ödeme bilgilerini ofisimizden telefonla alabilirsiniz.', en: 'Please call our office for payment details.' },
} satisfies TextGroup
