import { pino } from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { openLimits } from '#src/base/http/server/limits.server.ts'
import { insertTour } from '../tours/tours.fixture.ts'
import { inquiriesApi } from './inquiries.api.server.ts'
import { type Answer, contactForm, insertOffice, newKey, sendForm, specialTourForm } from './inquiries.fixture.ts'
import { formApiPath, type MessageKind } from './inquiries.links.ts'
import { formLimit } from './receive-message.commands.server.ts'

const now = new Date('2026-11-21T09:00:00Z')
const database = ownDatabase()
let api: TestApi
beforeAll(async () => {
  await insertOffice(database.db)
  api = testApi(inquiriesApi, { db: database.db, now: () => now })
})
beforeEach(async () => {
  await database.db.deleteFrom('messages').execute()
  await database.db.deleteFrom('outbox').execute()
  await database.db.deleteFrom('rate_limits').execute()
})

const post = (kind: MessageKind, body: object, { key = newKey(), lang = 'tr', to = api } = {}) =>
  to.post<Answer>(`${formApiPath(kind)}?lang=${lang}`, body, { 'idempotency-key': key })
const messages = () => database.db.selectFrom('messages').selectAll().orderBy('id').execute()
const mails = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
test('a message is stored as written, with the version of the privacy notice, and both sides get a mail', async () => {
  const { status, body } = await post('contact', contactForm)
  expect(status).toBe(201)
  expect(body).toEqual({
    success: true,
    message: 'Mesajınız bize ulaştı.',
    data: {
      message_no: expect.stringMatching(/^TLP-26-[2-9A-HJ-NP-Z]{6}$/),
      next: 'En geç 1 iş günü içinde size e-postayla yanıt vereceğiz.',
      hours: ['Merkez: Hafta içi 09.00 – 18.00'],
    },
  })
  const { message_no } = body.data
  expect(await messages()).toMatchObject([
    {
      message_no,
      kind: 'contact',
      section: 'mail',
      check: false,
      name: 'Ayşe Yılmaz',
      email: 'ayse@ornek.example',
      phone: '',
      subject: 'Rezervasyonum',
      message: 'Koltuklarımızı değiştirebilir miyiz?',
      details: {
        topic: 'rezervasyon',
        order_no: 'SYH-26-7F3K9Q',
        notice: { contract_id: expect.any(Number), version: 2, lang: 'tr' },
      },
      file: null,
      lang: 'tr',
      created_at: now,
    },
  ])
  const [toVisitor, toOffice] = await mails()
  expect(toVisitor).toMatchObject({
    recipient: 'ayse@ornek.example',
    subject: `Mesajınız bize ulaştı. Talep no: ${message_no}`,
  })
  expect(toVisitor!.body_text).toContain('Rezervasyon numarası: SYH-26-7F3K9Q')
  // The form must not send a stranger the visitor's text.
  expect(toVisitor!.body_text + toVisitor!.body_html).not.toContain('Koltuk')
  expect(toOffice).toMatchObject({ recipient: 'ofis@deneme.example', subject: 'İletişim formu: Rezervasyonum' })
  expect(toOffice!.body_text).toContain('Koltuklarımızı değiştirebilir miyiz?')
})

test('the visitor’s texts are in their language, the office’s in the default language', async () => {
  const { body } = await post('special-tour', { ...specialTourForm, email: 'z@ornek.example' }, { lang: 'en' })
  expect(body.message).toBe('We have received your private tour request.')
  // An hour to be called at was chosen.
  expect(body.data.next).toBe('We will call you within 2 working days to talk about the details.')
  const [toVisitor, toOffice] = await mails()
  expect(toVisitor!.body_text).toContain(
    'Date: May 2027\nHow many nights? 2 nights\nWho is it for? A school\nPeople: 4 adults, 2 children (aged 9, 11)',
  )
  expect(toVisitor!.body_html).toContain('<html lang="en">')
  // The agency has one mailbox, whatever its English pages say.
  expect(toOffice!.recipient).toBe('ofis@deneme.example')
  expect(toOffice!.body_text).toContain('Bütçe: kişi başı 15.000 TL\nUlaşım: Otobüs, Gemi')
  expect(toOffice!.body_text).toContain('Yazdığı dil: İngilizce')
})

