import { expect, test } from 'vitest'
import type { Paged } from '#src/base/http/endpoint/page.schema.ts'
import { bearer, insertSession, insertStaff, officeApi, staffPassword } from '../accounts.fixture.ts'
import type { RoleGroup, UserItem } from '../accounts.schema.ts'
import { testPeople } from '../office.fixture.ts'

const people = testPeople()

const clerk = { name: 'İnci Işık', email: 'inci@seyyah.example', role_group: 'satis' }
type Saved = { success: true; message: string; data: UserItem & { password_link: string; expires_at: string } }
type Refused = { code: string; message: string; errors: Record<string, string[]> }

const create = (body: object = clerk) => people.api.post<Saved & Refused>('/api/admin/users', body, people.asBoss)
const put = (id: number, body: object, headers = people.asBoss) =>
  people.api.post<Saved & Refused>(`/api/admin/users/${id}`, { _method: 'PUT', ...body }, headers)
const remove = (id: number, headers = people.asBoss) =>
  people.api.post<Refused & { data: { deleted: boolean } }>(`/api/admin/users/${id}`, { _method: 'DELETE' }, headers)
const reset = (id: number) => people.api.post<Saved & Refused>(`/api/admin/users/${id}/reset`, {}, people.asBoss)
const keyOf = (link: string) => link.split('#key=')[1]!
const setPassword = (key: string, password = 'dört at nalı') =>
  people.api.post<Refused>('/api/auth/password', { key, password })
const signIn = (email: string, password = 'dört at nalı') => people.api.post('/api/auth/login', { email, password })
const statusOf = async (token: string) => (await people.api.get('/api/admin/status', bearer(token))).status
const records = () =>
  people.db
    .selectFrom('audit_events')
    .select(['user_name', 'action', 'entity', 'entity_id', 'before', 'after'])
    .orderBy('id')
    .execute()
const mails = () => people.db.selectFrom('outbox').selectAll().orderBy('id').execute()

test('the owner of a new account gets a link, sets the password once and signs in', async () => {
  const { status, body } = await create()
  expect(status).toBe(201)
  const { password_link, expires_at, ...user } = body.data
  const at = people.now.toISOString()
  expect(user).toEqual({
    ...clerk,
    id: expect.any(Number),
    active: true,
    has_password: false,
    last_login_at: null,
    created_at: at,
    version: 1,
    open_sessions: 0,
    was_used: false,
    is_own: false,
    has_factor: false,
  })
  expect(expires_at).toBe('2027-03-11T11:00:00.000Z')
  expect(password_link).toMatch(/^https:\/\/seyyah\.example\/giris-yap\/parola#key=[\w-]{43}$/)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: clerk.email, body_text: expect.stringContaining(`\n${password_link}\n`) })
  expect(mail!.body_html).toContain(`href="${password_link}"`)
  expect(mail!.message_key).not.toContain(keyOf(password_link))
  expect((await signIn(clerk.email)).status).toBe(401)

  expect(await setPassword(keyOf(password_link))).toMatchObject({ status: 200, body: { success: true } })
  expect(await setPassword(keyOf(password_link), 'başka parola')).toMatchObject({
    status: 422,
    body: { errors: { key: [expect.stringMatching(/kullanılmış/)] } },
  })
  expect((await signIn(clerk.email)).status).toBe(200)
  expect((await people.api.get<UserItem>(`/api/admin/users/${user.id}`, people.asBoss)).body).toMatchObject({
    has_password: true,
    last_login_at: at,
  })
  const login = {
    user_name: 'İnci Işık',
    action: 'login',
    entity: 'users',
    entity_id: String(user.id),
    before: null,
    after: { way: 'password', browser: '' },
  }
  expect(await records()).toEqual([
    {
      user_name: 'Zeynep Kaya',
      action: 'create',
      entity: 'users',
      entity_id: String(user.id),
      before: null,
      after: { ...clerk, active: true },
    },
    { ...login, user_name: '', action: 'login_failed' },
    { ...login, action: 'password', after: null },
    login,
  ])
})

test.each([
  [{}, ['name', 'email', 'role_group']],
  [{ ...clerk, role_group: 'patron' }, ['role_group']],
  [{ ...clerk, email: 'inci' }, ['email']],
  [{ ...clerk, name: ' ' }, ['name']],
  [{ ...clerk, password: '12345678' }, ['password']],
  [{ ...clerk, email: 'ZEYNEP@seyyah.example' }, ['email']],
])('%j creates no account', async (body, fields) => {
  const refused = await create(body)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, fields])
  expect(await people.db.selectFrom('users').select('id').execute()).toHaveLength(1)
  expect([await records(), await mails()]).toEqual([[], []])
})

