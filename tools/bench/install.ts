import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Copies a folder of the bench into .bench/, which git and `npm ci` ignore, and installs the packages of its package.json
 * there when they are missing.
 * @returns the copy. @throws Error when npm chose other versions: under an old Node it takes older majors
 */
export function install(source: string): string {
  const folder = join('.bench', basename(source))
  mkdirSync(folder, { recursive: true })
  cpSync(source, folder, { recursive: true })
  const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const wrong = () => Object.keys(dependencies).filter((name) => installed(folder, name) !== dependencies[name])
  if (wrong().length > 0)
    execFileSync('npm', ['install', '--no-package-lock', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' })
  if (wrong().length > 0) throw new Error(`npm installed other versions than those asked for: ${wrong().join(', ')}`)
  return folder
}

function installed(folder: string, name: string): string | null {
  const file = join(folder, 'node_modules', name, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : null
}
