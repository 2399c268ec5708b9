import { expect, test } from 'vitest'
import { queueOf } from '#src/base/db/queue-order.ts'
import type { NamedAuditItem } from '#src/features/accounts/audit/audit.schema.ts'
import { idsIn, referencedIn } from './audit-references.ts'
import { screenOfThing } from './audit-screens.ts'
import { changesOf, fieldsWithoutWords, thingOf } from './audit-words.ts'
import { references } from './entity-words.ts'

const item: NamedAuditItem = {
  id: 1,
  at: '2027-03-10T11:00:00Z',
  user_id: 1,
  user_name: 'Zeynep Kaya',
  action: 'update',
  entity: 'departures',
  entity_id: '12',
  before: null,
  after: null,
  name: 'Kapadokya|2027-04-12|EUR',
  part: '',
}
const changed = (entity: string, before: object | null, after: object | null, names = {}, action = 'update') =>
  changesOf(
    { ...item, entity, action, before: before as NamedAuditItem['before'], after: after as NamedAuditItem['after'] },
    names,
    'tr',
  ).map(({ label, before, after }) => [label, before, after])

test.each([
  ['a status', 'departures', { status: 'satista' }, { status: 'dolu' }, [['Durum', 'Satışta', 'Satış kapalı']]],
  [
    'money in the currency of the departure',
    'departures',
    { multi_room_price: 1298.5 },
    { multi_room_price: 28197 },
    [['2-3 kişilik oda', '1.298,50 €', '28.197 €']],
  ],
  [
    'money in the recorded currency',
    'departures',
    { multi_room_price: 1, currency: 'TRY' },
    { multi_room_price: 2, currency: 'EUR' },
    [
      ['2-3 kişilik oda', '1 TL', '2 €'],
      ['Döviz', 'TRY', 'EUR'],
    ],
  ],
  [
    'a day',
    'departures',
    { start_date: '2027-04-12' },
    { start_date: '2027-04-13' },
    [['Kalkış', '12 Nisan 2027', '13 Nisan 2027']],
  ],
  ['yes and no', 'users', { active: true }, { active: false }, [['Hesap açık', 'evet', 'hayır']]],
  ['a role', 'users', { role_group: 'satis' }, { role_group: 'muhasebe' }, [['Yetki grubu', 'Satış', 'Muhasebe']]],
  [
    'a translated text once, with its language',
    'tours',
    { name: 'A', name_tr: 'A' },
    { name: 'B', name_tr: 'B' },
    [['Tur adı (Türkçe)', 'A', 'B']],
  ],
  [
    'formatted text without tags',
    'posts',
    { body_tr: '<p>Eski</p>' },
    { body_tr: '<p>Yeni <b>metin</b></p>' },
    [['Metin (Türkçe)', 'Eski', 'Yeni metin']],
  ],
  [
    'a list of values',
    'tours',
    { transporter_types: ['otobus'] },
    { transporter_types: ['otobus', 'ucak'] },
    [['Ulaşım', 'Otobüs', 'Otobüs, Uçak']],
  ],
  ['how somebody logged in', 'users', null, { way: 'code' }, [['Giriş yolu', null, 'Parola ve kod']]],
  ['a percentage', 'tours', { deposit_rate: 30 }, { deposit_rate: 100 }, [['Ön ödeme oranı', '%30', '%100']]],
  ['nothing from nothing', 'tours', { seo_title_en: null, version: 1 }, { seo_title_en: '', version: 2 }, []],
  ['pictures by number', 'posts', { files: [6, 7] }, { files: [7] }, [['Fotoğraflar', '2 görsel', '1 görsel']]],
  [
    'child ages',
    'tours',
    { child_bands: [] },
    { child_bands: [{ band: 1, min_age: 0, max_age: 2 }] },
    [['Çocuk yaş aralıkları', 'boş', '0–2']],
  ],
  [
    'a changed text of the site',
    'static_strings',
    { 'navbar.home': 'Ana sayfa' },
    { 'navbar.home': 'Giriş' },
    [['Yazı: navbar.home', 'Ana sayfa', 'Giriş']],
  ],
])('%s', (_, entity, before, after, expected) => {
  expect(changed(entity, before, after)).toEqual(expected)
})