test('a special tour request stores all its fields; a sender without e-mail is called', async () => {
  const { status, body } = await post('special-tour', specialTourForm)
  expect(status).toBe(201)
  expect(body.data.next).toBe('Ayrıntıları konuşmak için en geç 2 iş günü içinde sizi arayacağız.')
  const [message] = await messages()
  const { name, phone, notes, ...fields } = specialTourForm
  expect(message).toMatchObject({ kind: 'special-tour', subject: 'Çanakkale ve Bozcaada', message: notes, email: '' })
  expect(message!.details).toMatchObject(fields)
  expect(message!.details).not.toHaveProperty('homepage')
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ofis@deneme.example'])
})

test('a form sent as form fields equals JSON', async () => {
  const { name, phone, destination } = specialTourForm
  const form = new URLSearchParams({ name, phone, destination, adults: '2', childrenQuantity: '2', visa_help: 'on' })
  form.append('childrenAges', '4')
  form.append('childrenAges', '7')
  form.append('transporter_types', 'ucak')
  expect((await sendForm(api, 'special-tour', form)).status).toBe(201)
  const [message] = await messages()
  expect(message!.details).toMatchObject({
    childrenAges: [4, 7],
    transporter_types: ['ucak'],
    visa_help: true,
    date_kind: 'esnek',
    nights: null,
    budget: null,
  })
})

test('the ages of a school class may be a range', async () => {
  const many = { ...specialTourForm, childrenQuantity: 40, childrenAges: [], ages_note: '9-10' }
  expect((await post('special-tour', many)).status).toBe(201)
  expect((await mails())[0]!.body_text).toContain('4 yetişkin, 40 çocuk (9-10 yaş)')
})

test('an offer names the tour by its token, and each side reads its name in their language', async () => {
  const { token } = await insertTour(database.db, { texts: { tr: 'Petersburg Yolu', en: 'St.Petersburg' } })
  const form = {
    ...contactForm,
    topic: undefined,
    order_no: undefined,
    token,
    tourDate: '2027-04-12',
    peopleQuantity: 24,
  }
  const key = newKey()
  const first = await post('offer', form, { key, lang: 'en' })
  expect(first.status).toBe(201)
  expect(await messages()).toMatchObject([
    { kind: 'offer', subject: 'Petersburg Yolu', details: { token, tourDate: '2027-04-12', peopleQuantity: 24 } },
  ])
  const [toVisitor, toOffice] = await mails()
  // The name is the agency’s, whatever it looks like.
  expect(toVisitor!.body_text).toContain('Tour: St.Petersburg\nDate: 12 April 2027\nPeople: 24 adults')
  expect(toOffice!.subject).toBe('Teklif talebi: Petersburg Yolu')
  // The stored name is not part of the request: a repeat in another language, or after the tour was renamed, is the same intent.
  expect((await post('offer', form, { key, lang: 'tr' })).body).toEqual(first.body)
})

