export type BankAccountSeed = {
  bank: string
  branch: string
  account_name: string
  currency: 'TRY' | 'EUR' | 'USD' | 'GBP'
  iban: string
  swift: string
}

const account_name = 'Seyyah Turizm Seyahat Acentası A.Ş. (örnek işletme)'

/**
 * Nobody's accounts: no bank has the code 00000, and an 8th character 0 marks a BIC as one for tests (ISO 9362).
 * The check digits are right, so that the IBAN checks can be seen to pass.
 */
export const bankAccounts: readonly BankAccountSeed[] = [
  {
    bank: 'Anadolu Örnek Bankası',
    branch: 'Sirkeci Şubesi',
    account_name,
    currency: 'TRY',
    iban: 'TR360000000000000000000101',
    swift: 'AOBATRI0',
  },
  {
    bank: 'Ege Örnek Bankası',
    branch: 'Alsancak Şubesi',
    account_name,
    currency: 'TRY',
    iban: 'TR250000000000000000000202',
    swift: 'EOBATRI0',
  },
  {
    bank: 'Anadolu Örnek Bankası',
    branch: 'Sirkeci Şubesi',
    account_name,
    currency: 'EUR',
    iban: 'TR140000000000000000000303',
    swift: 'AOBATRI0',
  },
  {
    bank: 'Anadolu Örnek Bankası',
    branch: 'Sirkeci Şubesi',
    account_name,
    currency: 'USD',
    iban: 'TR030000000000000000000404',
    swift: 'AOBATRI0',
  },
]
