import { expect, test } from 'vitest'
import routes from '#src/routes.ts'
import { fittingIn, hasOpenPage, navTargets } from '../nav/nav.ts'

const paths = routes.flatMap(({ children = [] }) => children).map(({ path }) => `/${(path ?? '').split('/')[0]}`)

test.each(Object.entries(navTargets))('the menus show %s exactly when its page is in the site map', (_, target) => {
  expect(target.isOpen).toBe(paths.includes(target.path))
})

const languages = [{ abbr: 'tr' }, { abbr: 'en' }]
test.each([
  ['', false],
  ['/turlar/balkan-turlari', true],
  ['/en/turlar/balkan-tours?month=2027-04', true],
  ['https://seyyah.example/', true],
  ['/', true],
  ['/en', true],
])('an address "%s" in the contents has an open page: %s', (uri, isOpenPage) => {
  expect(hasOpenPage(uri, languages)).toBe(isOpenPage)
})

test.each(Object.values(navTargets))('a link to $path is shown exactly when it is open', ({ path, isOpen }) => {
  expect(hasOpenPage(path, languages)).toBe(isOpen)
  expect(hasOpenPage(`/en${path}?q=1`, languages)).toBe(isOpen)
})

test.each([
  ['all, and no "more" menu, when they fit exactly', 300, 3],
  ['those that leave room for the "more" menu', 299, 2],
  ['only the "more" menu in a narrow bar', 120, 0],
])('the bar shows %s', (_, width, count) => {
  expect(fittingIn(width, [100, 100, 100], 60)).toBe(count)
})
