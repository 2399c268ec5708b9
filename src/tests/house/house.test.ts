import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

/** The rooms of src/features from the ground up, by their list: each imports those before it. */
const roomOrder = /rooms: readonly Room\[\] = \[([^\]]*)\]/
  .exec(readFileSync('src/server/rooms.server.ts', 'utf8'))![1]!
  .split(',')
  .map((name) => name.trim().replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  .filter((name) => !['site', 'admin', ''].includes(name))

/** Imports that go the wrong way, `from -> to`, each with its reason. At most one of a hundred between rooms. */
const wrongWay: Record<string, string> = {}

/** Files in which a text becomes SQL as it stands, and what the text is. Everywhere else values are parameters. */
const rawSql: Record<string, string> = {
  'base/db/statements/prepared.server.ts': 'a comment that marks a statement',
  'base/http/server/limits.server.ts': 'statements of rate-limiter-flexible, which has values apart',
  'admin/personal-data/person.store.server.ts': 'names of two columns',
  'features/inquiries/mailbox/mailbox.store.server.ts':
    'sections and states of the code, so that partial indexes are used',
  'features/departures/board/sale.store.server.ts': 'statuses of the code, so that partial indexes are used',
  'features/tours/lists/tour-pool.store.server.ts': 'true or false',
  'features/tours/lists/suggestions.store.server.ts': 'numbers of the code',
}

/** Tests and the files that only tests import. */
const isTest = (file: string) => /\.test\.|\.fixture\.|(^|\/)test-/.test(file)
const all = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
const files = all.filter((file) => /\.tsx?$/.test(file))
const sources = files.filter((file) => !isTest(file))
const textOf = new Map(files.map((file) => [file, readFileSync(`src/${file}`, 'utf8')]))
type Import = { from: string; to: string }
const importsIn = (from: string, text: string): Import[] =>
  [...text.matchAll(/(?:from|import|import\() ?'(#src\/|#db\/|\.\.?\/)([^']+)'/g)]
    .filter((match) => !match[2]!.includes('+types/'))
    .map((match) => ({
      from,
      to:
        match[1] === '#src/'
          ? match[2]!
          : match[1] === '#db/'
            ? `#db/${match[2]}`
            : posix.join(posix.dirname(from), match[1]! + match[2]!),
    }))
const imports = sources.flatMap((from) => importsIn(from, textOf.get(from)!))
/** Imports that exist at run time. */
const runtimeImportsOf = (from: string) =>
  importsIn(from, textOf.get(from)!.replace(/^(?:im|ex)port type [^']*'[^']*'/gm, ''))
const floors: Record<string, number> = { base: 0, features: 1, site: 2, admin: 2 }
/** The generated table types belong to the ground floor; the demo to the top, beside the process that seeds it. */
const databaseFloor = (file: string) => (file === '#db/tables.ts' ? 0 : 3)
const floor = (file: string) => (file.startsWith('#db/') ? databaseFloor(file) : (floors[file.split('/')[0]!] ?? 3))
const room = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1]
const app = (file: string) => /(?:^|\/)(site|admin)\//.exec(file)?.[1]
const isServer = (file: string) => /\.server\.tsx?$/.test(file)
/** Kinds of file in a room, in the order of data. Pages import only schema and rules. */
const kinds = [
  { step: 0, pattern: /\.(schema|links|strings)\.ts$/ },
  { step: 2, pattern: /\.store\.server\.ts$/ },
  { step: 3, pattern: /\.(commands|queries|mail)\.server\.tsx?$/ },
  { step: 4, pattern: /\.api\.server\.ts$/ },
  { step: 5, pattern: /(^|\/)room\.(audit\.)?server\.ts$/ },
  { step: 1, pattern: /\.rules\.server\.ts$|^(?!.*\.server\.).*\.tsx?$/ },
]
const step = (file: string) => kinds.find(({ pattern }) => pattern.test(file))?.step

/** Circles of imports, each once. */
function circlesIn(edges: readonly Import[]): string[] {
  const from = Map.groupBy(edges, (each) => each.from)
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (file: string, path: string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (done.has(file) || path.includes(file)) return
    for (const { to } of from.get(file) ?? []) walk(to, [...path, file])
    done.add(file)
  }
  for (const file of from.keys()) walk(file, [])
  return circles
}

const violations = (rule: (from: string, to: string) => boolean) =>
  imports.filter(({ from, to }) => rule(from, to)).map(({ from, to }) => `${from} -> ${to}`)
const filesWhere = (pattern: RegExp, except: (file: string) => boolean) =>
  sources.filter((file) => !except(file) && pattern.test(textOf.get(file)!))

test('imports are found', () => {
  expect(imports.length).toBeGreaterThan(1000)
  expect(imports.some(({ to }) => to === '#db/tables.ts')).toBe(true)
  expect(imports.filter(({ to }) => !/\.(tsx?|mjs|css|svg|woff2)(\?\w+)?$/.test(to))).toEqual([])
})

test('nothing imports from a floor above', () => {
  expect(violations((from, to) => floor(to) > floor(from))).toEqual([])
})

test('site and admin do not import each other', () => {
  expect(violations((from, to) => app(from) !== undefined && app(to) !== undefined && app(from) !== app(to))).toEqual(
    [],
  )
})

/** Lines of a room; departures and tours are the two halves of the catalogue. */
const maxRoomLines = 9000

test('no room is over 9,000 lines', () => {
  const lines = (file: string) => textOf.get(file)!.split('\n').length
  const sizes = Map.groupBy(
    sources.filter((file) => room(file)),
    (file) => room(file)!,
  )
  const large = [...sizes].filter(([, files]) => files.reduce((all, file) => all + lines(file), 0) > maxRoomLines)
  expect(large.map(([name]) => name)).toEqual([])
})

/** Where a file stands: its room, or `site`, `admin`, `base`, `server`. */
const houseOf = (file: string) => room(file) ?? file.split('/')[0]!
/** What a file belongs to within its room: a sub-room, the room's own files, or what the room declares of all of them. */
function subRoomOf(file: string): string {
  const [first, ...rest] = file.split('/').slice(room(file) ? 2 : 1)
  if (rest.length > 0) return first!
  return first!.startsWith('room.') ? first! : '.'
}
const isNamed = ({ from, to }: Import) => `${from} -> ${to}` in wrongWay
const within = ({ from, to }: Import) => houseOf(from) === houseOf(to) && from.includes('/') && to.includes('/')
const betweenRooms = imports.filter(({ from, to }) => room(from) && room(to) && room(from) !== room(to))
const betweenSubRooms = imports.filter((each) => within(each) && subRoomOf(each.from) !== subRoomOf(each.to))

test('every room has its place in the order of rooms', () => {
  expect(new Set(sources.flatMap((file) => room(file) ?? []))).toEqual(new Set(roomOrder))
})

test('a room imports only rooms before it', () => {
  const place = (file: string) => roomOrder.indexOf(room(file)!)
  const wrong = betweenRooms.filter((each) => place(each.to) > place(each.from) && !isNamed(each))
  expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
})

test('sub-rooms do not import each other in a circle', () => {
  const houses = Map.groupBy(
    betweenSubRooms.filter((each) => !isNamed(each)),
    ({ from }) => houseOf(from),
  )
  const circles = [...houses].flatMap(([house, own]) =>
    circlesIn(own.map(({ from, to }) => ({ from: subRoomOf(from), to: subRoomOf(to) }))).map(
      (circle) => `${house}: ${circle}`,
    ),
  )
  expect(circles).toEqual([])
})

test('at most one import of a hundred goes the wrong way, and each is named', () => {
  const all = [...betweenRooms, ...betweenSubRooms]
  const found = all.filter(isNamed).length
  expect(all.length).toBeGreaterThan(1000)
  expect(found).toBe(Object.keys(wrongWay).length)
  expect(found).toBeLessThanOrEqual(all.length / 100)
})

test('every file of a room has a known kind', () => {
  expect(sources.filter((file) => room(file) && !app(file) && step(file) === undefined)).toEqual([])
})

test('imports inside a room point towards the schema', () => {
  expect(
    violations(
      (from, to) => room(from) !== undefined && room(from) === room(to) && !app(from) && step(to)! > step(from)!,
    ),
  ).toEqual([])
})

test('the browser never imports a server file', () => {
  expect(violations((from, to) => isServer(to) && !isServer(from))).toEqual([])
})

test('product code never imports tools or scripts', () => {
  const outside = /(?:from|import|import\() ?'(?:#tools\/|#scripts\/|(?:\.\.\/)+(?:tools|scripts|e2e)\/)/
  expect(filesWhere(outside, () => false)).toEqual([])
})

test('product code never imports a test file', () => {
  expect(violations((_, to) => isTest(to))).toEqual([])
})

const sqlText =
  /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`|(pool|client)\.query\(|\bCompiledQuery\.|\bexecuteQuery\(/
const rawText = /\b(sql|CompiledQuery)\.(raw|lit)\(/

test.each([
  [sqlText, 'await sql`SELECT 1`.execute(db)'],
  [sqlText, 'await sql<Row>`SELECT 1`'],
  [sqlText, 'await sql<{ id: number }>`SELECT 1`'],
  [sqlText, 'await sql<\n  Row\n>`SELECT 1`'],
  [sqlText, 'db.executeQuery(compiled)'],
  [sqlText, 'CompiledQuery.raw(text, [])'],
  [rawText, 'CompiledQuery.raw(text, [])'],
  [rawText, 'sql.raw(order)'],
  [rawText, 'sql.lit(name)'],
])('%s finds %s', (pattern, code) => {
  expect(code).toMatch(pattern)
})

test('SQL is only in stores, in the names of records and in the base rooms that own tables', () => {
  const isAllowed = (file: string) =>
    /(\.store|(^|\/)room\.audit)\.server\.ts$/.test(file) ||
    /^base\/(db|backup|mail|cache)\//.test(file) ||
    file in rawSql
  expect(filesWhere(sqlText, isAllowed)).toEqual([])
})

test('no text becomes SQL as it stands, but in listed files', () => {
  const found = filesWhere(rawText, () => false)
  expect(found.toSorted()).toEqual(Object.keys(rawSql).toSorted())
})

test('texts tables are read and written only through base/i18n', () => {
  const inSql = /\b(FROM|JOIN|INTO|UPDATE)\s+\w+_texts\b|(From|Into|Join|Table)\('\w+_texts/
  expect(filesWhere(inSql, (file) => file.startsWith('base/i18n/'))).toEqual([])
})

test('process.env is read only in env.server.ts', () => {
  expect(filesWhere(/process\.env/, (file) => file === 'server/env.server.ts')).toEqual([])
})

/** What is rounded beside money: shares of a width, a picture or a file, and of the seats of a departure. */
const shares = [
  'base/admin-kit/media/upload-rows.tsx',
  'base/admin-kit/media/uploads.ts',
  'base/files/picture-sizes.server.ts',
  'features/departures/board/admin/departures-marks.tsx',
  'features/orders/unpaid/unpaid.rules.ts',
]

test('money is rounded and converted only in base/money.ts', () => {
  const inHundredths = /Math\.(round|floor|ceil|trunc)\([^\n]*[*/] ?100\b/
  expect(filesWhere(inHundredths, (file) => file === 'base/money.ts').toSorted()).toEqual(shares)
})

test('fetch is called only by the API client', () => {
  const isAllowed = (file: string) =>
    [
      'base/http/client/client.ts',
      'base/http/client/browser-client.ts',
      'base/http/outside.server.ts',
      'base/start/start-later.ts',
    ].includes(file)
  expect(filesWhere(/(?<![.\w])fetch\(/, isAllowed)).toEqual([])
})

/** Files that the pages load, directly or not. The screen of the log loads each room's room.audit.ts by a pattern. */
function loadedBy(isOf: (file: string) => boolean): string[] {
  const seen = new Set<string>()
  const walk = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    if (textOf.has(file)) for (const { to } of runtimeImportsOf(file)) walk(to)
  }
  for (const file of sources.filter((file) => isOf(file) && /\.tsx$|(^|\/)room\.audit\.ts$/.test(file))) walk(file)
  expect(seen.size).toBeGreaterThan(100)
  return [...seen]
}

test('public pages do not load the HTML sanitizer', () => {
  expect(loadedBy((file) => app(file) === 'site').filter((file) => file === 'base/sanitize-html.ts')).toEqual([])
})

test('pages load no schemas: their library is heavy, and it tries eval, which the security policy refuses', () => {
  const isOf = (file: string) => app(file) !== undefined || file.endsWith('/room.audit.ts')
  expect(loadedBy(isOf).filter((file) => file.endsWith('.schema.ts'))).toEqual([])
})

test('public pages name sides by the direction of the text, so that they turn for languages from the right', () => {
  const side =
    /["'`\s:!]-?(?:[mp][lr]-[\d[a]|(?:left|right)-(?:[\d.]+|auto|full)(?=["'`\s])|text-(?:left|right)(?=["'`\s])|(?:border|rounded)-[lr](?=["'`\s-]))/
  const isPublic = (file: string) => /\.tsx$/.test(file) && !/(^|\/)admin(-kit)?\//.test(file)
  expect(sources.filter((file) => isPublic(file) && side.test(textOf.get(file)!))).toEqual([])
})

test('XMLHttpRequest is used only for upload progress', () => {
  expect(filesWhere(/new XMLHttpRequest/, (file) => file === 'base/http/client/upload.ts')).toEqual([])
})

test('no file re-exports from another', () => {
  expect(filesWhere(/^export (type )?(\*|\{[^}]*\}) from '/m, () => false)).toEqual([])
})

test('there are no barrels and no folders named utils, helpers, common, services or types', () => {
  expect(
    all.filter((file) => /(^|\/)index\.tsx?$|(^|\/)(utils|helpers|common|services|types)(\.tsx?|\/|$)/.test(file)),
  ).toEqual([])
})

test('no file is over 400 lines', () => {
  const isCode = (file: string) => /\.(ts|tsx|mjs|css|sql)$/.test(file) && file !== 'db/tables.ts' // written by generate -- table-types
  const everywhere = ['src', 'db', 'e2e', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => posix.join(folder, file)),
  )
  const lines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length
  expect(everywhere.filter(isCode).filter((file) => lines(file) > 400)).toEqual([])
})

test('no folder has more than thirty source files', () => {
  const others = ['db', 'scripts'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => `${root}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(m?ts|mjs)$/.test(file) && !isTest(file) && !file.includes('/node_modules/')),
  )
  const folders = Map.groupBy([...sources, ...others], (file) => posix.dirname(file))
  expect([...folders].filter(([, files]) => files.length > 30).map(([folder]) => folder)).toEqual([])
})

test('there are no import cycles', () => {
  expect(circlesIn(imports)).toEqual([])
})
