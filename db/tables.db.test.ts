import { expect, test } from 'vitest'
import { testDatabase } from '#src/base/db/test-database.ts'
import { generateTables } from '../scripts/generate/tables.ts'

test('db/tables.ts is what `npm run generate -- table-types` writes', async () => {
  const database = await testDatabase()
  try {
    await expect(generateTables(database.url, { verify: true })).resolves.toBeUndefined()
  } finally {
    await database.drop()
  }
})
