import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * Own modules and icons, without the office and node_modules. Stylesheets are excluded: a shared one would be a request
 * that blocks the first paint of every page (the site's CSS is inlined), and repeated @font-face rules cause a second layout.
 */
const isOurs = (id: string) =>
  (!/node_modules|[\\/]admin(-kit)?[\\/]/.test(id) || /lucide-react/.test(id)) && !/\.css($|\?)/.test(id)

type Graph = { getModuleInfo: (id: string) => { importers: string[]; dynamicImporters: string[] } | null }

/** True for modules that only office screens import, directly or not: the site's pages do not need them. */
function isForOffice(id: string, graph: Graph, visited = new Set<string>()): boolean {
  if (/[\\/]admin(-kit)?[\\/]/.test(id)) return true
  visited.add(id)
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  const all = [...importers, ...dynamicImporters]
  return all.length > 0 && all.every((each) => visited.has(each) || isForOffice(each, graph, visited))
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // assetsInlineLimit 0: a font inlined in the CSS would be part of every page.
  build: { assetsDir: 'build', sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One shared file: on phones, round trips for many small files cost more than the bytes saved.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 2,
                },
                {
                  name: (id, graph) => (isForOffice(id, graph) ? null : 'shared'),
                  test: isOurs,
                  minShareCount: 3,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // One module graph for server entry and pages, so that loaders and server share the same React Router contexts.
        rollupOptions: { input: './src/main.server.ts' },
      },
    },
  },
})
