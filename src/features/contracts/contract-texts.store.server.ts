import type { PageTextTable } from '#src/base/i18n/slugs.store.server.ts'

export const contractTextTable: PageTextTable = {
  table: 'contract_texts',
  of: { contract_id: 'contracts.id' },
  records: 'contracts',
  kind: 'contract',
}
