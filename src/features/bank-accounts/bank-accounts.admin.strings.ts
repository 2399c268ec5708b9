export const bankAccountsOffice = {
  iban: {
    tr: 'IBAN hatalı: hane sayısını ve rakamları kontrol edin.',
    en: 'This IBAN is wrong: check its length and digits.',
  },
  iban_taken: { tr: 'Bu IBAN başka bir hesapta kayıtlı.', en: 'Another account has this IBAN.' },
  swift: { tr: 'SWIFT kodu 8 ya da 11 karakter olmalı.', en: 'A SWIFT code has 8 or 11 characters.' },
}
