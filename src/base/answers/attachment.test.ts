import { expect, test } from 'vitest'
import type { Db } from '../db/connect.server.ts'
import { notFound } from '../errors.ts'
import { ApiError, createClient } from '../http/client/client.ts'
import { endpoint } from '../http/endpoint/endpoint.server.ts'
import { testApi } from '../http/endpoint/test-api.ts'
import { Attachment } from './attachment.server.ts'

const name = 'Siparişler "2027".csv'
let cancelled = 0
const { fetch } = testApi(
  [
    endpoint({
      method: 'GET',
      path: '/api/list',
      access: 'public',
      summary: 'A list as a file.',
      answer: Attachment,
      handle: () => ({ name, type: 'text/csv', body: new Blob(['a;b']).stream() }),
    }),
    endpoint({
      method: 'GET',
      path: '/api/endless',
      access: 'public',
      summary: 'A file that is written while it is read.',
      answer: Attachment,
      handle: () => ({ name, type: 'text/csv', body: new ReadableStream({ cancel: () => void cancelled++ }) }),
    }),
    endpoint({
      method: 'GET',
      path: '/api/missing',
      access: 'public',
      summary: 'A file that is missing.',
      answer: Attachment,
      handle: () => {
        throw notFound()
      },
    }),
  ],
  { db: null as unknown as Db },
)
const client = createClient((path, init) => fetch(new Request(`http://site.test${path}`, init)), 'tr')

test('a file is sent as an attachment with its name, and is never stored', async () => {
  const { headers } = await fetch(new Request('http://site.test/api/list'))
  expect(headers.get('content-type')).toBe('text/csv')
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="Sipari_ler _2027_.csv"; filename*=UTF-8''Sipari%C5%9Fler%20%222027%22.csv`,
  )
  expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff'])
})

test('a file that cannot be sent is refused as any other request', async () => {
  const refused = await client.addressOf('/api/missing').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiError)
  expect((refused as ApiError).refused).toMatchObject({ status: 404, message: 'Aradığınız kayıt bulunamadı.' })
})

test('a public file has its address already: who accepts JSON only gets the file', async () => {
  const answer = await fetch(new Request('http://site.test/api/list', { headers: { accept: 'application/json' } }))
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/csv', 'a;b'])
})

test('HEAD leaves no stream open', async () => {
  const { body, headers } = await fetch(new Request('http://site.test/api/endless', { method: 'HEAD' }))
  expect([body, headers.get('content-type'), cancelled]).toEqual([null, 'text/csv', 1])
})
