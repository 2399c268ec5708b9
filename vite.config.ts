import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * Our own modules and the icons; what is loaded on demand (menus, dialogs, lightbox) and the office's stay apart.
 * A style sheet among them would be one more request that holds back the first paint of every page: the site's stands in
 * the page, and the typefaces said twice made the browser lay the whole page out again.
 */
const isOurs = (id: string) =>
  (!/node_modules|[\\/]admin(-kit)?[\\/]/.test(id) || /lucide-react/.test(id)) && !/\.css($|\?)/.test(id)

type Graph = { getModuleInfo: (id: string) => { importers: string[]; dynamicImporters: string[] } | null }

/** Whether only screens of the office ask for a module, wherever it lies: pages of the site share none of it. */
function isForOffice(id: string, graph: Graph, asked = new Set<string>()): boolean {
  if (/[\\/]admin(-kit)?[\\/]/.test(id)) return true
  asked.add(id)
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  const all = [...importers, ...dynamicImporters]
  return all.length > 0 && all.every((each) => asked.has(each) || isForOffice(each, graph, asked))
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // A typeface put into the style sheet would travel in every page.
  build: { assetsDir: 'build', sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Many small files cost a phone more in round trips than they save: what most pages share is one file.
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
        // The server's entry and the pages are one module graph: loaders find the very contexts that the server fills.
        rollupOptions: { input: './src/main.server.ts' },
      },
    },
  },
})
