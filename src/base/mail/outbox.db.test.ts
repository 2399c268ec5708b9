import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appKey } from '../db/app-keys.server.ts'
import { connect } from '../db/connect.server.ts'
import { ownDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.server.ts'
import { sendWaiting } from './outbox.server.ts'
import { claimMails, clearOldMails, enqueue, type Mail, maxAttempts, recipientHash } from './outbox.store.server.ts'
import { messageIdOf, type Send } from './outgoing.server.ts'
import { countPostponed, discardPostponed, releasePostponed } from './postponed.store.server.ts'
import { smtpSender } from './smtp.server.ts'

const silent = pino({ level: 'silent' })
const start = new Date('2026-11-21T10:00:00Z')
const minutes = (n: number) => () => new Date(start.getTime() + n * 60_000)

const database = ownDatabase()
let server: SMTPServer
let send: Send
let arrived: { to: string[]; raw: string }[]
/** Replies of the server by recipient; it accepts all others. */
let refusals: Map<string, { code: number; text: string }>
/** A recipient whose mails the server takes and never answers. */
let unanswered: string

beforeEach(async () => {
  arrived = []
  refusals = new Map()
  unanswered = ''
  await database.db.deleteFrom('outbox').execute()
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo(address, _session, callback) {
      const refusal = refusals.get(address.address)
      callback(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null)
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        arrived.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        if (arrived.at(-1)!.to[0] !== unanswered) callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  send = smtpSender({ url, from: 'Deneme <posta@deneme.example>' })
})
afterEach(() => new Promise<void>((resolve) => server.close(resolve)))

const mail = (key: string, recipient = 'ayse@musteri.example'): Mail => ({
  message_key: key,
  recipient,
  subject: 'Rezervasyonunuz alındı: ışık',
  body_text: 'Sayın Ayşe',
  body_html: '<p>Sayın <b>Ayşe</b></p>',
})
const write = (...mails: Mail[]) =>
  transaction(database.db, async (tx) => {
    for (const one of mails) await enqueue(tx, one, start)
  })
const rows = () =>
  database.db
    .selectFrom('outbox')
    .select(['message_key', 'attempts', 'sent_at', 'last_error', 'next_try_at'])
    .orderBy('id')
    .execute()
const withoutServer = async () => null
const messageIdIn = (raw: string) => /^Message-ID: (.*)$/im.exec(raw)?.[1]
const messageIds = () => arrived.map(({ raw }) => messageIdIn(raw))

test('the words of staff are not marked as an automatic mail', async () => {
  await write({ ...mail('a'), is_personal: true }, mail('b'))
  await sendWaiting(database.db, async () => send, silent, minutes(0))
  expect(arrived.map(({ raw }) => /^Auto-Submitted: (.*)$/im.exec(raw)?.[1])).toEqual([undefined, 'auto-generated'])
})

test('an answer to a mail goes to its own address, if it has one', async () => {
  await write({ ...mail('a'), reply_to: 'ofis@deneme.example' }, mail('b'))
  await sendWaiting(database.db, async () => send, silent, minutes(0))
  expect(arrived.map(({ raw }) => /^Reply-To: (.*)$/im.exec(raw)?.[1])).toEqual(['ofis@deneme.example', undefined])
})

test('a mail is sent once, as text and HTML, with correct Turkish letters', async () => {
  await write(mail('a'))
  expect(await sendWaiting(database.db, async () => send, silent, minutes(0))).toBe(1)
  expect(await sendWaiting(database.db, async () => send, silent, minutes(60))).toBe(0)
  expect(arrived.map(({ to }) => to)).toEqual([['ayse@musteri.example']])
  const [{ raw } = { raw: '' }] = arrived
  expect(raw).toContain('From: Deneme <posta@deneme.example>')
  expect(raw).toContain('multipart/alternative')
  expect(raw).toContain(`Subject: =?UTF-8?Q?Rezervasyonunuz_al=C4=B1nd=C4=B1`)
  expect(raw).toMatch(/Say=C4=B1n Ay=C5=9Fe/)
})

const withPapers = (key: string) => ({ ...mail(key), attachments: [{ name: 'voucher.pdf', paper: `order ${key}` }] })
const pdf = Buffer.from('%PDF-1.7 voucher')

test('a paper is made when its mail is sent; one that is no longer there is left out', async () => {
  await write(withPapers('1'), withPapers('2'))
  const fileOf = async (paper: string) => (paper === 'order 1' ? pdf : null)
  expect(await sendWaiting(database.db, async () => send, silent, minutes(0), fileOf)).toBe(2)
  expect(arrived[0]!.raw).toContain('Content-Type: application/pdf; name=voucher.pdf')
  expect(arrived[0]!.raw).toContain(pdf.toString('base64'))
  expect(arrived[1]!.raw).not.toContain('application/pdf')
})

test('a mail waits for a paper that cannot be made, three times, and others are sent meanwhile', async () => {
  await write(withPapers('1'), mail('b'))
  const fails = async () => {
    throw new Error('the process ended')
  }
  expect(await sendWaiting(database.db, async () => send, silent, minutes(0), fails)).toBe(1)
  expect((await rows())[0]).toMatchObject({ attempts: 1, sent_at: null })
  for (const at of [1, 3]) expect(await sendWaiting(database.db, async () => send, silent, minutes(at), fails)).toBe(0)
  expect(await sendWaiting(database.db, async () => send, silent, minutes(7), fails)).toBe(1)
  expect(arrived).toHaveLength(2)
  expect(arrived[1]!.raw).not.toContain('application/pdf')
})

test('a process that dies between the papers of a mail delays all of it: it is sent once, whole', async () => {
  const papers = ['onay', 'voucher', 'makbuz']
  await write({ ...mail('1'), attachments: papers.map((name) => ({ name: `${name}.pdf`, paper: name })) })
  const asked: string[] = []
  const dies = async (paper: string) => {
    asked.push(paper)
    if (asked.length === 2) throw new Error('the pdf process ended: SIGKILL')
    return Buffer.from(`%PDF-1.7 ${paper}`)
  }
  expect(await sendWaiting(database.db, async () => send, silent, minutes(0), dies)).toBe(0)
  expect(arrived).toHaveLength(0)
  for (const at of [1, 2]) await sendWaiting(database.db, async () => send, silent, minutes(at), dies)
  expect(arrived).toHaveLength(1)
  for (const paper of papers) expect(arrived[0]!.raw).toContain(Buffer.from(`%PDF-1.7 ${paper}`).toString('base64'))
})

test('retrying a cause queues one mail', async () => {
  await write(mail('a'))
  await write(mail('a'))
  expect(await rows()).toHaveLength(1)
})

test('a mail of a rolled-back transaction is not sent', async () => {
  const work = transaction(database.db, async (tx) => {
    await enqueue(tx, mail('a'), start)
    throw new Error('no seats')
  })
  await expect(work).rejects.toThrow('no seats')
  expect(await sendWaiting(database.db, async () => send, silent, minutes(0))).toBe(0)
  expect(arrived).toEqual([])
})

test('a refused mail is retried with growing delay, and other mails are sent meanwhile', async () => {
  await write(mail('a', 'dolu@musteri.example'), mail('b'))
  refusals.set('dolu@musteri.example', { code: 452, text: 'mailbox full' })
  expect(await sendWaiting(database.db, async () => send, silent, minutes(0))).toBe(1)
  expect(await sendWaiting(database.db, async () => send, silent, minutes(0.9))).toBe(0)
  expect((await rows())[0]).toMatchObject({ message_key: 'a', attempts: 1, sent_at: null })
  expect((await rows())[0]!.last_error).toContain('mailbox full')
  expect(await sendWaiting(database.db, async () => send, silent, minutes(1))).toBe(0)
  expect((await rows())[0]).toMatchObject({ attempts: 2, next_try_at: minutes(3)() })
  refusals.clear()
  expect(await sendWaiting(database.db, async () => send, silent, minutes(3))).toBe(1)
  expect(arrived.map(({ to }) => to[0])).toEqual(['ayse@musteri.example', 'dolu@musteri.example'])
})

test('while the server is unreachable no mail has used up an attempt', async () => {
  await write(mail('a'), mail('b'))
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  await new Promise((resolve) => closed.close(resolve))
  const away = smtpSender({ url: `smtp://127.0.0.1:${port}`, from: 'posta@deneme.example' })
  expect(await sendWaiting(database.db, async () => away, silent, minutes(0))).toBe(0)
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([0, 0])
  expect(await sendWaiting(database.db, async () => send, silent, minutes(1))).toBe(2)
})

test('a mail that the server takes without an answer waits like a refused one, and holds up no other', async () => {
  unanswered = 'yavas@musteri.example'
  await write(mail('slow', unanswered), mail('b'), mail('c'))
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const hasty = smtpSender({ url, from: 'posta@deneme.example' }, 1000)
  expect(await sendWaiting(database.db, async () => hasty, silent, minutes(0))).toBe(2)
  expect(await rows()).toMatchObject([
    { attempts: 1, sent_at: null, next_try_at: minutes(1)() },
    { attempts: 1, sent_at: start },
    { attempts: 1, sent_at: start },
  ])
  expect(arrived.filter(({ to }) => to[0] === unanswered)).toHaveLength(1)
})

test('a server that greets with a refusal is asked once, and no mail has used up an attempt', async () => {
  let connections = 0
  const busy = createServer((socket) => {
    connections += 1
    socket.end('421 too many connections\r\n')
  }).listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const refused = smtpSender({ url: `smtp://127.0.0.1:${(busy.address() as AddressInfo).port}`, from: 'a@b.example' })
  await write(mail('a'), mail('b'))
  expect(await sendWaiting(database.db, async () => refused, silent, minutes(0))).toBe(0)
  expect([connections, (await rows()).map(({ attempts }) => attempts)]).toEqual([1, [0, 0]])
  await new Promise((resolve) => busy.close(resolve))
})

test('after a day without the mail server every mail is sent once, and those of a recipient in order', async () => {
  const people = Array.from({ length: 24 }, (_, n) => `yolcu${n % 3}@musteri.example`)
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  await new Promise((resolve) => closed.close(resolve))
  const away = smtpSender({ url: `smtp://127.0.0.1:${port}`, from: 'posta@deneme.example' })
  await write(...people.map((to, n) => mail(`away-${n}`, to)))
  const day = 24 * 60
  for (let minute = 0; minute < day; minute += 60) {
    expect(await sendWaiting(database.db, async () => away, silent, minutes(minute))).toBe(0)
  }
  await sendWaiting(database.db, async () => send, silent, minutes(day))
  const idsOf = (person: string) => arrived.filter(({ to }) => to[0] === person).map(({ raw }) => messageIdIn(raw))
  for (const person of new Set(people)) {
    const keys = people.flatMap((to, n) => (to === person ? [`away-${n}`] : []))
    expect(idsOf(person)).toEqual(keys.map((key) => `<${messageIdOf(key)}@deneme.example>`))
  }
  expect((await rows()).every(({ sent_at }) => sent_at !== null)).toBe(true)
})

test('what a clock wrote that was ahead is sent when the clock is right again, and a true wait stays', async () => {
  const ahead = minutes(30 * 60)()
  await transaction(database.db, (tx) => enqueue(tx, mail('written'), ahead))
  await write(mail('claimed'), mail('refused', 'dolu@musteri.example'))
  await claimMails(database.db, { now: ahead, until: minutes(30 * 60 + 5)(), limit: 1 })
  refusals.set('dolu@musteri.example', { code: 451, text: 'later' })
  expect(await sendWaiting(database.db, async () => send, silent, minutes(0))).toBe(2)
  expect(await sendWaiting(database.db, async () => send, silent, minutes(0.5))).toBe(0)
  const waits = (await rows()).filter(({ sent_at }) => sent_at === null).map(({ message_key }) => message_key)
  expect(waits).toEqual(['refused'])
})

test('a sender that dies before recording success causes a second delivery with the same Message-ID', async () => {
  await write(mail('a'))
  const dying = connect(database.url)
  const dies: Send = async (mail) => {
    await send(mail)
    await dying.close()
  }
  await expect(sendWaiting(dying.db, async () => dies, silent, minutes(0))).rejects.toThrow()
  expect(await sendWaiting(database.db, async () => send, silent, minutes(9))).toBe(0)
  expect(await sendWaiting(database.db, async () => send, silent, minutes(11))).toBe(1)
  const [first, again] = messageIds()
  expect(first).toMatch(/^<[0-9a-f]{32}@deneme\.example>$/)
  expect(again).toBe(first)
})

test('several senders send every mail once between them', async () => {
  const keys = Array.from({ length: 20 }, (_, n) => `mail-${n}`)
  await write(...keys.map((key) => mail(key)))
  const counts = await Promise.all([1, 2, 3].map(() => sendWaiting(database.db, async () => send, silent, minutes(0))))
  expect(counts.reduce((a, b) => a + b)).toBe(20)
  expect(new Set(messageIds()).size).toBe(20)
  expect(arrived).toHaveLength(20)
})

test('concurrent claims give each mail to one sender', async () => {
  const mails = Array.from({ length: 20 }, (_, n) => mail(`mail-${n}`))
  await write(...mails)
  const claims = await Promise.all(
    Array.from({ length: 60 }, () => claimMails(database.db, { now: minutes(0)(), until: minutes(5)(), limit: 1 })),
  )
  const claimed = claims.flat().map(({ message_key }) => message_key)
  expect(claimed.toSorted()).toEqual(mails.map(({ message_key }) => message_key).toSorted())
})

test('after two days of retries a mail is left with its last error', async () => {
  await write(mail('a', 'yok@musteri.example'))
  refusals.set('yok@musteri.example', { code: 550, text: 'no such user' })
  for (let time = 0; time < maxAttempts + 5; time++)
    await sendWaiting(database.db, async () => send, silent, minutes(time * 240))
  expect(await rows()).toMatchObject([{ attempts: maxAttempts, sent_at: null }])
})

test('a week after sending, content and recipient are erased, and the cause queues no second mail', async () => {
  await write(mail('a'), mail('b', 'yok@musteri.example'))
  refusals.set('yok@musteri.example', { code: 550, text: '<yok@musteri.example> unknown' })
  const day = (n: number) => minutes(n * 24 * 60)()
  await sendWaiting(database.db, async () => send, silent, minutes(0))
  const all = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  const hashOf = async (address: string) => recipientHash(await appKey(database.db, 'outbox'), address)

  expect(await clearOldMails(database.db, day(6.9))).toBe(0)
  expect(await clearOldMails(database.db, day(7))).toBe(1)
  expect(await clearOldMails(database.db, day(8))).toBe(0)
  const [sent, failed] = await all()
  expect(sent).toMatchObject({
    ...{ message_key: 'a', recipient: '', body_text: '', body_html: '', last_error: '' },
    ...{ subject: 'Rezervasyonunuz alındı: ışık', sent_at: start, cleared_at: day(7) },
    recipient_hash: await hashOf('ayse@musteri.example'),
  })
  expect(failed).toMatchObject({ ...mail('b', 'yok@musteri.example'), cleared_at: null })
  await write(mail('a'))
  expect(await all()).toHaveLength(2)

  expect(await clearOldMails(database.db, day(30))).toBe(1)
  const [, left] = await all()
  expect(left).toMatchObject({
    recipient: '',
    body_text: '',
    sent_at: null,
    recipient_hash: await hashOf('yok@musteri.example'),
  })
  expect(left!.last_error).toContain('550')
  expect(left!.last_error).not.toContain('musteri')
  refusals.clear()
  expect(
    await sendWaiting(
      database.db,
      async () => send,
      silent,
      () => day(31),
    ),
  ).toBe(0)
})

test('hundreds of old mails are cleared in one run', async () => {
  const recipient_hash = null
  await database.db
    .insertInto('outbox')
    .values(
      Array.from({ length: 450 }, (_, n) => ({
        ...mail(`old-${n}`),
        created_at: start,
        sent_at: start,
        recipient_hash,
      })),
    )
    .execute()
  expect(await clearOldMails(database.db, minutes(8 * 24 * 60)())).toBe(450)
})

test('without an SMTP server the log records a mail without recipient or content', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  await write(mail('order-created:SYH-26-7F3K9Q'))
  expect(await sendWaiting(database.db, withoutServer, log, minutes(0))).toBe(0)
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/ayse|Ayşe|SYH|Rezervasyon/)
})

