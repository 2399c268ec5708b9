import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'build/client/build'
const start = 'window.__reactRouterManifest='

type RouteFiles = { module: string; clientLoaderModule?: string }
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, RouteFiles> }

/** What the built site loads in browsers, as the build's manifest names it. */
export function siteManifest(): Manifest {
  const name = readdirSync(folder).find((file) => /^manifest-[\da-f]+\.js$/.test(file))!
  const text = readFileSync(join(folder, name), 'utf8')
  return JSON.parse(text.slice(start.length, text.indexOf(';if(document')))
}

/** Paths of the files that pages of the site load when something is opened: all dynamic imports that their modules reach. */
export function partsOnDemand(): string[] {
  const { entry, routes } = siteManifest()
  const waiting = [entry.module, ...Object.values(routes).map(({ module }) => module)]
  const seen = new Set<string>()
  const found = new Set<string>()
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const code = readFileSync(join(folder, file.slice('/build/'.length)), 'utf8')
    const named = (pattern: RegExp) => [...code.matchAll(pattern)].map((match) => `/build/${match[1]}`)
    const onDemand = named(/import\([`"']\.\/([\w.-]+\.js)[`"']\)/g)
    for (const each of onDemand) found.add(each)
    waiting.push(...onDemand, ...named(/(?:from|import)\s*[`"']\.\/([\w.-]+\.js)[`"']/g))
  }
  return [...found].toSorted()
}
