import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import routes from '../src/routes.ts'

/** Its own HTML is the loading message; what is in it is rendered in the browser only. */
const office = 'admin'

/**
 * Leaves the screens of the office, and what only they import, out of the server's code, which never renders them: it would hold
 * the source of charts, editors and tables in memory. Screens with a loader of the server stay.
 */
export function officeScreens(): Plugin {
  const screens = new Set(
    routes.filter(({ path }) => path === office).flatMap(({ children = [] }) => filesOf(children)),
  )
  return {
    name: 'office-screens',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'ssr' || !screens.has(resolve(id))) return null
      const code = readFileSync(id, 'utf8')
      if (/^export const (loader|action)\b/m.test(code)) return null
      const clientLoader = /^export (const|async function) clientLoader\b/m.test(code)
      return `${clientLoader ? 'export const clientLoader = () => null\n' : ''}export default () => null`
    },
  }
}

function filesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [resolve('src', file), ...filesOf(children)])
}
