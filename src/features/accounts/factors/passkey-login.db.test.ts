import { expect, test } from 'vitest'
import type { Db } from '#src/base/db/connect.server.ts'
import { untilWaiting } from '#src/base/db/test-database.ts'
import { bearer, insertStaff, staffPassword } from '../accounts.fixture.ts'
import { lockAccount } from '../accounts.store.server.ts'
import { testPeople } from '../office.fixture.ts'
import { insertPasskeyOf, type SoftwarePasskey, softwarePasskey } from '../passkeys/passkeys.fixture.ts'
import type { RequestOptions } from '../passkeys/passkeys.schema.ts'
import { insertFactor } from './factors.fixture.ts'
import { codeAt } from './one-time-codes.rules.ts'
import { secondFactorLimits } from './second-factor.commands.server.ts'

const people = testPeople()
type Body = { code?: string; challenge: string; methods?: string[]; token: string; errors?: object }
let places = 0
const newAddress = () => `203.0.113.${++places}`

async function post<T = Body>(path: string, body: object, address = newAddress()) {
  const request = new Request(`https://seyyah.example${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await people.api.fetch(request, { address })
  return { status: response.status, body: (await response.json()) as T }
}
const challenged = async (email = people.boss.email) =>
  (await post('/api/auth/login', { email, password: staffPassword })).body.challenge
const ask = (challenge: string) => post<RequestOptions>('/api/auth/second-factor/passkey/options', { challenge })
const step = (challenge: string, passkey: object, address?: string) =>
  post('/api/auth/second-factor/passkey', { challenge, passkey }, address)
/** Signs in with a passkey, after the password. */
const enter = async (
  passkey: SoftwarePasskey,
  change: Parameters<SoftwarePasskey['sign']>[1] = {},
  address?: string,
) => {
  const challenge = await challenged()
  return step(challenge, passkey.sign((await ask(challenge)).body, change), address)
}
const sessions = async () => (await people.db.selectFrom('sessions').select('id').execute()).length
const withPasskey = async (of = people.boss, passkey = softwarePasskey()) => {
  await insertPasskeyOf(people.db, of.id, passkey)
  return passkey
}
const later = (seconds: number) => new Date(people.now.getTime() + seconds * 1000)
const wrong = { status: 422, body: { errors: { passkey: [expect.stringContaining('kabul edilmedi')] } } }
const over = { status: 422, body: { errors: { passkey: [expect.stringContaining('sona erdi')] } } }
const ended = { status: 401, body: { code: 'wrong_credentials' } }

test('a passkey finishes a login, and its last use is written', async () => {
  const passkey = await withPasskey()
  const first = await post('/api/auth/login', { email: people.boss.email, password: staffPassword })
  expect(first).toMatchObject({ status: 401, body: { code: 'second_factor', methods: ['passkey'] } })
  const { challenge } = first.body
  const { body: options } = await ask(challenge)
  expect(options).toMatchObject({
    rpId: 'seyyah.example',
    userVerification: 'preferred',
    allowCredentials: [{ id: passkey.credential_id.toString('base64url'), type: 'public-key', transports: ['usb'] }],
  })
  const second = await step(challenge, passkey.sign(options))
  expect(second.status).toBe(200)
  expect((await people.api.get('/api/admin/status', bearer(second.body.token))).status).toBe(200)
  const { body } = await people.api.get<{ passkeys: object[] }>('/api/admin/account/factors', people.asBoss)
  expect(body.passkeys).toMatchObject([{ last_used_at: people.now.toISOString() }])
})

test('a signature opens one session, also when it is sent twice at once, and none with another challenge', async () => {
  // Without a counter, which would refuse the second use as well.
  const passkey = await withPasskey(people.boss, softwarePasskey({ counts: false }))
  const before = await sessions()
  const challenge = await challenged()
  const { body: options } = await ask(challenge)
  const answer = passkey.sign(options)
  // Both have found the login open, and reach for the question at once.
  let both: ReturnType<typeof step>[] = []
  await people.db.transaction().execute(async (tx) => {
    await tx.selectFrom('login_challenges').select('key_hash').forUpdate().execute()
    both = [step(challenge, answer), step(challenge, answer)]
    await untilWaiting(people.db, 2)
  })
  const [entered, refused] = (await Promise.all(both)).sort((a, b) => a.status - b.status)
  expect([entered!.status, await sessions()]).toEqual([200, before + 1])
  expect(refused).toMatchObject(over)
  expect(await step(challenge, answer)).toMatchObject(ended)
  const next = await challenged()
  await ask(next)
  expect(await step(next, answer)).toMatchObject(wrong)
  // Nothing was asked of a passkey for this login.
  expect(await step(await challenged(), answer)).toMatchObject(over)
  expect(await sessions()).toBe(before + 1)
})

test('a wrong signature ends its question and leaves the login open', async () => {
  const passkey = await withPasskey()
  const challenge = await challenged()
  const { body: options } = await ask(challenge)
  expect(await step(challenge, passkey.sign(options, { origin: 'https://evil.example' }))).toMatchObject(wrong)
  expect(await step(challenge, passkey.sign(options))).toMatchObject(over)
  expect((await step(challenge, passkey.sign((await ask(challenge)).body))).status).toBe(200)
})

test('a newer question ends the one before', async () => {
  const passkey = await withPasskey()
  const challenge = await challenged()
  const { body: older } = await ask(challenge)
  await ask(challenge)
  expect(await step(challenge, passkey.sign(older))).toMatchObject(wrong)
})

test.each([
  ['another origin', { origin: 'https://seyyah.example.evil' }],
  ['another scheme', { origin: 'http://seyyah.example' }],
  ['another port', { origin: 'https://seyyah.example:8443' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['another challenge', { challenge: 'A'.repeat(43) }],
  ['another ceremony', { type: 'webauthn.create' }],
  ['no presence of the user', { isPresent: false }],
])('a signature for %s is refused', async (_, change) => {
  expect(await enter(await withPasskey(), change)).toMatchObject(wrong)
})

test('a signature by another key is refused', async () => {
  const [own, other] = [await withPasskey(), softwarePasskey()]
  const challenge = await challenged()
  const { body: options } = await ask(challenge)
  const forged = { ...other.sign(options), id: own.credential_id.toString('base64url') }
  expect(await step(challenge, { ...forged, rawId: forged.id })).toMatchObject(wrong)
})

test('the passkey of another person opens nothing', async () => {
  await withPasskey()
  const theirs = await withPasskey(await insertStaff(people.db, 'satis'))
  expect(await enter(theirs)).toMatchObject(wrong)
})

test('a removed passkey opens nothing, also when it is removed while it signs or after its signature was right', async () => {
  await insertPasskeyOf(people.db, people.boss.id, softwarePasskey(), 'Telefon')
  const before = await sessions()
  const remove = (db: Db, { credential_id }: SoftwarePasskey) =>
    db.deleteFrom('passkeys').where('credential_id', '=', credential_id).execute()
  const passkey = await withPasskey()
  const challenge = await challenged()
  const { body: options } = await ask(challenge)
  await remove(people.db, passkey)
  expect(await step(challenge, passkey.sign(options))).toMatchObject(wrong)

  const other = await withPasskey(people.boss, softwarePasskey({ counts: false }))
  const { body: again } = await ask(challenge)
  let answered: ReturnType<typeof step> | undefined
  await people.db.transaction().execute(async (tx) => {
    await lockAccount(tx, people.boss.id)
    // Its signature is looked at before the account is locked.
    answered = step(challenge, other.sign(again))
    await untilWaiting(people.db, 1)
    await remove(tx, other)
  })
  expect(await answered!).toMatchObject(wrong)
  expect(await sessions()).toBe(before)
})

test('a counter that does not rise is refused: the passkey may have been copied', async () => {
  const passkey = await withPasskey()
  expect((await enter(passkey, { counter: 7 })).status).toBe(200)
  for (const counter of [7, 6, 0]) expect(await enter(passkey, { counter })).toMatchObject(wrong)
  expect((await enter(passkey, { counter: 8 })).status).toBe(200)
  // Two logins at once with the same count.
  const challenges = [await challenged(), await challenged()]
  const answers = await Promise.all(
    challenges.map(async (challenge) => passkey.sign((await ask(challenge)).body, { counter: 9 })),
  )
  const both = await Promise.all(challenges.map((challenge, at) => step(challenge, answers[at]!)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  // Passkeys that are synchronised between devices always say 0.
  await people.db.deleteFrom('passkeys').execute()
  const synced = await withPasskey(people.boss, softwarePasskey({ counts: false }))
  expect([(await enter(synced)).status, (await enter(synced)).status]).toEqual([200, 200])
})

test('the question ends with its login: after five minutes and with a new password', async () => {
  const passkey = await withPasskey()
  const challenge = await challenged()
  const answer = passkey.sign((await ask(challenge)).body)
  people.now = later(300)
  expect(await step(challenge, answer)).toMatchObject(ended)
  expect(await ask(challenge)).toMatchObject(ended)
  expect(await ask('bilinmeyen')).toMatchObject(ended)

  const waiting = await challenged()
  const { body: options } = await ask(waiting)
  const changed = { current_password: staffPassword, password: 'bulut-sofrasi-58' }
  expect((await people.api.post('/api/admin/account/password', changed, people.asBoss)).status).toBe(200)
  expect(await step(waiting, passkey.sign(options))).toMatchObject(ended)
})

test('whoever has both chooses: a passkey, a code or a recovery code ends the same login', async () => {
  const { key, recovery_codes } = await insertFactor(people.db, people.boss.id, people.now)
  const passkey = await withPasskey()
  const first = await post('/api/auth/login', { email: people.boss.email, password: staffPassword })
  expect(first.body.methods).toEqual(['passkey', 'one_time_code'])
  const code = (challenge: string, typed: string) => post('/api/auth/second-factor', { challenge, code: typed })
  expect((await code(first.body.challenge, codeAt(key, people.now))).status).toBe(200)
  expect((await enter(passkey)).status).toBe(200)
  await people.db.deleteFrom('one_time_codes').execute()
  expect((await code(await challenged(), recovery_codes[0]!)).status).toBe(200)
})

test('without a passkey nothing is asked', async () => {
  await insertFactor(people.db, people.boss.id, people.now)
  expect((await ask(await challenged())).status).toBe(409)
})

test('wrong signatures use up the limits of codes, right ones do not', async () => {
  const passkey = await withPasskey()
  const there = newAddress()
  const { points } = secondFactorLimits.ofAccountThere
  const challenge = await challenged()
  // Signatures that were asked for and are wrong, and answers to nothing.
  for (let n = 0; n < points; n++) {
    const { body: asked } = n % 2 ? { body: { challenge: 'AAAA', rpId: 'x' } } : await ask(challenge)
    const answer = passkey.sign(asked, { origin: 'https://evil.example' })
    expect(await step(challenge, answer, there)).toMatchObject(n % 2 ? over : wrong)
  }
  const { body: options } = await ask(challenge)
  expect((await step(challenge, passkey.sign(options), there)).status).toBe(429)
  expect((await post('/api/auth/second-factor', { challenge, code: '000000' }, there)).status).toBe(429)
  expect((await step(challenge, passkey.sign(options))).status).toBe(200)
  const elsewhere = newAddress()
  for (let n = 0; n <= points; n++) expect((await enter(passkey, {}, elsewhere)).status).toBe(200)
})

test('what is no answer of an authenticator is refused at its fields', async () => {
  const passkey = await withPasskey()
  const challenge = await challenged()
  const answer = passkey.sign((await ask(challenge)).body)
  for (const body of [{}, { ...answer, rawId: 'ş' }, { ...answer, response: { ...answer.response, signature: '' } }])
    expect((await step(challenge, body)).status).toBe(422)
  expect((await post('/api/auth/second-factor/passkey/options', {})).status).toBe(422)
  expect((await step(challenge, answer)).status).toBe(200)
})
