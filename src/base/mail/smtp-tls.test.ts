import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import type { OutgoingMail } from './outgoing.server.ts'
import { type SmtpServer, smtpSender } from './smtp.server.ts'
import { unknownServer } from './unknown-server.fixture.ts'

let server: SMTPServer
let arrived: number
const known = getCACertificates('default')
afterEach(async () => {
  setDefaultCACertificates(known)
  await new Promise<void>((resolve) => server.close(resolve))
})

/** A mail server. @param security null: it offers no encryption */
async function openServer(security: 'tls' | 'starttls' | null): Promise<number> {
  arrived = 0
  server = new SMTPServer({
    ...unknownServer,
    secure: security === 'tls',
    disabledCommands: security === null ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    disableReverseLookup: true,
    onData(stream, _session, callback) {
      stream.resume().on('end', () => {
        arrived += 1
        callback()
      })
    },
  })
  // The client ends the connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.server.address() as AddressInfo).port
}

const from = 'Deneme <posta@deneme.example>'
const mail: OutgoingMail = { messageKey: 'a', to: 'ayse@musteri.example', subject: 'a', text: 'a', html: '<p>a</p>' }
const byFields = (security: 'tls' | 'starttls') => (port: number) =>
  ({ host: '127.0.0.1', port, security, auth: null, from }) as const
const byUrl = (scheme: 'smtps' | 'smtp') => (port: number) => ({ url: `${scheme}://127.0.0.1:${port}`, from })

test.each<['tls' | 'starttls', string, (port: number) => SmtpServer]>([
  ['tls', 'fields', byFields('tls')],
  ['starttls', 'fields', byFields('starttls')],
  ['tls', 'an address', byUrl('smtps')],
  ['starttls', 'an address', byUrl('smtp')],
])('by %s, named by %s, a server gets a mail only when its certificate is vouched for', async (security, _, named) => {
  const send = smtpSender(named(await openServer(security)))
  await expect(send(mail)).rejects.toThrow(/self-signed certificate/)
  expect(arrived).toBe(0)
  setDefaultCACertificates([...known, unknownServer.cert])
  await send(mail)
  expect(arrived).toBe(1)
})

test('a server that offers no encryption gets no mail that must be encrypted', async () => {
  const send = smtpSender(byFields('starttls')(await openServer(null)))
  await expect(send(mail)).rejects.toThrow(/STARTTLS/i)
  expect(arrived).toBe(0)
})
