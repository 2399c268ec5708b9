import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { withFileLock } from './base/db/embedded/file-lock.server.ts'
import { killWhenTestsEnd } from './base/db/embedded/test-programs.ts'

const program = 'build/server/main.js'

/**
 * Builds the site when there is no build or an older one than its source; `npm test` has built it before. Test files
 * that run side by side take turns.
 */
export async function buildSite(): Promise<void> {
  await withFileLock('node_modules/.site-build.lock', 120, async () => {
    const sources = globSync(['src/**/*.{ts,tsx,css}', 'db/**/*.{ts,sql}', '*.config.ts', 'package.json'])
    const changed = Math.max(...sources.filter((file) => !/test/.test(file)).map((file) => statSync(file).mtimeMs))
    if (existsSync(program) && statSync(program).mtimeMs > changed) return
    execFileSync('node_modules/.bin/react-router', ['build'], { env: { ...process.env, NODE_ENV: 'production' } })
  })
}

export type Site = {
  child: ChildProcess
  /** Everything it said. */
  said: () => string
  /** Its address once it answers. @throws what it said, when it ended instead. */
  ready: () => Promise<string>
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
}

const started: Site[] = []

/** The built site as a process of its own, on a port of its own; it does not outlive the test run. */
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
  const said = () => lines.join('\n')
  const ready = () => Promise.race([listening.promise, ended.then(() => Promise.reject(new Error(said())))])
  const site = { child, said, ready, ended }
  started.push(site)
  return site
}

/** kill -9 for whatever a test left running. */
export async function killSites(): Promise<void> {
  await Promise.all(
    started.splice(0).map(({ child, ended }) => {
      child.kill('SIGKILL')
      return ended
    }),
  )
}
