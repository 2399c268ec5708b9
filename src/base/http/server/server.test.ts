import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import type { Failure } from '../../errors.ts'
import { type Handle, type Listening, listen, type Times } from './server.server.ts'

const open: Listening[] = []
afterEach(async () => void (await Promise.all(open.splice(0).map((server) => server.close()))))

async function serve(handle: Handle, times: Partial<Times> = {}): Promise<Listening> {
  const server = await listen(handle, () => null, '127.0.0.1', 0, times)
  open.push(server)
  return server
}

/** The raw response to these bytes. */
async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.end(bytes)
  await once(socket, 'close')
  return answer
}

const echo: Handle = async (request, { address }) =>
  Response.json({ path: new URL(request.url).pathname, method: request.method, address, body: await request.text() })

test.each([
  ['not HTTP', 'hello\r\n\r\n', 400],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an invalid Host', 'GET / HTTP/1.1\r\nHost: a/../b\r\nConnection: close\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', 400],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a backslash in the path', 'GET /\\evil HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['headers over 16 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
])('%s is refused, and the next request is answered', async (_, bytes, status) => {
  const { port } = await serve(echo)
  const answer = await raw(port, bytes)
  expect(answer.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).not.toMatch(/node_modules|Error:/)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
})

test('a body on a GET is not read', async () => {
  const { port } = await serve(echo)
  const answer = await raw(port, 'GET /x HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc')
  expect(answer).toContain('{"path":"/x","method":"GET","address":"127.0.0.1","body":""}')
})

test('an answer before the end of a body says that it ends the connection', async () => {
  const { port } = await serve(async () => new Response('refused', { status: 503 }))
  const socket = connect(port, '127.0.0.1')
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 900000\r\n\r\n${'x'.repeat(400_000)}`)
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    answer += chunk
  })
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1.1 503 [\s\S]*connection: close[\s\S]*refused$/i)
})

test('a client that goes on asking without reading is cut off, and few requests at once are answered in their order', async () => {
  let asked = 0
  const { port } = await serve(async (request) => {
    asked += 1
    return Response.json(new URL(request.url).pathname)
  })
  const head = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`
  const few = await raw(port, head('/1') + head('/2') + head('/3', 'Connection: close\r\n'))
  expect(few.match(/"\/\d"/g)).toEqual(['"/1"', '"/2"', '"/3"'])
  asked = 0
  await raw(port, head('/').repeat(100)).catch(() => {})
  expect(asked).toBeLessThanOrEqual(17)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
})

test('after an answer that ends the connection no later request of it is handled', async () => {
  const handled: string[] = []
  const first = Promise.withResolvers<void>()
  const { port, close } = await listen(
    async (request) => {
      handled.push(new URL(request.url).pathname)
      await first.promise
      return new Response('stored')
    },
    () => null,
    '127.0.0.1',
    0,
  )
  const order = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}`
  const socket = connect(port, '127.0.0.1')
  const ended = once(socket, 'close')
  let answers = ''
  socket.on('data', (chunk) => {
    answers += chunk
  })
  socket.write(order('/1') + order('/2') + order('/3'))
  await expect.poll(() => handled).toEqual(['/1'])
  const closed = close()
  first.resolve()
  await Promise.all([ended, closed])
  expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200'])
  expect(handled).toEqual(['/1'])
})

/** A request whose body has begun. */
async function half(port: number, more = '') {
  const socket = connect(port, '127.0.0.1')
  const said: string[] = []
  socket.on('data', (chunk) => said.push(String(chunk)))
  const ended = once(socket, 'close')
  socket.on('error', () => {})
  socket.write(`POST /upload HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n${more}\r\n123`)
  return { socket, answer: async () => ended.then(() => said.join('')) }
}

test('close gives an upload under way its time, and tells one that needs longer that nothing was done', async () => {
  const begun: string[] = []
  const { port, close } = await listen(
    async (request, { allowSlowBody }) => {
      begun.push('')
      allowSlowBody?.()
      return new Response(await request.text())
    },
    () => null,
    '127.0.0.1',
    0,
    { drainMs: 3000 },
  )
  const [quick, slow] = [await half(port), await half(port)]
  await expect.poll(() => begun.length).toBe(2)
  const closed = close()
  await expect.poll(() => isRefused(port)).toBe(true)
  quick.socket.write('456789')
  expect(await quick.answer()).toMatch(/^HTTP\/1.1 200 [\s\S]*123456789$/)
  expect(await slow.answer()).toMatch(/^HTTP\/1.1 503 [\s\S]*Retry-After: 5/)
  await closed
})

test('an upload that begins while the server closes is refused at once', async () => {
  const { port, close } = await listen(
    async (request, { allowSlowBody }) => {
      if (request.method === 'HEAD') return new Response('ok')
      try {
        allowSlowBody!()
        return new Response('taken')
      } catch (error) {
        const { status, headers } = error as Failure
        return new Response(null, { status, headers })
      }
    },
    () => null,
    '127.0.0.1',
    0,
  )
  const other = connect(port, '127.0.0.1')
  // A head that has begun is not idle.
  other.write('POST / HTTP/1.1\r\nHost: a\r\n')
  const kept = await keptAlive(port)
  await kept.ask('/')
  const closed = close()
  await expect.poll(() => isRefused(port)).toBe(true)
  let answer = ''
  other.on('data', (chunk) => {
    answer += chunk
  })
  other.write('Content-Length: 900000\r\n\r\n123')
  await once(other, 'close')
  expect(answer).toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: 5/i)
  await closed
})

test('TRACE echoes nothing of the request', async () => {
  const { port } = await serve(
    async (request) => new Response(null, { status: request.method === 'TRACE' ? 405 : 200 }),
  )
  const answer = await raw(port, 'TRACE / HTTP/1.1\r\nHost: a\r\nAuthorization: secret\r\nConnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1.1 405 /)
  expect(answer).not.toContain('secret')
})

test('a port in use is reported with a message', async () => {
  const { port } = await serve(echo)
  await expect(listen(echo, () => null, '127.0.0.1', port)).rejects.toThrow(`Port ${port} is in use`)
  await expect(listen(echo, () => null, '192.0.2.1', 0)).rejects.toThrow('192.0.2.1 is not an address of this machine')
})

/** The listener closes in a moment in which nobody connects. */
async function isRefused(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const outcome = await once(socket, 'connect').then(
    () => false,
    () => true,
  )
  socket.destroy()
  return outcome
}

test('close answers pending requests on keep-alive connections and accepts no new ones', async () => {
  const answering = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const { port, close } = await listen(
    async () => {
      arrived.resolve()
      await answering.promise
      return new Response('answered')
    },
    () => null,
    '127.0.0.1',
    0,
  )
  const underWay = fetch(`http://127.0.0.1:${port}/`)
  await arrived.promise
  const closed = close()
  await expect.poll(() => isRefused(port)).toBe(true)
  answering.resolve()
  expect(await (await underWay).text()).toBe('answered')
  await closed
})

