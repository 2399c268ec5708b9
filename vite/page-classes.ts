import { relative, sep } from 'node:path'
import type { Plugin, Rollup } from 'vite'

const name = 'virtual:page-classes'
const resolved = `\0${name}`
const placeholder = '__PAGE_CLASSES__'

/** Files of every page of the site. */
const everywhere = ['src/root.tsx', 'src/site/shell/shell.tsx']
const page = /^src\/(site|features\/.*\/site)\/(.*-page|unknown-path)\.tsx$/

/**
 * The module `virtual:page-classes`: for each page of the site, by the id of its route, all words in its code and in the code it
 * may load, so also every class name it may show (src/base/ui/page/page-css.ts). null in the development server and in browsers.
 */
export function pageClasses(): Plugin {
  const fileOf = (id: string) => relative(process.cwd(), id.replace(/\?.*$/, '')).split(sep).join('/')
  return {
    name: 'page-classes',
    resolveId: (id) => (id === name ? resolved : null),
    load(id) {
      if (id !== resolved) return null
      const isServerBuild = this.environment.name === 'ssr' && this.environment.mode === 'build'
      return `export default ${isServerBuild ? JSON.stringify(placeholder) : 'null'}`
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'ssr') return
      const own = [...this.getModuleIds()].filter((id) => fileOf(id).startsWith('src/'))
      const wordsFrom = (ids: readonly string[]) => {
        const words = new Set<string>()
        for (const id of reachable(ids, this))
          for (const word of wordsOf(this.getModuleInfo(id)?.code ?? '')) words.add(word)
        return words
      }
      const shell = wordsFrom(own.filter((id) => everywhere.includes(fileOf(id))))
      const pages = own.filter((id) => page.test(fileOf(id)))
      const found = Object.fromEntries(
        pages.map((id) => [
          fileOf(id).slice('src/'.length, -'.tsx'.length),
          [...wordsFrom([id])].filter((word) => !shell.has(word)).join(' '),
        ]),
      )
      const text = JSON.stringify({ shell: [...shell].join(' '), pages: found })
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(new RegExp(`["']${placeholder}["']`), () => text)
    },
  }
}

/** The modules, and all own ones that they import, on demand too. */
function reachable(ids: readonly string[], graph: Pick<Rollup.PluginContext, 'getModuleInfo'>): Set<string> {
  const found = new Set<string>()
  const waiting = [...ids]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || /node_modules|\.server\.ts|\.css/.test(id)) continue
    found.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    waiting.push(...importedIds, ...dynamicallyImportedIds)
  }
  return found
}

/** Words that can be class names: Tailwind finds them in the same way. */
function wordsOf(code: string): string[] {
  return code
    .split(/[\s"'`]+/)
    .filter(
      (word) =>
        /^[a-z@*[-][^(){}<>;=]*(\([^)]*\))?[^(){}<>;=]*$|^[a-z@*-].*\[.*\]|^\[.*\]/i.test(word) && word.length < 120,
    )
}
