import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const read = (page: string) => readFileSync(page, 'utf8')
/** Paths from the root of the repository: in backticks, and docs pages also in plain words. */
const pathsIn = (text: string) => [
  ...[...text.matchAll(/`((?:src|db|e2e|bench|scripts|docs)\/[\w./-]+)`/g)].map((match) => match[1]!),
  ...[...text.matchAll(/\bdocs\/(?:decisions\/)?[\w-]+\.md/g)].map((match) => match[0]),
]

/** docs/add-a-feature.md names the files of a room that does not exist yet. */
const imagined = /guides?\b/

test.each(pages)('%s names files that exist', (page) => {
  expect(pathsIn(read(page)).filter((path) => !imagined.test(path) && !existsSync(path))).toEqual([])
})

test('comments name pages that exist', () => {
  const files = ['src', 'db', 'e2e', 'bench', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const missing = files
    .filter((file) => /\.(ts|tsx|sql|css|mjs)$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/\bdocs\/[\w/-]+\.md/g)].map((match) => ({ file, page: match[0] })))
    .filter(({ page }) => !existsSync(page))
  expect(missing).toEqual([])
})
