import { beforeEach, expect, test } from 'vitest'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { officeKeyOf } from '#src/features/orders/book/order-key.queries.server.ts'
import { insertBareOrder } from '#src/features/orders/orders.fixture.ts'
import { insertPaymentLink } from '#src/features/payments/payment-links/payment-links.fixture.ts'
import { insertTour } from '#src/features/tours/tours.fixture.ts'
import { ownSite } from '#src/tests/frame/test-site.ts'

// The closed site over HTTP (docs/rules.md, Opening of the site).

const { ask, database } = ownSite({}, async (db) => {
  await db
    .insertInto('company')
    .values({
      project_company_name: 'Deneme',
      main_color: '#0f4c5c',
      second_color: '#e36414',
      legal_name: 'Deneme Turizm A.Ş.',
      tursab_no: '1234',
      etbis_url: 'https://etbis.example/1',
    })
    .execute()
  await db.insertInto('company_texts').values({ lang: 'tr', name: 'Deneme Tur', slogan: '' }).execute()
  await db
    .insertInto('contact_information')
    .values({ section: 'telefon', lang: 'tr', name: 'Merkez', content: '0212 000 00 00', queue: 1 })
    .execute()
  await insertTour(db, { texts: { tr: 'Kapadokya Turu', en: 'Cappadocia Tour' } })
  yonetici = await insertStaff(db)
})

const json = { 'content-type': 'application/json' }
let yonetici: Staff
const signIn = async () => ({ authorization: `Bearer ${await insertSession(database.db, yonetici)}` })
const setOpen = async (is_open: boolean) => {
  const headers = { ...json, ...(await signIn()) }
  return ask('/api/admin/settings/opening', { method: 'PUT', headers, body: JSON.stringify({ is_open }) })
}
beforeEach(async () => {
  expect((await setOpen(false)).status).toBe(200)
})

const strangers = ['/', '/en', '/tur/kapadokya-turu', '/yok-boyle-sayfa', '/sitemap.xml', '/rezervasyon-olustur']
test.each(strangers)('a stranger sees at %s how to reach the agency, and nothing of the site', async (path) => {
  const page = await ask(path)
  expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
    503,
    'no-store',
    'noindex',
  ])
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  const html = await page.text()
  expect(html).toContain('Deneme Tur')
  expect(html).toContain('href="tel:02120000000"')
  expect(html).toContain(path.startsWith('/en') ? 'being prepared' : 'hazırlanıyor')
  expect(html).not.toContain('Kapadokya')
})

