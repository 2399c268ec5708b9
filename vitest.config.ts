import { defineConfig } from 'vitest/config'

const isDatabaseTest = '**/*.db.test.{ts,tsx}'

/** Generous, because no test asserts speed and the machine may be busy. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } }

/** fast: pure code without database or processes. database: with a PostgreSQL server, started once per run. */
export default defineConfig({
  test: {
    // One more than cores: many tests wait for timeouts, processes and PostgreSQL.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...patience,
          name: 'fast',
          include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts'],
          exclude: [isDatabaseTest],
          // Without a process per file, which took two fifths of the time.
          isolate: false,
          setupFiles: 'src/tests/frame/test-globals.ts',
        },
      },
      {
        test: {
          ...patience,
          name: 'database',
          include: [`src/${isDatabaseTest}`, `db/${isDatabaseTest}`],
          globalSetup: 'src/base/db/test-server.ts',
          isolate: false,
          setupFiles: 'src/tests/frame/test-globals.ts',
        },
      },
      {
        // Take minutes, and programs of the system such as nginx: `npm run drill -- machines`.
        test: {
          ...patience,
          name: 'drill',
          include: ['tools/drill/machines/*.drill.test.ts'],
          globalSetup: 'src/base/db/test-server.ts',
          // They measure what happens under load, so nothing else may run.
          fileParallelism: false,
        },
      },
    ],
  },
})
