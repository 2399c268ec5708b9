/** An IBAN in groups of four, for display. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

export const bankAccountsAdminPath = '/api/admin/bank-accounts'
export const bankAccountsScreen = '/admin/pages/bank-accounts'
