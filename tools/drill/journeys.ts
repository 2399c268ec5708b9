import { spawnSync } from 'node:child_process'
import { buildSite } from '#scripts/build.ts'

/**
 * The journeys of e2e on two processes of the site with one database and one bucket, behind nginx and PgBouncer.
 * @param args of `playwright test`. @returns the exit code
 */
export function runJourneys(args: readonly string[]): number {
  for (const needed of ['scripts/chromium.ts', 'scripts/swift.ts']) {
    const { status } = spawnSync('node', [needed], { stdio: 'inherit' })
    if (status !== 0) return status ?? 1
  }
  buildSite()
  const env = { ...process.env, E2E_MACHINES: 'yes' }
  return spawnSync('playwright', ['test', ...args], { stdio: 'inherit', env }).status ?? 1
}
