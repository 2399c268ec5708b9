import { expect, test } from 'vitest'
import { ownSite } from '#src/tests/frame/test-site.ts'

const { ask, output } = ownSite({ SITE_URL: 'https://seyyah.example' })

test.each([
  '//',
  '//api/admin/users',
  '//evil.example/',
  '/api%2fadmin/users',
  '/%61pi/admin/users',
  '/API/admin/users',
  '/%',
  '/%00',
  '/%E0%A4%A',
  '/tur/%E0%A4%A',
  '/tur/%00',
  '/tur/..%2f..%2f..%2fapi%2fadmin',
  '/turlar/x?page=%E0%A4%A&page=%00',
  '/tur-ara?constructor=1&__proto__=1',
  '/tur-ara?search=constructor',
  '/tur-ara?month=0000-05',
  '/en/en/en',
  '/en//evil.example',
  '/__manifest',
  '/index.html',
  `/${'a/'.repeat(500)}`,
  `/tur-ara?search=${'%F0%9F%8C%8D'.repeat(500)}`,
])('%s is a page or 404, never a foreign redirect or a failure', async (path) => {
  const response = await ask(path)
  expect(response.status).toBeLessThan(500)
  expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/)
  expect(await response.text()).not.toMatch(/node_modules|\bat \w+ \(/)
})

