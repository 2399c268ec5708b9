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

export type OwnSite = { url: string; dataDir: string; stop: () => Promise<void> }

/**
 * Starts the built site on a data folder of its own, which stop() removes.
 * @param hasDemo whether it begins with the demo agency; else it is empty @param env more variables
 */
export async function startOwnSite(hasDemo: boolean, env: Record<string, string> = {}): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'seyyah-own-site-'))
  if (hasDemo) execFileSync(process.execPath, ['e2e/small-pictures.ts', dataDir])
  const port = String(await freePort())
  const child = spawn(process.execPath, program, {
    env: {
      PATH: process.env.PATH,
      ...siteEnv,
      ...posSimulator(),
      ...env,
      PORT: port,
      DATA_DIR: dataDir,
      DEMO: hasDemo ? 'yes' : 'no',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGTERM'))
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(dataDir, { recursive: true, force: true })
  }
  for await (const line of createInterface(child.stdout)) {
    const url = /^Seyyah hazır: (\S+)$/.exec(line)?.[1]
    if (!url) continue
    child.stdout.resume()
    return { url, dataDir, stop }
  }
  throw new Error(`the site of port ${port} did not start`)
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
