import { createHash, createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { OutgoingMail } from './outgoing.server.ts'
import { smtpSender } from './smtp.server.ts'

let server: SMTPServer
let arrived: string[]
beforeEach(async () => {
  arrived = []
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        arrived.push(Buffer.concat(chunks).toString('latin1'))
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise<void>((resolve) => server.close(resolve)))

const from = 'Deneme <posta@deneme.example>'
const port = () => (server.server.address() as AddressInfo).port
const byUrl = () => ({ url: `smtp://127.0.0.1:${port()}`, from })
const byFields = () => ({ host: '127.0.0.1', port: port(), security: 'none' as const, auth: null, from })
const mail: OutgoingMail = {
  messageKey: 'a',
  to: 'ayse@musteri.example',
  subject: 'Rezervasyonunuz alındı: ışık',
  text: 'Sayın Ayşe,\n\nyeriniz ayrıldı.',
  html: '<p>Sayın <b>Ayşe</b></p>',
}
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const dkim = { domainName: 'deneme.example', keySelector: 'seyyah1', privateKey }

type Header = { name: string; raw: string }

function headersOf(head: string): Header[] {
  return head.split(/\r\n(?![ \t])/).map((raw) => ({ name: raw.slice(0, raw.indexOf(':')).toLowerCase().trim(), raw }))
}
/** Relaxed canonicalization of a header (RFC 6376, 3.4.2). */
const relaxed = ({ name, raw }: Header) =>
  `${name}:${raw
    .slice(raw.indexOf(':') + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()}`
/** Relaxed canonicalization of a body (3.4.4). */
const relaxedBody = (body: string) =>
  `${body
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(\r\n)+$/, '')}\r\n`

/** Whether the signature of a mail is that of the public key, for its body and its headers. */
function isSigned(raw: string): boolean {
  const at = raw.indexOf('\r\n\r\n')
  const [headers, body] = [headersOf(raw.slice(0, at)), raw.slice(at + 4)]
  const signature = headers.find(({ name }) => name === 'dkim-signature')
  if (!signature) return false
  const tags = new Map(
    relaxed(signature)
      .slice('dkim-signature:'.length)
      .split(';')
      .map(
        (tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replace(/ /g, '')] as const,
      ),
  )
  expect([tags.get('a'), tags.get('c'), tags.get('d'), tags.get('s')]).toEqual([
    'rsa-sha256',
    'relaxed/relaxed',
    'deneme.example',
    'seyyah1',
  ])
  const hash = createHash('sha256').update(relaxedBody(body), 'latin1').digest('base64')
  const signed = tags
    .get('h')!
    .split(':')
    .map((name) => headers.findLast((header) => header.name === name.toLowerCase()))
    .filter((header) => header !== undefined)
  const own = relaxed(signature)
    .replace(/b=[^;]*$/, 'b=')
    .replace(/; b=[^;]*(?=;|$)/, '; b=')
  const verify = createVerify('RSA-SHA256').update([...signed.map(relaxed), own].join('\r\n'), 'latin1')
  return tags.get('bh') === hash && verify.verify(createPublicKey(publicKey), tags.get('b')!, 'base64')
}

const header = (name: string) => new RegExp(`^${name}: (.*)\\r$`, 'im').exec(arrived.at(-1)!)?.[1]

test.each([
  ['an address', byUrl],
  ['fields', byFields],
])('with a key every mail is signed, also for a server named by %s', async (_, server) => {
  await smtpSender({ ...server(), dkim })(mail)
  expect(isSigned(arrived[0]!)).toBe(true)
  expect(isSigned(arrived[0]!.replace('ayr', 'AYR'))).toBe(false)
  expect(isSigned(arrived[0]!.replace('To: ayse', 'To: fatma'))).toBe(false)
  await smtpSender(server())(mail)
  expect(header('DKIM-Signature')).toBeUndefined()
})

test('answers go to the agency’s reply address, unless a mail names its own', async () => {
  const send = smtpSender({ ...byUrl(), replyTo: 'yanit@deneme.example' })
  await send(mail)
  expect(header('Reply-To')).toBe('yanit@deneme.example')
  await send({ ...mail, replyTo: 'ofis@deneme.example' })
  expect(header('Reply-To')).toBe('ofis@deneme.example')
  await smtpSender({ ...byUrl(), replyTo: '' })(mail)
  expect(header('Reply-To')).toBeUndefined()
})

test('a mail is marked as automatic, but for the words of staff', async () => {
  const send = smtpSender(byUrl())
  await send(mail)
  expect(header('Auto-Submitted')).toBe('auto-generated')
  await send({ ...mail, isPersonal: true })
  expect(header('Auto-Submitted')).toBeUndefined()
})

/** A server that says the given lines, one after each that it hears, and then nothing. */
async function hesitant(...lines: string[]) {
  const heard: string[] = []
  const server = createServer((socket) => {
    const say = () => void (lines.length > 0 && socket.write(`${lines.shift()}\r\n`))
    say()
    socket
      .on('error', () => {})
      .on('data', (data) => {
        heard.push(data.toString('latin1').trim())
        say()
      })
    onTestFinished(() => void socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { heard, send: smtpSender({ url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, from }) }
}

test.each([
  ['has not greeted', []],
  ['has not said what it can', ['220 ready']],
])('an attempt is stopped while the server %s', async (_, lines) => {
  const { heard, send } = await hesitant(...lines)
  const stopping = new AbortController()
  const sending = send(mail, stopping.signal)
  await expect.poll(() => heard.length).toBe(lines.length)
  stopping.abort()
  await expect(sending).rejects.toMatchObject({ code: 'EABORT' })
  expect(heard.join()).not.toContain('MAIL')
})

test('an attempt that the server has heard of goes on when it is to stop', async () => {
  const { heard, send } = await hesitant('220 ready', '250 hello', '250 sender')
  const stopping = new AbortController()
  const sending = send(mail, stopping.signal).catch((error: unknown) => error)
  await expect.poll(() => heard.at(-1)).toContain('RCPT')
  stopping.abort()
  const answer = await Promise.race([sending, new Promise((resolve) => setImmediate(resolve, 'goes on'))])
  expect(answer).toBe('goes on')
})

test('an attempt of a process that has stopped reaches no server', async () => {
  await expect(smtpSender(byUrl())(mail, AbortSignal.abort())).rejects.toMatchObject({ code: 'EABORT' })
  expect(arrived).toEqual([])
})
