import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { queueOf } from '#src/base/db/queue-order.ts'
import { untilWaiting } from '#src/base/db/test-database.ts'
import { insertBareOrder } from '#src/features/orders/orders.fixture.ts'
import { insertStaff, staffPassword } from '../accounts/accounts.fixture.ts'
import { testOffice } from '../accounts/office.fixture.ts'
import { bankAccountsAdminApi } from './bank-accounts.admin.api.server.ts'
import type { OfficeBankAccount } from './bank-accounts.admin.schema.ts'
import { bankAccountsApi } from './bank-accounts.api.server.ts'

const path = '/api/admin/bank-accounts'
const office = testOffice('muhasebe', [...bankAccountsAdminApi, ...bankAccountsApi])
beforeEach(async () => {
  for (const table of ['outbox', 'rate_limits', 'audit_events'] as const) await office.db.deleteFrom(table).execute()
  await office.db.deleteFrom('orders').execute()
  await office.db.deleteFrom('bank_accounts').execute()
})

const form = {
  bank: 'Örnek Bank',
  account_name: 'Seyyah A.Ş.',
  currency: 'TRY',
  iban: 'TR33 0006 1005 1978 6457 8413 26',
  current_password: staffPassword,
}
const add = (more: object = {}) => office.post<{ data: { id: number } }>(path, { ...form, ...more })
const read = async () => (await office.get<OfficeBankAccount[]>(path)).body
const shown = async () =>
  (await office.get<OfficeBankAccount[]>('/api/pages/bank-accounts')).body.map(({ iban }) => iban)

test('a new account appears on the site immediately; an inactive one only in the office', async () => {
  const { status, body } = await add({ swift: 'trb kut r2' })
  expect(status).toBe(201)
  expect(await read()).toMatchObject([
    { iban: 'TR330006100519786457841326', swift: 'TRBKUTR2', active: true, version: 1 },
  ])
  expect(await shown()).toEqual(['TR330006100519786457841326'])
  const close = { ...form, _method: 'PUT', active: false, version: 1 }
  expect((await office.post(`${path}/${body.data.id}`, close)).status).toBe(200)
  expect(await shown()).toEqual([])
  expect((await office.post(`${path}/${body.data.id}`, close)).status).toBe(409)
})

test.each([
  [{ iban: 'TR33 0006 1005 1978 6457 8413 27' }, 'iban', 'IBAN hatalı: hane sayısını ve rakamları kontrol edin.'],
  [{ iban: '' }, 'iban', '* Bu Alan Zorunlu'],
  [{ swift: 'XX' }, 'swift', 'SWIFT kodu 8 ya da 11 karakter olmalı.'],
  [{ currency: 'CHF' }, 'currency', 'Bu alanı kontrol ediniz'],
  [{ owner: 'x' }, 'owner', 'Bu alan bilinmiyor'],
])('%j is refused at its field', async (wrong, field, message) => {
  const { status, body } = await office.post(path, { ...form, ...wrong })
  expect([status, body.errors]).toEqual([422, { [field]: [message] }])
  expect(await read()).toEqual([])
})

test('an IBAN is unique', async () => {
  await add()
  const again = await office.post(path, form)
  expect(again.body.errors).toEqual({ iban: ['Bu IBAN başka bir hesapta kayıtlı.'] })
  const other = (await add({ iban: 'DE89370400440532013000' })).body.data.id
  const changed = await office.post(`${path}/${other}`, { ...form, _method: 'PUT' })
  expect([changed.status, changed.body.errors]).toEqual([422, again.body.errors])
})

test('of two concurrent saves with the same IBAN, the second is refused at its field', async () => {
  const { both } = await office.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE bank_accounts IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    const both = Promise.all([1, 2].map(() => office.post(path, form)))
    await untilWaiting(office.db, 2)
    return { both }
  })
  const answers = (await both).map(({ status, body }) => [status, body.errors])
  expect(answers.sort(([a], [b]) => Number(a) - Number(b))).toEqual([
    [201, undefined],
    [422, { iban: ['Bu IBAN başka bir hesapta kayıtlı.'] }],
  ])
})

test('accounts are in the dragged order, and deleting one is permanent', async () => {
  const first = (await add()).body.data.id
  const second = (await add({ iban: 'DE89370400440532013000', currency: 'EUR' })).body.data.id
  expect((await read()).map(({ id }) => id)).toEqual([second, first])
  await office.put(`${path}/queue`, { queue: JSON.stringify(queueOf([first, second])) })
  expect((await read()).map(({ id }) => id)).toEqual([first, second])
  const gone = await office.remove(`${path}/${first}`)
  expect(gone.body).toEqual({ success: true, message: 'Kayıt silindi.', data: { archived: false } })
  expect((await read()).map(({ id }) => id)).toEqual([second])
})

