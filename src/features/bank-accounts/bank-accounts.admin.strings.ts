import type { TextGroup } from '#src/base/string-key.ts'

export const bankAccountsOffice = {
  iban: { tr: 'IBAN hatalı: hane sayısını ve rakamları kontrol edin.', en: 'This IBAN is not valid: check its length and digits.' },
  iban_taken: { tr: 'Bu IBAN başka bir hesapta kayıtlı.', en: 'Another account already has this IBAN.' },
  bank_account_archived: { tr: 'Bu hesaba bildirilmiş ödemeler var. Hesap listeden ve siteden kaldırıldı; ödemelerde görünmeye devam eder.', en: 'Payments have been reported to this account. It has been removed from the list and the site, but still appears with those payments.' },
  swift: { tr: 'SWIFT kodu 8 ya da 11 karakter olmalı.', en: 'A SWIFT code has 8 or 11 characters.' },
} satisfies TextGroup
