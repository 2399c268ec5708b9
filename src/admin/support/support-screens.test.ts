import { expect, test } from 'vitest'
import { screenAt, screensToChoose } from './support-screens.ts'

test.each([
  ['/admin/pages/tours', '/admin/pages/tours'],
  ['/admin/pages/tours/update', '/admin/pages/tours'],
  ['/admin/pages/tours-categories/update', '/admin/pages/tours-categories'],
  ['/admin/404', null],
  ['', null],
])('%s belongs to %s', (path, screen) => {
  expect(screenAt(path)).toBe(screen)
})

test('no screen is offered twice, and the support screen not at all', () => {
  const paths = screensToChoose().map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).not.toContain('/admin/support')
})
