import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

/** The end of a file's path, as pages name those of a room: `book/seats.store.server.ts`. */
const endsIn = (text: string) =>
  [...text.matchAll(/`([\w-][\w./-]*\.(?:tsx?|mts|sql|css|mjs|json|typ))`/g)].map((match) => match[1]!)

/** Files of the build, of packages and of operating systems, and of the example room of docs/add-a-feature.md. */
const elsewhere = ['pg-symlinks.json', 'manifest.json', 'openapi.json']

/** Notes of measurements name what was measured, also when it is gone. */
test('pages name files of the repository, also by the end of their path', () => {
  const files = [
    ...['src', 'db', 'e2e', 'scripts', 'tools', 'vite', 'deploy', '.'].flatMap((folder) =>
      readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((name) => `/${folder}/${name}`),
    ),
  ]
  const missing = pages
    .filter((page) => page !== 'docs/add-a-feature.md' && !page.startsWith('tools/bench/notes/'))
    .flatMap((page) => endsIn(read(page)).map((path) => ({ page, path })))
    .filter(({ path }) => !elsewhere.includes(path) && !/^x\.|^00NN/.test(path))
    .filter(({ path }) => !files.some((file) => file.endsWith(`/${path}`)))
  expect(missing).toEqual([])
})

/** Names of files that stand for a kind, or that every room has: `x.store.server.ts`, `room.server.ts`. */
const isKind = (path: string) => /^(?:x|room)\.|^\.\w+$/.test(path)
/** Files and folders in backticks. A name without a folder is a file when it ends as one. */
const namedIn = (text: string) =>
  [...text.matchAll(/`([\w-][\w.-]*(?:\/[\w-][\w.-]*)+\/?|[\w-][\w.-]*\.(?:tsx?|mts|sql|css|mjs|json|typ))`/g)].map(
    (match) => match[1]!,
  )

const fromTheRoot = ['docs/rules.md', 'docs/house.md', 'docs/style.md']

test.each(fromTheRoot)('%s names files and folders from the root of the repository', (page) => {
  const named = namedIn(read(page))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((path) => !isKind(path) && !existsSync(path))).toEqual([])
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

/** Files that cite promises and decisions: comments, names of tests, and pages. */
const citing = () => [...codeFiles(), ...pages]

test('promises are numbered by section, and only those that exist are cited', () => {
  const numbers: string[] = []
  const expected: string[] = []
  let section = ''
  let place = 0
  for (const line of read('docs/promises.md').split('\n')) {
    const heading = /^## (\w+)\. /.exec(line)
    if (heading) [section, place] = [heading[1]!, 0]
    const row = /^\| ([A-Z0-9]\w*) /.exec(line)
    if (!row) continue
    numbers.push(row[1]!)
    expected.push(`${section}${++place}`)
  }
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers).toEqual(expected)
  const cited = citing().flatMap((file) =>
    [...read(file).matchAll(/(?:promises\.md(?:, | \()|\bpromises? )([A-Z]?\d+[a-z]?)\b/g)].map((match) => ({
      file,
      number: match[1]!,
    })),
  )
  expect(cited.length).toBeGreaterThan(0)
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([])
})

const decisions = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name))
const statusOf = (decision: string) => /^# .+\n\nStatus: (.+)\n/.exec(read(`docs/decisions/${decision}`))?.[1]

test('each decision has a number of its own, also in its title', () => {
  const numbers = decisions.map((name) => name.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(decisions.map((name) => read(`docs/decisions/${name}`).slice(0, 7))).toEqual(
    numbers.map((number) => `# ${number} `),
  )
})

test('the index lists every decision with its status', () => {
  const rows = read('docs/decisions/README.md').matchAll(/^\| \[(\d{4})\]\(([^)]+)\) +\| (.+?) +\| (.+?) +\|$/gm)
  const listed = [...rows].map(([, number, file, sentence, status]) => {
    expect(file).toMatch(new RegExp(`^${number}-`))
    expect(sentence).toMatch(/\.$/)
    return `${file}: ${status}`
  })
  expect(listed.toSorted()).toEqual(decisions.map((name) => `${name}: ${statusOf(name)}`))
})

test.each(decisions)('%s is a decision with a status, and short', (name) => {
  expect(read(`docs/decisions/${name}`).trimEnd().split('\n').length).toBeLessThanOrEqual(40)
  const status = statusOf(name)
  expect(status).toMatch(/^(accepted|withdrawn|superseded by \d{4})$/)
  const by = /\d{4}/.exec(status!)?.[0]
  if (by) expect(decisions.filter((other) => other.startsWith(by)).map(statusOf)).toEqual(['accepted'])
})

test('only decisions that exist are cited', () => {
  const numbers = decisions.map((name) => name.slice(0, 4))
  const cited = citing().flatMap((file) =>
    [...read(file).matchAll(/\bdecisions?[ /](\d{4})\b/g)].map((match) => ({ file, number: match[1]! })),
  )
  expect(cited.length).toBeGreaterThan(0)
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([])
})

test.each(pages)('%s links to files that exist', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map((match) => match[1]!)
  expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([])
})

/** As GitHub makes it of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')

test.each(pages)('%s links to headings that exist', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/g)]
  const missing = links.filter(([, file, anchor]) => {
    const text = read(file ? join(dirname(page), file) : page).replaceAll(/```.*?```/gs, '')
    return ![...text.matchAll(/^#+ (.+)$/gm)].some((heading) => anchorOf(heading[1]!) === anchor)
  })
  expect(missing.map(([link]) => link)).toEqual([])
})

test.each(['docs/rules.md', 'docs/operations.md'])('the contents of %s name each of its sections once', (page) => {
  const text = read(page)
  const [contents = ''] = text.split('\n## ')
  const linked = [...contents.matchAll(/\[([^\]]+)\]\(#/g)].map((match) => match[1]!)
  const sections = [...text.replaceAll(/```.*?```/gs, '').matchAll(/^## (.+)$/gm)].map((match) => match[1]!)
  expect(linked.toSorted()).toEqual(sections.toSorted())
})

test('words that docs/glossary.md replaces are still names of the code', () => {
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name}`)
    .filter((file) => /\.tsx?$/.test(file))
  const names = [...code.map(read), ...code].join('\n')
  const rows = read('docs/glossary.md')
    .split('\n## Words of the code')[1]!
    .matchAll(/^\|.*\|.*\|(.*)\|$/gm)
  const replaced = [...rows].flatMap(([, not]) => [...not!.matchAll(/`([^`]+)`/g)].map((match) => match[1]!))
  expect(replaced.length).toBeGreaterThan(0)
  expect(replaced.filter((word) => !names.includes(word))).toEqual([])
})

test('docs/house.md names the sub-rooms of every room', () => {
  const folders = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  const rows = new Map(
    [...read('docs/house.md').matchAll(/^\| ([\w-]+) +\| (.+) \|$/gm)].map(([, room, subRooms]) => [room!, subRooms!]),
  )
  const unnamed = folders('src/features').flatMap((room) =>
    folders(`src/features/${room}`)
      .filter((name) => name !== 'site' && name !== 'admin' && !rows.get(room)?.includes(`\`${name}/\``))
      .map((name) => `${room}/${name}`),
  )
  expect(unnamed).toEqual([])
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
