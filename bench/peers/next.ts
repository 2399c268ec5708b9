import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install } from '../install.ts'

type Options = { port: number /** its address, for pictures */; site: string; content: object }

/**
 * Installs Next beside the project when it is missing, builds the peer with `content` and starts it, in production and in
 * one process, as `next start` does.
 */
export async function startNext({ port, site, content }: Options): Promise<ChildProcess> {
  const folder = install('bench/peers/next')
  rmSync(join(folder, '.next'), { recursive: true, force: true })
  cpSync('src/base/ui/fonts', join(folder, 'public/fonts'), { recursive: true })
  writeFileSync(join(folder, 'content.json'), JSON.stringify(content))
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', SITE: site }
  const next = 'node_modules/next/dist/bin/next'
  execFileSync('node', [next, 'build'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const args = [next, 'start', '--port', String(port), '--hostname', '127.0.0.1']
  const child = spawn('node', args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (ready?.ok) return child
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill()
  throw new Error('Next did not start within 20 seconds')
}
