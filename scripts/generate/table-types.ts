/**
 * Writes db/tables.ts from a database made by the migrations: `npm run generate -- table-types` after changing one. A database test
 * checks that the file is current.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { migrate } from '#src/base/db/schema/migrate.server.ts'
import { generateTables } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'seyyah-types-'))
const server = await startEmbedded({ dataDir: folder, log: () => {} })
try {
  await migrate(server.url, 'db')
  await generateTables(server.url, { verify: false })
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
