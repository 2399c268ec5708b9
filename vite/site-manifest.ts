import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Routes = Record<string, { id: string; parentId?: string }>

const start = 'window.__reactRouterManifest='

/**
 * Splits React Router's manifest after the build: pages of the site get their own routes, and only the office loads the rest,
 * which is nine tenths of it. Site and office are separate documents (docs/decisions/0025).
 * @param folder of the client's scripts
 */
export function splitManifest(folder: string): void {
  const [name, ...others] = readdirSync(folder).filter((file) => /^manifest-[\da-f]+\.js$/.test(file))
  if (!name || others.length > 0) throw new Error(`Expected one manifest in ${folder}`)
  const text = readFileSync(join(folder, name), 'utf8')
  if (!text.startsWith(start)) throw new Error(`${name} does not begin with ${start}`)
  const manifest = JSON.parse(text.slice(start.length).replace(/;\s*$/, '')) as { routes: Routes }
  const all = Object.entries(manifest.routes)
  const routesOf = (isOffice: boolean): Routes =>
    Object.fromEntries(all.filter(([id]) => isOfficeRoute(manifest.routes, id) === isOffice))
  const officeName = name.replace('manifest-', 'manifest-office-')
  writeFileSync(join(folder, officeName), `export default ${JSON.stringify(routesOf(true))}`)
  writeFileSync(
    join(folder, name),
    `${start}${JSON.stringify({ ...manifest, routes: routesOf(false) })};` +
      'if(document.documentElement.dataset.office)' +
      `Object.assign(window.__reactRouterManifest.routes,(await import("./${officeName}")).default)`,
  )
}

/** Whether a route is below another top-level route than the site's shell. */
function isOfficeRoute(routes: Routes, id: string): boolean {
  const parent = routes[id]?.parentId
  if (parent === undefined) return false
  return parent === 'root' ? id !== 'site/shell' : isOfficeRoute(routes, parent)
}
