import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createDrops } from '#src/base/cache/drops.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { openLog } from '#src/base/log.server.ts'
import { endpoint } from '../endpoint/endpoint.server.ts'
import { whole } from '../endpoint/fields.ts'
import { testApi, testLanguages } from '../endpoint/test-api.ts'
import { createAnswers } from './cached-answer.server.ts'

const read = { method: 'GET', access: 'public', summary: 'A note.' } as const
const endpoints = [
  endpoint({
    ...read,
    path: '/api/notes/:id',
    params: z.object({ id: z.string() }),
    query: z.object({ page: whole(1, 9).default(1) }),
    answer: z.object({ id: z.string(), page: z.number(), lang: z.string(), text: z.string() }),
    cache: 'etag',
    handle: ({ params, query, lang }) => ({ ...params, ...query, lang, text: 'ğüşiöç'.repeat(100) }),
  }),
  endpoint({ ...read, path: '/api/now', answer: z.object({ n: z.number() }), handle: () => ({ n: 1 }) }),
  endpoint({
    ...read,
    path: '/api/mine',
    access: 'staff',
    answer: z.object({ n: z.number() }),
    handle: () => ({ n: 1 }),
  }),
]

const drops = createDrops(new Map())
const log: string[] = []
const { fetch, fastPath } = testApi(endpoints, {
  db: {} as Db,
  answers: createAnswers(drops),
  log: openLog('info', { write: (line) => void log.push(line) }),
})

type Sent = { method?: string; host?: string; cookie?: string; accept?: string; ifNoneMatch?: string }
const slow = (url: string, { method = 'GET', host = 'seyyah.example', cookie = '', accept = '', ...more }: Sent = {}) =>
  fetch(
    new Request(`http://${host}${url}`, {
      method,
      headers: { cookie, 'accept-encoding': accept, ...(more.ifNoneMatch && { 'if-none-match': more.ifNoneMatch }) },
    }),
  )
const fast = (
  url: string,
  { method = 'GET', host = 'seyyah.example', cookie = '', accept = '', ifNoneMatch = '' }: Sent = {},
  languages = testLanguages,
) =>
  fastPath({ method, host, url, cookie }, { isHead: method === 'HEAD', acceptEncoding: accept, ifNoneMatch }, languages)
const asResponse = ({ status, headers, body }: NonNullable<ReturnType<typeof fast>>) => {
  const own = new Headers()
  for (let at = 0; at < headers.length; at += 2) own.append(headers[at]!, headers[at + 1]!)
  return new Response(body, { status, headers: own })
}
const told = async (response: Response) => {
  const { 'x-request-id': id, ...headers } = Object.fromEntries(response.headers)
  expect(id).toMatch(/^[\da-f-]{36}$/)
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()).toString('base64') }
}

beforeEach(() => {
  drops.dropAll()
  log.length = 0
})

test.each<[string, Sent]>([
  ['/api/notes/1', {}],
  ['/api/notes/1', { method: 'HEAD' }],
  ['/api/notes/1?page=2&utm_source=x', { accept: 'br' }],
  ['/api/notes/1', { accept: 'gzip, deflate, br', cookie: 'a=b; _lang=en' }],
  ['/api/notes/1?lang=en', { accept: 'gzip' }],
  ['/api/notes/1?lang=xx', { cookie: '_lang=en' }],
  ['/api/notes/%C3%A7', { accept: 'br' }],
  ['/api/notes/1', { ifNoneMatch: '*', accept: 'br' }],
])('%s with %j is answered from memory as otherwise', async (url, sent) => {
  expect(fast(url, sent)).toBeNull()
  // The form without compression is kept when it is asked for often.
  for (let n = 0; n < 12; n += 1) await slow(url, sent)
  const [before, otherwise] = [log.length, await told(await slow(url, sent))]
  expect(await told(asResponse(fast(url, sent)!))).toEqual(otherwise)
  expect(log.slice(before)).toEqual([])
  drops.dropAll()
  expect(fast(url, sent)).toBeNull()
})

test('a language is that of the query, else of the cookie, else the default one, among the active ones now', async () => {
  const langOf = (sent: Sent, languages = testLanguages, query = '') => {
    const ready = fast(`/api/notes/1${query}`, sent, languages)
    return ready && JSON.parse(Buffer.from(ready.body!).toString()).lang
  }
  for (let n = 0; n < 12; n += 1)
    for (const sent of [{}, { cookie: '_lang=en' }])
      for (const query of ['', '?lang=tr']) await slow(`/api/notes/1${query}`, sent)
  expect(langOf({})).toBe('tr')
  expect(langOf({ cookie: '_lang=en' })).toBe('en')
  expect(langOf({ cookie: '_lang=en' }, testLanguages, '?lang=tr')).toBe('tr')
  expect(langOf({ cookie: '_lang=en' }, testLanguages.slice(0, 1))).toBe('tr')
  expect(langOf({}, testLanguages.toReversed())).toBe('en')
})

test.each([
  ['another query', '/api/notes/1?page=2', {}],
  ['a refused query', '/api/notes/1?page=0', {}],
  ['another spelling', '/api/notes/%31', {}],
  ['another host', '/api/notes/1', { host: 'a/../b' }],
  ['an answer that is not kept', '/api/now', {}],
  ['what needs a session', '/api/mine', {}],
  ['an unknown path', '/api/none', {}],
])('%s takes the long way', async (_, url, sent) => {
  for (const path of ['/api/notes/1', '/api/now', '/api/mine', '/api/none', '/api/notes/1?page=0'])
    for (let n = 0; n < 12; n += 1) await slow(path)
  expect(fast(url, sent)).toBeNull()
})

test('requests that never come again do not fill the memory', async () => {
  for (let n = 0; n < 12; n += 1) await slow('/api/notes/1')
  expect(fast('/api/notes/1')).not.toBeNull()
  for (let n = 0; n < 1000; n += 1) await slow(`/api/notes/1?n=${n}`)
  expect(fast('/api/notes/1')).toBeNull()
  const long = `/api/notes/1?n=${'9'.repeat(500)}`
  for (let n = 0; n < 12; n += 1) await slow(long)
  expect(fast(long)).toBeNull()
})
