import { beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { noImages, noVideos } from '#src/base/http/endpoint/test-services.ts'
import { barePolicy } from '#src/base/http/server/security-policy.server.ts'
import type { Handle } from '#src/base/http/server/server.server.ts'
import { PdfInterrupted } from '#src/base/pdf/pdf.server.ts'
import { telHref } from '#src/base/phone.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import { officeKeyOf } from '#src/features/orders/book/order-key.queries.server.ts'
import { insertBareOrder } from '#src/features/orders/orders.fixture.ts'
import { insertTour } from '#src/features/tours/tours.fixture.ts'
import { strings } from '#src/strings.ts'
import { testApp } from '#src/tests/frame/test-app.ts'
import { createFront } from './front.server.ts'

const order_no = 'SYH-27-7F3K9Q'
const database = ownDatabase()
let front: Handle
let tour: string
beforeAll(async () => {
  await insertShippedStrings(database.db, strings)
  const texts = { tr: { name: 'Likya Yolu' }, en: { name: 'Lycian Way' } }
  const { id } = await insertTour(database.db, { texts })
  const { seo_name } = await database.db
    .selectFrom('tour_texts')
    .select('seo_name')
    .where('tour_id', '=', id)
    .where('lang', '=', 'en')
    .executeTakeFirstOrThrow()
  tour = seo_name
  await database.db
    .insertInto('company_texts')
    .values([
      { lang: 'tr', name: 'Deneme & Tur' },
      { lang: 'en', name: 'Deneme Tours' },
    ])
    .execute()
  await database.db
    .insertInto('contact_information')
    .values({ section: 'telefon', lang: 'tr', content: '0212 000 00 00' })
    .execute()
  await insertBareOrder(database.db, order_no)
  const pdf = async () => {
    throw new PdfInterrupted('the pdf process ended: SIGKILL')
  }
  const app = await testApp(database, undefined, undefined, { pdf })
  const files = { images: noImages, videos: noVideos, clientFolder: 'none', problems: async () => [] }
  front = createFront(app, files).handle
})

/** What browsers send when a link is followed. */
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

async function ask(path: string, headers: Record<string, string> = browser, method = 'GET') {
  const request = new Request(`https://seyyah.example${path}`, { method, headers })
  const answer = await front(request, { address: '192.0.2.7' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** The page as its language, its sentences and the first link. */
const read = (html: string) => ({
  lang: /<html lang="(\w+)"/.exec(html)?.[1],
  sentences: [...html.matchAll(/<p>([^<]+)<\/p>/g)].map(([, sentence]) => sentence),
  way: /<a href="([^"]+)">([^<]+)<\/a>/.exec(html)?.slice(1),
})

const wrong = '/documents/voucher.pdf?no=SYH-27-7F3K9Q&key=wrong%22%3E%3Cb%3E'
const lookup = '/rezervasyonum'
const { errors, paper } = strings

test.each([
  ['in Turkish', wrong, 'tr', [lookup, paper.to_lookup.tr]],
  ['in the language of the link', `${wrong}&lang=en`, 'en', [`/en${lookup}`, paper.to_lookup.en]],
  ['in Turkish for a language that the site lacks', `${wrong}&lang=xx`, 'tr', [lookup, paper.to_lookup.tr]],
  ['without a key', '/documents/voucher.pdf?lang=en', 'en', [`/en${lookup}`, paper.to_lookup.en]],
] as const)('a paper that is not there is a page with a sentence and a way on, %s', async (_, path, lang, way) => {
  const { status, headers, text } = await ask(path)
  expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(read(text)).toEqual({ lang, sentences: [errors.order_not_found[lang]], way })
})

test('it names the agency, and its telephone', async () => {
  const { text } = await ask(wrong)
  expect(text).toContain('<header>Deneme &amp; Tur</header>')
  expect(text).toContain(`<a href="${telHref('0212 000 00 00')}" dir="ltr">0212 000 00 00</a>`)
  expect((await ask(`${wrong}&lang=en`)).text).toContain('<header>Deneme Tours</header>')
})

test('a right key leads back to its order when the order has no such paper', async () => {
  const key = await officeKeyOf(database.db, { order_no, key_epoch: 0 })
  const { status, text } = await ask(`/documents/voucher.pdf?no=${order_no}&key=${key}`)
  expect(status).toBe(404)
  expect(read(text).way).toEqual([`/rezervasyon-sonuc?no=${order_no}&amp;key=${key}`, paper.to_order.tr])
})

test('the key in the address of such a page goes no further: no cache, no referrer, no index, nothing runs', async () => {
  const { headers } = await ask(wrong)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining(barePolicy),
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  ['a script', { accept: '*/*' }, 'GET'],
  ['a program', {}, 'GET'],
  ['a program that wants JSON', { accept: 'application/json' }, 'GET'],
] as const)('%s gets the API’s answer', async (_, headers, method) => {
  const { status, headers: answered, text } = await ask(wrong, headers, method)
  expect([status, answered.get('content-type')]).toEqual([404, 'application/json'])
  expect(JSON.parse(text)).toEqual({ success: false, message: errors.order_not_found.tr, code: 'not_found' })
})

test('HEAD of a paper that is not there has no body', async () => {
  const { status, text } = await ask(wrong, browser, 'HEAD')
  expect([status, text]).toEqual([404, ''])
})

test('a programme that cannot be made now says so and when to come back, and leads to its tour', async () => {
  const { status, headers, text } = await ask(`/documents/programme/${tour}.pdf?lang=en`)
  expect([status, headers.get('retry-after'), headers.get('x-request-id')]).toEqual([503, '10', expect.any(String)])
  expect(read(text)).toEqual({
    lang: 'en',
    sentences: [errors.no_paper.en],
    way: [`/en/tur/${tour}`, paper.to_tour.en],
  })
})

test('a file that can be had is the file, also for a browser', async () => {
  const app = await testApp(database)
  const files = { images: noImages, videos: noVideos, clientFolder: 'none', problems: async () => [] }
  const request = new Request(`https://seyyah.example/documents/programme/${tour}.pdf?lang=en`, { headers: browser })
  const answer = await createFront(app, files).handle(request, { address: '192.0.2.7' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})
