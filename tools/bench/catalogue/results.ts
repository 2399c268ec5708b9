import type { Cpu } from '../cpu.ts'
import { machineOf, table } from '../markdown.ts'
import type { PageFigures, Walk } from './site.ts'

/** A statement by the function that sends it. `unindexed`: tables of which it read a thousand rows or more without an index */
export type Timed = { name: string; ms: number; unindexed: readonly string[] }
/** Statements of a page with nothing in memory, the slowest first. */
export type Cold = { page: string; statements: readonly Timed[] }
export type Measured = {
  /** tours */
  size: number
  cold: readonly Cold[]
  pages: readonly PageFigures[]
  walk: Walk
  /** of the site's process at the end, in MB */
  memory: number
}

/** tools/bench/CATALOGUE.md */
export function catalogueResultsOf(
  measured: readonly Measured[],
  { rounds, ...machine }: { rounds: number; others: number; postgres: string },
): string {
  const sizes = measured.map(({ size }) => size.toLocaleString('en'))
  const first = measured[0]!
  return `# Pages of a large catalogue, measured

Written by \`npm run bench -- statements --write\`; do not edit.

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
  first.cold.map(({ page, statements }) => [
    page,
    String(statements.length),
    ...measured.map(({ cold }) => {
      const { ms, name } = cold.find((each) => each.page === page)!.statements[0]!
      return `${ms.toFixed(1)} ${name}`
    }),
  ]),
)}

Of the largest catalogue all that take ${slowMs} ms or more, or read a thousand rows or more without an index:

${table(
  ['page', 'statement', 'ms', 'read without an index'],
  measured
    .at(-1)!
    .cold.flatMap(({ page, statements }) =>
      statements
        .filter(({ ms, unindexed }) => ms >= slowMs || unindexed.length > 0)
        .map(({ name, ms, unindexed }) => [page, name, ms.toFixed(1), unindexed.join(', ')]),
    ),
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

/** A quarter of the target, 20 ms. */
const slowMs = 5
/** Tours of the catalogue with which the largest is compared. */
const comparedSize = 1000

const titles = { cold: 'CPU of a cold page', changed: 'CPU after a change', other: 'CPU of another address' }

function cpuTable(kind: 'cold' | 'changed' | 'other', measured: readonly Measured[], sizes: readonly string[]): string {
  const last = measured.at(-1)!
  const compared = measured.find(({ size }) => size === comparedSize) ?? measured[0]!
  const names = last.pages.filter((page) => page[kind] !== null).map(({ page }) => page)
  const of = ({ pages }: Measured, name: string) => pages.find(({ page }) => page === name)?.[kind] ?? null
  const ratio = (name: string) => {
    const [from, to] = [of(compared, name), of(last, name)]
    return from && to && sum(from) >= 5 ? (sum(to) / sum(from)).toFixed(1) : '–'
  }
  return `## ${titles[kind]}

${table(
  ['page', ...sizes, `${sizes.at(-1)} / ${compared.size.toLocaleString('en')}`],
  names.map((name) => [name, ...measured.map((each) => cpu(of(each, name))), ratio(name)]),
)}`
}

function cpu(figures: Cpu | null): string {
  return figures ? `${figures.app.toFixed(0)} + ${Math.max(0, figures.postgres).toFixed(0)}` : '–'
}

function sum({ app, postgres }: Cpu): number {
  return app + Math.max(0, postgres)
}
