import { existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { nodePackage } from '../src/base/platform.mjs'

/**
 * Links `.bin/node` to the Node that npm installed. npm 10 creates the link, but deletes it when it removes the packages of
 * other platforms, which have a program of the same name.
 * @param {string} modules path of node_modules
 * @param {{ platform: string, arch: string }} host
 * @returns {boolean} true when the link is there, from before or created now
 */
export function linkNode(modules, host) {
  const name = nodePackage(host)
  const link = join(modules, '.bin/node')
  if (!name) return false
  const program = join(modules, name, 'bin/node')
  if (!existsSync(program)) return false
  // Another package may bring a program of that name.
  if (existsSync(link)) return realpathSync(link) === realpathSync(program)
  mkdirSync(join(modules, '.bin'), { recursive: true })
  symlinkSync(`../${name}/bin/node`, link)
  return true
}
