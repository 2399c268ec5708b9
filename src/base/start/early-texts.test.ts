import { expect, test, vi } from 'vitest'
import type { Send } from '../http/client/client.ts'
import { withEarlyTexts } from './early-texts.ts'
import type { EarlyWindow } from './start-later.ts'

const path = '/api/pages/static-languages?lang=tr'
const init = { method: 'GET', headers: {} }

/** @returns send, and the paths that were requested by it. */
function reader(texts: EarlyWindow['texts']) {
  vi.stubGlobal('window', { texts })
  const requested: string[] = []
  const send: Send = async (to) => {
    requested.push(to)
    return new Response('sent')
  }
  const read = async (to = path) => (await withEarlyTexts(send)(to, init)).text()
  return { read, requested }
}

test('the response requested by the document is used once', async () => {
  const { read, requested } = reader([{ path, answer: Promise.resolve(new Response('early')) }])
  expect(await read('/api/pages/site?lang=tr')).toBe('sent')
  expect(await read()).toBe('early')
  expect(await read()).toBe('sent')
  expect(requested).toEqual(['/api/pages/site?lang=tr', path])
})

test('a failed early request is repeated; without an early request all requests are sent', async () => {
  const failed = Promise.reject(new TypeError('no network'))
  failed.catch(() => {})
  const { read, requested } = reader([{ path, answer: failed }])
  expect(await read()).toBe('sent')
  expect(requested).toEqual([path])
  expect(await reader(undefined).read()).toBe('sent')
})
