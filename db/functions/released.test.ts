import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSqlFiles } from '#src/base/db/schema/sql-files.server.ts'

/**
 * A program knows that the database belongs to a newer one by migrations alone (`schemaLook`). Without one it would go on writing beside changed functions,
 * and put its own back when it restarts.
 */
test('functions that differ from those of the last release come with a migration', () => {
  const released = readdirSync('db/upgrades')
    .filter((version) => existsSync(join('db/upgrades', version, 'functions.sha256')))
    .sort()
    .at(-1)!
  const newest = readSqlFiles('db/migrations').at(-1)!.name.slice(0, 4)
  const functions = readSqlFiles('db/functions').map(({ name, sha256 }) => `${sha256}  ${name}`)
  const then = readFileSync(join('db/upgrades', released, 'functions.sha256'), 'utf8')
    .trim()
    .split('\n')
  expect(
    newest > released || functions.join() === then.join(),
    'add a migration; one with nothing but a comment will do',
  ).toBe(true)
})
