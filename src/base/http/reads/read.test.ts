import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Db } from '#src/base/db/connect.server.ts'
import { endpoint } from '../endpoint/endpoint.server.ts'
import { testApi } from '../endpoint/test-api.ts'
import { createRead } from './read.server.ts'

const endpoints = [
  endpoint({
    method: 'GET',
    path: '/api/places/:name',
    access: 'public',
    summary: 'A place.',
    params: z.object({ name: z.string() }),
    query: z.object({ n: z.coerce.number().max(9).optional() }),
    answer: z.object({ name: z.string(), lang: z.string(), n: z.number().optional() }),
    handle: ({ params, query, lang }) => ({ name: params.name, lang, ...query }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/admin/places',
    access: 'staff',
    summary: 'For staff.',
    answer: z.object({}),
    handle: () => ({}),
  }),
  endpoint({
    method: 'GET',
    path: '/api/broken',
    access: 'public',
    summary: 'Fails.',
    answer: z.object({}),
    handle: () => Promise.reject(new Error('secret')),
  }),
]
const { services } = testApi([], { db: {} as Db })
const read = createRead(endpoints, services)

test('a read has the parameters, query and language of its path', async () => {
  expect(await read('/api/places/K%C4%B1z%20Kulesi?n=2', 'en')).toEqual({
    ok: true,
    data: { name: 'Kız Kulesi', lang: 'en', n: 2 },
  })
  expect(await read('/api/places/x', 'xx')).toMatchObject({ data: { lang: 'tr' } })
})

test.each([
  ['/api/places/x?n=10', { status: 422, code: 'invalid', errors: { n: [expect.any(String)] } }],
  ['/api/none', { status: 404, code: 'not_found' }],
  ['/api/admin/places', { status: 404, code: 'not_found' }],
  ['/api/broken', { status: 500, code: 'failed' }],
])('a read of %s is refused as a request is', async (path, refused) => {
  const answer = await read(path, 'tr')
  expect(answer).toMatchObject({ ok: false, ...refused })
  expect(JSON.stringify(answer)).not.toContain('secret')
})

test('a read whose language cannot be read while the database is away is refused for now, and not a failure of its page', async () => {
  const languages = () => Promise.reject(new Error('Connection terminated unexpectedly'))
  const answer = await createRead(endpoints, { ...services, languages })('/api/places/x', 'en')
  expect(answer).toMatchObject({ ok: false, status: 503, code: 'unavailable' })
})

test('a page cannot change an answer that others share', async () => {
  const { answers } = services
  const shared = endpoint({
    method: 'GET',
    path: '/api/list',
    access: 'public',
    summary: 'A list.',
    answer: z.array(z.object({ name: z.string() })),
    cache: 'etag',
    handle: () => [{ name: 'Likya' }],
  })
  const answer = await createRead([shared], { ...services, answers })('/api/list', 'tr')
  const list = (answer as { data: { name: string }[] }).data
  expect(() => list.push({ name: 'Kars' })).toThrow()
  expect(() => Object.assign(list[0]!, { name: 'Kars' })).toThrow()
})
