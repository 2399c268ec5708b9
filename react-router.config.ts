import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { splitManifest } from './vite/site-manifest.ts'

export default {
  appDirectory: 'src',
  ssr: true,
  serverBuildFile: 'main.js',
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => splitManifest(join(reactRouterConfig.buildDirectory, 'client/build')),
} satisfies Config
