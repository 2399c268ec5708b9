import { expect, test } from 'vitest'
import { untilWaiting } from '#src/base/db/test-database.ts'
import { bearer, insertSession, insertStaff, staffPassword } from '../accounts.fixture.ts'
import { lockAccount } from '../accounts.store.server.ts'
import { testPeople } from '../office.fixture.ts'
import { insertPasskeyOf, softwarePasskey } from '../passkeys/passkeys.fixture.ts'
import { insertFactor } from './factors.fixture.ts'
import { codeAt } from './one-time-codes.rules.ts'
import { resetFactorsByHand } from './reset-factors.commands.server.ts'

const people = testPeople()
const path = '/api/admin/account/factors'
type Setup = { key: string; uri: string; setup: string }
type Made = { data: { recovery_codes: string[] } }
const setupOf = async (as = people.asBoss) => (await people.api.get<Setup>(`${path}/one-time-codes`, as)).body
const confirm = (body: object, as = people.asBoss) => people.api.post<Made>(`${path}/one-time-codes`, body, as)
const remove = (code: string, as = people.asBoss) =>
  people.api.post(`${path}/one-time-codes`, { code, _method: 'DELETE' }, as)
const rule = (second_factor: string, as = people.asBoss) =>
  people.api.post('/api/admin/users/second-factor', { second_factor, _method: 'PUT' }, as)
const signedIn = async (role: 'satis' | 'yonetici') => {
  const user = await insertStaff(people.db, role)
  return { user, as: bearer(await insertSession(people.db, user, people.now)) }
}
const setRule = (second_factor: 'free' | 'yonetici' | 'everybody') =>
  people.db.updateTable('settings').set({ second_factor }).execute()

test('one-time codes are on after a right code and the password, and end other sessions', async () => {
  const other = bearer(await insertSession(people.db, people.boss, people.now))
  const { key, uri, setup } = await setupOf()
  expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}\b/)
  const right = { setup, current_password: staffPassword, code: codeAt(key, people.now) }
  expect(await confirm({ ...right, current_password: 'baska' })).toMatchObject({
    status: 422,
    body: { errors: { current_password: ['Şu anki parolanız bu değil'] } },
  })
  for (const wrong of [
    { code: '000000' },
    { code: 'kod değil' },
    { code: 'abcdefghjkmn' },
    { setup: `${setup.slice(0, -2)}AA` },
  ])
    expect(await confirm({ ...right, ...wrong })).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.any(String)] } },
    })
  expect((await people.api.get<{ one_time_codes: null }>(path, people.asBoss)).body.one_time_codes).toBeNull()

  const made = await confirm(right)
  expect(made).toMatchObject({
    status: 200,
    body: { message: 'İki adımlı giriş açıldı. Kurtarma kodlarınızı saklayın.' },
  })
  expect(new Set(made.body.data.recovery_codes).size).toBe(10)
  for (const code of made.body.data.recovery_codes) expect(code).toMatch(/^([a-z2-9]{4}-){2}[a-z2-9]{4}$/)
  expect((await people.api.get(path, people.asBoss)).body).toEqual({
    one_time_codes: { since: people.now.toISOString() },
    passkeys: [],
    offers_passkeys: true,
    recovery_codes: 10,
    is_required: false,
  })
  expect((await people.api.get(path, other)).status).toBe(401)
  expect(await confirm(right)).toMatchObject({ status: 409 })
  const row = await people.db.selectFrom('one_time_codes').selectAll().executeTakeFirstOrThrow()
  expect(row.sealed_key.toString('latin1')).not.toContain(key)
  const audit = JSON.stringify(await people.db.selectFrom('audit_events').selectAll().execute())
  for (const secret of [key, ...made.body.data.recovery_codes]) expect(audit).not.toContain(secret)
})

test('a set-up is its user’s own and lasts half an hour', async () => {
  const { as } = await signedIn('satis')
  const { key, setup } = await setupOf()
  const body = { setup, current_password: staffPassword, code: codeAt(key, people.now) }
  expect(await confirm(body, as)).toMatchObject({ status: 422 })
  people.now = new Date(people.now.getTime() + 30 * 60_000)
  expect(await confirm({ ...body, code: codeAt(key, people.now) })).toMatchObject({ status: 422 })
})

