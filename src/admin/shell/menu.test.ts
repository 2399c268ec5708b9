import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#src/routes.ts'
import { menu, openGroups, profileEntries } from './menu.ts'

const pathsOf = (list: readonly RouteConfigEntry[], under = ''): string[] =>
  list.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? under : `${under}/${path}`
    return [own, ...pathsOf(children, own)]
  })
const paths = pathsOf(routes)

test.each([...menu.flatMap(({ entries }) => entries), ...profileEntries])(
  'the menu shows $path exactly when its screen is in the site map',
  ({ path, isOpen }) => {
    expect(paths.includes(path)).toBe(isOpen)
  },
)

test('a group without open screens is hidden', () => {
  const shown = openGroups(menu)
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.flatMap(({ entries }) => entries).filter(({ isOpen }) => !isOpen)).toEqual([])
  expect(shown.filter(({ entries }) => entries.length === 0)).toEqual([])
})
