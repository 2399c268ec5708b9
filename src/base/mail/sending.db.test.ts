import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { ownDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.server.ts'
import type { Stopping } from '../jobs/sweeps.server.ts'
import { sendWaiting, sentAtOnce } from './outbox.server.ts'
import { claimMails, enqueueAll } from './outbox.store.server.ts'
import type { FileOf, OutgoingMail, Send } from './outgoing.server.ts'
import { smtpSender } from './smtp.server.ts'

/** How mails are sent beside each other, and what a process that stops leaves. */
const log = pino({ level: 'silent' })
const start = new Date('2026-11-21T10:00:00Z')
const now = () => start
const database = ownDatabase()
beforeEach(() => database.db.deleteFrom('outbox').execute())

const to = (name: string) => `${name}@musteri.example`
/** Queues a mail to each of the names. */
const write = (names: readonly string[]) => {
  const texts = { subject: 'a', body_text: 'a', body_html: '<p>a</p>' }
  const mails = names.map((name, n) => ({ message_key: `${n} ${name}`, recipient: to(name), ...texts }))
  return transaction(database.db, (tx) => enqueueAll(tx, mails, start))
}
const names = (count: number) => Array.from({ length: count }, (_, n) => `yolcu${n}`)
const rows = () =>
  database.db.selectFrom('outbox').select(['attempts', 'sent_at', 'next_try_at']).orderBy('id').execute()
const attempts = async () => (await rows()).map((row) => row.attempts)

/** A server whose mails end when the test says so. */
function held() {
  const begun: string[] = []
  const open = new Map<string, PromiseWithResolvers<void>>()
  let most = 0
  const send: Send = async ({ messageKey }: OutgoingMail) => {
    begun.push(messageKey)
    const end = Promise.withResolvers<void>()
    open.set(messageKey, end)
    most = Math.max(most, open.size)
    await end.promise.finally(() => open.delete(messageKey))
  }
  return {
    send,
    begun,
    most: () => most,
    /** also of one that has ended */
    end: (key: string) => open.get(key)?.resolve(),
    endAll: () => {
      for (const end of open.values()) end.resolve()
    },
  }
}
/** What a process is told that stops. */
function stops() {
  const controller = new AbortController()
  const stopping: Stopping = { isAsked: () => controller.signal.aborted, signal: controller.signal }
  return { stopping, stop: () => controller.abort() }
}
const run = (send: Send, stopping?: Stopping, fileOf?: FileOf) =>
  sendWaiting(database.db, async () => send, log, now, fileOf, stopping)

test('a few mails are under way at a time, and each is sent once', async () => {
  await write(names(25))
  const server = held()
  let isDone = false
  const sent = run(server.send).finally(() => {
    isDone = true
  })
  await expect.poll(() => server.begun.length).toBe(sentAtOnce)
  const ended = () => {
    server.endAll()
    return isDone
  }
  await expect.poll(ended).toBe(true)
  expect([await sent, server.most(), new Set(server.begun).size, server.begun.length]).toEqual([25, sentAtOnce, 25, 25])
})

test('a slow recipient delays none but its own mails, which go one after the other', async () => {
  // More than are claimed at once, so that others are found behind them.
  await write([...Array.from({ length: 12 }, () => 'yavas'), ...names(15)])
  const server = held()
  const sent = run(server.send)
  const slow = () => server.begun.filter((key) => key.endsWith('yavas'))
  const others = () => server.begun.filter((key) => !key.endsWith('yavas'))
  const endOthers = () => {
    for (const key of others()) server.end(key)
    return others().length
  }
  await expect.poll(endOthers).toBe(15)
  expect(slow()).toEqual(['0 yavas'])
  for (let n = 0; n < 12; n++) {
    await expect.poll(() => slow().length).toBe(n + 1)
    expect(slow().at(-1)).toBe(`${n} yavas`)
    server.end(`${n} yavas`)
  }
  expect(await sent).toBe(27)
})

test('mails that are queued while one is slow do not wait for it', async () => {
  await write(['yavas'])
  const server = held()
  const sent = run(server.send)
  await expect.poll(() => server.begun).toEqual(['0 yavas'])
  await write(['yavas', 'yeni'])
  await expect.poll(() => server.begun, { timeout: 10_000 }).toEqual(['0 yavas', '1 yeni'])
  server.endAll()
  expect(await sent).toBe(2)
})

test.each([
  ['forward by 20 minutes', 20 / 60],
  ['forward by two hours', 2],
  ['back by 30 hours', -30],
])('a clock that jumps %s while mails are under way sends none twice', async (_, hours) => {
  await write(['yavas', 'yavas'])
  const server = held()
  let clock = start
  const sent = sendWaiting(
    database.db,
    async () => server.send,
    log,
    () => clock,
  )
  await expect.poll(() => server.begun).toEqual(['0 yavas'])
  clock = new Date(start.getTime() + hours * 3_600_000)
  await write(['yavas', 'yavas', 'yeni'])
  await expect.poll(() => server.begun).toEqual(['0 yavas', '2 yeni'])
  server.end('0 yavas')
  await expect.poll(() => server.begun).toEqual(['0 yavas', '2 yeni', '1 yavas'])
  server.endAll()
  expect(await sent).toBe(3)
  expect((await rows()).every(({ sent_at }) => sent_at !== null)).toBe(true)
})

const refusedConnection = () => Object.assign(new Error('Invalid greeting: 421 too many'), { responseCode: 421 })

test('a server that takes fewer connections gets every mail, in one run and without an attempt used up', async () => {
  await write(names(12))
  let [open, most, refused] = [0, 0, 0]
  // The first two mails end when a third connection was refused.
  const third = Promise.withResolvers<void>()
  const send: Send = async () => {
    open += 1
    try {
      if (open > 2) {
        refused += 1
        third.resolve()
        throw refusedConnection()
      }
      most = Math.max(most, open)
      await third.promise
    } finally {
      open -= 1
    }
  }
  expect(await run(send)).toBe(12)
  expect(await attempts()).toEqual(Array(12).fill(1))
  expect([refused > 0, refused < sentAtOnce, most]).toEqual([true, true, 2])
})

/** Takes connections and says nothing. */
async function silentServer() {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { sockets, send: smtpSender({ url, from: 'posta@deneme.example' }, 60_000) }
}

test('a process that stops before a silent server ends, and leaves every mail to others at once', async () => {
  await write(names(10))
  const { stopping, stop } = stops()
  const { sockets, send } = await silentServer()
  const sent = run(send, stopping)
  await expect.poll(() => sockets.length).toBe(sentAtOnce)
  stop()
  expect(await sent).toBe(0)
  expect(await attempts()).toEqual(Array(10).fill(0))
  expect(await claimMails(database.db, { now: start, until: start, limit: 20 })).toHaveLength(10)
})

test('a process that stops leaves what it has not begun to others before the mails under way have ended', async () => {
  await write(names(10))
  const { stopping, stop } = stops()
  const server = held()
  const sent = run(server.send, stopping)
  await expect.poll(() => server.begun.length).toBe(sentAtOnce)
  stop()
  await expect.poll(attempts).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0, 0])
  expect(await claimMails(database.db, { now: start, until: start, limit: 20 })).toHaveLength(10 - sentAtOnce)
  server.endAll()
  expect(await sent).toBe(sentAtOnce)
})

