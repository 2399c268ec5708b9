import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPidFile } from '#src/base/db/embedded/cluster.server.ts'
import { removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { emptyDatabase, type TestDatabase } from '#src/base/db/test-database.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { buildSite, endSite, killSites, startSite } from '#src/tests/frame/test-site.ts'
import { command } from '#src/tests/frame/test-starts.ts'

const folder = temporaryFolder()
let database: TestDatabase
beforeAll(async () => {
  await buildSite()
  database = await emptyDatabase()
})
afterAll(async () => {
  await killSites()
  await database.drop()
  removeFolder(folder)
})

/** Tables and rows that a command has put into a backup. */
const counted = (output: string) => /\d+ tablo[^;]*/.exec(output)?.[0]
/**
 * The rows and digests of each table that a restore found to be those of the backup. Without the search index of tours, which is made again
 * after a restore: places of words in it follow the order in which the server reads rows.
 */
const digests = (output: string) => output.split('\n').filter((line) => /^(?!tour_search ).* {2}=$/.test(line))

test('the backup of a data folder is restored into a server, and the backup of that into a data folder', {
  timeout: 120_000,
}, async () => {
  const first = { DATA_DIR: join(folder, 'veri') }
  const server = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'sunucu') }
  const back = { DATA_DIR: join(folder, 'ucuncu') }
  const site = startSite(first)
  await site.ready()
  expect(await endSite(site)).toBe(0)
  const archive = join(folder, 'veri.yedek')
  expect((await command('backup', archive, first)).code).toBe(0)
  const there = await command('restore', archive, server)
  expect([there.code, digests(there.output).length > 20]).toEqual([0, true])
  const ofServer = await command('backup', join(folder, 'sunucu.yedek'), server)
  const again = await command('restore', join(folder, 'sunucu.yedek'), back)
  expect(digests(again.output)).toEqual(digests(there.output))
  await openDisk(back.DATA_DIR).delete('images/kapadokya-balonlar/original')
  // Beside no site, the command starts and stops the database.
  const ofStopped = await command('backup', join(folder, 'ucuncu.yedek'), back)
  expect([ofStopped.code, counted(ofStopped.output)]).toEqual([0, counted(ofServer.output)])
  expect(counted(ofServer.output)).toBeDefined()
  expect(ofStopped.output).toMatch(
    / 1 dosya depoda yok, bu yüzden yedekte de yok .*\n {2}images\/kapadokya-balonlar\/original$/m,
  )
  expect(readPidFile(join(back.DATA_DIR, 'postgres'))).toBeNull()
})
