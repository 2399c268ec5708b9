import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install } from '../install.ts'

const program = 'node_modules/next/dist/bin/next'

/**
 * Installs Next beside the project when it is missing, and builds the peer with `content`.
 * @param options.site its address, for pictures
 * @returns starts it on a port, in production and in one process, as `next start` does.
 */
export function buildNext({
  site,
  content,
}: {
  site: string
  content: object
}): (port: number) => Promise<ChildProcess> {
  const folder = install('tools/bench/peers/next')
  rmSync(join(folder, '.next'), { recursive: true, force: true })
  cpSync('src/base/ui/fonts', join(folder, 'public/fonts'), { recursive: true })
  const faces = readFileSync('src/base/ui/fonts.css', 'utf8')
  writeFileSync(join(folder, 'app/fonts.css'), faces.replaceAll('./fonts/', '/fonts/'))
  writeFileSync(join(folder, 'content.json'), JSON.stringify(content))
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', SITE: site }
  execFileSync('node', [program, 'build'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  return (port) => startNext(port, folder, env)
}

async function startNext(port: number, folder: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const args = [program, 'start', '--port', String(port), '--hostname', '127.0.0.1']
  const child = spawn('node', args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (ready?.ok) return child
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill()
  throw new Error('Next did not start within 20 seconds')
}
