import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { program, programEnv } from '#scripts/program.ts'

type Options = {
  port: number
  /** data folder */
  folder: string
  /** folder of a checkout with a build; default: this one */
  checkout?: string
  env?: Record<string, string>
}

/** Starts the built site and waits until it is ready. */
export async function startSite({ port, folder, checkout = '.', env = {} }: Options): Promise<ChildProcess> {
  const child = spawn('node', program, {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      RATES_URL: 'off:',
      ...programEnv,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (ready?.ok) return child
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stopProcess(child)
  throw new Error('the site did not become ready within a minute')
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
