/** In groups of four, as people read it. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

export const bankAccountsAdminPath = '/api/admin/bank-accounts'