test.each([
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/package.json',
  '/src/server/main.server.ts',
  '/data/files',
  '/build/server/main.js',
  '/build/../../package.json',
  '/main.js.map',
])('%s is no file of the site', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test('no script or style of the build has a map, or names one', async () => {
  const html = await (await ask('/')).text()
  const files = [...html.matchAll(/\/build\/[\w./-]+\.(?:js|css)\b/g)].map(([file]) => file)
  expect(files.length).toBeGreaterThan(0)
  for (const file of new Set(files)) {
    const { status } = await ask(file)
    expect([status, (await ask(`${file}.map`)).status], file).toEqual([200, 404])
    expect(await (await ask(file)).text()).not.toContain('sourceMappingURL')
  }
})

test.each([
  ['/yok', 'tr'],
  ['/yok/daha/derin', 'tr'],
  ['/en/yok/daha', 'en'],
  ['/xx', 'tr'],
  ['/xx/tur/yok', 'tr'],
  ['/tur/yok', 'tr'],
  ['/TUR/yok/', 'tr'],
  ['/turlar/yok', 'tr'],
  ['/en/haber/yok', 'en'],
  ['/vize-detay/yok', 'tr'],
  ['/sozlesme/yok', 'tr'],
  ['/tur/yok?tarih=2099-01-01&utm_source=x', 'tr'],
  ['/giris-yap/yok', 'tr'],
  ['/wp-login.php', 'tr'],
  ['/yok.data', 'tr'],
  ['/tur/%E0%A4%A', 'tr'],
  ['/en/tur/%E0%A4%A', 'en'],
  ['/%ff/tur-ara', 'tr'],
])('%s has no page: one answer says so in %s, with the ways on', async (path, lang) => {
  const response = await ask(path)
  expect([response.status, response.headers.get('location')]).toEqual([404, null])
  const html = await response.text()
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toMatch(lang === 'tr' ? /Aradığınız sayfa bulunamadı<\/h1>/ : /We could not find this page<\/h1>/)
  expect(html).toContain(lang === 'tr' ? 'Ana sayfaya dön' : 'Back to the home page')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toMatch(/rel="(canonical|alternate)"/)
  const head = await ask(path, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([404, ''])
})

test('a scan of unknown addresses renders no page: the one in memory stands for all of them', async () => {
  const rendered = () => output().split('"route":"/:lang?/404"').length - 1
  const first = await (await ask('/404')).text()
  const before = rendered()
  for (let n = 0; n < 60; n++) {
    const answer = await ask([`/wp-${n}.php`, `/tur/yok-${n}`, `/yok-${n}?x=${n}`][n % 3]!)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe(first)
  }
  const again = await ask('/wp-0.php')
  expect(again.headers.get('cache-status')).toBe('seyyah; hit')
  // Log lines are in order.
  await ask('/iletisim?last')
  await expect.poll(() => output().includes('"route":"/:lang?/iletisim"'), { timeout: 10_000 }).toBe(true)
  expect(rendered()).toBe(before)
})

test.each(['/build/none.js', '/images/none-320.webp', '/assets/none.png', '/videos/none.mp4'])(
  '%s is 404 without a page',
  async (path) => {
    const response = await ask(path)
    expect([response.status, await response.text()]).toEqual([404, ''])
  },
)

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('a page refuses %s', async (method) => {
  const response = await ask('/', { method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('HEAD of an uncached page does not cache an empty page', async () => {
  const head = await ask('/en', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(await (await ask('/en')).text()).toContain('</html>')
})

test('a page is the same for all visitors, whatever their headers', async () => {
  const forged = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example', cookie: '_lang=xx; a="; %' }
  const first = await (await ask('/hakkimizda-degil?x=1', { headers: forged })).text()
  const page = await ask('/?first=1', { headers: forged })
  const html = await page.text()
  expect(first + html).not.toContain('evil.example')
  expect(html).toBe(await (await ask('/?first=1')).text())
  expect(page.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[\w-]+; Path=\/; SameSite=Lax; Secure$/)
})

test('parameters that a page does not read share one cached page', async () => {
  const rendered = () => output().split('"route":"/:lang?/tur-ara"').length - 1
  const before = rendered()
  const plain = await (await ask('/tur-ara?search=efes')).text()
  for (const more of ['utm_source=evil&search=efes', 'search=efes&fbclid=evil&x', '&&search=efes'])
    expect(await (await ask(`/tur-ara?${more}`)).text()).toBe(plain)
  expect(await (await ask('/tur-ara?utm_source=evil&month=2027-04')).text()).not.toContain('evil')
  // Log lines are in order: both renderings are logged by now.
  await expect.poll(() => rendered(), { timeout: 10_000 }).toBe(before + 2)
  expect(await (await ask('/tur-ara?utm_source=evil')).text()).not.toContain('name="robots"')
})

test('a redirect keeps parameters that the page does not read', async () => {
  const locationOf = async (path: string) => (await ask(path)).headers.get('location')
  expect(await locationOf('/tr/tur-ara?utm_source=x&search=efes')).toBe('/tur-ara?search=efes&utm_source=x')
  expect(await locationOf('/tr/hakkimizda?utm_source=x')).toBe('/hakkimizda?utm_source=x')
  expect(await locationOf('/tr/hakkimizda')).toBe('/hakkimizda')
})

test('writes need the page’s CSRF token', async () => {
  const html = await (await ask('/')).text()
  const token = /<meta name="csrf-token" content="([\w-]+)"/.exec(html)![1]!
  const write = (headers: Record<string, string>) =>
    ask('/api/cart-calculator', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', ...headers } })
  expect((await write({ 'x-csrf-token': token })).status).toBe(422)
  expect((await write({ 'x-xsrf-token': token })).status).toBe(422)
  expect((await write({})).status).toBe(403)
})

test('the language cookie redirects to that language once', async () => {
  const headers = { cookie: '_lang=en' }
  // Caches the page first: the fast path must respect the cookie too.
  for (const _ of [1, 2]) await (await ask('/?utm=1')).text()
  const response = await ask('/?utm=1', { headers })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/en?utm=1'])
  expect((await ask('/en?utm=1', { headers })).status).toBe(200)
  expect((await ask('/', { headers: { cookie: '_lang=zz' } })).status).toBe(200)
})

test('a link of the site opens its own language, also against the cookie', async () => {
  const from = (site: string) => ({ headers: { cookie: '_lang=en', 'sec-fetch-site': site } })
  // Not in memory, then in memory.
  for (const _ of [1, 2]) expect((await ask('/iletisim', from('same-origin'))).status).toBe(200)
  for (const site of ['none', 'cross-site', 'same-site']) expect((await ask('/iletisim', from(site))).status).toBe(302)
})

/** Of one address. @param times how often it asks */
async function statusesOf(times: number, pathOf: (at: number) => string): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.length < times) statuses.push((await ask(pathOf(statuses.length))).status)
  return statuses
}

test('orders are refused after 60 wrong keys of a network, in pages of any spelling and in calls together', async () => {
  const spelled = [
    '/rezervasyon-sonuc',
    '/rezervasyon-sonuc/',
    '/Rezervasyon-Sonuc',
    '/%72ezervasyon-sonuc',
    '/en/REZERVASYON-SONUC',
    '/en/rezervasyon-sozlesme/',
    '/rezervasyon-sonuc/_.data',
    '/api/orders/GT-000000',
  ]
  const statuses = await statusesOf(61, (at) => {
    return `${spelled[at % spelled.length]}?no=GT-000000&id=1&key=${'A'.repeat(22)}${at}`
  })
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([404]))
  expect(statuses.at(-1)).toBe(429)
})

test('the page of vouchers is refused after 120 codes of a network, in any spelling', async () => {
  const spelled = ['/belge/', '/BELGE/', '/%62elge/', '/en/belge/', '/en/Belge/']
  const statuses = await statusesOf(121, (at) => `${spelled[at % spelled.length]}ABCD-EFGH-JKLM-N${100 + at}`)
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([404]))
  expect(statuses.at(-1)).toBe(429)
})