const offer = { name: 'Ayşe Yılmaz', email: 'a@ornek.example', token: 'x', tourDate: '2027-04-12' }
const tour = specialTourForm
const bad: [MessageKind, string, object, object][] = [
  ['contact', 'nothing', {}, { name: ['Adınızı yazın.'], message: ['Mesajınızı yazın.'] }],
  [
    'contact',
    'no way to answer',
    { ...contactForm, email: '' },
    { email: [expect.stringMatching(/e-posta ya da telefon/)] },
  ],
  [
    'contact',
    'an invalid address',
    { ...contactForm, email: 'ayse@ornek' },
    { email: [expect.stringMatching(/Geçerli E-Mail/)] },
  ],
  [
    'contact',
    'text for a number',
    { ...contactForm, phone: 'beni arayın' },
    { phone: [expect.stringMatching(/alan koduyla/)] },
  ],
  [
    'contact',
    'a message of three characters',
    { ...contactForm, message: 'abc' },
    { message: ['Bu Alan 10 Karakterden Az Olamaz'] },
  ],
  ['contact', 'a topic there is not', { ...contactForm, topic: 'spam' }, { topic: ['Bu alanı kontrol ediniz'] }],
  ['contact', 'an unknown field', { ...contactForm, role_group: 'yonetici' }, { role_group: ['Bu alan bilinmiyor'] }],
  [
    'special-tour',
    'no destination',
    { ...tour, destination: ' ' },
    { destination: ['Nereye gitmek istediğinizi yazın.'] },
  ],
  [
    'special-tour',
    'two dates that are missing',
    { ...tour, date_kind: 'tarih' },
    { start_date: ['Gidiş tarihinizi seçin.'], end_date: ['Dönüş tarihinizi seçin.'] },
  ],
  [
    'special-tour',
    'a return before the start',
    { ...tour, date_kind: 'tarih', start_date: '2027-05-04', end_date: '2027-05-03' },
    { end_date: ['Dönüş, gidişten önce olamaz.'] },
  ],
  [
    'special-tour',
    'a date that has passed',
    { ...tour, date_kind: 'tarih', start_date: '2026-11-20', end_date: '2027-05-03' },
    { start_date: [expect.stringMatching(/geçti/)] },
  ],
  [
    'special-tour',
    'a month that has passed',
    { ...tour, month: '2026-10' },
    { month: [expect.stringMatching(/geçti/)] },
  ],
  [
    'special-tour',
    'a month in thirty years',
    { ...tour, month: '2056-10' },
    { month: [expect.stringMatching(/en fazla 3 yıl/i)] },
  ],
  [
    'special-tour',
    'a child without an age',
    { ...tour, childrenAges: [9] },
    { childrenAges: ['Her çocuk için yaş giriniz'] },
  ],
  ['special-tour', 'no adults', { ...tour, adults: 0 }, { adults: ['En az 1 olmalı'] }],
  [
    'special-tour',
    'a camel',
    { ...tour, transporter_types: ['deve'] },
    { 'transporter_types.0': ['Bu alanı kontrol ediniz'] },
  ],
  ['offer', 'a tour there is not', offer, { token: [expect.stringMatching(/artık yayında değil/)] }],
  ['offer', 'yesterday', { ...offer, tourDate: '2026-11-20' }, { tourDate: [expect.stringMatching(/geçti/)] }],
]
test.each(bad)('%s with %s is 422 at its field, and nothing is stored', async (kind, _, body, errors) => {
  const { status, body: answer } = await post(kind, body)
  expect([status, answer.errors]).toEqual([422, errors])
  expect([await messages(), await mails()]).toEqual([[], []])
})

test('without an Idempotency-Key a form is stored, once a day for the same text', async () => {
  const send = (form: object) => api.post<Answer>(formApiPath('contact'), form)
  const first = await send(contactForm)
  expect(first.status).toBe(201)
  expect((await send(contactForm)).body).toEqual(first.body)
  expect((await messages()).length).toBe(1)
  expect((await send({ ...contactForm, message: 'Bambaşka bir soru soruyorum.' })).status).toBe(201)
  expect((await messages()).length).toBe(2)
})

test('a malformed Idempotency-Key is 422, and nothing is stored', async () => {
  const { status, body } = await post('contact', contactForm, { key: 'short' })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['Idempotency-Key']])
  expect(await messages()).toEqual([])
})

test('a form with the honeypot filled in is answered as a success, and nothing is stored', async () => {
  const honest = await post('contact', contactForm)
  const key = newKey()
  const filled = await post('contact', { ...contactForm, homepage: 'https://spam.example' }, { key })
  expect(filled.status).toBe(honest.status)
  expect(Object.keys(filled.body.data)).toEqual(Object.keys(honest.body.data))
  expect(filled.body).toEqual({
    ...honest.body,
    data: { ...honest.body.data, message_no: expect.stringMatching(/^TLP-26-/) },
  })
  expect((await post('contact', { ...contactForm, homepage: 'https://spam.example' }, { key })).body).toEqual(
    filled.body,
  )
  expect([(await messages()).length, (await mails()).length]).toEqual([1, 2])
})

test('concurrent and later repeats of a form are one message with one answer', async () => {
  const key = newKey()
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('contact', contactForm, { key })))
  answers.push(await post('contact', contactForm, { key }))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveProperty('size', 1)
  expect([(await messages()).length, (await mails()).length]).toEqual([1, 2])
  const other = await post('contact', { ...contactForm, message: 'Bambaşka bir soru soruyorum.' }, { key })
  expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['Idempotency-Key']])
})