test('a process that stops sends the mails under way, and the next one sends the others', async () => {
  await write(names(10))
  const { stopping, stop } = stops()
  const server = held()
  const sent = run(server.send, stopping)
  await expect.poll(() => server.begun.length).toBe(sentAtOnce)
  stop()
  server.endAll()
  expect(await sent).toBe(sentAtOnce)
  expect(await run(async () => {})).toBe(10 - sentAtOnce)
})

test('a mail whose paper is made while the process stops is not begun', async () => {
  const texts = { subject: 'a', body_text: 'a', body_html: '<p>a</p>' }
  const attachments = [{ name: 'voucher.pdf', paper: 'order 1' }]
  await transaction(database.db, (tx) =>
    enqueueAll(tx, [{ message_key: '1', recipient: to('ayse'), ...texts, attachments }], start),
  )
  const { stopping, stop } = stops()
  const server = held()
  const sent = await run(server.send, stopping, async () => {
    stop()
    return Buffer.from('%PDF-1.7')
  })
  expect([sent, server.begun, await attempts()]).toEqual([0, [], [0]])
})

test('a process that stops before its run gives no mail up', async () => {
  await write(['ayse'])
  const { stopping, stop } = stops()
  stop()
  expect(await run(async () => {}, stopping)).toBe(0)
  expect(await attempts()).toEqual([0])
})