test('records are named, and those that no longer exist keep their number', () => {
  const names = { 'categories:3': 'Kültür turları', 'tours:8': 'Likya', 'tours:9': 'Efes' }
  expect(changed('posts', { tour_id: 8 }, { tour_id: 10 }, names)).toEqual([['İlgili tur', 'Likya', '#10']])
  expect(changed('tours', { categories: [] }, { categories: [3] }, names)).toEqual([
    ['Kategoriler', 'boş', 'Kültür turları'],
  ])
  const queue = [
    { id: 8, queue: 1 },
    { id: 9, queue: 2 },
  ]
  expect(changed('tours', null, { queue }, names, 'order')).toEqual([['Sıra', null, 'Efes, Likya']])
})

test('of a saved order what moved is shown, before and after, however far down the list', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = Object.fromEntries(letters.map((letter, at) => [`tours:${at + 1}`, letter]))
  const order = (text: string) => ({ queue: queueOf([...text].map((letter) => letters.indexOf(letter) + 1)) })
  const moved = (before: string, after: string) => changed('tours', order(before), order(after), names, 'order')
  expect(moved('ABCD', 'BACD')).toEqual([['Sıra', 'A, B …', 'B, A …']])
  expect(moved('ABCD', 'DABC')).toEqual([['Sıra', 'A, B, C, D', 'D, A, B, C']])
  expect(moved('ABCD', 'ABCD')).toEqual([])
  const end = letters.join('').replace('YZ', 'ZY')
  expect(moved(letters.join(''), end)).toEqual([['Sıra', '… Y, Z', '… Z, Y']])
  const record = { ...item, entity: 'tours', entity_id: 'all', before: order(letters.join('')), after: order(end) }
  expect(referencedIn(references, [record]).get('tours')).toEqual(['all', '25', '26'])
  expect(changed('languages', { queue: ['tr', 'de', 'en'] }, { queue: ['tr', 'en', 'de'] }, {}, 'order')).toEqual([
    ['Sıra', '… #de, #en', '… #en, #de'],
  ])
})

test('a new record shows what was set, and nothing that was left empty', () => {
  expect(
    changed(
      'bank_accounts',
      null,
      { id: 4, bank: 'Örnek', branch: '', active: true, version: 1, outdated_en: ['x'] },
      {},
      'create',
    ),
  ).toEqual([
    ['Banka', null, 'Örnek'],
    ['Misafirlere göster', null, 'evet'],
  ])
})

test('a deleted record says nothing about what it was not', () => {
  expect(changed('bank_accounts', { bank: 'Örnek', active: false }, null, {}, 'delete')).toEqual([
    ['Banka', 'Örnek', null],
  ])
})

test('a long value is shortened', () => {
  const [[, , after] = []] = changed('tours', null, { summary_tr: 'a'.repeat(500) }, {}, 'create')
  expect(after).toHaveLength(161)
})

test.each([
  [{}, 'Kalkış', 'Kapadokya, 12 Nisan 2027'],
  [{ name: null, entity: 'tours', before: { name: 'Likya', name_tr: 'Likya' } }, 'Tur', 'Likya'],
  [{ name: null, entity: 'tours', before: { status: 'taslak' } }, 'Tur', '#12'],
  [{ name: null, entity: 'page_meta', entity_id: 'home' }, 'Sayfa başlığı', 'Ana sayfa'],
  [{ name: null, entity: 'posts', entity_id: 'blog', action: 'order' }, 'Yazılar sırası', 'Blog'],
  [
    { name: null, entity: 'contents', entity_id: 'home campaign', action: 'order' },
    'Sayfa öğeleri sırası',
    'Ana sayfa, Kampanyalar',
  ],
  [
    { name: null, entity: 'contents', entity_id: 'home photos', action: 'order' },
    'Sayfa öğeleri sırası',
    'Ana sayfa, Fotoğraf şeridi',
  ],
  [{ name: null, entity: 'company', entity_id: '1' }, 'Firma künyesi', ''],
])('%j is about %s %s', (part, kind, name) => {
  expect(thingOf({ ...item, ...part }, 'tr')).toEqual({ kind, name })
})

