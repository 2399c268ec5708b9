import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './e2e/find-chromium.ts'
import type { SiteOptions } from './e2e/journey.ts'
import { siteEnv } from './e2e/own-site.ts'
import { program } from './scripts/program.ts'
import { memoryFolder } from './src/base/db/test-folder.ts'

// Workers read the configuration again and inherit the variables of the first reader.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'seyyah-e2e-'))
  process.env.E2E_DATA_DIR = folder
  // On exit rather than in a global teardown, which runs while the server still uses the folder.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000))
process.env.E2E_POS_URL ??= `http://127.0.0.1:${Number(process.env.E2E_PORT) + 1}`
/** For `npm run drill -- journeys`: two processes on one database and one bucket, behind nginx, which asks them in turn. */
const hasMachines = process.env.E2E_MACHINES === 'yes'
const site = hasMachines
  ? 'exec node e2e/machines.ts "$DATA_DIR" "$PORT"'
  : `node e2e/small-pictures.ts "$DATA_DIR" && exec node ${program.join(' ')}`
const baseURL = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig<object, SiteOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than cores: a journey also waits, for a redirect, a timer or its site.
  workers: 3,
  // Generous, because no test asserts speed and the machine may be busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL,
    // Shorter than the test's timeout, so that a failure points at its line.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1280, height: 900 },
    // No traces: recording them takes a tenth of the time. Use --trace=retain-on-failure to study a failure.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium() ?? '', args: chromiumArgs },
  },
  // 'alone': tests that change what every visitor sees, or count everything, one after the other on a site of their own.
  // They begin first, because one worker takes them all. Each of these sites is one process, so two machines are tried without them; as is the
  // empty site of office/first-day.journey.ts, which two machines do not change.
  projects: [
    ...(hasMachines ? [] : [{ name: 'alone', testMatch: '**/*.alone.ts', workers: 1, use: { hasOwnSite: true } }]),
    { name: 'journeys', testMatch: '**/*.journey.ts' },
    // Take a quarter of an hour: `E2E_DRILLS=yes npm run e2e -- --project drills`.
    ...(process.env.E2E_DRILLS === 'yes' ? [{ name: 'drills', testMatch: '**/*.drill.ts' }] : []),
  ],
  webServer: [
    {
      command: site,
      url: `${baseURL}/readyz`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: { ...siteEnv, PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA_DIR },
      stdout: 'ignore',
    },
    // Takes the place of the providers of card payments.
    {
      command: 'exec node tools/pos-simulator/run.ts',
      url: process.env.E2E_POS_URL,
      env: { PORT: new URL(process.env.E2E_POS_URL).port },
      stdout: 'ignore',
    },
  ],
})
