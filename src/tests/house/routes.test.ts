import { readdirSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { listedRoutes, pageRoutes } from '#src/features/page-meta/page-meta.links.ts'
import { unlistedPages } from '#src/features/page-meta/unlisted.links.ts'
import routes from '#src/routes.ts'
import { pagePaths } from '#src/site/nav/nav.ts'

const idsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ id, children = [] }) => [...(id ? [id] : []), ...idsOf(children)])

test('data of a route is read under an id that routes.ts names: the default id changes when its file moves', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const read = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/useRouteLoaderData(?:<.+>)?\('([^']+)'\)/g)].map(([, id]) => id!),
  )
  expect(read.length).toBeGreaterThan(5)
  expect([...new Set(read)].filter((id) => !['root', ...idsOf(routes)].includes(id))).toEqual([])
})

/** The public pages: path as in pageRoutes, and the route name of the file's `handle`. */
const publicPages = routes[0]!.children!.flatMap(({ path = '', file }) => {
  const name = /route_name: '(\w+)'/.exec(readFileSync(`src/${file}`, 'utf8'))?.[1]
  return path === '*' ? [] : [{ path: `/${path.replace(/:\w+/, '…')}`, file, name }]
})

test.each(publicPages)('$path has a title that the office edits, and its route name is known', ({ path, name }) => {
  expect(name).toBeDefined()
  // Two pages of one order share a title; a preview is of an unpublished tour.
  if (path === '/rezervasyon-sozlesme' || path === '/tur-onizleme') return
  expect(pageRoutes).toContainEqual(expect.objectContaining({ route_name: name, path }))
})

test('every page that search engines may list, and has no slug, is in the site map', () => {
  // The store of a room lists pages with slugs (sources of listed-pages.server.ts).
  const listed = publicPages.filter(({ name, path }) => !unlistedPages.includes(name!) && !path.includes('…'))
  expect(listed.map(({ path }) => path).sort()).toEqual(listedRoutes.map(({ path }) => path as string).sort())
})

test.each(Object.values(pagePaths))('%s, which the menus link to, is a page', (path) => {
  expect(publicPages.map((page) => page.path)).toContain(path)
})

test('every public page is looked at by the journeys of accessibility and markup', () => {
  const screens = readFileSync('e2e/screens.ts', 'utf8')
  const isNamed = (path: string) => new RegExp(`['\`]/${path.split('/')[1]}[/?'\`]`).test(screens)
  const others = publicPages.filter(({ path }) => !listedRoutes.some((listed) => listed.path === path))
  expect(others.filter(({ path }) => !isNamed(path))).toEqual([
    // Needs an order.
    expect.objectContaining({ path: '/rezervasyon-sozlesme' }),
  ])
})

test('every loader of the server is one of the browser too: the browser asks the API for values, never for loader data', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const exported = (name: string, file: string) =>
    new RegExp(`export (const|(async )?function) ${name}\\b`).test(readFileSync(`src/${file}`, 'utf8'))
  const onServer = files.filter((file) => exported('loader', file))
  expect(onServer.length).toBeGreaterThan(20)
  // Those of the document do not change until the next one.
  expect(onServer.filter((file) => !exported('clientLoader', file))).toEqual(['root.tsx'])
})