test('concurrent requests for one e-mail create one account', async () => {
  const answers = await Promise.all([create(), create(), create()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
  expect(await mails()).toHaveLength(1)
})

test('users are paged and searched by name and e-mail, with or without Turkish letters', async () => {
  for (let n = 0; n < 21; n++)
    await insertStaff(people.db, 'satis', {
      name: `Kişi ${String(n).padStart(2, '0')}`,
      email: `kisi${n}@seyyah.example`,
    })
  await insertStaff(people.db, 'icerik', clerk)
  const list = (query: string) => people.api.get<Paged<UserItem>>(`/api/admin/users${query}`, people.asBoss)
  expect((await list('')).body).toMatchObject({ page: 1, page_count: 2, total: 23, per_page: 20 })
  expect((await list('?page=2')).body.data).toHaveLength(3)
  for (const search of ['inci isik', 'İNCİ IŞIK', 'ışık', 'INCI@'])
    expect((await list(`?search=${encodeURIComponent(search)}`)).body.data.map(({ name }) => name)).toEqual([
      'İnci Işık',
    ])
  expect((await list('?search=%25')).body.total).toBe(0)
  expect((await list('?page=0')).status).toBe(422)
  expect(JSON.stringify((await list('')).body)).not.toMatch(/argon2|hash/)
})

test('an unknown account answers 404', async () => {
  for (const id of ['999', 'x', '0', '1e3', '99999999999999999999'])
    expect((await people.api.get(`/api/admin/users/${id}`, people.asBoss)).status).toBe(404)
  expect((await put(999, { name: 'Kimse' })).status).toBe(404)
  expect((await remove(999)).status).toBe(404)
  expect((await reset(999)).status).toBe(404)
})

test('a change keeps omitted fields and records both sides', async () => {
  const { id } = await insertStaff(people.db, 'satis', clerk)
  const token = await insertSession(people.db, { id }, people.now)
  people.now = new Date('2027-03-10T11:30:00Z')
  expect(await put(id, { name: 'İnci Demir' })).toMatchObject({
    status: 200,
    body: { success: true, data: { name: 'İnci Demir', email: clerk.email, role_group: 'satis', active: true } },
  })
  expect(await records()).toMatchObject([
    { action: 'update', before: { name: 'İnci Işık' }, after: { name: 'İnci Demir' } },
  ])
  expect(await statusOf(token)).toBe(200)
  expect((await put(id, { name: 'İnci Demir' })).status).toBe(200)
  expect(await records()).toHaveLength(1)
})

test('a stale form is refused and overwrites nothing', async () => {
  const { id } = await insertStaff(people.db, 'satis', clerk)
  const { version } = (await people.api.get<UserItem>(`/api/admin/users/${id}`, people.asBoss)).body
  // Also within the same millisecond.
  expect((await put(id, { name: 'Birinci', version })).body.data.version).toBe(version + 1)
  expect(await put(id, { name: 'İkinci', version })).toMatchObject({
    status: 409,
    body: { code: 'conflict', version: version + 1 },
  })
  expect((await people.api.get<UserItem>(`/api/admin/users/${id}`, people.asBoss)).body.name).toBe('Birinci')
})

test.each([
  { email: 'zeynep@seyyah.example' },
  { role_group: 'patron' },
  { active: 'belki' },
  { id: 7 },
  { version: 'dün' },
])('the change %j is refused', async (body) => {
  const { id } = await insertStaff(people.db, 'satis', clerk)
  const refused = await put(id, body)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, Object.keys(body)])
  expect(await records()).toEqual([])
})

test.each([
  ['another role', { role_group: 'icerik' }, 401],
  ['a closed account', { active: false }, 401],
  ['another e-mail', { email: 'baska@seyyah.example' }, 200],
  ['another name', { name: 'Başka Ad' }, 200],
])('after %s the open session answers %s', async (_, change, status) => {
  const user = await insertStaff(people.db, 'satis', clerk)
  const token = await insertSession(people.db, user, people.now)
  expect(await statusOf(token)).toBe(200)
  expect((await put(user.id, change)).status).toBe(200)
  expect(await statusOf(token)).toBe(status)
})

