import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertBareOrder } from '#src/features/orders/orders.fixture.ts'
import { shippedText } from '#src/strings.ts'
import { insertStaff } from '../accounts/accounts.fixture.ts'
import type { RoleGroup } from '../accounts/accounts.schema.ts'
import { testOffice } from '../accounts/office.fixture.ts'
import { insertSample } from '../inquiries/mailbox/mailbox.fixture.ts'
import { insertDeparture, insertTour } from '../tours/tours.fixture.ts'
import { alertsApi } from './alerts.api.server.ts'
import { mailAlerts } from './alerts.commands.server.ts'
import { alertSettingsApiPath as path } from './alerts.links.ts'
import type { AlertSettings } from './alerts.schema.ts'

const office = testOffice('satis', alertsApi)
const services = () => testApi(alertsApi, { db: office.db }).services

beforeEach(async () => {
  for (const table of ['messages', 'orders', 'alert_queue', 'alert_settings', 'outbox', 'audit_events'] as const)
    await office.db.deleteFrom(table).execute()
  await office.db.deleteFrom('users').where('id', '!=', office.staff.id).execute()
})

const reader = (role_group: RoleGroup, email: string) => insertStaff(office.db, role_group, { email })
/** Mails of the queue: whom they reach, and their subjects. */
async function told(): Promise<string[]> {
  await mailAlerts(services())
  const mails = await office.db.selectFrom('outbox').select(['recipient', 'subject']).orderBy('id').execute()
  return mails.map(({ recipient, subject }) => `${recipient} ${subject}`)
}
const event = (values: { kind: 'durum' | 'iptal-istegi'; to_status?: 'iptal'; user_id?: number }, order_id: number) =>
  office.db
    .insertInto('order_events')
    .values({ order_id, note: '', ...values })
    .execute()

test('each cause is told once, to the people whose role it is', async () => {
  await reader('yonetici', 'y@seyyah.example')
  await reader('muhasebe', 'm@seyyah.example')
  await reader('icerik', 'i@seyyah.example')
  const satis = office.staff.email
  await insertSample(office.db, 'offer', { subject: 'Kapadokya Turu' })
  const order_id = await insertBareOrder(office.db)
  await office.db
    .insertInto('payments')
    .values({ order_id, amount: 1_250_000, currency: 'TRY', paid_on: '2027-03-01', sender: 'ELİF' })
    .execute()
  await event({ kind: 'iptal-istegi' }, order_id)
  const mails = [
    `${satis} Yeni mesaj: Kapadokya Turu`,
    'y@seyyah.example Yeni mesaj: Kapadokya Turu',
    `${satis} Yeni sipariş: SYH-27-7F3K9Q`,
    'y@seyyah.example Yeni sipariş: SYH-27-7F3K9Q',
    'y@seyyah.example Ödeme bildirimi: SYH-27-7F3K9Q',
    'm@seyyah.example Ödeme bildirimi: SYH-27-7F3K9Q',
    `${satis} İptal isteği: SYH-27-7F3K9Q`,
    'y@seyyah.example İptal isteği: SYH-27-7F3K9Q',
    'm@seyyah.example İptal isteği: SYH-27-7F3K9Q',
  ]
  expect((await told()).sort()).toEqual(mails.sort())
  expect((await told()).length).toBe(mails.length)
})

test('two processes tell each cause once', async () => {
  for (let n = 0; n < 45; n++) await insertSample(office.db)
  const queued = await Promise.all([mailAlerts(services()), mailAlerts(services())])
  expect(queued[0]! + queued[1]!).toBe(45)
  const { n } = await office.db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(n).toBe(45)
})

test('one that cannot be told does not hold up the others, and waits', async () => {
  for (const subject of ['Kapadokya', 'Olmaz', 'Efes']) await insertSample(office.db, 'offer', { subject })
  await sql`ALTER TABLE outbox ADD CONSTRAINT refused CHECK (subject NOT LIKE '%Olmaz%')`.execute(office.db)
  await expect(mailAlerts(services())).rejects.toThrow('refused')
  await sql`ALTER TABLE outbox DROP CONSTRAINT refused`.execute(office.db)
  const subjects = async () => {
    const mails = await office.db.selectFrom('outbox').select('subject').orderBy('id').execute()
    return mails.map(({ subject }) => subject)
  }
  expect(await subjects()).toEqual(['Yeni mesaj: Kapadokya', 'Yeni mesaj: Efes'])
  expect(await mailAlerts(services())).toBe(1)
  expect(await subjects()).toContain('Yeni mesaj: Olmaz')
})

