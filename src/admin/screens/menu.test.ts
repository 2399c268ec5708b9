import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#src/routes.ts'
import { menu, profileEntries } from './menu.ts'

const pathsOf = (list: readonly RouteConfigEntry[], under = ''): string[] =>
  list.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? under : `${under}/${path}`
    return [own, ...pathsOf(children, own)]
  })
const paths = pathsOf(routes)

test.each([...menu.flatMap(({ entries }) => entries), ...profileEntries])('$path is in the site map', ({ path }) => {
  expect(paths).toContain(path)
})