test('a repeat gets the same answer on any later day, also when its day has passed and its tour is gone', async () => {
  const { db } = database
  const { id, token } = await insertTour(db, { texts: { tr: 'Sülüklü Göl' } })
  const later = testApi(inquiriesApi, { db, now: () => new Date('2027-06-01T09:00:00Z') })
  const wishes = [
    ['offer', { ...offer, token, tourDate: '2026-11-21' }],
    ['special-tour', { ...specialTourForm, date_kind: 'tarih', start_date: '2026-11-21', end_date: '2026-11-22' }],
    ['special-tour', { ...specialTourForm, date_kind: 'ay', month: '2026-11' }],
  ] as const
  for (const [kind, wish] of wishes) {
    const key = newKey()
    const first = await post(kind, wish, { key })
    expect(first.status).toBe(201)
    await db.updateTable('tours').set({ status: 'taslak' }).where('id', '=', id).execute()
    const again = await post(kind, wish, { key, to: later })
    expect([again.status, again.body]).toEqual([201, first.body])
    expect((await post(kind, wish, { to: later })).status).toBe(422)
  }
  expect(await messages()).toHaveLength(3)
})

test('a refused form does not count towards the limit', async () => {
  const limited = testApi(inquiriesApi, { db: database.db, now: () => now, limit: await openLimits(database.db) })
  const past = { ...specialTourForm, date_kind: 'ay', month: '2020-01' }
  for (let n = 0; n < formLimit.points + 2; n++)
    expect((await post('special-tour', past, { to: limited })).status).toBe(422)
  expect((await post('contact', contactForm, { to: limited })).status).toBe(201)
})

test('a name is one line: it cannot hold a text to a stranger, or a forged fact for the office', async () => {
  await post('contact', { ...contactForm, name: 'Ayşe\n\nHesabınızı doğrulayın\u2028\tE-posta: x', order_no: 'A\r\nB' })
  const [message] = await messages()
  expect([message!.name, message!.details]).toEqual([
    'Ayşe Hesabınızı doğrulayın E-posta: x',
    expect.objectContaining({ order_no: 'A B' }),
  ])
  for (const { body_text } of await mails()) expect(body_text).toMatch(/Ayşe Hesabınızı doğrulayın E-posta: x/)
})

test.each([
  'https://kotu.example/a',
  'WWW.kotu.example',
  'yaz: biri@kotu.example',
  'kotu.ly/x',
  'ödeme: kötü-kotu.com',
])('what leads somewhere reaches the office and no stranger: %s', async (lure) => {
  expect((await post('special-tour', { ...specialTourForm, email: 'z@ornek.example', destination: lure })).status).toBe(
    201,
  )
  const [toVisitor, toOffice] = await mails()
  expect(toVisitor!.subject + toVisitor!.body_text + toVisitor!.body_html).not.toMatch(/kotu/)
  expect(toVisitor!.body_text).toContain('4 yetişkin')
  expect(toOffice!.body_text).toContain(lure)
  // The greeting contains the name.
  await post('contact', { ...contactForm, name: lure })
  expect((await mails())[2]!.body_text).not.toMatch(/kotu/)
})

test('equal forms under two keys are two messages', async () => {
  await Promise.all([post('contact', contactForm), post('contact', contactForm)])
  expect(new Set((await messages()).map(({ message_no }) => message_no)).size).toBe(2)
})

test('one address is limited to so many forms, in every process; a repeat still gets its answer', async () => {
  const { db } = database
  const limited = async () => testApi(inquiriesApi, { db, now: () => now, limit: await openLimits(db) })
  const [one, two] = [await limited(), await limited()]
  const first = newKey()
  for (let n = 0; n < formLimit.points; n++) {
    const { status } = await post('contact', contactForm, { to: n % 2 ? one : two, ...(n === 0 && { key: first }) })
    expect(status).toBe(201)
  }
  for (const to of [one, two, one]) {
    const refused = await post('contact', contactForm, { to })
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many'])
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(formLimit.seconds)
  }
  expect((await post('contact', contactForm, { to: one, key: first })).status).toBe(201)
  const elsewhere = await one.fetch(
    new Request(`https://seyyah.example${formApiPath('contact')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
      body: JSON.stringify(contactForm),
    }),
    { address: '198.51.100.9' },
  )
  expect(elsewhere.status).toBe(201)
  expect((await messages()).length).toBe(formLimit.points + 1)
  const rows = await db.selectFrom('rate_limits').select('key').execute()
  expect(rows.map(({ key }) => key).join()).not.toContain('192.0.2.7')
})

test('the log contains neither sender nor text', async () => {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const to = testApi(inquiriesApi, { db: database.db, now: () => now, log })
  const { body } = await post('contact', contactForm, { to })
  await post('contact', { ...contactForm, message: 'kısa' }, { to })
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join()).not.toMatch(new RegExp(`ayse|Yılmaz|Koltuk|192\\.0\\.2\\.7|${body.data.message_no}`))
})
