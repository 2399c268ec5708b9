import { sql } from 'kysely'
import type { PageTextTable } from '#src/base/i18n/slugs.store.server.ts'
import type { CountedTexts } from '#src/base/i18n/translations.store.server.ts'

export const contractTextTable: PageTextTable = {
  table: 'contract_texts',
  of: { contract_id: 'contracts.id' },
  records: 'contracts',
  kind: 'contract',
}

export const countedContracts: CountedTexts = {
  texts: contractTextTable,
  name: sql`main.name`,
  where: sql`contracts.active`,
}
