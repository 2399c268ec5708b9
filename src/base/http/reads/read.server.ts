import { randomUUID } from 'node:crypto'
import { TrieRouter } from 'hono/router/trie-router'
import { currentWork } from '#src/base/observe/work.server.ts'
import { notFound } from '../../errors.ts'
import { type Answer, refusedOf } from '../client/client.ts'
import { callOf, languageOf, run } from '../endpoint/call.server.ts'
import type { AnyEndpoint } from '../endpoint/endpoint.server.ts'
import type { Services } from '../endpoint/services.server.ts'
import { refusalOf } from '../failure.server.ts'
import { cachedValue } from './cached-answer.server.ts'

/**
 * A GET of a public endpoint. Its value is shared and frozen.
 * @param path with its query
 * @param lang of the answer; the default language unless it is active
 */
export type Read = (path: string, lang: string) => Promise<Answer<unknown>>

const noHeaders = new Headers()

export function createRead(endpoints: readonly AnyEndpoint[], services: Services): Read {
  const router = new TrieRouter<AnyEndpoint>()
  for (const endpoint of endpoints)
    if (endpoint.method === 'GET' && endpoint.access === 'public') router.add('GET', endpoint.path, endpoint)
  return async (path, wanted) => {
    const requestId = currentWork()?.id ?? randomUUID()
    // Of the refusal when the languages cannot be read: a page that is not answered for now must not become one that failed.
    let lang = 'tr'
    try {
      lang = await languageOf([wanted], services)
      const [pathname = '', search = ''] = path.split('?', 2)
      const [[found] = []] = router.match('GET', pathname)
      if (!found) throw notFound()
      const [endpoint, params] = found as [AnyEndpoint, Record<string, string>]
      const decoded = Object.fromEntries(Object.entries(params).map(([name, text]) => [name, decodeURIComponent(text)]))
      const incoming = {
        params: decoded,
        search: new URLSearchParams(search),
        lang,
        staff: null,
        headers: noHeaders,
        address: '',
        requestId,
      }
      const call = callOf(endpoint, incoming, {}, services)
      const data = endpoint.cache === 'etag' ? await cachedValue(endpoint, call) : await run(endpoint, call)
      return { ok: true, data }
    } catch (error) {
      const { status, body, headers } = await refusalOf(error, services, lang, requestId)
      const { success: _, ...refused } = body
      return refusedOf(status, refused, headers['retry-after'])
    }
  }
}