test('a closed account cannot sign in until it is opened again', async () => {
  const { id } = await insertStaff(people.db, 'satis', clerk)
  await put(id, { active: '0' })
  expect((await signIn(clerk.email, staffPassword)).status).toBe(401)
  expect((await reset(id)).status).toBe(409)
  await put(id, { active: true })
  expect((await signIn(clerk.email, staffPassword)).status).toBe(200)
})

test('a user cannot change their own role, nor close or delete their own account', async () => {
  await insertStaff(people.db, 'yonetici')
  expect((await put(people.boss.id, { role_group: 'satis' })).body.errors).toEqual({
    role_group: [expect.stringMatching(/./)],
  })
  expect((await put(people.boss.id, { active: false })).body.errors).toEqual({ active: [expect.stringMatching(/./)] })
  expect((await remove(people.boss.id)).status).toBe(409)
  expect((await put(people.boss.id, { name: 'Zeynep K.' })).status).toBe(200)
  expect(await statusOf(people.asBoss.authorization!.slice('Bearer '.length))).toBe(200)
})

test.each([
  ['closing', (id: number, who: Record<string, string>) => put(id, { active: false }, who), 422],
  ['demoting', (id: number, who: Record<string, string>) => put(id, { role_group: 'satis' }, who), 422],
  ['deleting', (id: number, who: Record<string, string>) => remove(id, who), 409],
])('two managers concurrently %s each other leave one', async (_, take, refused) => {
  const other = await insertStaff(people.db, 'yonetici')
  for (let round = 0; round < 5; round++) {
    await people.db.updateTable('users').set({ active: true, role_group: 'yonetici' }).execute()
    const [one, two] = [
      bearer(await insertSession(people.db, people.boss, people.now)),
      bearer(await insertSession(people.db, other, people.now)),
    ]
    const answers = await Promise.all([take(other.id, one), take(people.boss.id, two)])
    // A request that arrives after its session was ended is 401.
    expect(answers.map(({ status }) => status)).toContain(200)
    expect([refused, 401]).toContain(Math.max(...answers.map(({ status }) => status)))
    const left = await people.db
      .selectFrom('users')
      .select('id')
      .where('role_group', '=', 'yonetici')
      .where('active', '=', true)
      .execute()
    expect(left).toHaveLength(1)
  }
})

test('a manager without a password does not count as another manager', async () => {
  const other = await insertStaff(people.db, 'yonetici')
  const asOther = bearer(await insertSession(people.db, other, people.now))
  await people.db.updateTable('users').set({ password_hash: null }).where('id', '=', other.id).execute()
  expect((await put(people.boss.id, { role_group: 'satis' }, asOther)).status).toBe(422)
})

test('an unused account is deleted, a used one is closed', async () => {
  const fresh = (await create()).body.data
  expect(await remove(fresh.id)).toMatchObject({ status: 200, body: { data: { deleted: true } } })
  expect((await people.api.get(`/api/admin/users/${fresh.id}`, people.asBoss)).status).toBe(404)
  expect((await setPassword(keyOf(fresh.password_link))).status).toBe(422)

  const used = await insertStaff(people.db, 'satis', clerk)
  const token = await insertSession(people.db, used, people.now)
  expect(await remove(used.id)).toMatchObject({ status: 200, body: { data: { deleted: false } } })
  expect((await people.api.get<UserItem>(`/api/admin/users/${used.id}`, people.asBoss)).body.active).toBe(false)
  expect(await statusOf(token)).toBe(401)
  expect((await records()).map(({ action }) => action)).toEqual(['create', 'delete', 'update'])
})

test('after a reset the old password is valid until the link is used; then all sessions end', async () => {
  const user = await insertStaff(people.db, 'satis', clerk)
  const token = await insertSession(people.db, user, people.now)
  const first = (await reset(user.id)).body.data.password_link
  const { status, body } = await reset(user.id)
  expect([status, body.data.expires_at]).toEqual([200, '2027-03-11T11:00:00.000Z'])
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([clerk.email, clerk.email])
  expect((await setPassword(keyOf(first))).status).toBe(422)
  expect((await signIn(clerk.email, staffPassword)).status).toBe(200)
  expect((await setPassword(keyOf(body.data.password_link))).status).toBe(200)
  expect(await statusOf(token)).toBe(401)
  expect((await signIn(clerk.email, staffPassword)).status).toBe(401)
  expect((await signIn(clerk.email)).status).toBe(200)
})

