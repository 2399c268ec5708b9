import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Db } from '#src/base/db/connect.server.ts'
import { endpoint } from './endpoint.server.ts'
import { testApi } from './test-api.ts'
import { api, bearer, changes, done, Echo, form, json, log, parts, reset, send, token } from './test-notes.ts'

beforeEach(reset)

test('messages are in the language of the query, else of the cookie, else in the default one', async () => {
  const message = async (path: string, cookie: string) => (await send('GET', path, undefined, { cookie })).body.message
  const [tr, en] = ['Aradığınız kayıt bulunamadı.', 'We could not find what you are looking for.']
  expect(await message('/api/none', '')).toBe(tr)
  expect(await message('/api/none', 'a=b; _lang=en')).toBe(en)
  expect(await message('/api/none?lang=tr', '_lang=en')).toBe(tr)
  for (const odd of ['_lang=xx', '_lang=%', '=;;_lang', '_lang="en', `${'x='.repeat(3000)}`, 'x_lang=en'])
    expect(await message('/api/none?lang=../..', odd)).toBe(tr)
})

test.each([
  { method: 'POST', says: '_method=PUT', is: 'PUT' },
  { method: 'POST', says: '_method=put', is: 'PUT' },
  { method: 'POST', says: '_method=POST', is: 'POST' },
  { method: 'PUT', says: '_method=POST', is: 'PUT' },
])('a $method with $says is handled as $is, in a form, in multipart and in JSON', async ({ method, says, is }) => {
  const _method = says.slice('_method='.length)
  await send(method, '/api/notes', `${says}&text=ab`, { ...form, ...bearer })
  await send(method, '/api/notes', JSON.stringify({ _method, text: 'ab' }), { ...json, ...bearer })
  await send(method, '/api/notes', parts({ _method, text: 'ab' }), bearer)
  expect(done.map((one) => one.method)).toEqual([is, is, is])
})

test.each(['_method=PATCH', '_method=GET', '_method=', '_method=PUT&_method=DELETE'])(
  'a POST that says %s is not taken for a POST',
  async (says) => {
    expect((await send('POST', '/api/notes', `${says}&text=ab`, { ...form, ...bearer })).status).toBe(405)
    expect(done).toEqual([])
  },
)

test.each<{ _method: unknown }>([
  { _method: null },
  { _method: 1 },
  { _method: ['PUT'] },
  { _method: { toString: 1 } },
])('a POST with $_method, which is no text, is not taken for anything', async ({ _method }) => {
  const answer = await send('POST', '/api/notes', JSON.stringify({ _method, text: 'ab' }), { ...json, ...bearer })
  expect(answer.status).toBe(405)
  expect(done).toEqual([])
})

test('_method in the address of a GET counts for nothing', async () => {
  expect((await send('GET', '/api/notes?_method=DELETE')).body).toEqual({ echo: 'list' })
})

test.each(['PATCH', 'OPTIONS', 'PROPFIND'])('%s is answered 405 with the allowed methods', async (method) => {
  const answer = await send(method, '/api/notes')
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD, POST, PUT, DELETE')
})

test('HEAD answers the headers of GET without a body', async () => {
  const [head, get] = [await send('HEAD', '/api/notes/1'), await send('GET', '/api/notes/1')]
  expect(head.status).toBe(200)
  expect(head.text).toBe('')
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
})

test('an answer holds only the fields of its schema, and forbids sniffing', async () => {
  const { body, headers } = await send('GET', '/api/notes/7?page=2&lang=en&unknown=1')
  expect(body).toEqual({ id: '7', page: 2, lang: 'en' })
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  // No page of another site may read it as a picture or a script.
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test.each(['?page=0', '?page=x', '?page=1&page=2', '?tags=a,b,c,d'])('the query %s is refused', async (query) => {
  expect((await send('GET', `/api/notes/1${query}`)).status).toBe(422)
})

test('a matching If-None-Match is answered 304, also when a proxy rewrote the tag', async () => {
  const { headers } = await send('GET', '/api/notes/1')
  const tag = headers.get('etag')!
  for (const known of [tag, tag.replace('W/', ''), `"x", ${tag}`, '*']) {
    const again = await send('GET', '/api/notes/1', undefined, { 'if-none-match': known })
    expect([again.status, again.text]).toEqual([304, ''])
  }
  expect((await send('GET', '/api/notes/1', undefined, { 'if-none-match': '"x"' })).status).toBe(200)
  expect((await send('GET', '/api/notes/2', undefined, { 'if-none-match': tag })).status).toBe(200)
})

test('only public reads may be stored', async () => {
  for (const answer of [
    await send('POST', '/api/ask'),
    await send('GET', '/api/none'),
    await send('GET', '/api/notes'),
  ])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await send('GET', '/api/notes/1')).headers.get('cache-control')).toBe('public, no-cache')
})

