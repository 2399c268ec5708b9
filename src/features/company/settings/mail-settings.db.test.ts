import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { openLimits } from '#src/base/http/server/limits.server.ts'
import { insertStaff, staffPassword } from '../../accounts/accounts.fixture.ts'
import { testOffice } from '../../accounts/office.fixture.ts'
import { openSettings } from './live-settings.queries.server.ts'
import { agencySender } from './mail-server.queries.server.ts'
import { settingsAdminApi } from './settings.admin.api.server.ts'
import type { MailTested, OfficeMail } from './settings.admin.schema.ts'
import { dkimPem } from './settings.fixture.ts'
import { mailAdminPath as path, salesAdminPath } from './settings.links.ts'

const office = testOffice('yonetici', settingsAdminApi)
const password = 'Posta-Parolası-27'
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }

let server: SMTPServer
let port: number
let arrived: { from: string; to: string[]; raw: string }[]
beforeEach(async () => {
  await office.db.deleteFrom('settings').execute()
  await office.db.insertInto('settings').defaultValues().execute()
  arrived = []
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _, done) =>
      auth.username === 'deneme' && auth.password === password
        ? done(null, { user: 'deneme' })
        : done(new Error('wrong user or password')),
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        arrived.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() })
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.server.address() as AddressInfo).port
})
afterEach(() => new Promise<void>((resolve) => server.close(resolve)))

const settings = () => ({
  mail_host: '127.0.0.1',
  mail_port: port,
  mail_security: 'none',
  mail_user: 'deneme',
  mail_password: password,
  mail_from_name: 'Deneme Tur',
  mail_from_address: 'bilgi@deneme.example',
  current_password: staffPassword,
})
const save = (more: object = {}) => office.put(path, { ...settings(), ...more })
const read = async () => (await office.get<OfficeMail>(path)).body
const tryOut = async (body: object) =>
  (await office.post<MailTested>(`${path}/test`, { to: 'ayse@musteri.example', ...body })).body

test('the password is stored sealed, and is in no answer and no audit record', async () => {
  expect((await save()).status).toBe(200)
  const answer = await read()
  expect(answer).toMatchObject({ mail_host: '127.0.0.1', mail_user: 'deneme', has_password: true, from_env: [] })
  const { mail_password } = await office.db.selectFrom('settings').select('mail_password').executeTakeFirstOrThrow()
  expect(mail_password?.toString('latin1')).not.toContain('Posta-Parola')
  const records = await office.db.selectFrom('audit_events').selectAll().execute()
  expect(JSON.stringify([answer, records])).not.toContain(password)
})

test('an empty password keeps the stored one; another server or user needs it again; without a user it is gone', async () => {
  await save()
  await office.put(path, { mail_from_name: 'Deneme', mail_password: '' })
  expect(await read()).toMatchObject({ has_password: true, mail_from_name: 'Deneme' })
  for (const change of [{ mail_host: 'baska.example' }, { mail_user: 'baska' }]) {
    const { status, body } = await office.put(path, change)
    expect([status, body.errors]).toEqual([
      422,
      { mail_password: ['Sunucu, kullanıcı ya da şifreleme değişti: parolayı yeniden yazın.'] },
    ])
  }
  await office.put(path, { mail_user: '', current_password: staffPassword })
  expect(await read()).toMatchObject({ has_password: false })
})

test('another server takes the own password, the first one too; the rest takes none', async () => {
  const { current_password, ...form } = settings()
  const refusals = async (...sent: object[]) => {
    const answers = []
    for (const body of sent) answers.push(await office.put(path, body))
    return answers.map(({ status, body }) => [status, body.errors])
  }
  const required = [422, { current_password: ['* Bu Alan Zorunlu'] }]
  const wrong = [422, { current_password: ['Şu anki parolanız bu değil'] }]
  expect(await refusals(form, { ...form, current_password: 'yelken-vakti-27' })).toEqual([required, wrong])
  expect(await read()).toMatchObject({ mail_host: '', has_password: false })
  expect((await save()).status).toBe(200)
  const others = [
    { mail_host: 'smtp.baska.example' },
    { mail_port: port + 1 },
    { mail_security: 'starttls' },
    { mail_user: 'baska' },
    { mail_host: '' },
  ].map((change) => ({ mail_password: password, ...change }))
  expect(await refusals(...others)).toEqual(others.map(() => required))
  expect(await read()).toMatchObject({ mail_host: '127.0.0.1', mail_port: port, mail_user: 'deneme' })
  const same = { ...form, mail_password: 'Yeni-Parola-28', mail_from_name: 'Başka', mail_reply_to: 'y@deneme.example' }
  expect((await office.put(path, same)).status).toBe(200)
})

test.each([
  [{ mail_host: 'bu bir sunucu değil' }, 'mail_host'],
  [{ mail_port: 70_000 }, 'mail_port'],
  [{ mail_security: 'ssl' }, 'mail_security'],
  [{ mail_from_address: '' }, 'mail_from_address'],
])('%j is refused at its field', async (wrong, field) => {
  const { status, body } = await save(wrong)
  expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]])
})

