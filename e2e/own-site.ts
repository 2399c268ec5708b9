import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { memoryFolder } from '#src/base/db/test-folder.ts'
import { program, programEnv } from '../scripts/program.ts'
import { officeAdmin } from './first-admin.ts'

/** Variables of the sites under test. */
export const siteEnv = {
  LOG_LEVEL: 'warn',
  // Trusts X-Forwarded-For, so that each journey has an address and rate limits of its own.
  TRUSTED_PROXIES: '127.0.0.1',
  // The outside world is not asked.
  RATES_URL: 'off:',
  // All journeys order from one machine.
  ORDERS_PER_HOUR: '10000',
  SEATS_PER_ADDRESS: '10000',
  ADMIN_EMAIL: officeAdmin.email,
  ADMIN_PASSWORD: officeAdmin.password,
  ...programEnv,
}

export type RunningSite = { url: string; stop: () => Promise<void> }
export type OwnSite = RunningSite & { dataDir: string }

/**
 * Starts the built site on a data folder of its own, which stop() removes.
 * @param hasDemo whether it begins with the demo agency; else it is empty @param env more variables
 */
export async function startOwnSite(hasDemo: boolean, env: Record<string, string> = {}): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'seyyah-own-site-'))
  if (hasDemo) execFileSync(process.execPath, ['e2e/small-pictures.ts', dataDir])
  const own = { PORT: String(await freePort()), DATA_DIR: dataDir, DEMO: hasDemo ? 'yes' : 'no' }
  const { url, stop } = await runSite({ ...posSimulator(), ...env, ...own })
  return {
    url,
    dataDir,
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Runs the built site. @param env variables besides those of all sites @returns it when it listens */
export async function runSite(env: Record<string, string>): Promise<RunningSite> {
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env.PATH, ...siteEnv, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGTERM'))
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  for await (const line of createInterface(child.stdout)) {
    const url = /^Seyyah hazır: (\S+)$/.exec(line)?.[1]
    if (!url) continue
    child.stdout.resume()
    return { url, stop }
  }
  throw new Error(`the site of port ${env.PORT} did not start`)
}

/** Cards are paid with the simulator that the runner has started. */
function posSimulator(): Record<string, string> {
  const { E2E_POS_URL } = process.env
  return E2E_POS_URL ? { POS_SIMULATOR_URL: E2E_POS_URL } : {}
}

/** Known before the start: the site's own address is compared with the origin of writes. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return port
}
