import { expect, test } from 'vitest'
import { bearer, insertSession, insertStaff, staffPassword } from './accounts.fixture.ts'
import { accountMail, accountNews } from './accounts.mail.server.ts'
import { insertFactor } from './factors/factors.fixture.ts'
import { codeAt } from './factors/one-time-codes.rules.ts'
import { testPeople } from './office.fixture.ts'
import { insertPasskeyOf, softwarePasskey } from './passkeys/passkeys.fixture.ts'
import type { CreationOptions } from './passkeys/passkeys.schema.ts'

const people = testPeople()
const account = '/api/admin/account'
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const current_password = staffPassword
const newPassword = 'bulut-sofrasi-58'
const place = { address: '203.0.113.9', userAgent: firefox['user-agent'] }

const send = (path: string, body: object) =>
  people.api.post<{ data?: { recovery_codes?: string[] } }>(path, body, { ...people.asBoss, ...firefox })
const mails = () => people.db.selectFrom('outbox').selectAll().orderBy('id').execute()

async function addPasskey() {
  const passkey = softwarePasskey()
  const { body } = await people.api.post<CreationOptions>(
    `${account}/factors/passkeys/setup`,
    { name: 'Anahtarlık', current_password },
    people.asBoss,
  )
  return send(`${account}/factors/passkeys`, { passkey: passkey.register(body) })
}
async function addCodes() {
  const { body } = await people.api.get<{ key: string; setup: string }>(
    `${account}/factors/one-time-codes`,
    people.asBoss,
  )
  const code = codeAt(body.key, people.now)
  return send(`${account}/factors/one-time-codes`, { setup: body.setup, current_password, code })
}
const withPasskey = (name = 'Anahtarlık') => insertPasskeyOf(people.db, people.boss.id, softwarePasskey(), name)
const withCodes = () => insertFactor(people.db, people.boss.id, people.now)
const removePasskey = (id: number) => send(`${account}/factors/passkeys/${id}`, { current_password, _method: 'DELETE' })
const renewCodes = async () =>
  send(`${account}/factors/recovery-codes`, { code: codeAt((await withCodes()).key, people.now) })
const changePassword = () => send(`${account}/password`, { current_password, password: newPassword })
async function setByLink(): Promise<Answer> {
  const manager = bearer(await insertSession(people.db, await insertStaff(people.db), people.now))
  const path = `/api/admin/users/${people.boss.id}/reset`
  const { body } = await people.api.post<{ data: { password_link: string } }>(path, {}, manager)
  // That of the link itself.
  await people.db.deleteFrom('outbox').execute()
  const key = body.data.password_link.split('#key=')[1]
  return people.api.post('/api/auth/password', { key, password: newPassword }, firefox)
}
const changeEmail = () =>
  send(`/api/admin/users/${people.boss.id}`, { email: 'yeni@seyyah.example', current_password, _method: 'PUT' })
const removeCodes = (code: string) => send(`${account}/factors/one-time-codes`, { code, _method: 'DELETE' })

type Answer = { status: number; body: { data?: { recovery_codes?: string[] } } }
type Change = [what: string, subject: string, text: string, change: () => Promise<Answer>]
const changes: Change[] = [
  ['a new passkey', 'geçiş anahtarı eklendi', '“Anahtarlık” adlı', addPasskey],
  ['new one-time codes', 'doğrulama uygulaması eklendi', 'bir doğrulama uygulaması', addCodes],
  [
    'a removed passkey',
    'geçiş anahtarı silindi',
    '“Telefon” adlı',
    async () => {
      await withPasskey()
      return removePasskey(await withPasskey('Telefon'))
    },
  ],
  [
    'removed one-time codes',
    'doğrulama uygulaması kaldırıldı',
    'geçiş anahtarınız sorulur',
    async () => {
      await withPasskey()
      return removeCodes((await withCodes()).recovery_codes[0]!)
    },
  ],
  ['the last passkey', 'girişiniz kapatıldı', 'yalnız parolanız', async () => removePasskey(await withPasskey())],
  [
    'the last one-time codes',
    'girişiniz kapatıldı',
    'yalnız parolanız',
    async () => removeCodes((await withCodes()).recovery_codes[0]!),
  ],
  ['new recovery codes', 'kodlarınız yenilendi', 'eskileri artık geçersiz', renewCodes],
  ['a new password', 'parolanız değiştirildi', 'hesabınızın parolası değiştirildi', changePassword],
  ['an own new e-mail', 'e-posta adresi değiştirildi', 'e-posta adresini değiştirdi', changeEmail],
  ['a new password by a link', 'parolanız değiştirildi', 'hesabınızın parolası değiştirildi', () => setByLink()],
]

