import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const paperKindTexts = {
  confirmation: { tr: 'Rezervasyon onayı', en: 'Booking confirmation' },
  voucher: { tr: 'Voucher', en: 'Voucher' },
  receipt: { tr: 'Tahsilat makbuzu', en: 'Receipt' },
  contract: { tr: 'Sözleşme', en: 'Contract' },
  statement: { tr: 'İptal dökümü', en: 'Cancellation statement' },
} satisfies OfficeTexts

export const paperFieldTexts = {
  kind: { tr: 'Belge türü', en: 'Kind of document' },
  number: { tr: 'Belge sırası', en: 'Number of the document' },
} satisfies OfficeTexts

export const orderPaperTexts = {
  title: { tr: 'Belgeler', en: 'Documents' },
  empty: { tr: 'Belgeler rezervasyon onaylanınca ya da ödeme gelince düzenlenir.', en: 'Documents can be made once the order is confirmed or a payment has come.' },
  not_here: { tr: 'Bu sunucuda PDF belge hazırlanamıyor.', en: 'PDF documents cannot be made on this server.' },
  not_made: { tr: 'Henüz düzenlenmedi', en: 'Not made yet' },
  made: { tr: '{when} · {who}', en: '{when} · {who}' },
  by_customer: { tr: 'müşteri ya da e-posta', en: 'customer or mail' },
  void_iptal: { tr: 'Geçersiz: sipariş iptal', en: 'Void: order cancelled' },
  'void_suresi-doldu': { tr: 'Geçersiz: siparişin süresi doldu', en: 'Void: order expired' },
  void_yenilendi: { tr: 'Geçersiz: yenisi düzenlendi', en: 'Void: replaced' },
  'void_geri-alindi': { tr: 'Geçersiz: ödeme geri alındı', en: 'Void: payment undone' },
  make: { tr: 'Belgeyi oluştur', en: 'Make' },
  sure: { tr: 'Yolcu bilgileri eksik', en: 'Passengers are missing' },
  sure_missing: {
    tr: '{n} yolcunun bilgisi tamamlanmadı; voucher’da yerleri boş kalır. Bilgiler gelince yenisini oluşturabilirsiniz.',
    en: 'The details of {n} passenger are incomplete and stay empty on the voucher. You can make a new one when they are there.|The details of {n} passengers are incomplete and stay empty on the voucher. You can make a new one when they are there.',
  },
  make_of: { tr: 'Belgeyi oluştur: {name}', en: 'Make: {name}' },
  download: { tr: 'İndir', en: 'Download' },
  download_of: { tr: 'İndir: {name}', en: 'Download: {name}' },
  unprintable: { tr: 'Bu ad belgelerde eksik çıkar', en: 'This name will be incomplete on documents' },
  unprintable_name: { tr: '{name}: {letters}', en: '{name}: {letters}' },
  unprintable_do: { tr: 'Bu harfler PDF’te “?” olur. Yazdırmadan önce adı Latin harfleriyle yazın.', en: 'These letters become “?” in PDFs. Write the name in Latin letters before printing.' },
  failed: { tr: 'Belge alınamadı', en: 'The document could not be fetched' },
  of_payment: { tr: '{name}, {amount}', en: '{name}, {amount}' },
  numbered: { tr: '{name} ({lang}) · {n}', en: '{name} ({lang}) · {n}' },
} satisfies OfficeTexts
