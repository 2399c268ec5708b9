import { defineConfig } from 'vitest/config'

const isDatabaseTest = '**/*.db.test.ts'

/** Nothing here is about speed: a busy machine may take its time. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } }

/** fast: pure code, no database, no processes. database: a real PostgreSQL server, started once for the run. */
export default defineConfig({
  test: {
    // One for each of the two cores that the tests have to be content with; by itself Vitest leaves one of them idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...patience,
          name: 'fast',
          include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts'],
          exclude: [isDatabaseTest],
          // Pure code needs no process for each file, which was two fifths of the work. What a test puts in place of a global goes with it.
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        test: {
          ...patience,
          name: 'database',
          include: [`src/${isDatabaseTest}`, `db/${isDatabaseTest}`],
          globalSetup: 'src/base/db/test-server.ts',
          isolate: false,
          unstubGlobals: true,
        },
      },
    ],
  },
})
