import { expect, test } from 'vitest'
import { insertPost } from '#src/features/posts/posts.fixture.ts'
import { insertCategory, insertDeparture, insertTour } from '#src/features/tours/tours.fixture.ts'
import { ownSite } from '#src/tests/frame/test-site.ts'
import { vocabularyErrors } from './test-vocabulary.ts'

// Languages and page heads (docs/rules.md, Addresses), tested over HTTP on the built site.

const siteUrl = 'https://seyyah.example'
const { ask } = ownSite({ SITE_URL: siteUrl }, async (db) => {
  await db.insertInto('languages').values({ abbr: 'de', lang: 'Deutsch', active: false }).execute()
  const category = await insertCategory(db, { tr: 'Kültür Turları', en: 'Cultural Tours' })
  const categories = [category.id]
  const tour = await insertTour(db, {
    texts: {
      tr: 'Balkan Turu',
      en: { name: 'Balkan Tour', seo_title: 'Balkans & more', seo_description: 'Seven "lands"' },
    },
    categories,
  })
  await insertDeparture(db, tour.id, '2099-05-01')
  await insertTour(db, { texts: { tr: '</script><b>Kars' }, categories })
  const moved = await insertTour(db, { texts: { tr: 'Eski Ad', en: 'Old Name' } })
  await db
    .updateTable('tour_texts')
    .set({ seo_name: 'yeni-ad' })
    .where('tour_id', '=', moved.id)
    .where('lang', '=', 'tr')
    .execute()
  for (let n = 0; n < 12; n++) await insertTour(db, { texts: { tr: `Tur no ${n}` }, categories })
  const colours = { main_color: '#0f4c5c', second_color: '#e36414' }
  await db
    .insertInto('company')
    .values({ ...colours, project_company_name: 'Seyyah', keywords: ['kültür turları', 'Balkan & "Ege"'] })
    .execute()
  await insertTour(db, { texts: { tr: 'Eski Balkan', en: 'Former Balkans' }, status: 'arsiv', categories })
  await insertTour(db, { texts: { tr: 'Kategorisiz Arşiv' }, status: 'arsiv' })
  await insertPost(db, 'blog', { tr: 'Yalnız Türkçe yazı' }, { published_on: '2020-01-01' })
})

const htmlAt = async (path: string) => {
  const response = await ask(path)
  expect(response.status, path).toBe(200)
  return response.text()
}
const leadsTo = async (path: string, init?: RequestInit) => {
  const { status, headers } = await ask(path, init)
  return [status, headers.get('location')]
}
/** Reads link and meta elements of the head. */
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const alternatesOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(([, lang, href]) => [
      lang,
      href,
    ]),
  )
/** `rel` of the links that change the language. */
const switchesTo = (lang: string, html: string) =>
  [...html.matchAll(new RegExp(`<a ([^>]*hrefLang="${lang}"[^>]*)>`, 'g'))].map(
    ([, attributes]) => /\brel="([^"]*)"/.exec(attributes!)?.[1],
  )
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

test('the keywords of the settings stand in the head of the home page, and of no other', async () => {
  const [home, english, tours] = await Promise.all(['/', '/en', '/turlar/kultur-turlari'].map(htmlAt))
  expect(metaOf(home!, 'keywords')).toBe('kültür turları, Balkan &amp; &quot;Ege&quot;')
  expect(metaOf(english!, 'keywords')).toBe(metaOf(home!, 'keywords'))
  expect(metaOf(tours!, 'keywords')).toBeUndefined()
})

test('the default language has plain paths, other languages a prefix, and each its own slug', async () => {
  expect(await htmlAt('/tur/balkan-turu')).toMatch(/<html lang="tr".*<h1[^>]*>Balkan Turu/s)
  expect(await htmlAt('/en/tur/balkan-tour')).toMatch(/<html lang="en".*<h1[^>]*>Balkan Tour/s)
  expect(await leadsTo('/tr/tur/balkan-turu?x=1')).toEqual([301, '/tur/balkan-turu?x=1'])
})

