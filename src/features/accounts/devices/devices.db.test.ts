import { expect, test } from 'vitest'
import { transaction } from '#src/base/db/transaction.server.ts'
import { insertStaff, staffPassword } from '../accounts.fixture.ts'
import { insertFactor } from '../factors/factors.fixture.ts'
import { codeAt } from '../factors/one-time-codes.rules.ts'
import { testPeople } from '../office.fixture.ts'
import { removeEndedSessions } from '../sessions/sessions.store.server.ts'
import { newDeviceMails } from './devices.commands.server.ts'
import { countNewDevice, forgetDevices } from './devices.store.server.ts'

const people = testPeople()
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function post(path: string, body: object, cookie?: string) {
  const headers = { 'content-type': 'application/json', 'user-agent': firefox, ...(cookie && { cookie }) }
  const request = new Request(`https://seyyah.example${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const response = await people.api.fetch(request, { address: '203.0.113.9' })
  const set = response.headers.get('set-cookie')
  return {
    status: response.status,
    set,
    cookie: set?.split(';')[0],
    body: (await response.json()) as { challenge: string },
  }
}
const logIn = (cookie?: string, { email } = people.boss, password = staffPassword) =>
  post('/api/auth/login', { email, password }, cookie)
const mails = () => people.db.selectFrom('outbox').select(['recipient', 'subject', 'body_text']).orderBy('id').execute()
const devices = () => people.db.selectFrom('login_devices').selectAll().orderBy('last_login_at').execute()

test('a browser that is new to an account is mailed to its owner once', async () => {
  const first = await logIn()
  expect(first.set).toMatch(
    /^_device=[\w-]{43}; Path=\/api\/auth; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure$/,
  )
  const [mail] = await mails()
  expect(mail).toMatchObject({ recipient: people.boss.email, subject: expect.stringContaining('yeni bir tarayıcıdan') })
  for (const part of ['Zeynep Kaya', '10 Mart 2027 14:00', 'Firefox, Linux', '203.0.113.9', 'parolanızı değiştirin'])
    expect(mail!.body_text).toContain(part)
  const again = await logIn(`_lang=en; ${first.cookie}`)
  expect(again.cookie).toBe(first.cookie)
  expect(await mails()).toHaveLength(1)
  // Another browser with the same name: the cookie tells, not the header.
  const other = await logIn()
  expect(other.cookie).not.toBe(first.cookie)
  expect(await mails()).toHaveLength(2)
})

test('the very first login of an account is no news, its second browser is', async () => {
  const invited = await insertStaff(people.db, 'satis')
  const { cookie } = await logIn(undefined, invited)
  await logIn(cookie, invited)
  expect(await mails()).toEqual([])
  await logIn(undefined, invited)
  expect(await mails()).toMatchObject([{ recipient: invited.email }])
})

test('a browser is known to each account by itself', async () => {
  const { cookie } = await logIn()
  const colleague = await insertStaff(people.db, 'satis')
  await logIn(undefined, colleague)
  const shared = await logIn(cookie, colleague)
  // One browser keeps one cookie, whoever signs in.
  expect(shared.cookie).toBe(cookie)
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([people.boss.email, colleague.email])
})

test('a cookie that the program never made is not taken over, and stored ones cannot be used', async () => {
  const planted = `_device=${'k'.repeat(43)}`
  const { cookie } = await logIn(planted)
  expect(cookie).not.toBe(planted)
  await logIn(planted)
  expect(await mails()).toHaveLength(2)
  const [stored] = await devices()
  expect(cookie).not.toContain(stored!.device_hash.toString('base64url'))
})

test('a wrong password and an unfinished second step leave no trace; the finished one counts', async () => {
  const wrong = await logIn(undefined, people.boss, 'yanlış parola')
  expect([wrong.status, wrong.set]).toEqual([401, null])
  const { key } = await insertFactor(people.db, people.boss.id, people.now)
  const { body, set } = await logIn()
  expect(set).toBeNull()
  expect((await post('/api/auth/second-factor', { challenge: body.challenge, code: '000000' })).set).toBeNull()
  expect([await devices(), await mails()]).toEqual([[], []])
  const code = codeAt(key, people.now)
  const done = await post('/api/auth/second-factor', { challenge: body.challenge, code })
  expect([done.status, done.cookie]).toEqual([200, expect.stringMatching(/^_device=/)])
  expect(await mails()).toHaveLength(1)
})

test('of a day the first five new browsers are mailed, and once that there will be no more', async () => {
  // A client that keeps no cookies, seven times at once.
  const answers = await Promise.all(Array.from({ length: newDeviceMails + 2 }, () => logIn()))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const sent = await mails()
  const isLast = (mail: { subject: string }) => mail.subject.includes('bir günde 6 yeni tarayıcıdan')
  expect(sent.map(isLast)).toEqual([...Array(newDeviceMails).fill(false), true])
  for (const part of ['24 saat geçene kadar', 'Oturumlar sekmesinde', '203.0.113.9', 'admin/account'])
    expect(sent.at(-1)!.body_text).toContain(part)
  // The limit is each account's own.
  const colleague = await insertStaff(people.db, 'satis')
  for (let n = 0; n < 2; n++) await logIn(undefined, colleague)
  expect((await mails()).slice(sent.length)).toMatchObject([{ recipient: colleague.email }])
  const dayMs = 86_400_000
  people.now = new Date(people.now.getTime() + dayMs - 1)
  await logIn()
  expect(await mails()).toHaveLength(sent.length + 1)
  people.now = new Date(people.now.getTime() + 1)
  await logIn()
  expect((await mails()).slice(sent.length + 1).map(isLast)).toEqual([false])
})

test('mails that the old password used up hide no login with a new one', async () => {
  for (let n = 0; n < newDeviceMails + 1; n++) await logIn()
  const before = (await mails()).length
  await transaction(people.db, (tx) => forgetDevices(tx, people.boss.id))
  await logIn()
  expect((await mails()).slice(before)).toMatchObject([{ subject: expect.stringContaining('yeni bir tarayıcıdan') }])
})

test('a login that is not written counts no browser', async () => {
  const count = () =>
    people.db.selectFrom('users').select('new_device_logins').where('id', '=', people.boss.id).executeTakeFirstOrThrow()
  await expect(
    transaction(people.db, async (tx) => {
      expect(await countNewDevice(tx, people.boss.id, people.now)).toBe(1)
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect(await count()).toEqual({ new_device_logins: 0 })
  const numbers = Array.from({ length: 5 }, () =>
    transaction(people.db, (tx) => countNewDevice(tx, people.boss.id, people.now)),
  )
  expect((await Promise.all(numbers)).sort()).toEqual([1, 2, 3, 4, 5])
})

test('an account has at most twenty browsers, for 400 days, and none when it is deleted', async () => {
  const { cookie: oldest } = await logIn()
  for (let n = 1; n <= 20; n++) {
    people.now = new Date(people.now.getTime() + 1000)
    await logIn()
  }
  expect(await devices()).toHaveLength(20)
  // It gave way, so nobody issued its cookie any more.
  expect((await logIn(oldest)).cookie).not.toBe(oldest)
  await removeEndedSessions(people.db, new Date(people.now.getTime() + 399 * 86_400_000))
  expect(await devices()).toHaveLength(20)
  await removeEndedSessions(people.db, new Date(people.now.getTime() + 400 * 86_400_000))
  expect(await devices()).toEqual([])
  await logIn()
  await people.db.deleteFrom('audit_events').execute()
  await people.db.deleteFrom('users').where('id', '=', people.boss.id).execute()
  expect(await devices()).toEqual([])
})