test('strangers read and write nothing of the API but what the login needs', async () => {
  for (const path of ['/api/pages/products?lang=tr', '/api/openapi.json', '/api/pages/contact-information']) {
    const answer = await ask(path)
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 503, 'no-store'])
    expect(await answer.json()).toMatchObject({
      success: false,
      code: 'unavailable',
      message: expect.stringContaining('henüz açılmadı'),
    })
  }
  const order = await ask('/api/orders', { method: 'POST', headers: json, body: '{}' })
  expect(order.status).toBe(503)
  for (const path of ['/giris-yap', '/admin/dashboard', '/api/pages/site', '/healthz', '/readyz', '/etbis.svg'])
    expect([path, (await ask(path)).status]).toEqual([path, 200])
  expect(await (await ask('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
})

test('staff see the whole site with the cookie of the office, which no cache stores, until they log out', async () => {
  const staff = await signIn()
  const state = await ask('/api/admin/settings/opening', { headers: staff })
  expect(await state.json()).toMatchObject({ is_open: false })
  const cookie = state.headers.get('set-cookie')!.split(';')[0]!
  for (const path of ['/tur/kapadokya-turu', '/api/pages/contact-information?lang=tr']) {
    const seen = await ask(path, { headers: { cookie } })
    expect([
      path,
      seen.status,
      seen.headers.get('cache-control'),
      seen.headers.get('x-robots-tag'),
      seen.headers.get('etag'),
    ]).toEqual([path, 200, 'private, no-store', 'noindex', null])
  }
  expect((await ask('/tur/kapadokya-turu')).status).toBe(503)
  const order = await ask('/api/orders', { method: 'POST', headers: { ...json, cookie }, body: '{}' })
  expect(order.status).toBe(503)
  const out = await ask('/api/admin/logout', { headers: staff })
  expect(out.headers.get('set-cookie')).toMatch(/^_preview=; .*Max-Age=0/)
})

test('a customer with the key of an order has that order, and nothing else of the site', async () => {
  const no = 'SYH-27-7F3K9Q'
  await insertBareOrder(database.db, no)
  const key = await officeKeyOf(database.db, { order_no: no, key_epoch: 0 })
  const wrong = `${key.startsWith('x') ? 'y' : 'x'}${key.slice(1)}`
  const own = `no=${no}&key=${key}`
  const reads = [
    `/rezervasyon-sonuc?${own}`,
    `/en/rezervasyon-sonuc?${own}`,
    `/api/orders/${no}?key=${key}`,
    `/api/pages/bank-accounts?${own}`,
    `/api/pages/contact-information?${own}`,
    `/documents/calendar.ics?${own}&lang=tr`,
  ]
  for (const path of reads) {
    const seen = await ask(path)
    expect([path, seen.status, seen.headers.get('cache-control')]).toEqual([path, 200, 'private, no-store'])
    expect((await ask(path.replace(key, wrong))).status).toBe(503)
    expect((await ask(path.replace(no, 'SYH-27-XXXXXX'))).status).toBe(503)
  }
  expect(await (await ask(reads[0]!)).text()).toContain(no)
  const contract = `/rezervasyon-sozlesme?${own}&id=1`
  expect([(await ask(contract)).status, (await ask(contract.replace(key, ''))).status]).toEqual([404, 503])
  for (const path of ['/', '/tur/kapadokya-turu', '/rezervasyon-olustur', '/api/pages/products', '/api/openapi.json'])
    expect([path, (await ask(`${path}?${own}`)).status]).toEqual([path, 503])
  const write = (path: string) => ask(path, { method: 'POST', headers: json, body: '{}' })
  expect((await write(`/api/orders/${no}/payment-notice?key=${key}`)).status).toBe(422)
  for (const path of [`/api/orders/${no}/payment-notice?key=x`, `/api/orders?${own}`, `/api/pages/contact?${own}`])
    expect([path, (await write(path)).status]).toEqual([path, 503])
  expect((await write(`/api/orders/${no}/cancel-request?key=${key}`)).status).toBe(200)
})

test('whoever has a payment link can pay while the site is closed, and providers are heard', async () => {
  const order = await insertBareOrder(database.db, 'SYH-27-8A2B3C')
  const id = await insertPaymentLink(database.db, order)
  const { code } = await database.db
    .selectFrom('payment_links')
    .select('code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const statuses = async (known: string) => {
    const paths = [`/odeme/${known}`, `/en/odeme/${known}`, `/api/payment-links/${known}`]
    return Promise.all(paths.map(async (path) => (await ask(path)).status))
  }
  expect(await statuses(code)).toEqual([200, 200, 200])
  expect(await statuses(code.replace(/.$/, 'Z'))).toEqual([503, 503, 503])
  expect((await ask('/api/payments/iyzico/notice', { method: 'POST', body: '{}' })).status).toBe(403)
})

test('opening and closing are in force with the next request, also for pages in memory', async () => {
  expect(await (await setOpen(true)).json()).toMatchObject({ message: expect.stringContaining('açıldı') })
  const open = await ask('/tur/kapadokya-turu')
  expect([open.status, open.headers.get('x-robots-tag')]).toEqual([200, null])
  expect(await open.text()).toContain('Kapadokya Turu')
  expect(
    (await ask('/tur/kapadokya-turu', { headers: { 'if-none-match': open.headers.get('etag') ?? '' } })).status,
  ).toBe(304)
  await setOpen(false)
  expect(
    (await ask('/tur/kapadokya-turu', { headers: { 'if-none-match': open.headers.get('etag') ?? '' } })).status,
  ).toBe(503)
})

test('a second click changes and records nothing', async () => {
  await setOpen(true)
  const opened = () => database.db.selectFrom('audit_events').select('id').where('action', '=', 'open_site').execute()
  const before = await opened()
  await setOpen(true)
  expect(await opened()).toEqual(before)
})
