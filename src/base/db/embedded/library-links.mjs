// Plain JavaScript, because scripts/ready.mjs must run on Node 20.
import { lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'

const require = createRequire(import.meta.url)

/**
 * @param {string} name of the package that has PostgreSQL for this platform
 * @returns {string | undefined} its folder; undefined when npm left it out
 */
export function packageRoot(name) {
  try {
    // The package exports only <root>/dist/index.js.
    return dirname(dirname(require.resolve(name)))
  } catch {
    return undefined
  }
}

/**
 * Makes the symbolic links that the binaries load their libraries by. npm cannot pack links, so the package makes
 * them in an install script, which may be disabled. Safe when several processes do it at the same time.
 * @param {string} root folder of the package
 * @throws {NodeJS.ErrnoException} when the folder cannot be written to
 */
export function linkLibraries(root) {
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const link = resolve(root, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    }
  }
}
