import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Site } from './test-site.ts'

/** What a start has printed of the first administrator: all, e-mail address, password; null for nothing. */
export const printed = (site: Site) => /İlk yönetici: (\S+) {2}parola: (\S+)/.exec(site.output())

/** Logs the URL of every loaded module. */
export const logImports = `--import data:text/javascript,${encodeURIComponent(
  "import { registerHooks } from 'node:module'\nregisterHooks({ load(url, context, next) { console.error('loads ' + url); return next(url, context) } })",
)}`
/** Whether a loaded build file contains the demo's reader, recognised by the name of one of its files. */
export const loadsDemo = (site: Site) =>
  [...site.output().matchAll(/^loads file:\/\/(\S+)$/gm)].some(
    ([, file]) => file!.includes('/build/server/') && readFileSync(file!, 'utf8').includes('pictures.json'),
  )

/** Runs a command of package.json in a process of its own. */
export async function command(name: 'backup' | 'restore', file: string, env: Record<string, string>) {
  const variables = { PATH: process.env.PATH, BACKUP_PASSPHRASE: 'uzun bir deneme parolası', ...env }
  const run = promisify(execFile)(process.execPath, [`scripts/${name}.ts`, file], { env: variables })
  const { code, stdout, stderr } = await run.then(
    (printed) => ({ code: 0, ...printed }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
  return { code, output: stdout + stderr }
}
