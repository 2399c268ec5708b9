import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsDir: 'build', sourcemap: false },
  environments: {
    ssr: {
      build: {
        // The server's entry and the pages are one module graph: loaders find the very contexts that the server fills.
        rollupOptions: { input: './src/main.server.ts' },
      },
    },
  },
})
