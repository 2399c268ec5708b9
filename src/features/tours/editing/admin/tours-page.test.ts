// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Route } from './+types/tours-page'
import { duplicateTour } from './tour-actions.ts'
import { clientLoader } from './tours-page.tsx'

test.each([
  ['a category in its own order', '?section=kultur', 'section=kultur&per_page=200'],
  ['its second page, as large as the first', '?section=kultur&page=2', 'page=2&section=kultur&per_page=200'],
  ['a search in it', '?section=kultur&search=roma', 'search=roma&section=kultur'],
])('the list of tours asks for %s', async (_, query, asked) => {
  const paths: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path)
    return Response.json([])
  })
  const request = new Request(`https://office.example/admin/pages/tours${query}`)
  await clientLoader({ request } as Route.ClientLoaderArgs)
  expect(paths[0]).toBe(`/api/admin/products?${asked}&lang=tr`)
})

test('a double click on "Kopyala" makes one copy, and a later click another', async () => {
  let copies = 0
  vi.stubGlobal('fetch', async () => {
    copies += 1
    return Response.json({ success: true, message: 'Kopyalandı.', data: { id: 100 + copies } })
  })
  const opened: number[] = []
  const shown = Promise.withResolvers<void>()
  const click = (isShown?: Promise<void>) =>
    duplicateTour(7, async (id) => {
      opened.push(id)
      await isShown
    })
  const clicks = [click(shown.promise), click()]
  await vi.waitFor(() => expect(opened).toEqual([101]))
  // The copy is made, but its screen is not there yet.
  await click()
  shown.resolve()
  await Promise.all(clicks)
  expect([opened, copies]).toEqual([[101], 1])
  await click()
  expect(opened).toEqual([101, 102])
})
