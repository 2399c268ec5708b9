import { expect, test } from 'vitest'
import type { Paged } from '#src/base/http/endpoint/page.schema.ts'
import { bearer, insertSession, insertStaff } from '../accounts.fixture.ts'
import type { UserItem } from '../accounts.schema.ts'
import { testPeople } from '../office.fixture.ts'

const people = testPeople()

const statusOf = async (token: string) => (await people.api.get('/api/admin/status', bearer(token))).status

test('several accounts are closed together, all or none; their sessions end', async () => {
  const ids: number[] = []
  for (const role of ['satis', 'icerik'] as const) ids.push((await insertStaff(people.db, role)).id)
  const token = await insertSession(people.db, { id: ids[0]! }, people.now)
  const close = (active_list: number[], active = false) =>
    people.api.post<{ message: string }>(
      '/api/admin/users/active',
      { _method: 'PUT', active, active_list: JSON.stringify(active_list) },
      people.asBoss,
    )
  const own = await close([...ids, people.boss.id])
  expect([own.status, own.body.message]).toEqual([409, 'Kendi hesabınızı kapatamazsınız'])
  expect((await close([...ids, 999_999])).status).toBe(404)
  expect(await statusOf(token)).toBe(200)
  const done = await close(ids)
  expect([done.status, done.body.message]).toEqual([200, '2 hesap kapatıldı.'])
  expect(await statusOf(token)).toBe(401)
  expect((await close(ids)).body.message).toBe('0 hesap kapatıldı.')
  expect(await people.db.selectFrom('audit_events').select('id').execute()).toHaveLength(2)
  expect((await close([ids[0]!], true)).body.message).toBe('1 hesap yeniden açıldı.')
})

test('the list is filtered by role and state, and sorted', async () => {
  await insertStaff(people.db, 'satis', { name: 'Çınar Ada' })
  const gone = await insertStaff(people.db, 'satis', { name: 'Veli Can' })
  await people.api.post(`/api/admin/users/${gone.id}`, { _method: 'PUT', active: false }, people.asBoss)
  const names = async (query: string) =>
    (await people.api.get<Paged<UserItem>>(`/api/admin/users?${query}`, people.asBoss)).body.data.map(
      ({ name }) => name,
    )
  expect(await names('role_group=satis')).toEqual(['Çınar Ada', 'Veli Can'])
  expect(await names('role_group=satis&active=true')).toEqual(['Çınar Ada'])
  expect(await names('active=false')).toEqual(['Veli Can'])
  expect(await names('sort=-name')).toEqual(['Zeynep Kaya', 'Veli Can', 'Çınar Ada'])
  expect(await names('sort=-last_login_at')).toEqual(['Zeynep Kaya', 'Çınar Ada', 'Veli Can'])
})
