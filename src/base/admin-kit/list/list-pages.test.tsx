// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { pageOf } from '#src/base/http/endpoint/page.schema.ts'
import { ListPages } from './list-pages.tsx'

afterEach(cleanup)

function show(page: number, total: number, more_than_total?: true) {
  const data = Array.from({ length: 25 }, (_, id) => ({ id }))
  const element = <ListPages {...pageOf(data, { page, per_page: 25, total, more_than_total })} />
  render(
    <MantineProvider env="test">
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </MantineProvider>,
  )
  const pages = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  return { text: screen.getByRole('status').textContent, last: pages.at(-2), next: pages.at(-1) }
}
const isNextDisabled = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sonraki sayfa' }).disabled

test('a list that was counted to its end has a button for its last page', () => {
  expect(show(1, 10_000)).toEqual({ text: '10.000 kayıttan 1–25 arası', last: '400. sayfa', next: 'Sonraki sayfa' })
})

test.each([
  { page: 1, last: '5. sayfa' },
  { page: 200, last: '201. sayfa' },
  // The ones after it are known to exist.
  { page: 398, last: '401. sayfa' },
  { page: 400, last: '401. sayfa' },
])(
  'on page $page of a list that has more than was counted, the last button is $last, and there is a next page',
  ({ page, last }) => {
    const [from, to] = [(page - 1) * 25 + 1, page * 25].map((n) => n.toLocaleString('tr'))
    expect(show(page, 10_000, true)).toEqual({
      text: `10.000+ kayıttan ${from}–${to} arası`,
      last,
      next: 'Sonraki sayfa',
    })
    expect(isNextDisabled()).toBe(false)
  },
)
