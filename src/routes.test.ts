import { readdirSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const idsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ id, children = [] }) => [...(id ? [id] : []), ...idsOf(children)])

test('data of a route is read under an id that routes.ts names: the default id changes when its file moves', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const read = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/useRouteLoaderData(?:<.+>)?\('([^']+)'\)/g)].map(([, id]) => id!),
  )
  expect(read.length).toBeGreaterThan(5)
  expect([...new Set(read)].filter((id) => !['root', ...idsOf(routes)].includes(id))).toEqual([])
})
