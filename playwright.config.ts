import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './e2e/find-chromium.ts'
import { officeAdmin } from './e2e/first-admin.ts'

// The configuration is read again in every worker: the first reader decides, the others inherit.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'seyyah-e2e-'))
  process.env.E2E_DATA_DIR = folder
  // At the very end: a global teardown runs while the server is still up, and would take its database from under it.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000))
const baseURL = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Nothing here is about speed: a busy machine may take its time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL,
    // So that what never came is told by its own line.
    actionTimeout: 60_000,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1280, height: 900 },
    // What fails is looked at with --trace=retain-on-failure: to note every step of all the others is a tenth of the work.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium() ?? '', args: chromiumArgs },
  },
  // What changes the agency for every visitor waits until nobody else is there; by itself: --project=alone --no-deps.
  projects: [
    { name: 'journeys', testMatch: '**/*.journey.ts' },
    { name: 'alone', testMatch: '**/*.alone.ts', dependencies: ['journeys'] },
  ],
  webServer: {
    command: 'node e2e/small-pictures.ts "$DATA_DIR" && exec node build/server/main.js',
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      // So that each journey can be somebody at another address, and none uses up the others' limits.
      TRUSTED_PROXIES: '127.0.0.1',
      // All journeys order from this machine.
      ORDERS_PER_HOUR: '10000',
      ADMIN_EMAIL: officeAdmin.email,
      ADMIN_PASSWORD: officeAdmin.password,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
    },
    stdout: 'ignore',
  },
})
