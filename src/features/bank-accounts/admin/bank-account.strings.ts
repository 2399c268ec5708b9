import type { FormTab } from '#src/base/admin-kit/form/form-fields.ts'
import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'
import { currencies } from '#src/base/money.ts'

export const bankWords = {
  title: { tr: 'Banka hesapları', en: 'Bank accounts' },
  lead: {
    tr: 'Misafirler havale ve EFT için bu hesapları görür. Sıra sitede de aynıdır.',
    en: 'Customers see these accounts for their transfers, in this order.',
  },
  add: { tr: 'Hesap ekle', en: 'Add an account' },
  insert_title: { tr: 'Yeni banka hesabı', en: 'New bank account' },
  bank: { tr: 'Banka', en: 'Bank' },
  currency: { tr: 'Para birimi', en: 'Currency' },
  owner: { tr: 'Hesap sahibi', en: 'Account holder' },
  state: { tr: 'Durum', en: 'State' },
  open: { tr: 'Yayında', en: 'Shown' },
  closed: { tr: 'Kapalı', en: 'Hidden' },
  empty: {
    tr: 'Henüz hesap yok. Misafirlerin ödeme yapabilmesi için bir hesap ekleyin.',
    en: 'No accounts yet. Add one so that customers can pay.',
  },
} satisfies OfficeTexts

export const bankTabs: readonly FormTab[] = [
  {
    key: 'account',
    label: { tr: 'Hesap', en: 'Account' },
    fields: [
      { kind: 'text', name: 'bank', label: bankWords.bank, required: true, max: 80, isHalf: true },
      { kind: 'text', name: 'branch', label: { tr: 'Şube', en: 'Branch' }, max: 80, isHalf: true },
      { kind: 'text', name: 'account_name', label: bankWords.owner, required: true, max: 120 },
      {
        kind: 'text',
        name: 'iban',
        label: { tr: 'IBAN', en: 'IBAN' },
        help: {
          tr: 'Boşluklu ya da boşluksuz yazabilirsiniz; haneleri kaydederken doğrulanır.',
          en: 'With or without spaces; its digits are checked when you save.',
        },
        required: true,
        max: 50,
      },
      {
        kind: 'select',
        name: 'currency',
        label: bankWords.currency,
        required: true,
        choices: currencies.map((value) => ({ value, label: value })),
        isHalf: true,
      },
      { kind: 'text', name: 'swift', label: { tr: 'SWIFT / BIC', en: 'SWIFT / BIC' }, max: 11, isHalf: true },
      {
        kind: 'switch',
        name: 'active',
        label: { tr: 'Misafirlere göster', en: 'Show to customers' },
        empty: true,
      },
    ],
  },
]
