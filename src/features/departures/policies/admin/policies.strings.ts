import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const policyKindTexts = {
  'yurt-ici': { tr: 'Yurt içi turlar', en: 'Tours within Türkiye' },
  'yurt-disi': { tr: 'Yurt dışı turlar', en: 'Tours abroad' },
  ozel: { tr: 'Özel: yalnızca seçen turlar', en: 'Special: only tours that choose it' },
} satisfies OfficeTexts

export const keptLineTexts = {
  vize: { tr: 'Vize ücreti', en: 'Visa fee' },
  bilet: { tr: 'Ulaşım bileti', en: 'Transport ticket' },
  konaklama: { tr: 'Otel ön ödemesi', en: 'Hotel prepayment' },
  sigorta: { tr: 'Sigorta', en: 'Insurance' },
  etkinlik: { tr: 'Etkinlik bileti', en: 'Event ticket' },
  diger: { tr: 'Yapılmış giderler', en: 'Costs already paid' },
} satisfies OfficeTexts

export const policyTexts = {
  title: { tr: 'İptal koşulları', en: 'Cancellation terms' },
  lead: {
    tr: 'Kalkışa kalan güne göre iptalde kesilecek oran. Tur sayfasında ve rezervasyonda gerçek tarihlerle görünür; sipariş, verildiği günkü koşulla kalır. Tur kendi koşulunu seçmediyse türünün en üstteki koşulu geçerlidir.',
    en: 'What is kept on cancellation, by days before departure. Shown with real dates on the tour page and at checkout; an order keeps the terms of its day. A tour without terms of its own has the topmost of its kind.',
  },
  add: { tr: 'Koşul ekle', en: 'Add terms' },
  add_templates: { tr: 'Hazır koşulları ekle', en: 'Add the ready-made terms' },
  insert_title: { tr: 'Yeni iptal koşulu', en: 'New cancellation terms' },
  empty: {
    tr: 'Henüz koşul yok: sitede iptal koşulu yazmaz ve iptaller sözleşmeye göre ofiste karara bağlanır.',
    en: 'No terms yet: the site shows none, and cancellations are decided in the office by the contract.',
  },
  name: { tr: 'Ad', en: 'Name' },
  name_help: { tr: 'Yalnızca ofiste görünür.', en: 'Only shown in the office.' },
  kind: { tr: 'Geçerli olduğu turlar', en: 'For' },
  version: { tr: 'Sürüm', en: 'Version' },
  version_of: { tr: '{n}. sürüm, {day}', en: 'Version {n}, {day}' },
  state: { tr: 'Durum', en: 'Status' },
  in_force: { tr: 'Geçerli', en: 'In force' },
  chosen_by: { tr: '{n} tur seçti', en: 'Chosen by {n} tour|Chosen by {n} tours' },
  unused: { tr: 'Kullanılmıyor', en: 'Not used' },
  table: { tr: 'Kesinti tablosu', en: 'Table' },
  steps: { tr: 'Kesintiler', en: 'What is kept' },
  steps_help: {
    tr: 'Kalkışa en çok gün kalandan başlayın. Son satırdan da yakında iptal edilirse tutarın tamamı kesilir.',
    en: 'Start with the most days before departure. After the last row the whole price is kept.',
  },
  step_days: { tr: '{n}. satır: kalkışa kalan gün', en: 'Row {n}: days before departure' },
  step_percent: { tr: '{n}. satır: kesinti', en: 'Row {n}: percentage kept' },
  step_remove: { tr: '{n}. satırı sil', en: 'Remove row {n}' },
  step_add: { tr: 'Satır ekle', en: 'Add a row' },
  days_suffix: { tr: ' gün ve öncesi', en: ' days or more' },
  percent_suffix: { tr: ' kesinti', en: ' kept' },
  lines: { tr: 'İade edilmeyen giderler', en: 'Costs that are never refunded' },
  lines_help: {
    tr: 'Kişi başı. Yalnızca aynı para birimindeki turlardan, oranın dışında tam olarak kesilir.',
    en: 'Per person. Kept as a whole beside the percentage, only from tours in the same currency.',
  },
  no_lines: { tr: 'Gider yoksa yalnızca oran kesilir.', en: 'Without costs, only the percentage is kept.' },
  line_kind: { tr: '{n}. gider: tür', en: 'Cost {n}: kind' },
  line_amount: { tr: '{n}. gider: kişi başı tutar', en: 'Cost {n}: amount per person' },
  line_currency: { tr: '{n}. gider: para birimi', en: 'Cost {n}: currency' },
  line_remove: { tr: '{n}. gideri sil', en: 'Remove cost {n}' },
  line_add: { tr: 'Gider ekle', en: 'Add a cost' },
  days_on: { tr: '{days} gün ve öncesi', en: '{days} days or more' },
  days_range: { tr: '{from}–{to} gün kala', en: '{from}–{to} days' },
  days_left: { tr: '{days} günden az kala', en: 'less than {days} days' },
  free: { tr: 'kesinti yok', en: 'nothing kept' },
  all: { tr: 'tamamı', en: 'everything' },
  part: { tr: '%{n}', en: '{n}%' },
} satisfies OfficeTexts