/** A connection on which requests follow each other. */
async function keptAlive(port: number) {
  const socket = connect(port, '127.0.0.1')
  const ended = once(socket, 'close')
  await once(socket, 'connect')
  const answers = createInterface(socket)[Symbol.asyncIterator]()
  return {
    ended,
    /** The head of the answer. */
    ask: async (path: string) => {
      socket.write(`HEAD ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
      let head = ''
      for (;;) {
        const { value, done } = await answers.next()
        if (done) return head || 'reset'
        if (value === '') return head
        head += `${value}\n`
      }
    },
  }
}

test('close resets no connection: the next answer of each says that it ends', async () => {
  const answering = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const { port, close } = await listen(
    async (request) => {
      if (request.url.endsWith('/slow')) {
        arrived.resolve()
        await answering.promise
      }
      return new Response('answered')
    },
    ({ url }) => (url === '/ready' ? { status: 200, headers: ['x-from', 'memory'], body: null } : null),
    '127.0.0.1',
    0,
  )
  const [made, ready, slow] = await Promise.all([keptAlive(port), keptAlive(port), keptAlive(port)])
  for (const connection of [made, ready, slow]) {
    expect(await connection.ask('/first')).toMatch(/^HTTP\/1.1 200 [\s\S]*keep-alive/)
  }
  const underWay = slow.ask('/slow')
  await arrived.promise
  const closed = close()
  expect(await made.ask('/second')).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close/i)
  expect(await ready.ask('/ready')).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close/i)
  answering.resolve()
  expect(await underWay).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close/i)
  await Promise.all([made.ended, ready.ended, slow.ended])
  await closed
})

test('after a notice new connections are accepted until it is over, and their answers end them', async () => {
  const { port, close } = await listen(echo, () => null, '127.0.0.1', 0)
  const notice = Promise.withResolvers<void>()
  const closed = close(notice.promise)
  const answer = await fetch(`http://127.0.0.1:${port}/new`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  notice.resolve()
  await closed
  await expect(fetch(`http://127.0.0.1:${port}/late`)).rejects.toThrow()
})

test('a client that disconnects within a body affects its own request only', async () => {
  const failed = Promise.withResolvers<unknown>()
  const { port } = await serve(async (request) => {
    if (request.method === 'POST') await request.text().catch(failed.resolve)
    return new Response('ok')
  })
  const half = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': 100 } })
  half.on('error', () => {})
  half.write('only this', () => half.destroy())
  expect(await failed.promise).toBeInstanceOf(Error)
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ok')
})

test('a client whose head does not end is cut off, and others are served', async () => {
  const { port } = await serve(echo, { headMs: 50, headCheckMs: 10 })
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX: ')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
})

/** An answer that never ends. @param isWordy it goes on sending, else it stops after a byte */
function endless(isWordy: boolean) {
  const ended = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const body = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(1)),
      pull: (controller) => {
        started.resolve()
        if (isWordy) controller.enqueue(new Uint8Array(65_536))
      },
      cancel: () => ended.resolve(),
    })
  return { body, started: started.promise, ended: ended.promise }
}

test('a client that does not read its answer is cut off, and others are served', async () => {
  const { body, ended } = endless(true)
  const answer: Handle = async ({ url }) => new Response(url.endsWith('/endless') ? body() : 'short')
  const { port } = await serve(answer, { idleMs: 1000 })
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => {})
  socket.write('GET /endless HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('short')
  await ended
  socket.destroy()
})

test('close cuts an answer that never ends', async () => {
  const { body, started, ended } = endless(false)
  // Silence alone does not cut it.
  const times = { drainMs: 100, idleMs: 3_600_000 }
  const { port, close } = await listen(
    async () => new Response(body()),
    () => null,
    '127.0.0.1',
    0,
    times,
  )
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  await started
  await close()
  await expect(answer.text()).rejects.toThrow()
  await ended
})
