/**
 * `npm run drill`: faults made on purpose against real processes, which take too long for `npm test`. Every file of
 * tools/drill/drills is a drill that exports `drill` (tools/drill/frame/drill.ts). All of them run, or those that are named:
 * `npm run drill -- kill`. With `--write` the rows of docs/reliability.md are renewed. Ends with 1 when a drill fails.
 * DRILL_SEED repeats a run's random choices; DRILL_SCALE multiplies its numbers of requests, orders and faults.
 * `npm run drill -- journeys` runs the journeys of e2e on two machines instead (./journeys.ts).
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildSite } from '#scripts/build.ts'
import { commit } from '#tools/bench/markdown.ts'
import type { Drill } from './frame/drill.ts'
import { openPlace } from './frame/place.ts'
import { type Done, reportOf, rowsIn } from './frame/report.ts'
import { runJourneys } from './journeys.ts'

if (process.argv[2] === 'journeys') process.exit(runJourneys(process.argv.slice(3)))
const folder = join(import.meta.dirname, 'drills')
const page = 'docs/reliability.md'
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'))
  .sort()
if (process.argv.includes('--help')) {
  console.info(
    `npm run drill -- [--write] [name …], all without a name; names: ${known.join(', ')}
npm run drill -- journeys [arguments of playwright test]
What each does, and what was seen: ${page}`,
  )
  process.exit()
}
const named = process.argv.slice(2).filter((each) => !each.startsWith('--'))
const unknown = named.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(', ')}. Drills: ${known.join(', ')}; and journeys, alone.`)
  process.exit(1)
}

buildSite()
const seed = process.env.DRILL_SEED ?? String(Date.now() % 1_000_000)
const scale = Number(process.env.DRILL_SCALE ?? 1)
console.info(`seed ${seed}, scale ${scale}`)
const done: Done[] = []
for (const name of named.length > 0 ? named : known) {
  const { drill } = (await import(join(folder, `${name}.ts`))) as { drill: Drill }
  console.info(`\n${name}: ${drill.fault}\n  expected: ${drill.expected}`)
  const started = performance.now()
  const place = openPlace({ name, seed, scale })
  let row: Pick<Done, 'seen' | 'figures' | 'hasFailed'>
  try {
    row = { ...(await drill.run(place)), hasFailed: false }
  } catch (error) {
    console.error(error)
    row = { seen: `FAILED: ${(error as Error).message.split('\n')[0]}`, hasFailed: true }
  } finally {
    await place.leave()
  }
  const seconds = (performance.now() - started) / 1000
  done.push({ name, ...drill, ...row, seconds, day: new Date().toISOString().slice(0, 10), commit: commit() })
  console.info(`  seen (${seconds.toFixed(0)} s): ${row.seen}\n  ${JSON.stringify(row.figures ?? {})}`)
}

const failed = done.filter(({ hasFailed }) => hasFailed).map(({ name }) => name)
if (process.argv.includes('--write')) writeFileSync(page, reportOf([...rowsIn(page, known), ...done]))
console.info(failed.length > 0 ? `\nfailed: ${failed.join(', ')}` : `\n${done.length} drills held`)
process.exit(failed.length > 0 ? 1 : 0)
