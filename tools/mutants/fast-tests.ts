/**
 * Child of `npm run mutants`: one Vitest for many runs of tests that need no database. Each message names a changed file,
 * which is as it was again by the next one; the answer says whether all tests passed.
 */
import { createVitest } from 'vitest/node'

const tests = process.argv.slice(2)
const vitest = await createVitest({
  run: true,
  watch: false,
  bail: 1,
  project: ['fast'],
  passWithNoTests: true,
  reporters: [{}],
})
const specifications = await vitest.globTestSpecifications(tests)

/** Whether all tests passed; null when some were not run, as when the cancelling of the run before reaches into this one. */
async function run(): Promise<boolean | null> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  if (unhandledErrors.length > 0 || testModules.some((module) => !module.ok())) return false
  const isWhole =
    testModules.length === specifications.length && testModules.every((module) => module.state() === 'passed')
  return isWhole || null
}

let changedBefore = ''
process.on('message', async (changed: string) => {
  for (const file of [changed, changedBefore]) vitest.invalidateFile(file)
  changedBefore = changed
  let isPassed = await run()
  while (isPassed === null) isPassed = await run()
  process.send!(isPassed)
})
process.once('disconnect', () => process.exit())
process.send!('ready')
