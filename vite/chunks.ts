/** Part of Rolldown's module graph. */
export type Graph = { getModuleInfo: (id: string) => { importers: string[]; dynamicImporters: string[] } | null }

/** True for modules that only office screens import, directly or not: the site's pages do not need them. */
export function isForOffice(id: string, graph: Graph, visited = new Set<string>()): boolean {
  if (/[\\/]admin(-kit)?[\\/]/.test(id)) return true
  visited.add(id)
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  const all = [...importers, ...dynamicImporters]
  return all.length > 0 && all.every((each) => visited.has(each) || isForOffice(each, graph, visited))
}

/** Files of every page of the site. */
const everywhere = /[\\/]src[\\/](root|entry\.client|site[\\/]shell[\\/]shell)\.tsx$/
const page = /-page\.tsx$/
/** Rooms whose pages share a file, and its name. */
const rooms = [
  { file: 'tours', of: /[\\/]features[\\/](departures|tours)[\\/]/ },
  {
    file: 'orders',
    of: /[\\/](features[\\/](orders|booking|payments|amendments|operations|passengers|documents|messages)|site[\\/]order)[\\/]/,
  },
  { file: 'inquiries', of: /[\\/]features[\\/]inquiries[\\/]/ },
  { file: 'posts', of: /[\\/]features[\\/]posts[\\/]/ },
]

/**
 * The shared file of a module: `shared` when every page of the site has it, the room's or `parts` when three pages
 * or more have it; else null: the bundler gives two pages a file of their own, and so it does what is loaded on demand only.
 */
export function sharedFile(id: string, graph: Graph): string | null {
  // An entry runs when its file is loaded, so it stays a file of its own.
  if (everywhere.test(fileOf(id)) || page.test(fileOf(id)) || isForOffice(id, graph)) return null
  const pages = new Set<string>()
  collect(id, graph, pages, new Set())
  if ([...pages].some((each) => everywhere.test(each))) return 'shared'
  if ([...pages].filter((each) => page.test(each)).length < 3) return null
  return rooms.find(({ of }) => of.test(id))?.file ?? 'parts'
}

/** Files that import the module statically, directly or not, and are imported by no other. */
function collect(id: string, graph: Graph, found: Set<string>, visited: Set<string>): void {
  if (visited.has(id) || /[\\/]admin(-kit)?[\\/]/.test(id)) return
  visited.add(id)
  const file = fileOf(id)
  if (everywhere.test(file) || page.test(file)) found.add(file)
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) collect(importer, graph, found, visited)
}

/** Without the query that marks parts of a route's module. */
function fileOf(id: string): string {
  return id.replace(/\?.*$/, '')
}
