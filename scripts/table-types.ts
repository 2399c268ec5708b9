/**
 * Writes db/tables.ts from a database made by the migrations. Run `npm run db:types` after changing one;
 * `npm run db:types -- --verify` only checks the file.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { migrate } from '#src/base/db/migrate.server.ts'

const mapping = { int8: 'number', timestamptz: 'Date', jsonb: 'unknown' }
const folder = mkdtempSync(join(tmpdir(), 'seyyah-types-'))
const server = await startEmbedded({ dataDir: folder, log: () => {} })
try {
  await migrate(server.url, 'db')
  const generator = [
    '--dialect',
    'postgres',
    '--url',
    server.url,
    '--out-file',
    'db/tables.ts',
    '--date-parser',
    'string',
  ]
  const options = [
    '--type-mapping',
    JSON.stringify(mapping),
    '--exclude-pattern',
    'schema_(migrations|functions)',
    ...process.argv.slice(2),
  ]
  execFileSync('kysely-codegen', [...generator, ...options], { stdio: 'inherit' })
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
