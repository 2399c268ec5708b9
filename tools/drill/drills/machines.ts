import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drill } from '../frame/drill.ts'
import { assertSeen } from '../frame/drill.ts'

/** Of Vitest's reporter "json". */
type Report = {
  testResults: { assertionResults: { title: string; status: 'passed' | 'failed' | 'skipped' | 'pending' }[] }[]
}

/** The tests of tools/drill/machines: they need nginx, openssl and pgbouncer. */
export const drill: Drill = {
  fault:
    'two machines on one database, behind nginx and PgBouncer, under a load of orders: restarted one after the other, one killed with -9, both started at once on an empty database',
  expected:
    'no request is dropped by a restart, each seat is sold once, no acknowledged order is lost, each machine sees what the other changes, one of them migrates',
  run: async ({ folder }) => {
    const file = join(folder, 'report.json')
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'drill']
    try {
      execFileSync(process.execPath, [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], {
        stdio: 'inherit',
      })
    } catch {
      assertSeen(false, 'tests failed')
    }
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    const held = tests.filter(({ status }) => status === 'passed')
    assertSeen(held.length > 0 && held.length === tests.length, `${tests.length - held.length} tests did not run`)
    return { seen: `${held.length} times held: ${held.map(({ title }) => title).join('; ')}` }
  },
}
