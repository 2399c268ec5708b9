import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { type Graph, isForOffice, sharedFile } from './vite/chunks.ts'
import { officeScreens } from './vite/office-screens.ts'
import { pageClasses } from './vite/page-classes.ts'

/**
 * Own modules and icons, without the office and node_modules. Stylesheets are excluded: a shared one would be a request
 * that blocks the first paint of every page (the site's CSS is inlined), and repeated @font-face rules cause a second layout.
 */
const isOurs = (id: string) =>
  (!/node_modules|[\\/]admin(-kit)?[\\/]/.test(id) || /lucide-react/.test(id)) && !/\.css($|\?)/.test(id)

/** Lets a file of the site give a module to the office's file as well: React Router asks that entries export what they say and no more. */
const entriesForOffice: Plugin = {
  name: 'entries-for-office',
  configEnvironment: (name) =>
    name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : null,
}

/** Packages that the server loads from node_modules: with native code, with files of their own, or slower when built in (docs/decisions/0077). */
const external = [
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  'nodemailer',
  'pg',
  'pino',
  'react',
  'react-dom',
  'sharp',
]

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), pageClasses(), officeScreens(), entriesForOffice],
  // assetsInlineLimit 0: a font inlined in the CSS would be part of every page.
  build: { assetsDir: 'build', sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        // The browsers of docs/operations.md: syntax and CSS. What they lack besides, journeys take away (e2e/other-browsers.ts).
        target: ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'],
        rolldownOptions: {
          output: {
            // Few files: on phones, round trips for many small ones cost more than the bytes saved.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 2,
                },
                ...['shared', 'parts', 'tours', 'orders', 'inquiries', 'posts'].map((file, at) => ({
                  name: (id: string, graph: Graph) => (sharedFile(id, graph) === file ? file : null),
                  test: isOurs,
                  priority: 1 - at / 10,
                })),
                {
                  // What four screens of the office or more have, without what the site's pages have too.
                  name: (id: string, graph: Graph) => (isForOffice(id, graph) ? 'office' : null),
                  minShareCount: 4,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The parts of packages that are used, instead of 1,200 files (docs/decisions/0077).
      ...(command === 'build' && {
        resolve: { noExternal: true, external },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: {
        // One module graph for server entry and pages, so that loaders and server share the same React Router contexts.
        rollupOptions: { input: './src/server/main.server.ts' },
      },
    },
  },
}))