test('a subject that is cut within a character is told without it', async () => {
  const subject = 'x'.repeat(187)
  await insertSample(office.db, 'offer', { subject: `${subject}😀` })
  expect(await told()).toEqual([`${office.staff.email} Yeni mesaj: ${subject}`])
})

test('nothing is told of what staff do themselves, nor to those who cannot sign in', async () => {
  await office.db
    .insertInto('users')
    .values({ name: 'Yeni', email: 'yeni@seyyah.example', role_group: 'satis' })
    .execute()
  const { id } = await reader('satis', 'eski@seyyah.example')
  await office.db.updateTable('users').set({ active: false }).where('id', '=', id).execute()
  const order_id = await insertBareOrder(office.db)
  await office.db.deleteFrom('alert_queue').execute()
  await event({ kind: 'durum', to_status: 'iptal', user_id: office.staff.id }, order_id)
  expect(await told()).toEqual([])
  await event({ kind: 'durum', to_status: 'iptal' }, order_id)
  expect(await told()).toEqual([`${office.staff.email} Sipariş iptal edildi: SYH-27-7F3K9Q`])
})

test('the mail names the customer and the amount and links to the list', async () => {
  await reader('muhasebe', 'm@seyyah.example')
  const order_id = await insertBareOrder(office.db)
  await office.db.deleteFrom('alert_queue').execute()
  await office.db
    .insertInto('payments')
    .values({ order_id, amount: 1_250_000, currency: 'TRY', paid_on: '2027-03-01', sender: 'ELİF' })
    .execute()
  await told()
  const { body_text } = await office.db.selectFrom('outbox').select('body_text').executeTakeFirstOrThrow()
  expect(body_text).toContain('Müşteri: Elif')
  expect(body_text).toContain('Tutar: 12.500 TL')
  expect(body_text).toContain('/admin/orders?search=SYH-27-7F3K9Q')
})

