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

let changedBefore = ''
process.on('message', async (changed: string) => {
  for (const file of [changed, changedBefore]) vitest.invalidateFile(file)
  changedBefore = changed
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const isPassed = unhandledErrors.length === 0 && testModules.every((module) => module.ok())
  process.send!(isPassed)
})
process.once('disconnect', () => process.exit())
process.send!('ready')
