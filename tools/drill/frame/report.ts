import { existsSync, readFileSync } from 'node:fs'
import { machineOf, table } from '#tools/bench/markdown.ts'
import type { Drill, Seen } from './drill.ts'

export type Done = Omit<Drill, 'run'> &
  Seen & { name: string; seconds: number; day: string; commit: string; hasFailed: boolean }

const head = ['drill', 'fault', 'expected', 'seen', 'seconds', 'counted', 'day', 'commit']
const ownHead = (drill: string) => [`of the drill ${drill}`, 'seen']
const clean = (text: string) => text.replaceAll('|', '/').replaceAll('\n', ' ')
const counted = (figures: Record<string, number> = {}) =>
  Object.entries(figures)
    .map(([name, count]) => `${name}: ${count}`)
    .join('; ')

/** The drills of a written page that still exist. */
export function rowsIn(page: string, known: readonly string[]): Done[] {
  const lines = existsSync(page) ? readFileSync(page, 'utf8').split('\n') : []
  return lines
    .map(cellsOf)
    .filter((cells) => cells.length === head.length + 2 && known.includes(cells[1]!))
    .map(([, name, fault, expected, seen, seconds, figures, day, commit]) => ({
      name: name!,
      fault: fault!,
      expected: expected!,
      seen: seen!,
      seconds: Number(seconds),
      figures: Object.fromEntries(
        [...figures!.matchAll(/([^;:]+): (\d+)/g)].map((match) => [match[1]!.trim(), Number(match[2])]),
      ),
      day: day!,
      commit: commit!,
      hasFailed: seen!.startsWith('FAILED'),
      ...ownTableIn(lines, name!),
    }))
}

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())

function ownTableIn(lines: readonly string[], drill: string): Pick<Done, 'table'> {
  const head = lines.findIndex((line) => cellsOf(line)[1] === ownHead(drill)[0])
  if (head === -1) return {}
  const title = lines
    .slice(0, head)
    .findLast((line) => line.startsWith('## '))!
    .slice('## '.length)
  const end = lines.findIndex((line, at) => at > head && !line.startsWith('|'))
  const rows = lines.slice(head + 2, end).map(cellsOf)
  return { table: { title, rows: rows.map(([, figure, seen]) => [figure!, seen!]) } }
}

/** docs/reliability.md. Of two rows of a drill the later counts. */
export function reportOf(rows: readonly Done[]): string {
  const last = [...new Map(rows.map((row) => [row.name, row])).values()].sort((a, b) => a.name.localeCompare(b.name))
  const sums = new Map<string, number>()
  for (const { figures = {} } of last)
    for (const [name, count] of Object.entries(figures)) sums.set(name, (sums.get(name) ?? 0) + count)
  const cells = last.map((row) => [
    row.name,
    clean(row.fault),
    clean(row.expected),
    clean(row.seen),
    row.seconds.toFixed(0),
    counted(row.figures),
    row.day,
    row.commit,
  ])
  const ownTables = last.flatMap(({ name, table: own }) =>
    own
      ? `## ${own.title}\n\n${table(
          ownHead(name),
          own.rows.map((cells) => cells.map(clean)),
        )}\n\n`
      : [],
  )
  return `# What the program survived

Written by \`npm run drill -- --write\`: faults made on purpose against the built site and its database, each in
processes and folders of its own. A drill that fails ends the command with 1.

${table(head, cells)}

${ownTables.join('')}## All of it together

${table(
  ['counted', 'sum'],
  [...sums].map(([name, count]) => [name, count.toLocaleString('en')]),
)}

Each drill at the commit of its row. The last run: ${machineOf({ others: 0, postgres: 'embedded' }).split('\n').slice(0, 2).join(' ')}
`
}
