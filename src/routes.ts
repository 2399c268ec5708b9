import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { index, type RouteConfig, route } from '@react-router/dev/routes'
import type { RoomRoutes } from './base/room.routes.ts'

const here = new URL('.', import.meta.url)

/** Found by name. Their order does not matter: the router ranks paths. */
const rooms: RoomRoutes[] = await Promise.all(
  globSync('{features/*,site,admin}/room.routes.ts', { cwd: fileURLToPath(here) })
    .sort()
    .map(async (file) => (await import(/* @vite-ignore */ new URL(file, here).href)).routes),
)

/** The site map: what rooms declare in room.routes.ts. The optional `lang` is the code of a language other than the default (docs/rules.md, Addresses). */
export default [
  route(':lang?', 'site/shell/shell.tsx', { id: 'site/shell' }, [
    ...rooms.flatMap(({ site = [] }) => site),
    route('404', 'site/not-found-page.tsx'),
    route('*', 'site/unknown-path.tsx'),
  ]),
  route('giris-yap', 'admin/login-layout.tsx', [
    index('features/accounts/login/admin/login-page.tsx'),
    route('parola', 'features/accounts/login/admin/password-page.tsx'),
    route('ikinci-adim', 'features/accounts/factors/admin/factor-page.tsx'),
  ]),
  route('admin', 'admin/shell/shell.tsx', { id: 'admin/shell' }, [
    ...rooms.flatMap(({ office = [] }) => office),
    route('404', 'admin/unknown-screen.tsx'),
    route('*', 'admin/to-unknown.tsx'),
  ]),
] satisfies RouteConfig
