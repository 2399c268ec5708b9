import type { TextGroup } from '#src/base/string-key.ts'

/** The page of a contract. Its blank_ texts replace an order's values. */
export const contract = {
  version: { tr: 'Sürüm {n}, {date}', en: 'Version {n}, {date}' },
  print: { tr: 'Metni yazdır', en: 'Print the text' },
  contents: { tr: 'İçindekiler', en: 'Contents' },
  blanks_note: { tr: 'Köşeli ayraç içindeki yerler, rezervasyon yaptığınızda sizin bilgilerinizle dolar.', en: 'Words in square brackets are filled in with your details when you book.' },
  blank_customer_name: { tr: 'müşteri adı', en: 'customer’s name' },
  blank_customer_city: { tr: 'müşterinin şehri', en: 'customer’s city' },
  blank_customer_email: { tr: 'müşterinin e-postası', en: 'customer’s e-mail' },
  blank_customer_phone: { tr: 'müşterinin telefonu', en: 'customer’s phone' },
  blank_order_no: { tr: 'rezervasyon numarası', en: 'booking number' },
  blank_order_date: { tr: 'rezervasyon tarihi', en: 'booking date' },
  blank_order_total: { tr: 'toplam tutar', en: 'total amount' },
  blank_order_items: { tr: 'seçilen turlar: adı, tarihleri, kişiler ve fiyatı', en: 'the tours chosen: name, dates, people and price' },
  blank_hold_hours: { tr: 'süre', en: 'number of' },
  blank_other: { tr: 'rezervasyonda doldurulur', en: 'filled in when you book' },
} satisfies TextGroup