test('new recovery codes need a one-time code and end the old ones; removing needs a code', async () => {
  const { key, recovery_codes } = await insertFactor(people.db, people.boss.id, people.now)
  const renew = (code: string) => people.api.post<Made>(`${path}/recovery-codes`, { code }, people.asBoss)
  expect((await renew(recovery_codes[0]!)).status).toBe(422)
  const renewed = await renew(codeAt(key, people.now))
  expect(renewed.status).toBe(200)
  const events = await people.db.selectFrom('audit_events').select(['action', 'before', 'after']).execute()
  const after = { renewed_at: people.now.toISOString() }
  expect(events).toEqual([{ action: 'second_factor', before: {}, after }])
  // The same code again, and an ended recovery code.
  expect((await remove(codeAt(key, people.now))).status).toBe(422)
  expect((await remove(recovery_codes[1]!)).status).toBe(422)
  expect((await remove(renewed.body.data.recovery_codes[0]!)).status).toBe(200)
  expect(await people.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
})

test('whoever removes the codes is told whether two-step login is off now', async () => {
  const subjects = async () => {
    const mails = await people.db.selectFrom('outbox').select('subject').orderBy('id').execute()
    return mails.map(({ subject }) => subject)
  }
  const { key } = await insertFactor(people.db, people.boss.id, people.now)
  await insertPasskeyOf(people.db, people.boss.id, softwarePasskey())
  expect((await remove(codeAt(key, people.now))).status).toBe(200)
  expect(await subjects()).toEqual([expect.stringContaining('doğrulama uygulaması kaldırıldı')])
  const { user, as } = await signedIn('satis')
  const own = await insertFactor(people.db, user.id, people.now)
  expect((await remove(codeAt(own.key, people.now), as)).status).toBe(200)
  expect((await subjects())[1]).toContain('iki adımlı girişiniz kapatıldı')
  const events = await people.db.selectFrom('audit_events').select(['before', 'after']).execute()
  expect(events).toEqual(events.map(() => ({ before: { one_time_codes: true }, after: { one_time_codes: false } })))
})

test('whoever has no second factor has no recovery codes to renew', async () => {
  const { as } = await signedIn('satis')
  for (const body of [{}, { current_password: staffPassword }])
    expect((await people.api.post(`${path}/recovery-codes`, body, as)).status).toBe(409)
})

test('no recovery codes are made for whoever has removed the last factor meanwhile', async () => {
  const { user, as } = await signedIn('satis')
  const passkey = await insertPasskeyOf(people.db, user.id, softwarePasskey())
  let renewed: Promise<{ status: number }> | undefined
  await people.db.transaction().execute(async (tx) => {
    await lockAccount(tx, user.id)
    renewed = people.api.post(`${path}/recovery-codes`, { current_password: staffPassword }, as)
    await untilWaiting(people.db, 1)
    await tx.deleteFrom('passkeys').where('id', '=', passkey).execute()
  })
  expect((await renewed!).status).toBe(409)
  expect(await people.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
})

test('ten wrong codes in a quarter of an hour are the most; a right one does not count', async () => {
  const { user, as } = await signedIn('satis')
  const { key } = await insertFactor(people.db, user.id, people.now)
  const renew = (code: string) => people.api.post(`${path}/recovery-codes`, { code }, as)
  expect((await renew(codeAt(key, people.now))).status).toBe(200)
  people.now = new Date(people.now.getTime() + 30_000)
  expect((await remove(codeAt(key, people.now), as)).status).toBe(200)
  await insertFactor(people.db, user.id, people.now)
  for (let n = 0; n < 10; n += 1) expect((await renew('000000')).status).toBe(422)
  expect((await renew('000000')).status).toBe(429)
  expect((await remove('000000', as)).status).toBe(429)
})

test('who must have a second factor and has none reaches nothing but its set-up', async () => {
  const { as } = await signedIn('satis')
  await setRule('everybody')
  try {
    for (const [at, headers] of [
      ['/api/admin/account', as],
      ['/api/admin/users', people.asBoss],
    ] as const)
      expect(await people.api.get(at, headers)).toMatchObject({ status: 403, body: { code: 'second_factor_missing' } })
    expect((await people.api.post('/api/admin/account', { name: 'Yeni Ad', _method: 'PUT' }, as)).status).toBe(403)
    expect((await people.api.get('/api/admin/status', as)).body).toMatchObject({ data: { lacks_factor: true } })
    const { key, setup } = await setupOf(as)
    const body = { setup, current_password: staffPassword, code: codeAt(key, people.now) }
    expect((await confirm(body, as)).status).toBe(200)
    expect((await people.api.get('/api/admin/account', as)).status).toBe(200)
    expect(await remove(codeAt(key, new Date(people.now.getTime() + 30_000)), as)).toMatchObject({ status: 409 })
    await setRule('yonetici')
    expect((await people.api.get('/api/admin/users', people.asBoss)).status).toBe(403)
    expect((await people.api.get('/api/admin/account', (await signedIn('satis')).as)).status).toBe(200)
  } finally {
    await setRule('free')
  }
})

test('only a manager who has a second factor may require it', async () => {
  expect((await rule('everybody', (await signedIn('satis')).as)).status).toBe(403)
  expect(await rule('everybody')).toMatchObject({ status: 409 })
  expect((await rule('bazen')).status).toBe(422)
  await insertFactor(people.db, people.boss.id, people.now)
  expect((await rule('yonetici')).status).toBe(200)
  expect((await people.api.get('/api/admin/users/second-factor', people.asBoss)).body).toEqual({
    second_factor: 'yonetici',
  })
  expect((await rule('free')).status).toBe(200)
  const records = await people.db.selectFrom('audit_events').select(['entity', 'after']).orderBy('id').execute()
  expect(records.map(({ after }) => after)).toEqual([{ second_factor: 'yonetici' }, { second_factor: 'free' }])
})

test('whoever has the machine resets the second factor of an e-mail', async () => {
  await insertFactor(people.db, people.boss.id, people.now)
  expect(await resetFactorsByHand(people.api.services, 'kimse@seyyah.example', people.now)).toBe(false)
  expect(await resetFactorsByHand(people.api.services, 'ZEYNEP@seyyah.example', people.now)).toBe(true)
  expect((await people.api.get('/api/admin/status', people.asBoss)).status).toBe(401)
  expect(await people.db.selectFrom('one_time_codes').selectAll().execute()).toEqual([])
  expect(await resetFactorsByHand(people.api.services, people.boss.email, people.now)).toBe(false)
  const mails = await people.db.selectFrom('outbox').select(['recipient', 'body_text']).execute()
  expect(mails).toEqual([
    { recipient: people.boss.email, body_text: expect.stringContaining('10 Mart 2027 14:00 tarihinde sunucuda') },
  ])
})

test('a manager resets another’s second factor with a reason: sessions end and the owner is told', async () => {
  const { user, as } = await signedIn('satis')
  await insertFactor(people.db, user.id, people.now)
  const reset = (id: number, reason: string, by = people.asBoss) =>
    people.api.post(`/api/admin/users/${id}/factors`, { reason, _method: 'DELETE' }, by)
  expect((await reset(user.id, 'kendim', as)).status).toBe(403)
  expect((await reset(user.id, '')).status).toBe(422)
  expect((await reset(people.boss.id, 'telefonum yok')).status).toBe(409)
  expect((await reset(999_999, 'kim')).status).toBe(404)
  expect(await reset(user.id, 'telefonu çalındı')).toMatchObject({
    status: 200,
    body: { message: 'İki adımlı giriş sıfırlandı; 1 oturum kapatıldı.' },
  })
  expect((await reset(user.id, 'yeniden')).status).toBe(409)
  expect((await people.api.get('/api/admin/status', as)).status).toBe(401)
  const [record] = await people.db.selectFrom('audit_events').select(['user_id', 'action', 'after']).execute()
  expect(record).toMatchObject({
    user_id: people.boss.id,
    action: 'reset_factors',
    after: { reason: 'telefonu çalındı' },
  })
  const mails = await people.db.selectFrom('outbox').select(['recipient', 'body_text']).execute()
  expect(mails).toEqual([{ recipient: user.email, body_text: expect.stringContaining('Zeynep Kaya') }])
})
