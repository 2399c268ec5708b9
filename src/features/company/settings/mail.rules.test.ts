import { expect, test } from 'vitest'
import { isOtherServer, mailFailure } from './mail.rules.ts'

test.each([
  [{ code: 'EAUTH', responseCode: 535, message: 'Invalid login: 535 5.7.8' }, 'office.mail_auth'],
  [{ code: 'EENVELOPE', responseCode: 550, message: '550 no such user' }, 'office.mail_addresses'],
  [{ code: 'EMESSAGE', responseCode: 554, message: '554 rejected' }, 'office.mail_refused'],
  [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND smtp.example' }, 'office.mail_unknown_host'],
  [{ code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:25' }, 'office.mail_unreachable'],
  [{ code: 'ETIMEDOUT', message: 'Connection timeout' }, 'office.mail_unreachable'],
  [{ code: 'ESOCKET', message: 'SSL routines:wrong version number' }, 'office.mail_tls'],
  [{ code: 'ETLS', message: 'STARTTLS unavailable' }, 'office.mail_tls'],
])('%j is %s', (error, key) => {
  expect(mailFailure(error)).toMatchObject({ key, answer: error.message })
})

test.each([
  [{}, false],
  [{ mail_host: ' smtp.a.example ', mail_port: '465' }, false],
  [{ mail_host: 'smtp.b.example' }, true],
  [{ mail_port: 587 }, true],
  [{ mail_security: 'none' }, true],
  [{ mail_user: '' }, true],
])('mails go another way with %j: %j', (change, is) => {
  const server = { mail_host: 'smtp.a.example', mail_port: 465, mail_security: 'tls', mail_user: 'ali' } as const
  expect(isOtherServer(server, { ...server, ...change })).toBe(is)
})
