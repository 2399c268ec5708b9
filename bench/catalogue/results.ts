import type { Cpu } from '../cpu.ts'
import { machineOf, table } from '../markdown.ts'
import type { PageFigures, Walk } from './site.ts'

/** A page's statements; the slowest by the function that sends it, in ms. */
export type Slow = { page: string; statements: number; name: string; ms: number }
export type Measured = {
  /** tours */
  size: number
  slow: readonly Slow[]
  pages: readonly PageFigures[]
  walk: Walk
  /** of the site's process at the end, in MB */
  memory: number
}

/** bench/CATALOGUE.md */
export function catalogueResultsOf(
  measured: readonly Measured[],
  { rounds, ...machine }: { rounds: number; others: number; postgres: string },
): string {
  const sizes = measured.map(({ size }) => size.toLocaleString('en'))
  const first = measured[0]!
  return `# Pages of a large catalogue, measured

Written by \`npm run bench:statements -- --write\`; do not edit.

${machineOf(machine)}

- Catalogues of ${sizes.join(', ')} tours: the demo agency, and copies of its tours with other names and places.
- Statements: of the page's API with nothing in memory; execution in PostgreSQL with the plan for any values, the fastest of five.
- CPU: ms of the app + of PostgreSQL for one answer of the built site, from /proc, the mean of ${rounds} requests one after the other.
- Cold: nothing is in memory. After a change: the price of one tour of the page has changed. Another address: page and list are made,
  what they are made of is in memory. The change itself is not counted.
- A list has at most a thousand tours (docs/decisions/0020); the smaller catalogue has fewer in most, so what lists cost cold grows up to there.

## Statements of a cold page

${table(
  ['page', 'statements', ...sizes.map((size) => `slowest, ${size}`)],
  first.slow.map(({ page, statements }) => [
    page,
    String(statements),
    ...measured.map(({ slow }) => {
      const found = slow.find((each) => each.page === page)!
      return `${found.ms.toFixed(1)} ${found.name}`
    }),
  ]),
)}

${cpuTable('cold', measured, sizes)}

${cpuTable('changed', measured, sizes)}

${cpuTable('other', measured, sizes)}

## All lists one after the other, and memory

The lists of all categories in two languages; together they need more than the memory of kept reads.

${table(
  ['tours', 'lists', 'first time, CPU', 'again, CPU', 'process at the end, MB'],
  measured.map(({ size, walk, memory }) => [
    size.toLocaleString('en'),
    String(walk.lists),
    cpu(walk.first),
    cpu(walk.again),
    memory.toFixed(0),
  ]),
)}
`
}

const titles = { cold: 'CPU of a cold page', changed: 'CPU after a change', other: 'CPU of another address' }

function cpuTable(kind: 'cold' | 'changed' | 'other', measured: readonly Measured[], sizes: readonly string[]): string {
  const last = measured.at(-1)!
  const names = last.pages.filter((page) => page[kind] !== null).map(({ page }) => page)
  const of = ({ pages }: Measured, name: string) => pages.find(({ page }) => page === name)?.[kind] ?? null
  const ratio = (name: string) => {
    const [from, to] = [of(measured[0]!, name), of(last, name)]
    return from && to && sum(from) >= 5 ? (sum(to) / sum(from)).toFixed(1) : '–'
  }
  return `## ${titles[kind]}

${table(
  ['page', ...sizes, `${sizes.at(-1)} / ${sizes[0]}`],
  names.map((name) => [name, ...measured.map((each) => cpu(of(each, name))), ratio(name)]),
)}`
}

function cpu(figures: Cpu | null): string {
  return figures ? `${figures.app.toFixed(0)} + ${Math.max(0, figures.postgres).toFixed(0)}` : '–'
}

function sum({ app, postgres }: Cpu): number {
  return app + Math.max(0, postgres)
}
