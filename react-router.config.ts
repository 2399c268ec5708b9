import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  serverBuildFile: 'main.js',
  routeDiscovery: { mode: 'initial' },
} satisfies Config