test('deleting an account with payments archives it: lists and site leave it out, the payment keeps it', async () => {
  const { id } = (await add()).body.data
  const other = (await add({ iban: 'DE89370400440532013000' })).body.data.id
  const order_id = await insertBareOrder(office.db)
  const payment = { order_id, amount: 100_00, currency: 'TRY' as const, bank_account_id: id, paid_on: '2027-03-01' }
  await office.db.insertInto('payments').values(payment).execute()

  const { status, body } = await office.remove(`${path}/${id}`)
  expect([status, body.data]).toEqual([200, { archived: true }])
  expect(body.message).toBe(
    'Bu hesaba bildirilmiş ödemeler var. Hesap listeden ve siteden kaldırıldı; ödemelerde görünmeye devam eder.',
  )
  expect((await read()).map((account) => account.id)).toEqual([other])
  expect(await shown()).toEqual(['DE89370400440532013000'])
  expect((await office.get(`${path}/${id}`)).status).toBe(404)
  expect((await office.put(`${path}/${id}`, { active: true })).status).toBe(404)
  const kept = await office.db.selectFrom('payments').select('bank_account_id').executeTakeFirstOrThrow()
  expect(kept.bank_account_id).toBe(id)
  expect((await office.put(`${path}/queue`, { queue: queueOf([other]) })).status).toBe(200)
  // Its IBAN can be used again.
  expect((await add()).status).toBe(201)
})

const mails = () => office.db.selectFrom('outbox').select(['recipient', 'body_text']).orderBy('recipient').execute()

test.each([
  ['without the password', {}, '* Bu Alan Zorunlu'],
  ['with a wrong one', { current_password: 'yelken-vakti-27' }, 'Şu anki parolanız bu değil'],
])('an IBAN is neither added nor changed %s, and nobody is mailed', async (_, proof, message) => {
  const { current_password, ...fields } = form
  const { id } = (await add()).body.data
  await office.db.deleteFrom('outbox').execute()
  const iban = 'DE89370400440532013000'
  for (const answer of [
    await office.post(path, { ...fields, iban, ...proof }),
    await office.put(`${path}/${id}`, { iban, ...proof }),
  ])
    expect([answer.status, answer.body.errors]).toEqual([422, { current_password: [message] }])
  expect((await read()).map((account) => account.iban)).toEqual(['TR330006100519786457841326'])
  expect(await mails()).toEqual([])
})

test('another name, branch or visibility takes no password; an IBAN typed with spaces is the same one', async () => {
  const { id } = (await add()).body.data
  await office.db.deleteFrom('outbox').execute()
  const { current_password, ...fields } = form
  const saved = await office.put(`${path}/${id}`, { ...fields, bank: 'Yeni Banka', active: false })
  expect(saved.status).toBe(200)
  expect(await mails()).toEqual([])
})

test('a changed IBAN is mailed to every administrator and to whoever did it, and the list says who and when', async () => {
  const { id } = (await add()).body.data
  expect(await read()).toMatchObject([{ iban_changed: { by: office.staff.name, is_new: true } }])
  await office.db.deleteFrom('outbox').execute()
  const boss = await insertStaff(office.db, 'yonetici')
  const closed = await insertStaff(office.db, 'yonetici')
  await office.db.updateTable('users').set({ active: false }).where('id', '=', closed.id).execute()
  await insertStaff(office.db, 'satis')
  const changed = { iban: 'DE89370400440532013000', current_password: staffPassword }
  expect((await office.put(`${path}/${id}`, changed)).status).toBe(200)
  const told = await mails()
  expect(told.map(({ recipient }) => recipient).sort()).toEqual([boss.email, office.staff.email].sort())
  expect(told[0]!.body_text).toContain('DE89 3704 0044 0532 0130 00')
  expect(told[0]!.body_text).toContain('TR33 0006 1005 1978 6457 8413 26')
  expect(await read()).toMatchObject([{ iban_changed: { by: office.staff.name, is_new: false } }])
  const old = new Date(Date.now() - 31 * 24 * 3_600_000)
  await office.db.updateTable('audit_events').set({ at: old }).execute()
  expect(await read()).toMatchObject([{ iban_changed: null }])
})

test('the password is in no record of what was done', async () => {
  await add()
  const records = await office.db.selectFrom('audit_events').select(['before', 'after', 'words']).execute()
  expect(records).toHaveLength(1)
  expect(JSON.stringify(records)).not.toContain(staffPassword)
})