test.each(changes)(
  'the owner is told of %s: when, from where, what to do, and no secret',
  async (_, subject, text, change) => {
    const answer = await change()
    expect(answer.status).toBe(200)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: people.boss.email, subject: expect.stringContaining(subject) })
    const about = ['Zeynep Kaya', text, '10 Mart 2027 14:00', 'Firefox, Linux', '192.0.2.7']
    const advice = ['bir şey yapmanız gerekmez', 'yöneticinize', 'https://seyyah.example/admin/account']
    for (const part of [...about, ...advice]) expect(mail!.body_text).toContain(part)
    const secrets = [staffPassword, newPassword, ...(answer.body.data?.recovery_codes ?? [])]
    for (const secret of secrets) expect(mail!.body_text + mail!.body_html).not.toContain(secret)
  },
)

test('the old address is told of a new one, by whom; an invitation with a slip of the pen is not', async () => {
  const asManager = bearer(await insertSession(people.db, await insertStaff(people.db), people.now))
  const path = `/api/admin/users/${people.boss.id}`
  const change = async (email: string) => {
    const { version } = (await people.api.get<{ version: number }>(path, asManager)).body
    const { status } = await people.api.post(path, { _method: 'PUT', version, email }, asManager)
    expect(status).toBe(200)
  }
  const old = people.boss.email
  await change('zeynep.yeni@seyyah.example')
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: old, subject: expect.stringContaining('e-posta adresi değiştirildi') })
  for (const part of ['10 Mart 2027 14:00', 'yöneticinize']) expect(mail!.body_text).toContain(part)
  expect(mail!.body_text).not.toContain('zeynep.yeni')
  await people.db.updateTable('users').set({ password_hash: null }).where('id', '=', people.boss.id).execute()
  await change('zeynep.yine@seyyah.example')
  expect(await mails()).toHaveLength(1)
})

test('the language is that of the office that the owner chose', async () => {
  await people.db.updateTable('users').set({ office_lang: 'en' }).where('id', '=', people.boss.id).execute()
  expect((await addPasskey()).status).toBe(200)
  const [mail] = await mails()
  expect(mail!.subject).toContain('a passkey was added to your account')
  for (const part of ['Dear Zeynep Kaya', 'named “Anahtarlık”', '10 March 2027', 'Browser and system: Firefox, Linux'])
    expect(mail!.body_text).toContain(part)
  expect(mail!.body_html).toContain('<html lang="en">')
})

test('what was refused is not mailed, and neither is the first password of an account', async () => {
  const wrong = { current_password: 'yanlış parola' }
  const id = await withPasskey()
  expect((await send(`${account}/factors/passkeys/${id}`, { ...wrong, _method: 'DELETE' })).status).toBe(422)
  expect((await send(`${account}/factors/recovery-codes`, wrong)).status).toBe(422)
  expect((await send(`${account}/password`, { ...wrong, password: newPassword })).status).toBe(422)
  await withCodes()
  expect((await removeCodes('000000')).status).toBe(422)
  expect(await mails()).toEqual([])
  await people.db.updateTable('users').set({ password_hash: null }).where('id', '=', people.boss.id).execute()
  expect((await setByLink()).status).toBe(200)
  expect(await mails()).toEqual([])
})

const values = { passkey: 'Telefon', by: 'Zeynep Kaya', n: 6 }
test.each(['tr', 'en'] as const)('every mail in %s is whole', async (office_lang) => {
  await people.db.updateTable('users').set({ office_lang }).where('id', '=', people.boss.id).execute()
  for (const kind of accountNews) {
    const mail = await accountMail(people.api.services, kind, people.boss, { at: people.now, place, values })
    expect(`${mail.subject}\n${mail.body_text}`).not.toMatch(/[{}|]|staff_mail/)
  }
})