test('nobody makes a password link for the own account: a session that somebody took would set a new password', async () => {
  const { status, body } = await reset(people.boss.id)
  expect([status, body.message]).toEqual([409, 'Kendi parolanızı Hesabım sayfasında değiştirin.'])
  expect(await mails()).toEqual([])
})

test('a link ends after a day, with a changed e-mail, and with a closed account', async () => {
  const { id } = await insertStaff(people.db, 'satis', clerk)
  const link = async () => keyOf((await reset(id)).body.data.password_link)
  const old = await link()
  people.now = new Date('2027-03-11T11:00:00.000Z')
  expect((await setPassword(old)).status).toBe(422)
  people.now = new Date('2027-03-10T11:00:00Z')
  const sent = await link()
  await put(id, { email: 'baska@seyyah.example' })
  expect((await setPassword(sent)).status).toBe(422)
  const last = await link()
  await put(id, { active: false })
  await put(id, { active: true })
  expect((await setPassword(last)).status).toBe(422)
  expect((await setPassword(await link())).status).toBe(200)
})

test('ten concurrent uses of a link set one password', async () => {
  const { id } = await insertStaff(people.db, 'satis', clerk)
  const key = keyOf((await reset(id)).body.data.password_link)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => setPassword(key, `balkonda ${n} kedi`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 422)])
})

test.each([
  [{ password: 'dört at nalı' }, 'key'],
  [{ key: 'x' }, 'password'],
  [{ key: 'x', password: '1234567' }, 'password'],
  [{ key: 'x', password: 'a'.repeat(22) }, 'password'],
  [{ key: 'x', password: 'dört at nalı' }, 'key'],
  [{ key: ["x' OR 1=1"], password: 'dört at nalı' }, 'key'],
])('POST /api/auth/password with %j is refused at %s', async (body, field) => {
  const refused = await people.api.post<Refused>('/api/auth/password', body)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
})

test('a common password is refused, and the link stays valid', async () => {
  const { id } = await insertStaff(people.db, 'satis', clerk)
  const key = keyOf((await reset(id)).body.data.password_link)
  for (const password of ['12345678', 'Galatasaray1905', 'inci2027!'])
    expect(await setPassword(key, password)).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.stringMatching(/tahmin/)] } },
    })
  expect((await setPassword(key)).status).toBe(200)
})

test('the role groups are listed with their permissions', async () => {
  const { body } = await people.api.get<{ role_group: string; name: string; permissions: string[] }[]>(
    '/api/admin/role/groups',
    people.asBoss,
  )
  expect(body.map(({ role_group, name }) => [role_group, name])).toEqual([
    ['yonetici', 'Yönetici'],
    ['icerik', 'İçerik'],
    ['satis', 'Satış'],
    ['muhasebe', 'Muhasebe'],
  ])
  expect(body[1]!.permissions).toEqual(['content', 'tours'])
})

test.each<RoleGroup>(['icerik', 'satis', 'muhasebe'])('%s may not see or change users', async (role) => {
  const user = await insertStaff(people.db, role)
  const headers = bearer(await insertSession(people.db, user, people.now))
  for (const path of ['', `/${people.boss.id}`])
    expect((await people.api.get(`/api/admin/users${path}`, headers)).status).toBe(403)
  expect((await people.api.get('/api/admin/role/groups', headers)).status).toBe(403)
  expect((await people.api.post('/api/admin/users', clerk, headers)).status).toBe(403)
  expect((await put(user.id, { role_group: 'yonetici' }, headers)).status).toBe(403)
  expect((await remove(people.boss.id, headers)).status).toBe(403)
  expect((await people.api.post(`/api/admin/users/${people.boss.id}/reset`, {}, headers)).status).toBe(403)
  expect(await records()).toEqual([])
})

test('without a mail server the answer asks the manager to forward the link', async () => {
  const { settings } = people.api.services
  const unsent = await officeApi(people.db, { now: () => people.now, settings: { ...settings, sendsMail: false } })
  const created = await unsent.post<Saved>('/api/admin/users', clerk, people.asBoss)
  expect(created.body.message).toContain('bağlantısını siz iletin')
  expect(created.body.data.password_link).toContain('#key=')
  const again = await unsent.post<Saved>(`/api/admin/users/${created.body.data.id}/reset`, {}, people.asBoss)
  expect(again.body.message).toContain('bağlantıyı siz iletin')
})
