import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { program, programEnv } from '#scripts/program.ts'
import { killWhenTestsEnd } from '#src/base/db/embedded/test-programs.ts'
import { officeAdmin } from '../../../e2e/first-admin.ts'

export type SiteWish = {
  /** DATA_DIR */
  dataDir: string
  env: Record<string, string>
  /** more of Node's options, such as --import */
  nodeOptions?: readonly string[]
}

export type DrillSite = {
  url: string
  port: number
  child: ChildProcess
  dataDir: string
  /** its output so far */
  output: () => string
  /** kill -9; the embedded database keeps running */
  kill: () => Promise<void>
  /** SIGTERM. @returns the exit code */
  end: () => Promise<number | null>
  /** resident memory in MB: now, and the most since its start */
  memory: () => { now: number; most: number }
  /** An answer; redirects are not followed. */
  ask: (path: string, init?: RequestInit) => Promise<Response>
}

/**
 * Starts the built program as `npm start` does and waits until it listens. Orders of one network are not limited, and
 * `x-forwarded-for` counts.
 * @throws Error with its output when it ends instead
 */
export async function startDrillSite({ dataDir, env, nodeOptions = [] }: SiteWish): Promise<DrillSite> {
  const child = spawn(process.execPath, [...nodeOptions, ...program], {
    env: {
      PATH: process.env.PATH,
      ...programEnv,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATES_URL: 'off:',
      ORDERS_PER_HOUR: '100000',
      TRUSTED_PROXIES: '127.0.0.1',
      ADMIN_EMAIL: officeAdmin.email,
      ADMIN_PASSWORD: officeAdmin.password,
      ...env,
    },
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
  const output = () => lines.join('\n')
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const url = await Promise.race([listening.promise, ended.then(() => Promise.reject(new Error(output())))])
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return {
    url,
    port: Number(new URL(url).port),
    child,
    dataDir,
    output,
    kill: async () => void (await stop('SIGKILL')),
    end: () => stop('SIGTERM'),
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)![1]) / 1024
      return { now: Math.round(of('VmRSS')), most: Math.round(of('VmHWM')) }
    },
    ask: (path, init = {}) => fetch(url + path, { redirect: 'manual', ...init }),
  }
}
