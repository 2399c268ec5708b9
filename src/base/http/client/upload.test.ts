import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import { sendWithProgress } from './upload.ts'

/** A fake XMLHttpRequest with what `sendWithProgress` uses; `answer` decides the outcome of `send`. */
class Request {
  static answer: (request: Request) => void = () => {}
  static made: Request[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  status = 0
  responseText = ''
  headers: Record<string, string> = {}
  opened: unknown[] = []
  body: unknown = null
  constructor() {
    Request.made.push(this)
  }
  open(...how: unknown[]) {
    this.opened = how
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.body = body
    Request.answer(this)
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
}
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => {
  Request.made = []
})
const answers = (status: number, body: object) => (request: Request) => {
  Object.assign(request, { status, responseText: JSON.stringify(body) })
  request.onload?.()
  request.onloadend?.()
}
const post = (body: FormData | Blob, options = {}) =>
  createClient(sendWithProgress(body, options), 'tr', { 'x-csrf-token': 'a' }).post('/api/x', new FormData())

test('a file is sent as the body, with the headers of the client, and reports progress', async () => {
  const file = new Blob(['film'], { type: 'video/mp4' })
  const parts: number[] = []
  Request.answer = (request) => {
    request.upload.onprogress?.({ loaded: 1, total: 4 })
    request.upload.onprogress?.({ loaded: 4, total: 4 })
    answers(201, { data: 1 })(request)
  }
  expect(await post(file, { onProgress: (part: number) => parts.push(part) })).toEqual({ ok: true, data: { data: 1 } })
  const [made] = Request.made
  expect(made).toMatchObject({ opened: ['POST', '/api/x?lang=tr'], headers: { 'x-csrf-token': 'a' }, body: file })
  expect(parts).toEqual([0.25, 1])
})

test('a refused upload returns its message and field errors', async () => {
  Request.answer = answers(422, { code: 'invalid', message: 'Bakın', errors: { file: ['Olmaz'] } })
  expect(await post(new FormData())).toMatchObject({
    ok: false,
    status: 422,
    message: 'Bakın',
    errors: { file: ['Olmaz'] },
  })
})

test('a network failure is reported as such', async () => {
  Request.answer = (request) => request.onerror?.()
  expect(await post(new FormData())).toMatchObject({ ok: false, status: 0, message: '' })
})

test('an aborted upload ends immediately, also before it has started', async () => {
  Request.answer = () => {}
  const controller = new AbortController()
  const given = post(new FormData(), { signal: controller.signal })
  controller.abort()
  expect(await given).toMatchObject({ ok: false, status: 0 })
  expect(await post(new FormData(), { signal: controller.signal })).toMatchObject({ ok: false, status: 0 })
  expect(Request.made[1]!.body).toBeNull()
})