test('a test mail reaches the server with unsaved settings, and its answer is shown', async () => {
  const { success, message, data } = await tryOut(settings())
  expect([success, message]).toEqual([true, expect.stringContaining('ayse@musteri.example')])
  expect(data.answer).toMatch(/^250/)
  expect(arrived).toMatchObject([{ from: 'bilgi@deneme.example', to: ['ayse@musteri.example'] }])
  expect(await read()).toMatchObject({ mail_host: '', mail_tested_at: null, test_to: office.staff.email })
})

test('a test mail with the saved settings is remembered until they change', async () => {
  await save()
  expect((await tryOut({})).success).toBe(true)
  expect((await read()).mail_tested_at).not.toBeNull()
  await office.put(path, { mail_from_name: 'Başka' })
  expect((await read()).mail_tested_at).toBeNull()
})

test('the failure of a test mail is told in words', async () => {
  expect(await tryOut({ ...settings(), mail_password: 'yanlış' })).toMatchObject({
    success: false,
    message: 'Sunucu kullanıcı adını ya da parolayı kabul etmedi.',
    data: { answer: expect.stringContaining('535') },
  })
  const closed = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => closed.once('listening', resolve))
  const free = (closed.address() as AddressInfo).port
  await new Promise((resolve) => closed.close(resolve))
  expect((await tryOut({ ...settings(), mail_port: free })).message).toContain(`${free} portuna bağlanılamadı`)
  expect((await tryOut({ ...settings(), mail_security: 'tls' })).message).toContain('Güvenli bağlantı kurulamadı')
  expect(arrived).toEqual([])
})

test('the stored password is not sent to a server it was not entered for', async () => {
  await save()
  const { status, body } = await office.post(`${path}/test`, { to: 'ayse@musteri.example', mail_host: 'localhost' })
  expect([status, Object.keys(body.errors as object)]).toEqual([422, ['mail_password']])
})

test('the stored password is not sent unencrypted, or to another port without encryption', async () => {
  await save({ mail_security: 'starttls' })
  for (const body of [{ mail_security: 'none' }, { mail_security: 'none', mail_port: port + 1 }])
    for (const { status } of [
      await office.post(`${path}/test`, { to: 'a@b.example', ...body }),
      await office.put(path, body),
    ])
      expect(status).toBe(422)
  expect((await office.put(path, { mail_port: port + 1, current_password: staffPassword })).status).toBe(200)
  await save()
  expect((await office.put(path, { mail_port: port + 1 })).status).toBe(422)
  expect(arrived).toEqual([])
})

test('a user tries settings a limited number of times, and each attempt names host and port in the audit', async () => {
  const staff = await insertStaff(office.db, 'yonetici')
  const api = testApi(settingsAdminApi, { db: office.db, staff, limit: await openLimits(office.db) })
  const body = { to: 'ayse@musteri.example', ...settings() }
  for (let n = 0; n < 20; n++) expect((await api.post(`${path}/test`, body, headers)).status).toBe(200)
  const { status, body: refused } = await api.post<{ errors: object }>(`${path}/test`, body, headers)
  expect([status, refused.errors]).toEqual([422, { to: [expect.stringContaining('çok fazla deneme')] }])
  expect(arrived).toHaveLength(20)
  const last = await office.db
    .selectFrom('audit_events')
    .select('after')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(last.after).toMatchObject({ mail_host: '127.0.0.1', mail_port: port })
})

test('the next mail goes to the server that was saved, without a restart', async () => {
  const open = agencySender(office.db, {})
  const mail = { messageKey: 'a', to: 'ayse@musteri.example', subject: 'Deneme', text: 'Deneme', html: '<p>Deneme</p>' }
  expect(await open()).toBe(null)
  await save()
  await (await open())?.(mail)
  expect(arrived).toMatchObject([{ to: ['ayse@musteri.example'] }])
  expect(arrived[0]!.raw).toContain('From: Deneme Tur <bilgi@deneme.example>')
})

test('the environment wins, is shown without its password, and is not stored', async () => {
  const env = { smtpUrl: 'smtps://ali:gizli@smtp.example', mailFrom: 'Seyyah <posta@seyyah.example>', holdHours: 12 }
  const fixed = { siteUrl: 'https://seyyah.example', env }
  const { settings: live, reload } = await openSettings(office.db, fixed)
  const staff = await insertStaff(office.db, 'yonetici')
  const api = testApi(settingsAdminApi, { db: office.db, staff, settings: live, reloadSettings: reload })
  const { body } = await api.get<OfficeMail>(path, headers)
  expect(body).toMatchObject({
    mail_host: 'smtp.example',
    mail_port: 465,
    mail_security: 'tls',
    mail_user: 'ali',
    has_password: true,
    mail_from_address: 'posta@seyyah.example',
  })
  expect(body.from_env).toContain('mail_host')
  expect(JSON.stringify(body)).not.toContain('gizli')
  await api.post(salesAdminPath, { _method: 'PUT', hold_hours: 99, deposit_rate: 20 }, headers)
  expect((await api.get(salesAdminPath, headers)).body).toMatchObject({ hold_hours: 12, from_env: ['hold_hours'] })
  const row = await office.db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ hold_hours: 24, deposit_rate: 20, mail_host: '' })
  expect([live.holdHours, live.sendsMail]).toEqual([12, true])
})

