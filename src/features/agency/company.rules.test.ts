import { expect, test } from 'vitest'
import { recognisedTrackers } from './company.rules.ts'
import { purposesOf } from './tracking.links.ts'

const none = { google_script: '', yandex_script: '', fb_pixel_script: '' }
const recognised = (scripts: Partial<typeof none>) =>
  recognisedTrackers({ ...none, ...scripts }).map(({ kind, id }) => `${kind} ${id}`)

const gtag = `<!-- Google tag (gtag.js) -->
<script async src="https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF"></script>
<script>window.dataLayer = window.dataLayer || []; function gtag(){dataLayer.push(arguments);}
  gtag('js', new Date()); gtag('config', 'G-AB12CD34EF'); gtag('config', 'AW-123456789');</script>`
const tagManager = `<script>(function(w,d,s,l,i){w[l]=w[l]||[];})(window,document,'script','dataLayer','GTM-K7X2P9');</script>
<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-K7X2P9"></iframe></noscript>`
const metrika = `<script type="text/javascript">(function(m,e,t,r,i,k,a){})(window, document,'script','https://mc.yandex.ru/metrika/tag.js', 'ym');
  ym(98765432, 'init', {clickmap:true});</script><noscript><img src="https://mc.yandex.ru/watch/98765432" alt="" /></noscript>`
const pixel = `<script>!function(f,b){}(window, document); fbq('init', '1234567890123456'); fbq('track', 'PageView');</script>
<noscript><img src="https://www.facebook.com/tr?id=1234567890123456&ev=PageView&noscript=1"/></noscript>`

test.each([
  [
    "Google's snippet, with its Ads tag",
    { google_script: gtag },
    ['google_analytics G-AB12CD34EF', 'google_ads AW-123456789'],
  ],
  ["the Tag Manager's snippet", { google_script: tagManager }, ['google_tag_manager GTM-K7X2P9']],
  ['an identifier alone', { google_script: ' G-AB12CD34EF\n' }, ['google_analytics G-AB12CD34EF']],
  ["Yandex's snippet", { yandex_script: metrika }, ['yandex_metrica 98765432']],
  [
    "Yandex's older snippet",
    { yandex_script: 'new Ya.Metrika2({ id: 7654321, clickmap: true })' },
    ['yandex_metrica 7654321'],
  ],
  ['a counter alone', { yandex_script: '98765432' }, ['yandex_metrica 98765432']],
  ["Meta's snippet", { fb_pixel_script: pixel }, ['meta_pixel 1234567890123456']],
  ['a pixel alone', { fb_pixel_script: '1234567890123456' }, ['meta_pixel 1234567890123456']],
  [
    'all three',
    { google_script: gtag, yandex_script: metrika, fb_pixel_script: pixel },
    [
      'google_analytics G-AB12CD34EF',
      'google_ads AW-123456789',
      'yandex_metrica 98765432',
      'meta_pixel 1234567890123456',
    ],
  ],
])('%s is recognised', (_, scripts, expected) => {
  expect(recognised(scripts)).toEqual(expected)
})

test.each([
  ['nothing', {}],
  ['a script of another provider', { google_script: '<script src="https://evil.example/x.js"></script>' }],
  ['a word that ends like one', { google_script: 'IMG-AB12CD34EF MYGTM-K7X2P9' }],
  ['lower case, which Google never uses', { google_script: 'g-ab12cd34ef' }],
  ['an identifier that goes on', { google_script: 'G-AB12CD34EF_x G-AB12CD34EF-7' }],
  ['the old Universal Analytics, which measures nothing any more', { google_script: 'UA-12345-1' }],
  ['a Google identifier in the field of Yandex', { yandex_script: 'G-AB12CD34EF' }],
  ['a telephone number among words', { yandex_script: 'Tel 02125550112', fb_pixel_script: 'arayın: 905550000000' }],
])('%s is not', (_, scripts) => {
  expect(recognised(scripts)).toEqual([])
})

test('an identifier has only letters, digits and hyphens, because it is put into an address', () => {
  const hostile = `fbq('init', '1234567890123456'); ym(12345678"); G-AB12CD34EF" onload="x AW-123456789'//`
  for (const { id } of recognisedTrackers({ google_script: hostile, yandex_script: hostile, fb_pixel_script: hostile }))
    expect(id).toMatch(/^[A-Z0-9-]+$/)
  expect(recognised({ google_script: hostile })).toEqual(['google_analytics G-AB12CD34EF', 'google_ads AW-123456789'])
})

test('ten thousand characters are parsed, and at most five identifiers of a kind are returned', () => {
  const many = Array.from({ length: 700 }, (_, n) => `G-AAAA${String(n).padStart(4, '0')}`).join(' ')
  expect(recognised({ google_script: many })).toHaveLength(5)
  expect(recognised({ yandex_script: `Ya.Metrika({${'a'.repeat(10_000)}` })).toEqual([])
})

test('each purpose is listed once', () => {
  expect(purposesOf([])).toEqual([])
  expect(
    purposesOf([
      { kind: 'meta_pixel', id: '1' },
      { kind: 'yandex_metrica', id: '2' },
      { kind: 'google_analytics', id: '3' },
    ]),
  ).toEqual(['statistics', 'marketing'])
})
