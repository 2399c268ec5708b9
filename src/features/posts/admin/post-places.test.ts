// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { loadPosts } from './post-places.ts'

test.each([
  ['the section in its own order', '', 'page=1&per_page=500'],
  ['its second page, as large as the first', '?page=2', 'page=2&per_page=500'],
  ['a search', '?page=2&search=vize', 'page=2&search=vize'],
  ['a filter', '?status=taslak', 'status=taslak'],
])('the screen of a section asks for %s', async (_, query, asked) => {
  const paths: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path)
    return Response.json({})
  })
  await loadPosts(`https://office.example/admin/pages/news${query}`)
  expect(paths).toEqual([`/api/admin/blog/news?${asked}&lang=tr`])
})