test('the body of a request that admit refuses is not read', async () => {
  let isRead = false
  const body = () =>
    new ReadableStream(
      {
        pull: (controller) => {
          isRead = true
          controller.enqueue(new TextEncoder().encode('{"text":"ab"}'))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
  const post = async (path: string) => {
    const init = { method: 'POST', headers: json, body: body(), duplex: 'half' }
    return (await api.fetch(new Request(`http://seyyah.example${path}`, init as RequestInit))).status
  }
  expect([await post('/api/guarded/1?word=open%202'), isRead]).toEqual([404, false])
  expect([await post('/api/guarded/1?word=open%201'), isRead]).toEqual([200, true])
})

test('a large body may arrive slowly once its sender is admitted', async () => {
  const isSlowAllowed = async (path: string) => {
    let allowed = false
    const allowSlowBody = () => {
      allowed = true
    }
    const request = new Request(`http://seyyah.example${path}`, {
      method: 'POST',
      headers: json,
      body: '{"text":"ab"}',
    })
    await api.fetch(request, { address: '192.0.2.7', allowSlowBody })
    return allowed
  }
  expect(await isSlowAllowed('/api/guarded/1?word=open%201')).toBe(true)
  expect(await isSlowAllowed('/api/guarded/1?word=open%202')).toBe(false)
  expect(await isSlowAllowed('/api/notes')).toBe(false)
})

test('a write drops cached answers; one that changes nothing, is a repeat or is refused does not', async () => {
  const answers = [
    await send('POST', '/api/ask'),
    await send('POST', '/api/again'),
    await send('POST', '/api/notes', '{"text":""}', json),
    await send('POST', '/api/notes', '{', json),
    await send('POST', '/api/none', '{}', json),
    await send('PUT', '/api/notes', '{"text":"ab"}', json),
    await send('PATCH', '/api/notes', '{"text":"ab"}', json),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 422, 400, 404, 401, 405])
  expect(changes.count).toBe(0)
  await send('POST', '/api/notes', '{"text":"ab"}', json)
  expect(changes.count).toBe(1)
})

test.each([
  { what: 'a PUT beside a public GET', method: 'PUT', path: '/api/notes' },
  { what: 'a POST with _method=PUT', method: 'POST', path: '/api/notes', body: '_method=PUT&text=ab' },
  { what: 'a PUT under /api/admin', method: 'PUT', path: '/api/admin/notes/1' },
  { what: 'an undeclared method under /api/admin', method: 'GET', path: '/api/admin/notes/1' },
  { what: 'an unknown path under /api/admin', method: 'GET', path: '/api/admin/none' },
  { what: 'a percent-encoded spelling of /api/admin', method: 'GET', path: '/api/%61dmin/none' },
  { what: 'an upper-case spelling of /api/admin', method: 'GET', path: '/api/ADMIN/notes/1' },
])('$what needs a session', async ({ method, path, body = 'text=ab' }) => {
  const content = method === 'GET' ? undefined : body
  for (const authorization of [
    '',
    'Bearer',
    `Bearer ${token}x`,
    `Basic ${token}`,
    `Bearer ${token}, Bearer ${token}`,
  ]) {
    const answer = await send(method, path, content, { ...form, authorization })
    expect(answer).toMatchObject({ status: 401, body: { code: 'no_session' } })
  }
  expect(done).toEqual([])
})

test('a session gives access to the routes of its role only', async () => {
  expect((await send('PUT', '/api/admin/notes/1', '', { authorization: `bearer  ${token}` })).status).toBe(200)
  expect((await send('DELETE', '/api/notes', '', bearer)).body).toMatchObject({ code: 'not_allowed' })
  expect((await send('GET', '/api/admin/none', undefined, bearer)).status).toBe(404)
})

test('a write without a body schema takes no fields', async () => {
  expect((await send('PUT', '/api/admin/notes/1', 'id=2', { ...form, ...bearer })).status).toBe(422)
})

test.each([
  '//api/notes',
  '/api//notes',
  '/api/notes/',
  '/api/Notes',
  '/api/notes;x',
  '/api/notes/1/2',
  '/api/notes/%00',
  '/api/notes/a%00b',
  '/api/%E0%A4%A',
  `/api/notes/${'a'.repeat(5000)}`,
  '/api/notes%2f1',
  '/api/x/../notes/%2e',
  '/api',
  '/api/',
])('%s is answered 404', async (path) => {
  expect(await send('GET', path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test.each([
  ['/api/notes/%E0%A4%A', '%E0%A4%A'],
  ['/api/notes/%F0%9F%8C%8D', '🌍'],
  ['/api/notes/..%2f..%2fadmin', '../../admin'],
])('%s reads the note with the id %s', async (path, id) => {
  expect((await send('GET', path)).body).toMatchObject({ id })
})

test.each([
  { how: 'bug', status: 500, code: 'failed' },
  { how: 'undefined', status: 500, code: 'failed' },
  { how: 'double', status: 500, code: 'failed' },
  { how: 'refused', status: 503, code: 'unavailable' },
  { how: 'slow', status: 503, code: 'unavailable' },
])('a handler that fails ($how) is answered with $status, without details', async ({ how, status, code }) => {
  const answer = await send('GET', `/api/fail/${how}`)
  expect(answer.status).toBe(status)
  const id = answer.headers.get('x-request-id')!
  expect(answer.body).toEqual({
    success: false,
    code,
    message: expect.stringMatching(/[a-zçğıöşü] /),
    ...(status === 500 && { request_id: id }),
  })
  // What a caller reads out is found in the log.
  const said = /Hata kodu: ([0-9a-f]{8})$/.exec(String(answer.body.message))?.[1]
  expect(said).toBe(status === 500 ? id.slice(0, 8) : undefined)
  const line = log.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'request failed')
  expect(line).toMatchObject({ request_id: id })
  expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('a log contains the route, never the address or a value of a row', async () => {
  await send('GET', '/api/fail/double?key=order-key')
  await send('GET', '/api/notes/order-key')
  await send('GET', '/api/none/order-key')
  const text = log.join('')
  expect(text).not.toMatch(/order-key|ayse@/)
  expect(text).toContain('users_email_key')
  expect(log.map((line) => JSON.parse(line).route).filter(Boolean)).toEqual(['/api/fail/:how', '/api/notes/:id', '/*'])
})

const open = { access: 'public', summary: '', answer: Echo, handle: () => ({ echo: 1 }) } as const
test.each([
  ['a public route under /api/admin', [endpoint({ ...open, method: 'GET', path: '/api/admin/x' })]],
  ['a route twice', [1, 2].map(() => endpoint({ ...open, method: 'GET', path: '/api/x' }))],
  [
    'one address with two parameter names',
    ['a', 'b'].map((name) =>
      endpoint({ ...open, method: 'GET', path: `/api/x/:${name}`, params: z.object({ [name]: z.string() }) }),
    ),
  ],
  ['a body that accepts unknown fields', [endpoint({ ...open, method: 'POST', path: '/api/x', body: z.object({}) })]],
  [
    'a protected read that is cached',
    [endpoint({ ...open, access: 'staff', method: 'GET', path: '/api/x', cache: 'etag' })],
  ],
  ['a parameter without a schema', [endpoint({ ...open, method: 'GET', path: '/api/x/:id' })]],
  ['a route outside /api', [endpoint({ ...open, method: 'GET', path: '/x' })]],
])('%s stops the start', (_, wrong) => {
  expect(() => testApi(wrong, { db: {} as Db })).toThrow(/\/x/)
})