test('a refund to a card that did not happen names its own amount, a refused payment that of the payment', async () => {
  await reader('muhasebe', 'm@seyyah.example')
  const order_id = await insertBareOrder(office.db)
  await office.db.deleteFrom('alert_queue').execute()
  const created_at = new Date('2027-03-01T10:00:00Z')
  const money = { order_id, amount: 1_250_000, currency: 'TRY', created_at } as const
  const { id: attempt_id } = await office.db
    .insertInto('card_attempts')
    .values({
      ...money,
      charged: 1_250_000,
      provider: 'iyzico',
      attempt_no: 'A'.repeat(26),
      return_hash: Buffer.alloc(32),
      lang: 'tr',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: payment_id } = await office.db
    .insertInto('payments')
    .values({ ...money, attempt_id, status: 'eslesti', method: 'kart', paid_on: '2027-03-01', sender: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [earlier, at] = [new Date('2027-03-01T11:00:00Z'), new Date('2027-03-01T12:00:00Z')]
  const failed = { attempt_id, created_at, status: 'reddedildi', reason: '' } as const
  await office.db
    .insertInto('card_refunds')
    .values([
      { ...failed, amount: 300_000, charged: 300_000, decided_at: earlier },
      { ...failed, amount: 200_000, charged: 200_000, decided_at: at },
    ])
    .execute()
  await office.db
    .insertInto('order_events')
    .values({ order_id, payment_id, at, kind: 'odeme', action: 'iade-ret', note: '' })
    .execute()
  // Sales are told, too: they may call the customer.
  expect(await told()).toEqual([
    `${office.staff.email} Karta iade gerçekleşmedi: SYH-27-7F3K9Q`,
    'm@seyyah.example Karta iade gerçekleşmedi: SYH-27-7F3K9Q',
  ])
  const { body_text } = await office.db.selectFrom('outbox').select('body_text').executeTakeFirstOrThrow()
  expect(body_text).toContain('Tutar: 2.000 TL')
  await office.db.deleteFrom('outbox').execute()
  // A payment that was refused after its review, unless its money came all the same.
  const refused = (decided_at: Date) =>
    office.db.updateTable('card_attempts').set({ status: 'reddedildi', decided_at }).execute()
  const later = new Date('2027-03-01T13:00:00Z')
  const event = { order_id, at: later, kind: 'odeme', action: 'kart-ret', note: '' } as const
  await refused(later)
  await office.db.insertInto('order_events').values(event).execute()
  expect(await told()).toContain('m@seyyah.example Kart ödemesi incelemede reddedildi: SYH-27-7F3K9Q')
  const [mail] = await office.db.selectFrom('outbox').select('body_text').execute()
  expect(mail!.body_text).toContain('Tutar: 12.500 TL')
  await office.db.deleteFrom('outbox').execute()
  await refused(earlier)
  await office.db.insertInto('order_events').values(event).execute()
  expect(await told()).toEqual([])
})

test('the address of the agency is not told twice of a message', async () => {
  const content = 'Bilgi@deneme.example'
  await office.db
    .insertInto('company')
    .values({ project_company_name: 'Deneme Tur', main_color: '#000000', second_color: '#ffffff' })
    .execute()
  await office.db.insertInto('contact_information').values({ section: 'email', lang: 'tr', content }).execute()
  await reader('yonetici', 'bilgi@deneme.example')
  await insertSample(office.db)
  const recipients = async () => (await told()).map((mail) => mail.split(' ')[0])
  expect(await recipients()).toEqual([office.staff.email])
  // It has no other mail about travel information.
  const departure = await insertDeparture(office.db, (await insertTour(office.db)).id, '2099-05-01')
  await office.db
    .insertInto('departure_info_reminders')
    .values({ departure_id: departure.id, kind: 'once', at: new Date() })
    .execute()
  expect((await recipients()).toSorted()).toEqual(
    [office.staff.email, office.staff.email, 'bilgi@deneme.example'].toSorted(),
  )
})

test('staff choose their mails, within what their role may see', async () => {
  const before = (await office.get<AlertSettings>(path)).body
  expect(before).toMatchObject({
    orders: true,
    payments: false,
    messages: true,
    cancellations: true,
    email: office.staff.email,
  })
  expect(before.may).toEqual([
    'orders',
    'payments',
    'cards',
    'messages',
    'cancellations',
    'order_messages',
    'travel_info',
  ])
  const saved = await office.put<{ message: string; data: AlertSettings }>(path, { messages: 'false' })
  expect([saved.status, saved.body.message, saved.body.data.messages]).toEqual([
    200,
    'Bildirim ayarlarınız kaydedildi.',
    false,
  ])
  expect(saved.body.data.orders).toBe(true)
  await insertSample(office.db)
  expect(await told()).toEqual([])
  const audit = await office.db.selectFrom('audit_events').select(['entity', 'action']).execute()
  expect(audit).toEqual([{ entity: 'alert_settings', action: 'update' }])
  await office.put(path, { messages: false })
  expect((await office.db.selectFrom('audit_events').select('id').execute()).length).toBe(1)
  expect((await office.put(path, { orders: 'belki' })).status).toBe(422)
})

test('staff choose no mail that their role may not see', async () => {
  const staff = await reader('muhasebe', 'm@seyyah.example')
  const api = testApi(alertsApi, { db: office.db, staff })
  const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
  const { status, body } = await api.post<{ errors: Record<string, string[]> }>(
    path,
    { messages: true, _method: 'PUT' },
    headers,
  )
  expect([status, body.errors]).toEqual([422, { messages: [shippedText('office.alert_not_allowed', 'tr')] }])
  expect(await office.db.selectFrom('alert_settings').selectAll().execute()).toEqual([])
})

test('a promotion brings the mails that the earlier role could not see', async () => {
  const staff = await reader('muhasebe', 'm@seyyah.example')
  const api = testApi(alertsApi, { db: office.db, staff })
  const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
  await api.post(path, { orders: true, _method: 'PUT' }, headers)
  const promoted = testApi(alertsApi, { db: office.db, staff: { ...staff, role_group: 'yonetici' } })
  const { body } = await promoted.get<AlertSettings>(path, headers)
  expect(body).toMatchObject({ orders: true, payments: true, messages: true, cancellations: true })
})
