import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const bankAccountTexts = {
  title: { tr: 'Banka hesapları', en: 'Bank accounts' },
  lead: { tr: 'Misafirler havale ve EFT için bu hesapları görür. Sıra sitede de aynıdır.', en: 'Customers see these accounts for their transfers, in this order.' },
  add: { tr: 'Hesap ekle', en: 'Add an account' },
  insert_title: { tr: 'Yeni banka hesabı', en: 'New bank account' },
  bank: { tr: 'Banka', en: 'Bank' },
  branch: { tr: 'Şube', en: 'Branch' },
  iban: { tr: 'IBAN', en: 'IBAN' },
  swift: { tr: 'SWIFT / BIC', en: 'SWIFT / BIC' },
  active: { tr: 'Misafirlere göster', en: 'Show to customers' },
  currency: { tr: 'Para birimi', en: 'Currency' },
  owner: { tr: 'Hesap sahibi', en: 'Account holder' },
  password_help: { tr: 'Yeni bir IBAN parolanızla kaydedilir; bütün yöneticilere haber verilir.', en: 'A new IBAN takes your password; all administrators are told.' },
  iban_changed: { tr: 'IBAN değişti', en: 'IBAN changed' },
  iban_added: { tr: 'Yeni hesap', en: 'New account' },
  state: { tr: 'Durum', en: 'Status' },
  open: { tr: 'Yayında', en: 'Shown' },
  closed: { tr: 'Kapalı', en: 'Hidden' },
  empty: { tr: 'Henüz hesap yok. Misafirlerin ödeme yapabilmesi için bir hesap ekleyin.', en: 'No accounts yet. Add one so that customers can pay.' },
} satisfies OfficeTexts
