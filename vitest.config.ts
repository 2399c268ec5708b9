import { defineConfig } from 'vitest/config'

const isDatabaseTest = '**/*.db.test.ts'

/** fast: pure code, no database, no processes. database: a real PostgreSQL server, started once for the run. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'fast', include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts'], exclude: [isDatabaseTest] } },
      {
        test: {
          name: 'database',
          include: [`src/${isDatabaseTest}`, `db/${isDatabaseTest}`],
          globalSetup: 'src/base/db/test-server.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
