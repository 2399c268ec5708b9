import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '#src/base/db/connect.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import type { Paged } from '#src/base/http/endpoint/page.schema.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import type { TestApi } from '#src/base/http/endpoint/test-api.ts'
import { bearer, insertSession, insertStaff, officeApi } from '../accounts.fixture.ts'
import type { UserItem } from '../accounts.schema.ts'

const database = ownDatabase()
let db: Db
let api: TestApi
let boss: Staff
let asBoss: Record<string, string>

beforeAll(async () => {
  db = database.db
  await db
    .insertInto('languages')
    .values({ abbr: 'tr', lang: 'Türkçe', is_default: true, queue: 1, active: true })
    .execute()
  api = await officeApi(db)
})
beforeEach(async () => {
  await db.deleteFrom('audit_events').execute()
  await db.deleteFrom('users').execute()
  boss = await insertStaff(db, 'yonetici', { name: 'Zeynep Kaya', email: 'zeynep@seyyah.example' })
  asBoss = bearer(await insertSession(db, boss))
})

const statusOf = async (token: string) => (await api.get('/api/admin/status', bearer(token))).status

test('several accounts are closed together, all or none; their sessions end', async () => {
  const ids: number[] = []
  for (const role of ['satis', 'icerik'] as const) ids.push((await insertStaff(db, role)).id)
  const token = await insertSession(db, { id: ids[0]! })
  const close = (active_list: number[], active = false) =>
    api.post<{ message: string }>(
      '/api/admin/users/active',
      { _method: 'PUT', active, active_list: JSON.stringify(active_list) },
      asBoss,
    )
  const own = await close([...ids, boss.id])
  expect([own.status, own.body.message]).toEqual([409, 'Kendi hesabınızı kapatamazsınız'])
  expect((await close([...ids, 999_999])).status).toBe(404)
  expect(await statusOf(token)).toBe(200)
  const done = await close(ids)
  expect([done.status, done.body.message]).toEqual([200, '2 hesap kapatıldı.'])
  expect(await statusOf(token)).toBe(401)
  expect((await close(ids)).body.message).toBe('0 hesap kapatıldı.')
  expect(await db.selectFrom('audit_events').select('id').execute()).toHaveLength(2)
  expect((await close([ids[0]!], true)).body.message).toBe('1 hesap yeniden açıldı.')
})

test('the list is filtered by role and state, and sorted', async () => {
  await insertStaff(db, 'satis', { name: 'Çınar Ada' })
  const gone = await insertStaff(db, 'satis', { name: 'Veli Can' })
  await api.post(`/api/admin/users/${gone.id}`, { _method: 'PUT', active: false }, asBoss)
  const names = async (query: string) =>
    (await api.get<Paged<UserItem>>(`/api/admin/users?${query}`, asBoss)).body.data.map(({ name }) => name)
  expect(await names('role_group=satis')).toEqual(['Çınar Ada', 'Veli Can'])
  expect(await names('role_group=satis&active=true')).toEqual(['Çınar Ada'])
  expect(await names('active=false')).toEqual(['Veli Can'])
  expect(await names('sort=-name')).toEqual(['Zeynep Kaya', 'Veli Can', 'Çınar Ada'])
  expect(await names('sort=-last_login_at')).toEqual(['Zeynep Kaya', 'Çınar Ada', 'Veli Can'])
})
