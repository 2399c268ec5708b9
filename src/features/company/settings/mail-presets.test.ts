import { expect, test } from 'vitest'
import { mailPresets, presetOfHost, valuesOfPreset } from './mail-presets.ts'
import { mailForm } from './settings.admin.schema.ts'

test.each(mailPresets)('$key: its values are accepted with a user and a password, and name it again', (preset) => {
  const address = 'bilgi@poyraz.example'
  const values = valuesOfPreset(preset, address, '')
  const typed = { mail_user: address, mail_password: 'gizli', mail_from_address: address }
  expect(mailForm.schema.safeParse({ ...values, ...typed }).success).toBe(true)
  expect(presetOfHost(values.mail_host)).toBe(preset.key)
  // A port for TLS from the first byte, or the submission port that begins in the clear (RFC 8314).
  expect([values.mail_port, values.mail_security]).toEqual(values.mail_port === 465 ? [465, 'tls'] : [587, 'starttls'])
})

test.each([
  ['bilgi@poyraz.example', '', 'mail.poyraz.example'],
  ['bilgi@poyraz.example', 'smtp.gmail.com', 'mail.poyraz.example'],
  ['poyraz', '', ''],
  ['', '', ''],
  ['', 'posta.poyraz.example', 'posta.poyraz.example'],
  ['', 'smtp.gmail.com', ''],
])('general hosting with the sender %j after %j: %j', (address, typed, host) => {
  const hosting = mailPresets.find(({ key }) => key === 'hosting')!
  expect(valuesOfPreset(hosting, address, typed).mail_host).toBe(host)
})

test.each([
  ['SMTP.Gmail.com ', 'google'],
  ['email-smtp.us-east-1.amazonaws.com', 'amazon'],
  ['posta.poyraz.example', null],
  ['', null],
])('the server %j is that of %s', (host, key) => {
  expect(presetOfHost(host)).toBe(key)
})
