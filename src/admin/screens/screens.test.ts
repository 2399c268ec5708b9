import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#src/routes.ts'
import { matchesName, newScreens, screens } from './screens.ts'

const pathsOf = (list: readonly RouteConfigEntry[], under = ''): string[] =>
  list.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? under : `${under}/${path}`
    return [own, ...pathsOf(children, own)]
  })

const isInsert = (path: string) => path.endsWith('insert')
/** Screens that need an item chosen in a list. */
const isChosen = (path: string) => /update$|reset-password$|show$|departure-cancel$/.test(path)
const paths = [...new Set(pathsOf(routes))].filter((path) => /^\/admin\/[^*]+$/.test(path) && path !== '/admin/404')

test('the palette offers exactly the insert screens of the site map', () => {
  expect(newScreens.map(({ path }) => path).sort()).toEqual(paths.filter(isInsert).sort())
})

test('the palette offers exactly the other screens that need no chosen item', () => {
  const named = paths.filter((path) => !isInsert(path) && !isChosen(path))
  expect(screens.map(({ path }) => path).sort()).toEqual(named.sort())
})

test.each([
  ['Banka hesapları', 'banka hesaplari', true],
  ['Banka hesapları', 'HESAPLARI', true],
  ['Banka hesapları', 'hes ban', true],
  ['Ana sayfa', 'SAYFA', true],
  ['İK başvuruları', 'ik basv', true],
  ['Kalkışlar', 'KALKIŞ', true],
  ['Kalkışlar', 'kalkıs', true],
  ['Vize', 'İZE', false],
  ['Vize', 'vize ara', false],
  ['Kapadokya turu KPD-101', 'kpd-10', true],
  ['Vize', '', true],
  ['Vize', ' ', true],
])('"%s" matches "%s": %s', (text, query, isMatch) => {
  expect(matchesName(text, query)).toBe(isMatch)
})
