import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi, testLanguages } from '#src/base/http/endpoint/test-api.ts'
import { translate } from '#src/base/i18n/translate.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { findStaticStrings, insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import { siteStrings } from '#src/features/languages/static-strings.rules.ts'
import { insertAgency, insertSoldTour, orderBody } from '#src/features/orders/orders.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { strings } from '#src/strings.ts'

const now = new Date('2027-01-10T09:00:00Z')
const database = ownDatabase()
let api: TestApi
let contracts: number[]

/** A translation that a program can make and a test can recognise: the English text in « ». */
const german = (english: string) =>
  english
    .split('|')
    .map((form) => `«${form}»`)
    .join('|')

const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
const put = async (path: string, body: object) => {
  const answer = await api.post(path, { ...body, _method: 'PUT' }, headers)
  expect([path, answer.status, answer.status === 200 ? '' : answer.body]).toEqual([path, 200, ''])
}

beforeAll(async () => {
  const { db } = database
  contracts = (await insertAgency(db)).contracts
  await insertShippedStrings(db, strings)
  const staff = await insertStaff(db, 'yonetici')
  api = testApi(endpoints, {
    db,
    staff,
    now: () => now,
    languages: async () => [...testLanguages, { abbr: 'de', lang: 'Deutsch', is_default: false }],
    localize: async ({ key, values }, lang) => translate(await findStaticStrings(db, lang), key, lang, values),
  })
  expect((await api.post('/api/admin/languages', { abbr: 'de' }, headers)).status).toBe(201)
  const groups = Object.entries(siteStrings(strings)).map(([group, texts]) => [
    group,
    Object.fromEntries(Object.entries(texts).map(([key, { en = '' }]) => [key, german(en)])),
  ])
  await put('/api/admin/languages/page-lang', { abbr: 'de', page_lang: Object.fromEntries(groups) })
  await put('/api/admin/languages/active', { abbr: 'de', active: true })
})
beforeEach(() => database.db.deleteFrom('outbox').execute())

const mailTo = (recipient: string) =>
  database.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).executeTakeFirstOrThrow()

/** What is not translated, word by word, without the agency's own lines at the end: data, or a forgotten text. */
function untranslated(text: string): string[] {
  const [body = ''] = text.split('\n--\n')
  let rest = body
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replaceAll(/«[^«»]*»/g, ' ')
  }
  return rest.split(/\s+/).filter((word) => /\p{L}/u.test(word))
}

test('the mail of a German order is German, with German days and amounts', async () => {
  const texts = { tr: 'Kapadokya balonları', de: 'Kappadokien' }
  const tour = await insertSoldTour(database.db, { start_date: '2027-04-12' }, { code: 'KAP-1', texts })
  const cart = [{ tour, adults: 2, childrenQuantity: 1, childrenAges: [8] }]
  const customer = { name: 'Karl Schmidt', email: 'karl@kunde.example' }
  const body = { ...orderBody(cart, contracts), ...customer }
  const placed = await api.post<{ data: { order_no: string; key: string } }>('/api/orders?lang=de', body, {
    'idempotency-key': randomUUID(),
  })
  expect(placed.status).toBe(201)
  const { order_no, key } = placed.body.data
  const { subject, body_text, body_html } = await mailTo(customer.email)
  expect(subject).toMatch(/^«.*»$/)
  expect(body_html).toContain('<html lang="de">')
  expect(untranslated(body_text)).toEqual([
    order_no,
    'Kappadokien',
    '(KAP-1),',
    'April',
    // two lines of a price each, and the total
    ...['TL', 'TL', 'TL', 'TL', 'TL,'],
    `https://seyyah.example/de/rezervasyon-sonuc?no=${order_no}&key=${key}`,
    'Lira',
    'Bankası',
    '(TRY)',
    'Deneme',
    'Turizm',
    'IBAN:',
    expect.stringMatching(/^TR33/),
    'Deneme',
    'Tur',
  ])
  for (const text of ['12. – 14. April 2027', '11. Januar 2027', '27.500,50 TL', 'Karl Schmidt'])
    expect(body_text).toContain(text)
})

test('the mails of a German message, its receipt and its answer, are German; the agency’s own is in Turkish', async () => {
  const email = 'karla@kunde.example'
  const form = { name: 'Karla Schmidt', email, topic: 'vize', message: 'Brauchen wir ein Visum?' }
  expect((await api.post('/api/forms/contact?lang=de', form)).status).toBe(201)
  const { id, message_no } = await database.db
    .selectFrom('messages')
    .select(['id', 'message_no'])
    .executeTakeFirstOrThrow()
  const receipt = await mailTo(email)
  expect(receipt.body_html).toContain('<html lang="de">')
  expect(untranslated(receipt.subject)).toEqual([])
  expect(untranslated(receipt.body_text)).toEqual([message_no, 'Deneme', 'Tur'])
  const own = await mailTo('bilgi@deneme.example')
  expect([own.subject, own.body_text]).toEqual([
    'İletişim formu: Vize',
    expect.stringContaining('Yazdığı dil: Almanca'),
  ])
  await database.db.deleteFrom('outbox').execute()
  const sent = await api.post(
    `/api/admin/messages/${id}/answers`,
    { body: 'Guten Tag, nein.' },
    { ...headers, 'idempotency-key': randomUUID() },
  )
  expect(sent.status).toBe(200)
  const answer = await mailTo(email)
  expect(answer.body_html).toContain('<html lang="de">')
  expect(untranslated(answer.subject)).toEqual([])
  expect(untranslated(answer.body_text)).toEqual('Guten Tag, nein. Deneme Tur Brauchen wir ein Visum?'.split(' '))
})