test.each([
  ['/tur/balkan-tour?tarih=2099-05-01', '/tur/balkan-turu?tarih=2099-05-01'],
  ['/en/tur/balkan-turu', '/en/tur/balkan-tour'],
  ['/turlar/cultural-tours', '/turlar/kultur-turlari'],
  ['/en/turlar/kultur-turlari?month=2099-05', '/en/turlar/cultural-tours?month=2099-05'],
  ['/tur/eski-ad', '/tur/yeni-ad'],
  ['/en/tur/eski-ad', '/en/tur/old-name'],
])('%s, an old slug or one of another language, redirects to %s', async (path, location) => {
  const response = await ask(path)
  expect([response.status, response.headers.get('location')]).toEqual([301, location])
  // Not cached: it would become a redirect loop when the slug is used again.
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('GET of an unprefixed page redirects temporarily to the language of the cookie', async () => {
  const headers = { cookie: 'a=1; _lang=en' }
  const response = await ask('/tur/balkan-turu?x=1', { headers })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/en/tur/balkan-turu?x=1'])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('vary')).toBe('Cookie')
  expect(await leadsTo('/', { headers })).toEqual([302, '/en'])
  expect((await ask('/tur/balkan-turu', { headers, method: 'HEAD' })).status).toBe(200)
  expect((await ask('/en/tur/balkan-tour', { headers })).status).toBe(200)
  expect((await ask('/tur/balkan-turu', { headers: { cookie: '_lang=tr' } })).status).toBe(200)
  expect((await ask('/robots.txt', { headers })).status).toBe(200)
  // Crawlers send no cookie: the URL decides.
  expect((await ask('/tur/balkan-turu', { headers: { 'accept-language': 'en' } })).status).toBe(200)
})

test.each(['de', 'zz', 'x'])(
  'unknown or inactive language %s: no page, no redirect by cookie, no change to it',
  async (lang) => {
    expect((await ask(`/${lang}`)).status).toBe(404)
    expect((await ask('/', { headers: { cookie: `_lang=${lang}` } })).status).toBe(200)
    expect((await ask(`/api/pages/change-language/${lang}`)).status).toBe(404)
    expect((await ask(`/api/pages/change-language/${lang}`)).headers.get('set-cookie')).toBeNull()
  },
)

test.each([
  '/rezervasyon-sonuc?no=SYH-27-7F3K9Q&key=a',
  '/rezervasyon-sozlesme?no=SYH-27-7F3K9Q&key=a&id=1',
  '/rezervasyonum?odeme=bitti',
  '/odeme/abc?sonuc=tamam',
  '/belge/ABCD-EFGH-JKLM-NPQR',
])('the link %s leads to its page also after its language was closed or deleted', async (path) => {
  for (const lang of ['de', 'zz']) expect(await leadsTo(`/${lang}${path}`)).toEqual([302, path])
})

test('the language choice is stored for 365 days', async () => {
  const { headers } = await ask('/api/pages/change-language/en')
  expect(headers.get('set-cookie')).toBe(`_lang=en; Path=/; Max-Age=${365 * 86_400}; SameSite=Lax; Secure`)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('every page has canonical and alternate links, including x-default', async () => {
  for (const [tr, en] of [
    ['/', '/en'],
    ['/tur/balkan-turu', '/en/tur/balkan-tour'],
    ['/turlar/kultur-turlari', '/en/turlar/cultural-tours'],
    ['/blog', '/en/blog'],
  ] as const) {
    const alternates = { tr: siteUrl + tr, en: siteUrl + en, 'x-default': siteUrl + tr }
    for (const path of [tr, en]) {
      const html = await htmlAt(path)
      expect(canonicalOf(html)).toBe(siteUrl + path)
      expect(alternatesOf(html), path).toEqual(alternates)
    }
  }
})

test('canonical URLs keep the page number and drop filters, dates and tracking parameters', async () => {
  const at = async (query: string) => canonicalOf(await htmlAt(`/turlar/kultur-turlari?${query}`))
  const plain = `${siteUrl}/turlar/kultur-turlari`
  expect(await at('page=2&utm_source=x&gclid=1')).toBe(`${plain}?page=2`)
  expect(await at('page=1')).toBe(plain)
  expect(await at('sort=price&transporter_types=otobus&utm_source=x')).toBe(plain)
  expect(canonicalOf(await htmlAt('/tur/balkan-turu?tarih=2099-05-01&fbclid=1'))).toBe(`${siteUrl}/tur/balkan-turu`)
  expect(alternatesOf(await htmlAt('/turlar/kultur-turlari?page=2')).en).toBe(
    `${siteUrl}/en/turlar/cultural-tours?page=2`,
  )
})

test('the address of a page that is not published in its language says so and offers the other one', async () => {
  for (const path of ['/tur/tur-no-1', '/blog/yalniz-turkce-yazi']) {
    const answer = await ask(`/en${path}`)
    const html = await answer.text()
    expect(answer.status).toBe(404)
    expect(html).toContain('<title>This page is not available in English yet</title>')
    expect(html).toMatch(/This page is not available in English yet<\/h1>/)
    expect(html).toContain(`href="${path}"`)
    // What its script leads to, and the switch of the language from there.
    const inPage = `404?${new URLSearchParams({ only: 'tr', at: path })}`
    expect((await ask(`/en/${inPage}`)).status).toBe(404)
    expect(await leadsTo(`/${inPage}`)).toEqual([302, path])
    const published = await htmlAt(path)
    expect(alternatesOf(published)).toEqual({ tr: siteUrl + path, 'x-default': siteUrl + path })
    // Visitors may switch; search engines are not sent to a page that does not exist.
    expect(switchesTo('en', published)).toEqual(['nofollow', 'nofollow'])
  }
  expect(switchesTo('en', await htmlAt('/'))).toEqual([undefined, undefined])
  expect(await htmlAt('/en/tur/balkan-tour')).not.toMatch(/<(h1|header|div)[^>]* lang="tr"/)
})

test('the address of an archived tour is gone, and leads on to its category', async () => {
  const answer = await ask('/tur/eski-balkan')
  const html = await answer.text()
  expect(answer.status).toBe(410)
  expect(html).toMatch(/<title>Bu tur artık satışta değil<\/title>.*Bu tur artık satışta değil<\/h1>/s)
  expect(html).toMatch(/<main.*<a [^>]*href="\/turlar\/kultur-turlari"[^>]*>Kültür Turları<\/a>.*Ana sayfaya dön/s)
  expect(html).toMatch(/Benzer turlar.*Tur no/s)
  expect(html).not.toContain('Eski Balkan')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(canonicalOf(html)).toBeUndefined()
  const english = await ask('/en/tur/former-balkans')
  expect([english.status, await english.text()]).toEqual([
    410,
    expect.stringMatching(/no longer on sale<.*Cultural Tours/s),
  ])
  const alone = await ask('/tur/kategorisiz-arsiv')
  expect([alone.status, await alone.text()]).toEqual([410, expect.stringContaining('Bu tur artık satışta değil</h1>')])
  // What the script of another page leads to; and for a tour that is not archived.
  expect((await ask('/404?gone=eski-balkan')).status).toBe(410)
  expect((await ask('/en/404?gone=eski-balkan')).status).toBe(410)
  for (const slug of ['balkan-turu', 'yok', '']) expect((await ask(`/404?gone=${slug}`)).status, slug).toBe(404)
})

test('a page uses its own title and description; without them, the company name and no description', async () => {
  const own = await htmlAt('/en/tur/balkan-tour')
  expect(own).toContain('<title>Balkans &amp; more</title>')
  expect(metaOf(own, 'description')).toBe('Seven &quot;lands&quot;')
  const bare = await htmlAt('/blog')
  expect(bare).toContain('<title>Seyyah</title>')
  expect(metaOf(bare, 'description')).toBe('')
})

test('shared links have Open Graph and Twitter data', async () => {
  const html = await htmlAt('/en/tur/balkan-tour')
  expect(metaOf(html, 'og:title')).toBe('Balkans &amp; more')
  expect(metaOf(html, 'og:description')).toBe('Seven &quot;lands&quot;')
  expect(metaOf(html, 'og:type')).toBe('product')
  expect(metaOf(html, 'og:url')).toBe(`${siteUrl}/en/tur/balkan-tour`)
  expect(metaOf(html, 'og:locale')).toBe('en_GB')
  expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
  const image = metaOf(html, 'og:image')!
  expect(image).toMatch(/^https:\/\/seyyah\.example\/.*\.jpg$/)
  const picture = await ask(new URL(image).pathname)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test.each([
  '/rezervasyon-olustur',
  '/en/kayit',
  '/rezervasyon-sonuc',
  '/tur-onizleme',
  '/404',
  '/tur-ara?search=balkan',
])('%s has noindex', async (path) => {
  const html = await (await ask(path)).text()
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(canonicalOf(html)).toBeUndefined()
  expect(alternatesOf(html)).toEqual({})
})

test('structured data are valid schema.org, and no text ends its script element', async () => {
  const found: { '@type': string }[] = []
  for (const path of [
    '/',
    '/en',
    '/tur/balkan-turu',
    '/en/tur/balkan-tour',
    '/tur/script-b-kars',
    '/turlar/kultur-turlari',
    '/blog',
  ]) {
    const html = await htmlAt(path)
    for (const [, text] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g))
      found.push(JSON.parse(text!))
    expect(html).not.toContain('</script><b>')
  }
  expect([...new Set(found.map((data) => data['@type']))].toSorted()).toEqual([
    'BreadcrumbList',
    'TouristTrip',
    'TravelAgency',
    'WebSite',
  ])
  expect(found).toContainEqual(expect.objectContaining({ '@type': 'TouristTrip', name: '</script><b>Kars' }))
  expect(vocabularyErrors(found)).toBe('')
})

test('the linked icons exist', async () => {
  const html = await htmlAt('/')
  const named = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]* href="(\/[^"]*)"/g)].map(
    ([, href]) => href!,
  )
  expect(named).toEqual(['/favicon.ico', '/apple-touch-icon.png', '/manifest.webmanifest'])
  for (const path of named) expect((await ask(path)).status, path).toBe(200)
  expect(metaOf(html, 'theme-color')).toMatch(/^#[0-9a-f]{6}$/)
})

test('https adds upgrade-insecure-requests', async () => {
  expect((await ask('/')).headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
})

test('https adds HSTS to every answer, made and from memory', async () => {
  const [, font] = /"(\/build\/[^"]+\.woff2)"/.exec(await htmlAt('/'))!
  const paths = [
    '/',
    '/yok',
    '/api/pages/all-languages',
    '/api/yok',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.ico',
    '/images/yok.webp',
    '/healthz',
    font!,
  ]
  const expectIt = async (path: string, init?: RequestInit) => {
    const { status, headers } = await ask(path, init)
    expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000'])
    return { status, etag: headers.get('etag') }
  }
  for (const path of paths) {
    await expectIt(path)
    const { etag } = await expectIt(path)
    await expectIt(path, { method: 'HEAD' })
    await expectIt(path, { method: 'POST' })
    if (etag) expect(await expectIt(path, { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304 })
  }
})

test.each([
  '/rezervasyon-sonuc?no=SYH-27-7F3K9Q&key=a',
  '/en/rezervasyon-sozlesme?no=SYH-27-7F3K9Q&key=a&id=1',
  '/odeme/ABCDEFGHJKLMNPQRSTUVWX',
  '/belge/ABCD-EFGH-JKLM-NPQR',
])('%s, whose address is a secret, is kept nowhere and named to nobody', async (path) => {
  expect(Object.fromEntries((await ask(path)).headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
})
