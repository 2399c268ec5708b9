import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const source = 'bench/peers/next'
/** Outside of what `npm ci` installs, and ignored by git. */
const folder = '.bench/next'

type Options = { port: number /** its address, for pictures */; site: string; content: object }

/**
 * Installs Next beside the project when it is missing, builds the peer with `content` and starts it, in production and in
 * one process, as `next start` does.
 */
export async function startNext({ port, site, content }: Options): Promise<ChildProcess> {
  mkdirSync(folder, { recursive: true })
  cpSync(source, folder, { recursive: true })
  cpSync('src/base/ui/fonts', join(folder, 'public/fonts'), { recursive: true })
  writeFileSync(join(folder, 'content.json'), JSON.stringify(content))
  install()
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

/** @throws Error when npm chose versions other than those of package.json */
function install(): void {
  const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const wrong = () => Object.keys(dependencies).filter((name) => installed(name) !== dependencies[name])
  if (wrong().length > 0)
    execFileSync('npm', ['install', '--no-package-lock', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' })
  if (wrong().length > 0) throw new Error(`npm installed other versions than those asked for: ${wrong().join(', ')}`)
}

function installed(name: string): string | null {
  const file = join(folder, 'node_modules', name, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : null
}
