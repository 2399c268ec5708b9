import { machineOf, table } from './markdown.ts'
import type { Measured } from './measure.ts'
import { kb, type Report } from './report.ts'
import type { Server } from './rows.ts'
import { targetsOf } from './targets.ts'
import type { FirstVisits, Visit } from './visits.ts'

/** tools/bench/RESULTS.md */
export function resultsOf(report: Report): string {
  const { measured, selling, memory, visits, hasNginx } = report
  const cached = measured.filter(({ made, server }) => made === 'nothing' || (server === 'Next' && made === 'gzip'))
  const made = measured.filter((row) => !cached.includes(row))
  return `# Speed, measured

Written by \`npm run bench -- --write\`; do not edit.

${machineOf(report)}

${methodOf(report)}

## Targets

${table(
  ['', 'before', 'target', 'now'],
  targetsOf(report).map(({ what, before, target, now }) => [what, before, target, now]),
)}

## Answers from memory

Columns of a server are CPU in ms. "Seyyah / node:http" is the share of a node:http that does nothing but send the bytes with three
headers (1.00: as cheap as it), and beside it of one that sends the site's own headers with them: what the site does beside sending.${hasNginx ? '' : ' nginx is not installed on this machine, so it is left out.'}

${cachedTable(cached)}

## Answers that are made

${table(
  ['answer', 'server', 'what is made', 'CPU ms', 'of it PostgreSQL', 'answers/s', 'p99 ms', 'bytes'],
  made.map(({ name, server, made: what, figures: { app, postgres, perSecond, p99, bytes } }) => [
    name,
    server,
    what,
    (app + postgres).toFixed(2),
    server === 'Seyyah' ? postgres.toFixed(2) : '–',
    perSecond.toFixed(0),
    p99.toFixed(1),
    bytes.toFixed(0),
  ]),
)}

## While it sells

${sellingTable(selling)}

## First visits on a phone

${visitsPart(visits)}

## Memory

${memoryTable(memory)}
`
}

export function sellingTable(selling: Report['selling']): string {
  return table(
    [
      '80 pages in memory, while',
      'answers/s',
      'of quiet',
      'p99 ms',
      'events in a round',
      'pages confirmed',
      'pages made again',
    ],
    selling.map(({ what, perSecond, p99, confirmed, misses, events }) => [
      what,
      perSecond.toFixed(0),
      (perSecond / selling[0]!.perSecond).toFixed(2),
      p99.toFixed(1),
      String(events),
      String(confirmed),
      String(misses),
    ]),
  )
}

export function visitsPart(visits: Report['visits']): string {
  return visits ? `${visitsTable(visits.usual)}\n\n${fittedPart(visits)}` : 'Not measured in this run.'
}

export function memoryTable(memory: Report['memory']): string {
  return table(
    ['resident, without PostgreSQL', 'the process, MB', 'with processes that it starts, at most, MB'],
    memory.map(({ what, app, all }) => [what, app.toFixed(0), all.toFixed(0)]),
  )
}

function methodOf({ seconds, minutes, rounds }: Report): string {
  return `- One run: a fresh site with the demo agency and its embedded PostgreSQL, the other servers beside it, each as one process.
- Every row is measured in three rounds that alternate between all rows, ${seconds} s each, on 16 connections that each keep one request
  pending; the median of all. Rows from memory are compared in fifths of that time, in turn: the machine's speed changes from second to
  second. Each round has new processes of the site and of Next, because one process differs from the next; each row runs for at least
  three times as long before it is measured.
- CPU is user and system time of a server with all its processes, from /proc, divided by its answers. It is steadier than answers a
  second, because the load generator shares the cores.
- Every answer of the site says whether it was from memory (\`cache-status\`); a row that gets another kind than it names ends the run.
- Bytes are of the body as sent. node:http and nginx send the same bytes as the site, compressed before.
- Next (\`tools/bench/peers/next\`) shows the same pages from the answers of the site's API, which it has in memory: it has no database, and
  less to do in the browser. It compresses with gzip, as it does by default.
- "While it sells": 80 pages, all in memory when a round begins; orders go to all tours, to the best-selling most often.
  Departures have 8 to 46 free seats. A page is confirmed when what it shows was read again and is the same; p99 is of all answers.
${
  rounds > 0
    ? `- First visits: Lighthouse, mobile, simulated throttling, median of ${rounds}; kB on the wire with headers, of all that
  loads untouched. Each page was asked for 60 times before, 20 s ago. A stylesheet that the document holds counts as one: it is what the document shrinks by without it.`
    : '- First visits were left out.'
}
${minutes > 0 ? `- Mixed load: ${minutes} minutes of visitors, searches, pictures, an order a second, price changes, and a 12-megapixel photo every ten seconds.` : '- The mixed load was left out.'}`
}

function cachedTable(rows: readonly Measured[]): string {
  const servers = (['Seyyah', 'node:http', 'node:http, same headers', 'nginx', 'Next'] as const).filter((server) =>
    rows.some((row) => row.server === server),
  )
  const of = (name: string, server: Server) => rows.find((row) => row.name === name && row.server === server)?.figures
  const names = [...new Set(rows.map(({ name }) => name))]
  const head = [
    'answer',
    'bytes',
    ...servers,
    'Seyyah / node:http',
    'same headers',
    'Seyyah answers/s',
    'node:http answers/s',
    'p99 ms',
  ]
  return table(
    head,
    names.map((name) => {
      const ours = of(name, 'Seyyah')!
      const bare = of(name, 'node:http')!
      const same = of(name, 'node:http, same headers')!
      const each = servers.map((server) => of(name, server)?.app.toFixed(3) ?? '')
      return [
        name,
        ours.bytes.toFixed(0),
        ...each,
        (bare.app / ours.app).toFixed(2),
        (same.app / ours.app).toFixed(2),
        ours.perSecond.toFixed(0),
        bare.perSecond.toFixed(0),
        ours.p99.toFixed(1),
      ]
    }),
  )
}

function fittedPart({ benchmarkIndex, slowdown, fitted }: FirstVisits): string {
  return `The phone of these figures is four times as slow as this machine, whatever the machine is. Lighthouse means one that is so
beside a benchmark index of 1533; here it was ${benchmarkIndex.toFixed(0)}, for which its calculator gives a factor of ${slowdown.toFixed(1)}. With that:

${table(speedNames, fitted.map(speedOf))}`
}

const speedNames = ['page', 'server', 'score', 'FCP s', 'LCP s', 'TBT ms']

function speedOf({ page, server, score, fcp, lcp, tbt }: Visit): string[] {
  return [page, server, score.toFixed(0), (fcp / 1000).toFixed(2), (lcp / 1000).toFixed(2), tbt.toFixed(0)]
}

function visitsTable(visits: readonly Visit[]): string {
  return table(
    [
      ...speedNames,
      'CLS',
      'longest task ms',
      'document kB',
      'styles kB',
      'scripts kB',
      'data kB',
      'all kB',
      'requests',
    ],
    visits.map((visit) => [
      ...speedOf(visit),
      visit.cls.toFixed(3),
      visit.task.toFixed(0),
      kb(visit.document),
      kb(visit.style),
      kb(visit.script),
      kb(visit.data),
      kb(visit.all),
      String(visit.requests),
    ]),
  )
}
