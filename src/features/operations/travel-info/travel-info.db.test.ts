import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'
import { remindOfTravelInfo, sendTravelInfo } from './travel-info.commands.server.ts'
import { infoBody } from './travel-info.fixture.ts'
import type { TravelInfo, TravelInfoPreview } from './travel-info.schema.ts'

const booked = new Date('2027-03-23T10:00:00Z')
const agency = officeAgency(booked)
let tour: SoldTour
let turkish: PlacedOrder
let english: PlacedOrder

beforeEach(async () => {
  const { db } = agency
  agency.clock.now = booked
  for (const table of ['orders', 'outbox', 'departure_infos', 'departure_info_reminders', 'alert_queue'] as const)
    await db.deleteFrom(table).execute()
  tour = await insertSoldTour(db, { start_date: '2027-04-12', end_date: '2027-04-14' })
  turkish = await confirmed()
  english = await confirmed()
  await db.updateTable('orders').set({ lang: 'en' }).where('id', '=', english.id).execute()
})

async function confirmed(): Promise<PlacedOrder> {
  const order = await agency.order({ tour })
  await agency.db.updateTable('orders').set({ status: 'onayli' }).where('id', '=', order.id).execute()
  return order
}
const path = (part = '') => `/api/admin/departures/${tour.departureId}/travel-info${part}`
const read = async () => (await agency.api.get<TravelInfo>(path(), officeHeaders)).body
const save = (body: object = infoBody, version = 0) =>
  agency.api.post(path(), { ...body, version, _method: 'PUT' }, officeHeaders)
const approve = (version = 1) => agency.api.post(path('/approve'), { version }, officeHeaders)
const send = (version: number) => agency.api.post(path('/send'), { version }, officeHeaders)
/** The sweep at a time of Istanbul. */
function sweep(at: string): Promise<number> {
  agency.clock.now = new Date(`${at}+03:00`)
  return sendTravelInfo(agency.api.services)
}
function remind(at: string): Promise<number> {
  agency.clock.now = new Date(`${at}+03:00`)
  return remindOfTravelInfo(agency.api.services)
}
const mails = () =>
  agency.db
    .selectFrom('outbox')
    .select(['subject', 'body_text'])
    .where('message_key', 'like', 'travel-info:%')
    .orderBy('id')
    .execute()
const shown = async ({ order_no, key }: PlacedOrder, lang = 'tr') =>
  (await agency.api.get<ShownOrder>(`${orderApiPath(order_no, key)}&lang=${lang}`)).body.travel_infos