test.each([
  ['smtp://smtp.example', 587],
  ['smtp://smtp.example:2525', 2525],
])('the port of %s is shown as %i, which is used', async (smtpUrl, port) => {
  const settings = { siteUrl: 'https://seyyah.example', holdHours: 24, env: { smtpUrl } }
  const staff = await insertStaff(office.db, 'yonetici')
  const { body } = await testApi(settingsAdminApi, { db: office.db, staff, settings }).get<OfficeMail>(path, headers)
  expect(body).toMatchObject({ mail_port: port, mail_security: 'starttls' })
})

test('a saved setting is in force with the next request of the process, and after a reload in another one', async () => {
  const fixed = { siteUrl: 'https://seyyah.example' }
  const [here, there] = [await openSettings(office.db, fixed), await openSettings(office.db, fixed)]
  const staff = await insertStaff(office.db, 'yonetici')
  const api = testApi(settingsAdminApi, { db: office.db, staff, settings: here.settings, reloadSettings: here.reload })
  await api.post(salesAdminPath, { _method: 'PUT', hold_hours: 36 }, headers)
  await api.post(path, { _method: 'PUT', ...settings() }, headers)
  expect(here.settings).toMatchObject({ holdHours: 36, sendsMail: true })
  expect(await there.reload()).toBe(true)
  expect(there.settings).toMatchObject({ holdHours: 36, sendsMail: true })
  expect(await there.reload()).toBe(false)
})

const signed = (dkim_key: string) => ({ dkim_domain: 'deneme.example', dkim_selector: 'seyyah1', dkim_key })

test.each(['pkcs1', 'pkcs8'] as const)(
  'a key of the signature (%s) is stored sealed, and its DNS record is shown',
  async (type) => {
    const key = dkimPem(type)
    // A field of one line takes the line breaks away.
    expect((await save(signed(key.replaceAll('\n', ' ')))).status).toBe(200)
    const answer = await read()
    const p = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')
    expect(answer.dkim_record).toEqual({ name: 'seyyah1._domainkey.deneme.example', value: `v=DKIM1; k=rsa; p=${p}` })
    const { dkim_key } = await office.db.selectFrom('settings').select('dkim_key').executeTakeFirstOrThrow()
    expect(dkim_key!.toString('latin1')).not.toContain('PRIVATE KEY')
    const records = await office.db.selectFrom('audit_events').selectAll().execute()
    expect(JSON.stringify([answer, records])).not.toContain(key.split('\n')[1])
    await office.put(path, { dkim_selector: 'seyyah2' })
    expect((await read()).dkim_record!.name).toBe('seyyah2._domainkey.deneme.example')
    await office.put(path, { dkim_domain: '' })
    expect(await read()).toMatchObject({ dkim_record: null, dkim_selector: '' })
  },
)

test.each([
  ['not a key', () => signed('merhaba'), 'dkim_key'],
  ['a key of 1,024 bits', () => signed(dkimPem('pkcs8', 1024)), 'dkim_key'],
  ['a damaged key', () => signed(dkimPem().replace(/\n.{20}/, '\nAAAA')), 'dkim_key'],
  ['a key that is not RSA', () => signed(ed25519()), 'dkim_key'],
  ['a domain without a key', () => signed(''), 'dkim_key'],
  ['a domain without a selector', () => ({ ...signed(dkimPem()), dkim_selector: '' }), 'dkim_selector'],
  ['a domain that is none', () => ({ ...signed(dkimPem()), dkim_domain: 'deneme' }), 'dkim_domain'],
  ['a reply address that is none', () => ({ mail_reply_to: 'ofis' }), 'mail_reply_to'],
] as const)('%s is refused at its field, and nothing is saved', async (_, wrong, field) => {
  const { status, body } = await save(wrong())
  expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]])
  expect(await read()).toMatchObject({ mail_host: '', dkim_record: null })
})
const ed25519 = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

test('a test mail is signed with the typed key and has the typed reply address', async () => {
  const typed = { ...settings(), ...signed(dkimPem()), mail_reply_to: 'yanit@deneme.example' }
  expect((await tryOut(typed)).success).toBe(true)
  expect(arrived[0]!.raw).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256;[\s\S]* d=deneme\.example;[\s\S]* s=seyyah1;/m)
  expect(arrived[0]!.raw).toMatch(/^Reply-To: yanit@deneme\.example\r$/m)
})
