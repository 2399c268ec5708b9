import { minifySync, type Plugin } from 'vite'

/**
 * Minifies the function that every document of the site carries as its source (src/base/start/start-later.ts): the server's code
 * is not minified otherwise.
 */
export function minifiedStarter(): Plugin {
  return {
    name: 'minified-starter',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (this.environment.name !== 'ssr' || !/[\\/]base[\\/]start[\\/]start-later\.ts$/.test(id)) return null
      const { code: small, errors } = minifySync('start-later.js', code, { module: true, compress: true, mangle: true })
      const source = /^(?:export )?(function startLater[\s\S]*?\});?(?:export\s*\{\s*startLater\s*\};?)?$/.exec(
        small.trim(),
      )?.[1]
      if (errors.length > 0 || !source) throw new Error(`The starter cannot be minified: ${small.slice(0, 80)}`)
      return { code: `export const startLater = { toString: () => ${JSON.stringify(source)} }`, map: null }
    },
  }
}
