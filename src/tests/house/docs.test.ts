import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const pages = [
  'README.md',
  ...['docs', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]
const read = (page: string) => readFileSync(page, 'utf8')
/** Paths from the repository's root in backticks, and docs pages also without. */
const pathsIn = (text: string) => [
  ...[...text.matchAll(/`((?:src|db|e2e|scripts|tools|docs)\/[\w./-]+)`/g)].map((match) => match[1]!),
  ...[...text.matchAll(/\bdocs\/(?:decisions\/)?[\w-]+\.md/g)].map((match) => match[0]),
]

/** docs/add-a-feature.md names files of an example room. */
const imagined = /guides?\b/

test.each(pages)('%s names existing files only', (page) => {
  expect(pathsIn(read(page)).filter((path) => !imagined.test(path) && !existsSync(path))).toEqual([])
})

test('comments name existing docs pages only', () => {
  const files = ['src', 'db', 'e2e', 'scripts', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const missing = files
    .filter((file) => /\.(ts|tsx|sql|css|mjs)$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/\bdocs\/[\w/-]+\.md/g)].map((match) => ({ file, page: match[0] })))
    .filter(({ page }) => !existsSync(page))
  expect(missing).toEqual([])
})

test('every change that no test noticed has its reason', () => {
  const lines = read('tools/mutants/RESULTS.md').split('\n')
  expect(lines.filter((line) => line.startsWith('- ') && /:\s*$/.test(line))).toEqual([])
})

test('every drill has a row in docs/reliability.md, and held', () => {
  const drills = readdirSync('tools/drill/drills').filter((name) => name.endsWith('.ts'))
  const rows = read('docs/reliability.md').split('\n')
  const rowOf = (drill: string) => rows.find((row) => row.startsWith(`| ${drill.replace('.ts', '')} `))
  expect(drills.filter((drill) => rowOf(drill)?.includes('FAILED') !== false)).toEqual([])
})
