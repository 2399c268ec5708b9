/**
 * `npm run mutants`: changes the code of prices, seats, payments, access, limits and caches in many small ways, one at a
 * time in a copy of the project, and says which changes no test notices. Takes hours for all of them:
 * `npm run mutants -- seats --sample=40` takes 40 of one subject, chosen by MUTANTS_SEED. With `--write` the rows of
 * tools/mutants/RESULTS.md are renewed. Ends with 1 when less than 95 % are noticed.
 */
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { seededRandom } from '#db/demo/seed/random.ts'
import { type Mutant, mutantsOf } from './operators.ts'
import { type Outcome, renew, type Tried } from './report.ts'
import { type Subject, subjects } from './subjects.ts'
import { testRuns } from './test-runs.ts'

const wantedShare = 0.95
const copied = [
  'src',
  'db',
  'scripts',
  'tools',
  'e2e',
  'docs',
  'deploy',
  'vite',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'react-router.config.ts',
  'README.md',
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, write: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => subjects.every((subject) => subject.name !== name))
if (unknown.length > 0) {
  console.error(`There is no subject ${unknown.join(', ')}. Subjects: ${subjects.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
const seed = process.env.MUTANTS_SEED ?? '2027'
const folder = mkdtempSync(join(tmpdir(), 'seyyah-mutants-'))
// Tests of files start programs as another user, who must be able to read the copy.
chmodSync(folder, 0o755)
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
for (const name of copied) cpSync(name, join(folder, name), { recursive: true })
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))

const tried: Tried[] = []
for (const subject of subjects.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  tried.push(await tryAll(subject))
  if (values.write) renew('tools/mutants/RESULTS.md', tried.slice(-1))
}
const [all, noticed] = [
  tried.flatMap(({ outcomes }) => outcomes),
  tried.flatMap(({ outcomes }) => outcomes.filter(isNoticed)),
]
console.info(`${noticed.length} of ${all.length} were noticed`)
process.exit(noticed.length >= all.length * wantedShare ? 0 : 1)

async function tryAll(subject: Subject): Promise<Tried> {
  const started = performance.now()
  const tests = testRuns(folder, subject)
  const checkUnchanged = async () => {
    if ((await tests.run(subject.files[0]!)) !== 'passed')
      throw new Error(`${subject.name}: its tests fail without a mutant`)
  }
  await checkUnchanged()
  const all = subject.files.flatMap((file) =>
    mutantsOf(file, readFileSync(file, 'utf8')).map((mutant) => ({ file, mutant })),
  )
  const some =
    values.sample === undefined ? all : sampleOf(all, Number(values.sample), seededRandom(`${seed} ${subject.name}`))
  console.info(`${subject.name}: ${some.length} of ${all.length} mutants`)
  const outcomes: Outcome[] = []
  for (const { file, mutant } of some) {
    const source = readFileSync(file, 'utf8')
    writeFileSync(join(folder, file), mutated(source, mutant))
    const seen = await tests.run(file)
    writeFileSync(join(folder, file), source)
    const line = source.slice(0, mutant.start).split('\n').length
    outcomes.push({ file, line, what: mutant.what, seen })
    if (seen === 'passed') console.info(`  not noticed: ${file}:${line} ${mutant.what}`)
  }
  // What a mutant left behind would otherwise be taken for noticing the next ones.
  await checkUnchanged()
  tests.stop()
  const seconds = (performance.now() - started) / 1000
  console.info(
    `${subject.name}: ${outcomes.filter(isNoticed).length} of ${outcomes.length} noticed, ${seconds.toFixed(0)} s`,
  )
  return { subject: subject.name, mutants: all.length, outcomes }
}

function isNoticed({ seen }: Outcome): boolean {
  return seen !== 'passed'
}

function mutated(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end)
}

function sampleOf<T>(all: readonly T[], size: number, random: () => number): T[] {
  const keyed = all.map((each) => ({ each, key: random() })).sort((a, b) => a.key - b.key)
  const chosen = new Set(keyed.slice(0, size).map(({ each }) => each))
  return all.filter((each) => chosen.has(each))
}