test.each([
  [
    { entity: 'tours', name: 'Likya' },
    { to: '/admin/pages/tours/update', id: 12 },
  ],
  [
    { entity: 'posts', name: 'Haber', part: 'news' },
    { to: '/admin/pages/news/update', id: 12 },
  ],
  [
    { entity: 'users', name: 'Ayşe' },
    { to: '/admin/user-update', id: 12 },
  ],
  [
    { entity: 'payments', name: 'SYH-27-AAAAAA · Ayşe', part: '7' },
    { to: '/admin/order-show', id: 7 },
  ],
  [
    { entity: 'departures', name: 'Likya|2027-04-03|TRY' },
    { to: '/admin/departure-show', id: 12 },
  ],
  [
    { entity: 'messages', name: 'Ayşe', part: 'special-tour' },
    { to: '/admin/special-tour/show', id: 12 },
  ],
  [
    { entity: 'message_entries', name: 'Ayşe', part: 'contact:9' },
    { to: '/admin/contact/show', id: 9 },
  ],
  [{ entity: 'settings', name: null, after: { mail_host: 'a' } }, { to: '/admin/settings/mail' }],
  [{ entity: 'settings', name: null, after: { opened_at: null } }, { to: '/admin/settings/opening' }],
  [{ entity: 'settings', name: null, after: { hold_hours: 24 } }, { to: '/admin/settings/sales' }],
  [{ entity: 'tours', name: 'Likya', action: 'order' }, null],
  [{ entity: 'users', name: null }, null],
  [{ entity: 'videos', name: null }, null],
])('%j links to %j', (part, screen) => {
  expect(screenOfThing({ ...item, ...part })).toEqual(screen)
})

test('another amount of a payment stands in its currency, and its name is that of the order', () => {
  const payment = { ...item, entity: 'payments', name: 'SYH-27-AAAAAA · Elif|EUR' }
  const shown = changesOf({ ...payment, before: { amount: 400 }, after: { amount: 500 } }, {}, 'tr')
  expect(shown.map(({ label, before, after }) => [label, before, after])).toEqual([['Tutar', '400 €', '500 €']])
  expect(thingOf(payment, 'tr').name).toBe('SYH-27-AAAAAA · Elif')
})

test('an amount of an order stands in its currency, and its tours are counted', () => {
  expect(
    changed(
      'payments',
      null,
      { order_no: 'SYH-27-AAAAAA', amount: 28197, currency: 'TRY', method: 'havale' },
      {},
      'create',
    ),
  ).toEqual([
    ['Sipariş numarası', null, 'SYH-27-AAAAAA'],
    ['Tutar', null, '28.197 TL'],
    ['Döviz', null, 'TRY'],
    ['Ödeme yolu', null, 'Havale/EFT'],
  ])
  expect(changed('orders', null, { items: [{}, {}] }, {}, 'create')).toEqual([['Turlar', null, '2 tur']])
})

test('a thing or a field without words is reported', () => {
  const record = { entity: 'users', action: 'update', before: null, after: { name: 'x', shoe_size: 44 } }
  expect(fieldsWithoutWords(record)).toEqual(['shoe_size'])
  expect(fieldsWithoutWords({ ...record, entity: 'shoes' })).toEqual(['*'])
})

test('the ids in a value are found, an order from the top', () => {
  expect(
    idsIn([
      { id: 1, queue: 1 },
      { id: 2, queue: 2 },
    ]),
  ).toEqual(['2', '1'])
  expect(idsIn(['tr', 'de'])).toEqual(['tr', 'de'])
  expect(referencedIn(references, [{ ...item, before: { product_id: 5 }, after: { product_id: 6 } }])).toEqual(
    new Map([
      ['departures', ['12']],
      ['tours', ['5', '6']],
    ]),
  )
})