test('without a server mails are postponed, and one that is set up later sends those that staff release', async () => {
  await write(mail('a'), mail('b'), mail('c'))
  const later = minutes(24 * 60)
  for (const at of [minutes(0), later]) await sendWaiting(database.db, withoutServer, silent, at)
  expect(await countPostponed(database.db)).toBe(3)
  expect(await sendWaiting(database.db, async () => send, silent, later)).toBe(0)

  const ids = await database.db.selectFrom('outbox').select('id').orderBy('id').execute()
  const [a, b, c] = ids.map(({ id }) => id)
  const secret = await appKey(database.db, 'outbox')
  const [released, discarded] = await transaction(database.db, async (tx) => [
    await releasePostponed(tx, [b!, a!, 999_999]),
    await discardPostponed(tx, [c!], secret, later()),
  ])
  expect([released, discarded, await countPostponed(database.db)]).toEqual([2, 1, 0])
  expect(await transaction(database.db, (tx) => releasePostponed(tx, [a!, c!]))).toBe(0)
  expect(await sendWaiting(database.db, async () => send, silent, later)).toBe(2)
  expect(messageIds()).toEqual(['a', 'b'].map((key) => `<${messageIdOf(key)}@deneme.example>`))
})

test('a failure is logged by code, without the recipient named in the server’s reply', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  await write(mail('a'))
  refusals.set('ayse@musteri.example', { code: 550, text: '<ayse@musteri.example> unknown' })
  await sendWaiting(database.db, async () => send, log, minutes(0))
  expect(lines[0]).toContain('550')
  expect(lines[0]).not.toContain('ayse')
})
