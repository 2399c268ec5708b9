import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type ApiOf, apiContext, createClient } from '#src/base/http/client/client.ts'
import { clientLoader as loadNews } from '#src/features/posts/site/news-page.tsx'
import { clientLoader as loadCategory } from './category-page.tsx'
import { clientLoader as loadSearch } from './search-page/search-page.tsx'

/** Where the loader of a page redirects to, for lists of so many pages. */
async function redirectOf(load: (args: never) => Promise<unknown>, address: string, page_count: number) {
  const list = { data: [], total: 12 * page_count, page: 9, per_page: 12, page_count }
  const answer = { ...list, products: list, main_category: { seo_name: 'ege' } }
  const api: ApiOf = Object.assign((lang = 'tr') => createClient(async () => Response.json(answer), lang), {
    defaultLang: 'tr',
  })
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  const request = new Request(`https://seyyah.example${address}`)
  const thrown = await load({ context, request, params: { seo_name: 'ege' } } as never).catch((error: unknown) => error)
  return thrown instanceof Response ? [thrown.status, thrown.headers.get('location')] : thrown
}

test.each([
  ['a category', loadCategory, '/turlar/ege'],
  ['a search', loadSearch, '/tur-ara'],
])('beyond the last page of %s, the last one keeps filters, party and tracking', async (_, load, path) => {
  const shared = 'visa=vizesiz&page=9&yetiskin=3&cocuk=5&utm_source=x'
  const kept = 'yetiskin=3&cocuk=5&utm_source=x'
  expect(await redirectOf(load, `${path}?${shared}`, 4)).toEqual([302, `${path}?visa=vizesiz&page=4&${kept}`])
  expect(await redirectOf(load, `${path}?${shared}`, 1)).toEqual([302, `${path}?visa=vizesiz&${kept}`])
  expect(await redirectOf(load, `${path}?page=9`, 1)).toEqual([302, path])
})

test('beyond the last page of the news, the last one keeps party and tracking', async () => {
  const address = '/haberler?page=9&yetiskin=3&utm_source=x'
  expect(await redirectOf(loadNews, address, 4)).toEqual([302, '/haberler?page=4&yetiskin=3&utm_source=x'])
  expect(await redirectOf(loadNews, address, 1)).toEqual([302, '/haberler?yetiskin=3&utm_source=x'])
  expect(await redirectOf(loadNews, '/haberler?page=9', 1)).toEqual([302, '/haberler'])
})
