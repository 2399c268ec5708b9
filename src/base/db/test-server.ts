import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from './embedded/embedded.server.ts'
import { removeFolder, temporaryFolder } from './embedded/test-programs.ts'
import { migrate } from './schema/migrate.server.ts'
import { dropTestDatabases, onServer, withDatabase } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { url: string; run: string }
  }
}

/**
 * One PostgreSQL server for the whole run, with a migrated template that every test file copies (test-database.ts).
 * TEST_DATABASE_URL names a server to use instead; its role needs CREATEDB.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await temporaryServer()
  const run = `seyyah_test_${process.pid}_${Date.now().toString(36)}`
  try {
    await makeTemplate(server.url, run)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('testServer', { url: server.url, run })
  return async () => {
    if (given) await dropTestDatabases(given, run)
    await server.stop()
  }
}

async function makeTemplate(url: string, run: string): Promise<void> {
  await onServer(url, `create database ${run}_template`)
  await migrate(withDatabase(url, `${run}_template`), join(import.meta.dirname, '../../../db'))
}

async function temporaryServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = temporaryFolder()
  const server = await startEmbedded({
    dataDir,
    log: () => {},
    // The run's data need not survive it.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      max_connections: '200',
    },
  })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      removeFolder(dataDir)
    },
  }
}