test('what is approved is sent once to each order when it is due, in its language, and is on its page', async () => {
  expect(await read()).toMatchObject({ state: 'missing', orders: 2, foreign: 1, sent_from: '2027-04-11', version: 0 })
  expect((await save()).status).toBe(200)
  expect(await read()).toMatchObject({ state: 'draft', changed: { by: 'Zeynep Kaya' }, missing: [] })
  expect((await approve()).status).toBe(200)
  expect(await read()).toMatchObject({ state: 'approved', approved: { by: 'Zeynep Kaya' }, sent: 0 })
  expect(await sweep('2027-04-10T23:59:00')).toBe(0)
  expect(await shown(turkish)).toEqual([])
  expect(await sweep('2027-04-11T00:00:00')).toBe(2)
  expect(await sweep('2027-04-11T00:05:00')).toBe(0)
  const [first, second, ...others] = await mails()
  expect(others).toEqual([])
  expect(first!.subject).toBe(`Yolculuk bilgileriniz: ${turkish.order_no}`)
  expect(first!.body_text).toMatch(
    /07:30[\s\S]*Üsküdar Belediyesi[\s\S]*\+90 532 111 22 33[\s\S]*Göreme: Peri Otel[\s\S]*2 gece/,
  )
  expect(first!.body_text).toMatch(/key=.*#travel-info/)
  expect(second!.subject).toBe(`Your travel information: ${english.order_no}`)
  expect(second!.body_text).toMatch(/town hall of Üsküdar[\s\S]*2 nights[\s\S]*comfortable shoes/)
  expect(second!.body_text).not.toMatch(/Belediyesi|Rahat/)
  expect(await shown(turkish)).toMatchObject([{ meeting_place: infoBody.meeting_place, is_changed: false }])
  expect(await shown(english, 'en')).toMatchObject([
    { meeting_place: infoBody.meeting_place_en, note: infoBody.note_en },
  ])
  expect(await read()).toMatchObject({ orders: 2, sent: 2, sent_current: 2 })
  const { events } = await agency.read(turkish.id)
  expect(events.filter(({ kind }) => kind === 'duyuru').map(({ note }) => note)).toEqual([first!.subject])
})

test('abroad it is sent a day earlier, and two sweeps at once send it once', async () => {
  await agency.db
    .updateTable('tours')
    .set({ countries: ['IT'] })
    .where('id', '=', tour.tourId)
    .execute()
  await save()
  await approve()
  expect(await sweep('2027-04-09T23:59:00')).toBe(0)
  agency.clock.now = new Date('2027-04-10T00:00:00+03:00')
  const sent = await Promise.all([1, 2, 3].map(() => sendTravelInfo(agency.api.services)))
  expect(sent.reduce((all, n) => all + n)).toBe(2)
  expect(await mails()).toHaveLength(2)
})

test('approved information that is not due yet does not hold up what is due, however many wait for it', async () => {
  await agency.db.updateTable('departures').set({ quota: 999 }).where('id', '=', tour.departureId).execute()
  // More than one run sends, on a departure that is read first.
  for (let n = 0; n < 200; n += 1) await confirmed()
  await save()
  await approve()
  tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', end_date: '2027-04-14' }, { countries: ['IT'] })
  await confirmed()
  await save()
  await approve()
  expect(await sweep('2027-04-10T00:00:00')).toBe(1)
})

test('an order made later gets it too, until the day of departure', async () => {
  await save()
  await approve()
  expect(await sweep('2027-04-11T08:00:00')).toBe(2)
  agency.clock.now = booked
  await confirmed()
  expect(await sweep('2027-04-12T08:00:00')).toBe(1)
  agency.clock.now = booked
  await confirmed()
  expect(await sweep('2027-04-13T08:00:00')).toBe(0)
  expect(await mails()).toHaveLength(3)
})

test('nobody gets it who does not travel: cancelled, only held, moved away, or on a cancelled departure', async () => {
  await save()
  await approve()
  const status = (status: 'iptal' | 'opsiyonlu' | 'onayli') =>
    agency.db.updateTable('orders').set({ status }).where('id', '=', turkish.id).execute()
  await status('opsiyonlu')
  await agency.db
    .updateTable('order_items')
    .set({ seats_released_at: booked })
    .where('order_id', '=', english.id)
    .execute()
  expect(await sweep('2027-04-11T08:00:00')).toBe(0)
  await status('onayli')
  await agency.db.updateTable('departures').set({ status: 'iptal' }).where('id', '=', tour.departureId).execute()
  expect(await sweep('2027-04-11T08:00:00')).toBe(0)
  await agency.db.updateTable('departures').set({ status: 'satista' }).where('id', '=', tour.departureId).execute()
  expect(await sweep('2027-04-11T08:00:00')).toBe(1)
  expect(await shown(turkish)).toHaveLength(1)
  await status('iptal')
  expect(await shown(turkish)).toEqual([])
})

test('a change withdraws the approval; only the button sends it, with what changed, to those who read another text', async () => {
  await save()
  await approve()
  await sweep('2027-04-11T08:00:00')
  const changed = { ...infoBody, guide_phone: '+90 532 999 88 77' }
  const saved = await save(changed, 1)
  expect(saved.body).toMatchObject({ message: expect.stringContaining('onay kalktı') })
  expect(await read()).toMatchObject({ state: 'draft', was_approved: true, sent: 2, sent_current: 0 })
  expect((await send(2)).status).toBe(409)
  expect(await shown(turkish)).toMatchObject([{ guide_phone: infoBody.guide_phone }])
  await approve(2)
  expect(await sweep('2027-04-11T09:00:00')).toBe(0)
  expect(await shown(turkish)).toMatchObject([{ guide_phone: infoBody.guide_phone }])
  expect((await send(1)).status).toBe(409)
  expect((await send(2)).body).toMatchObject({ message: 'Yolculuk bilgileri 2 siparişe gönderildi.' })
  expect((await send(2)).body).toMatchObject({ message: 'Yolculuk bilgileri 0 siparişe gönderildi.' })
  const [, , third, fourth, ...others] = await mails()
  expect(others).toEqual([])
  expect(third!.subject).toBe(`Yolculuk bilgileriniz değişti: ${turkish.order_no}`)
  expect(third!.body_text).toMatch(/Değişen: rehber\.[\s\S]*\+90 532 999 88 77/)
  expect(fourth!.body_text).toContain('has changed: guide.')
  expect(await shown(turkish)).toMatchObject([{ guide_phone: '+90 532 999 88 77', is_changed: true }])
  await save({ ...changed, note_en: 'Please bring a hat.' }, 2)
  await approve(3)
  await send(3)
  expect((await mails()).slice(4).map(({ subject }) => subject)).toEqual([
    `Your travel information has changed: ${english.order_no}`,
  ])
  expect(await read()).toMatchObject({ sent_current: 2 })
})

test('approved while it is due it is sent at once, and without an address the page alone has it', async () => {
  await agency.db.updateTable('orders').set({ email: '' }).where('id', '=', turkish.id).execute()
  agency.clock.now = new Date('2027-04-11T12:00:00+03:00')
  await save()
  await approve()
  expect(await mails()).toHaveLength(1)
  expect(await shown(turkish)).toHaveLength(1)
  expect(await read()).toMatchObject({ sent: 2, without_email: 1 })
})

test('staff are reminded of what nobody approved a day before it is due and when it is, once each', async () => {
  expect([
    await remind('2027-04-09T12:00:00'),
    await remind('2027-04-10T08:59:00'),
    await remind('2027-04-10T09:00:00'),
    await remind('2027-04-10T15:00:00'),
  ]).toEqual([0, 0, 1, 0])
  await save()
  agency.clock.now = new Date('2027-04-11T09:00:00+03:00')
  const twice = await Promise.all([1, 2].map(() => remindOfTravelInfo(agency.api.services)))
  expect(twice.toSorted()).toEqual([0, 1])
  const causes = await agency.db.selectFrom('alert_queue').select('cause').where('cause', '=', 'travel_info').execute()
  expect(causes).toHaveLength(2)
  expect(await sweep('2027-04-11T10:00:00')).toBe(0)
  const needing = `/api/admin/departures?from=2027-04-10&to=2027-04-13&needs_info=1`
  const { departuresApi } = await import('#src/features/departures/board/departures.api.server.ts')
  const tours = testApi(departuresApi, { db: agency.db, staff: agency.staff })
  const list = async () => (await tours.get<{ data: object[] }>(needing, officeHeaders)).body.data
  expect(await list()).toMatchObject([{ id: tour.departureId, info: 'draft' }])
  await approve()
  expect(await list()).toEqual([])
})

test('nobody is reminded of an approved departure, nor of one on which nobody travels', async () => {
  await save()
  await approve()
  expect(await remind('2027-04-10T09:00:00')).toBe(0)
  await agency.db.deleteFrom('departure_infos').execute()
  await agency.db.updateTable('orders').set({ status: 'opsiyonlu' }).execute()
  expect(await remind('2027-04-10T09:00:00')).toBe(0)
})

test('what cannot be right is refused at its field', async () => {
  const bad = {
    ...infoBody,
    meeting_time: '25:00',
    guide_phone: 'yok',
    hotels: JSON.stringify([{ place: 'Göreme', name: '', phone: '', nights: '' }]),
  }
  const { status, body } = await save(bad)
  expect([status, Object.keys((body as { errors: object }).errors).sort()]).toEqual([
    422,
    ['guide_phone', 'hotels.0.name', 'meeting_time'],
  ])
  expect(await read()).toMatchObject({ state: 'missing' })
  expect((await approve()).status).toBe(404)
  await save({ ...infoBody, meeting_place_en: '' })
  expect((await approve()).body).toMatchObject({
    errors: { meeting_place_en: [expect.stringContaining('İngilizce de yazın')] },
  })
  await save({ ...infoBody, guide_phone: '' }, 1)
  expect((await approve(2)).body).toMatchObject({ errors: { guide_phone: [expect.any(String)] } })
})

test('of two saves and of two approvals one counts, and an older screen is told so', async () => {
  const answers = await Promise.all([save(), save({ ...infoBody, note: 'Başka' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await save({ ...infoBody, note: 'Üçüncü' }, 1)
  expect((await save({ ...infoBody, note: 'Dördüncü' }, 1)).body).toMatchObject({ version: 2 })
  expect((await approve(1)).status).toBe(409)
  expect((await Promise.all([approve(2), approve(2)])).map(({ status }) => status)).toEqual([200, 200])
  // Saving the same contents keeps the approval.
  await save({ ...infoBody, note: 'Üçüncü' }, 2)
  expect(await read()).toMatchObject({ state: 'approved', version: 2 })
})

test('after the departure nothing is written, approved or sent, and accounting reads only', async () => {
  agency.clock.now = new Date('2027-04-13T09:00:00+03:00')
  expect([(await save()).status, (await approve()).status, (await send(1)).status]).toEqual([409, 409, 409])
  agency.clock.now = booked
  const staff = await insertStaff(agency.db, 'muhasebe', { email: `m${tour.departureId}@seyyah.example` })
  const theirs = testApi(endpoints, { db: agency.db, staff })
  expect((await theirs.get<TravelInfo>(path(), officeHeaders)).body.may_write).toBe(false)
  expect((await theirs.post(path(), { ...infoBody, version: 0, _method: 'PUT' }, officeHeaders)).status).toBe(403)
  expect((await agency.api.get('/api/admin/departures/999999/travel-info', officeHeaders)).status).toBe(404)
})

test('the preview is the mail of what is typed, in the language that is asked for, and saves nothing', async () => {
  const preview = async (lang: string) =>
    (await agency.api.post<TravelInfoPreview>(path('/preview'), { ...infoBody, lang }, officeHeaders)).body
  expect((await preview('tr')).body_html).toMatch(/Üsküdar Belediyesi[\s\S]*Peri Otel/)
  expect(await preview('en')).toMatchObject({ subject: expect.stringMatching(/^Your travel information/) })
  expect((await preview('en')).body_html).toContain('town hall')
  expect(await read()).toMatchObject({ state: 'missing' })
})
