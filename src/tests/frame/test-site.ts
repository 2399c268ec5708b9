import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll } from 'vitest'
import { buildSite as buildIfChanged } from '#scripts/build.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { withFileLock } from '#src/base/db/embedded/file-lock.server.ts'
import { killWhenTestsEnd, removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import { strings } from '#src/strings.ts'

const program = 'build/server/main.js'

/**
 * Builds the site unless it is up to date. A lock makes parallel test files wait; `npm test` has built it before.
 */
export async function buildSite(): Promise<void> {
  await withFileLock('node_modules/.site-build.lock', 120, async () => buildIfChanged())
}

export type Site = {
  child: ChildProcess
  /** Its output. */
  output: () => string
  /** Resolves to its URL when it listens. @throws Error with its output if it exits instead. */
  ready: () => Promise<string>
  /** Exit code, when it has exited. */
  ended: Promise<number | null>
}

const started: Site[] = []

/** Runs the built site in a child process on a free port; it is killed at the end of the test run. */
export function startSite(env: Record<string, string>): Site {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  killWhenTestsEnd(child)
  const lines: string[] = []
  const listening = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      lines.push(line)
      const address = /^Seyyah hazır: (\S+)$/.exec(line)?.[1]
      if (address) listening.resolve(address.replace('localhost', '127.0.0.1'))
    })
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const output = () => lines.join('\n')
  const ready = () => Promise.race([listening.promise, ended.then(() => Promise.reject(new Error(output())))])
  const site = { child, output, ready, ended }
  started.push(site)
  return site
}

/** SIGTERM. @returns the exit code. */
export async function endSite({ child, ended }: Site): Promise<number | null> {
  child.kill('SIGTERM')
  return ended
}

/** Kills all sites that are still running. */
export async function killSites(): Promise<void> {
  await Promise.all(
    started.splice(0).map(({ child, ended }) => {
      child.kill('SIGKILL')
      return ended
    }),
  )
}

/**
 * The built site with a database of its own, for the tests of one file. To be called at the top of the file.
 * @param env more variables. @param fill rows that the site needs before it starts, besides the texts
 */
export function ownSite(env: Record<string, string> = {}, fill: (db: Db) => Promise<void> = async () => {}) {
  const database = ownDatabase()
  const folder = temporaryFolder()
  let site: Site
  let url: string
  beforeAll(async () => {
    await buildSite()
    await insertShippedStrings(database.db, strings)
    await database.db.updateTable('settings').set({ opened_at: new Date() }).execute()
    await fill(database.db)
    site = startSite({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'files'), ...env })
    url = await site.ready()
  })
  afterAll(async () => {
    await killSites()
    removeFolder(folder)
  })
  return {
    database,
    output: () => site.output(),
    /** An answer of the site; redirects are not followed. */
    ask: (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init }),
  }
}
