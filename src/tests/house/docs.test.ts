import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'],
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

const codeFiles = () =>
  ['src', 'db', 'e2e', 'scripts', 'tools']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((file) => /\.(ts|tsx|sql|css|mjs)$/.test(file))

test('comments name existing docs pages only', () => {
  const missing = codeFiles()
    .flatMap((file) => [...read(file).matchAll(/\bdocs\/[\w/-]+\.md/g)].map((match) => ({ file, page: match[0] })))
    .filter(({ page }) => !existsSync(page))
  expect(missing).toEqual([])
})

/** Of the scripts that take a name: whether there is one of that name. */
const namesOf: Record<string, (name: string) => boolean> = {
  office: (name) => new RegExp(`^  '?${name}'?: \\{`, 'm').test(read('scripts/office.ts')),
  generate: (name) => existsSync(`scripts/generate/${name}.ts`),
  bench: (name) => new RegExp(`^  ${name}: \\{`, 'm').test(read('tools/bench/run.ts')),
  drill: (name) => name === 'journeys' || existsSync(`tools/drill/drills/${name}.ts`),
  mutants: (name) => read('tools/mutants/subjects.ts').includes(`name: '${name}'`),
}
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const missingScripts = (text: string) =>
  [...text.matchAll(/npm run (?:-s |--silent )?([\w-]+(?::[\w-]+)*)(?: -- ([a-z][\w:-]*))?/g)]
    .filter(([, script, name]) => !scripts[script!] || (name && namesOf[script!]?.(name) === false))
    .map(([found]) => found)

test.each(pages)('%s names existing scripts only', (page) => {
  expect(missingScripts(read(page))).toEqual([])
})

test('comments and messages name existing scripts only', () => {
  const found = codeFiles().flatMap((file) => missingScripts(read(file)).map((script) => ({ file, script })))
  expect(found).toEqual([])
})

test('README.md names every script, of which there are at most sixteen', () => {
  const text = read('README.md')
  const names = Object.keys(scripts)
  expect(names.length).toBeLessThanOrEqual(16)
  expect(names.filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(text))).toEqual([])
})

test('README.md is at most 120 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
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
