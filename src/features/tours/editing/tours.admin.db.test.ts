import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '#src/features/accounts/office.fixture.ts'
import { toursApi } from '../catalogue/catalogue.api.server.ts'
import { insertCategory, insertDeparture, insertGerman } from '../tours.fixture.ts'
import type { Tour } from '../tours.schema.ts'
import { toursAdminApi } from './tours.admin.api.server.ts'
import { insertPicture, tourForm, tourSample } from './tours.admin.fixture.ts'
import type { OfficeTour } from './tours.admin.schema.ts'

const path = '/api/admin/products'
const now = () => new Date('2027-03-10T11:00:00Z')
const office = testOffice('icerik', [...toursAdminApi, ...toursApi], { now })
beforeEach(async () => {
  await office.db.deleteFrom('departures').execute()
  await office.db.deleteFrom('tours').execute()
  await office.db.deleteFrom('categories').execute()
})

type Saved = { id: number; warnings: string[] }
const add = async (more: object = {}) => {
  const { status, body } = await office.post(path, { form_data: JSON.stringify({ ...tourForm, ...more }) })
  const data = body.data as Saved | undefined
  return { status, body, id: data?.id ?? 0, warnings: data?.warnings }
}
const change = (id: number, form_data: object) => office.put(`${path}/${id}`, { form_data })
const read = async (id: number) => (await office.get<OfficeTour>(`${path}/${id}`)).body
const onSite = (seo_name: string, lang = 'tr') => office.get<Tour>(`/api/pages/product/${seo_name}?lang=${lang}`)

const programme = [
  {
    meals: ['kahvalti'],
    title_tr: 'Göreme',
    title_en: 'Göreme',
    description_tr: 'Balon.\n\nVadi.',
    overnight_tr: 'Otel',
  },
  { meals: [], title_tr: 'Dönüş' },
]

test('visitors read the values that the form saved, of every plain field that their page has', async () => {
  const sample = { ...(await tourSample(office.db)), held_tr: false, held_en: false }
  expect((await add(sample)).status).toBe(201)
  const { body } = await onSite('kapadokya-adresi')
  const names = Object.keys(sample).filter((name) => name in body && typeof body[name as keyof Tour] !== 'object')
  expect(names).toEqual(expect.arrayContaining(['code', 'nights', 'board', 'guide_language', 'kdv_rate']))
  for (const name of names)
    expect([name, body[name as keyof Tour]]).toEqual([name, sample[name as keyof typeof sample]])
})

test('a tour is read back as it was saved', async () => {
  const { id: category } = await insertCategory(office.db, { tr: 'Anadolu' })
  const [cover, first, second] = [
    await insertPicture(office.db),
    await insertPicture(office.db),
    await insertPicture(office.db),
  ]
  const { status, body, id } = await add({
    tour_place_tr: 'İstanbul –  Göreme',
    summary_tr: 'Üç gün',
    description_tr: '<p>Peri bacaları<script>x</script></p>',
    included_tr: ['Uçak bileti', 'Rehber'],
    excluded_tr: ['Müze girişleri'],
    important_notes_en: ['Balloons depend on the weather'],
    seo_title_tr: 'Kapadokya turu',
    categories: [String(category)],
    transporter_types: ['ucak', 'otobus'],
    featured: true,
    visa_mode: 'kapida',
    visa_lead_days: '30',
    min_participants: '12',
    guide_language: 'en',
    deposit_rate: '25',
    deposit_per_person: '1250,50',
    balance_due_days: 30,
    full_payment_days: '45',
    child_price_min_adults: 1,
    child_bands: [
      { min_age: 7, max_age: 12 },
      { min_age: 0, max_age: 6 },
    ],
    programme,
    cover_image_id: cover,
    gallery: [second, first],
  })
  expect([status, body.message]).toEqual([201, 'Kayıt eklendi.'])
  const tour = await read(id)
  expect(tour).toMatchObject({
    code: 'KAP-01',
    status: 'taslak',
    token: expect.stringMatching(/^[\w-]{16}$/),
    version: 1,
    featured: true,
    name: 'Kapadokya’da Üç Gün',
    name_en: 'Three Days in Cappadocia',
    seo_name_tr: 'kapadokyada-uc-gun',
    seo_name_en: 'three-days-in-cappadocia',
    tour_place_tr: 'İstanbul – Göreme',
    description_tr: '<p>Peri bacaları</p>',
    included_tr: ['Uçak bileti', 'Rehber'],
    excluded_tr: ['Müze girişleri'],
    important_notes_en: ['Balloons depend on the weather'],
    categories: [category],
    transporter_types: ['ucak', 'otobus'],
    visa_mode: 'kapida',
    visa_lead_days: 30,
    min_participants: 12,
    guide_language: 'en',
    deposit_rate: 25,
    deposit_per_person: 1250.5,
    balance_due_days: 30,
    full_payment_days: 45,
    child_price_min_adults: 1,
    child_bands: [
      { band: 1, min_age: 0, max_age: 6 },
      { band: 2, min_age: 7, max_age: 12 },
    ],
    departure_count: 0,
  })
  expect(tour.cover_image?.id).toBe(cover)
  expect(tour.files.map(({ image }) => image.id)).toEqual([second, first])
  expect(tour.files[0]!.image.alt_tr).toBe('Balonlar')
  expect(tour.programme).toEqual([
    {
      day: 1,
      meals: ['kahvalti'],
      title_tr: 'Göreme',
      title_en: 'Göreme',
      description_tr: 'Balon.\n\nVadi.',
      description_en: '',
      overnight_tr: 'Otel',
      overnight_en: '',
    },
    expect.objectContaining({ day: 2, meals: [], title_tr: 'Dönüş', title_en: '' }),
  ])
})

test.each([
  [{ name_tr: '' }, 'name_tr', '* Bu Alan Zorunlu'],
  [{ name_en: '', summary_en: 'Only a summary' }, 'name_en', '* Bu Alan Zorunlu'],
  [{ name_xx: 'Hiç' }, 'name_xx', 'Bu dil sitede yok.'],
  [{ code: 'K A P' }, 'code', 'Bu alanı kontrol ediniz'],
  [{ transporter_types: [] }, 'transporter_types', '* Bu Alan Zorunlu'],
  [{ board: null }, 'board', '* Bu Alan Zorunlu'],
  [{ transporter_types: ['at'] }, 'transporter_types.0', 'Bu alanı kontrol ediniz'],
  [{ countries: ['XQ'] }, 'countries.0', 'Bu alanı kontrol ediniz'],
  [{ countries: ['a code'] }, 'countries.0', 'Bu alanı kontrol ediniz'],
  [{ departure_city: '' }, 'departure_city', '* Bu Alan Zorunlu'],
  [{ nights: 4 }, 'nights', 'Gece sayısı gün sayısını (3) geçemez.'],
  [{ days: 1, nights: 0, programme }, 'days', 'Programda 2 gün var; gün sayısı bundan az olamaz.'],
  [{ kdv_rate: 101 }, 'kdv_rate', 'En fazla 100 olabilir'],
  [{ categories: [999_999] }, 'categories', 'Seçilen kategorilerden biri artık yok. Sayfayı yenileyin.'],
  [{ cover_image_id: 999_999 }, 'cover_image_id', 'Bu görsel artık yok. Yeniden yükleyin.'],
  [
    { description_tr: '<img src="/images/yok-320.webp">' },
    'description_tr',
    expect.stringContaining('görsel artık yok'),
  ],
  [{ gallery: [999_999] }, 'gallery', 'Bu görsel artık yok. Yeniden yükleyin.'],
  [{ programme: [{ meals: [], title_en: 'Day' }] }, 'programme.0.title_tr', '* Bu Alan Zorunlu'],
  [{ programme: [{ meals: [], title_tr: 'Gün', overnight_en: 'Hotel' }] }, 'programme.0.title_en', '* Bu Alan Zorunlu'],
  [{ programme: [{ meals: [], title_tr: 'Gün', title_xx: 'Tag' }] }, 'programme.0.title_xx', 'Bu dil sitede yok.'],
  [{ child_bands: [{ min_age: 6, max_age: 2 }] }, 'child_bands.0.max_age', 'Son yaş ilk yaştan küçük olamaz.'],
  [
    {
      child_bands: [
        { min_age: 0, max_age: 6 },
        { min_age: 6, max_age: 9 },
      ],
    },
    'child_bands.1.min_age',
    'Bu yaşlar başka bir aralıkta da var.',
  ],
  [{ colour: 'red' }, 'colour', 'Bu alan bilinmiyor'],
])('%j is refused at its field, and nothing is stored', async (wrong, field, message) => {
  const { status, body } = await add(wrong)
  expect([status, body.errors]).toEqual([422, { [field]: [message] }])
  expect((await office.get(path)).body.total).toBe(0)
})

test('code and slug are unique', async () => {
  await add()
  expect((await add({ name_tr: 'Başka', name_en: '' })).body.errors).toEqual({
    code: ['Bu kod başka bir turda kullanılıyor.'],
  })
  const { id } = await add({ code: 'KAP-02' })
  expect((await read(id)).seo_name_tr).toBe('kapadokyada-uc-gun-2')
  const taken = await change(id, { ...tourForm, code: 'KAP-02', seo_name_tr: 'kapadokyada-uc-gun' })
  expect(taken.body.errors).toHaveProperty('seo_name_tr')
  expect((await change(id, { ...tourForm, code: 'KAP-01' })).body.errors).toHaveProperty('code')
})

test('publishing requires a category; other missing parts are warnings', async () => {
  const { id: category } = await insertCategory(office.db, { tr: 'Anadolu' })
  expect((await add({ status: 'yayinda' })).body.errors).toEqual({
    categories: [expect.stringContaining('en az bir kategori')],
  })
  const published = { status: 'yayinda', categories: [category] }
  const { status, id, warnings } = await add(published)
  expect(status).toBe(201)
  expect(warnings).toEqual([
    'Satışta tarih yok: ziyaretçiler bu turu satın alamaz.',
    'Kapak görseli yok: listelerde boş bir kutu görünür.',
    'Gün gün program yok.',
  ])
  expect((await read(id)).warnings).toEqual(warnings)
  await insertDeparture(office.db, id, '2027-05-01', { end_date: '2027-05-03' })
  const more = { ...tourForm, ...published, programme, cover_image_id: await insertPicture(office.db) }
  const { body } = await change(id, more)
  expect((body.data as Saved).warnings).toEqual(['Tur 3 gün, programda 2 gün anlatılıyor.'])
  const english = await office.get<OfficeTour>(`${path}/${id}?lang=en`)
  expect(english.body.warnings).toEqual(['The tour lasts 3 days, but the programme describes 2.'])
  expect((await add({ code: 'KAP-09' })).warnings).toEqual([])
})

test('a changed length warns of the departures from today on that keep another one and can still be moved', async () => {
  const { id: category } = await insertCategory(office.db, { tr: 'Anadolu' })
  const cover_image_id = await insertPicture(office.db)
  const published = { status: 'yayinda', categories: [category], cover_image_id, programme, nights: 1 }
  const { id } = await add({ ...published, days: 2 })
  const leave = (start_date: string, end_date: string, more = {}) =>
    insertDeparture(office.db, id, start_date, { end_date, ...more })
  await leave('2027-03-09', '2027-03-10')
  await leave('2027-03-10', '2027-03-11')
  await leave('2027-05-01', '2027-05-02', { seats_taken: 2, status: 'dolu' })
  await leave('2027-05-08', '2027-05-09', { status: 'iptal' })
  await leave('2027-05-15', '2027-05-17')
  await leave('2027-05-22', '2027-05-23')
  expect((await read(id)).warnings).toEqual([
    '1 kalkışın süresi turunkinden farklı; tarihleri “Tarihler ve fiyatlar” sekmesinde değiştirilir.',
  ])
  const longer = await change(id, { programme: [...programme, { meals: [], title_tr: 'Mustafapaşa' }], days: 3 })
  expect((longer.body.data as Saved).warnings).toEqual([
    '2 kalkışın süresi turunkinden farklı; tarihleri “Tarihler ve fiyatlar” sekmesinde değiştirilir.',
  ])
  const english = await office.get<OfficeTour>(`${path}/${id}?lang=en`)
  expect(english.body.warnings).toEqual([
    '2 departures do not last as many days as the tour; their dates are changed in the tab “Dates and prices”.',
  ])
})

test('a changed tour is shown at the next request; a draft has no page', async () => {
  const { id: category } = await insertCategory(office.db, { tr: 'Anadolu' })
  const published = { ...tourForm, status: 'yayinda', categories: [category] }
  const { id } = await add({ ...published })
  expect((await onSite('kapadokyada-uc-gun')).body).toMatchObject({ name: 'Kapadokya’da Üç Gün', programme: [] })
  await change(id, {
    ...published,
    name_tr: 'Kapadokya',
    seo_name_tr: '',
    programme,
    child_bands: [{ min_age: 0, max_age: 6 }],
  })
  expect((await onSite('kapadokyada-uc-gun')).body).toMatchObject({ moved_to: 'kapadokya' })
  const page = await onSite('kapadokya')
  expect(page.body.programme.map(({ title }) => title)).toEqual(['Göreme', 'Dönüş'])
  // English has no programme yet.
  expect((await onSite('three-days-in-cappadocia', 'en')).status).toBe(404)
  await change(id, { ...published, name_tr: 'Kapadokya', status: 'taslak' })
  expect((await onSite('kapadokya')).status).toBe(404)
})

test('a stale change is refused with the current version, and can then be saved', async () => {
  const { id } = await add()
  expect((await change(id, { ...tourForm, nights: 1, version: 1 })).status).toBe(200)
  const stale = await change(id, { ...tourForm, nights: 3, version: 1 })
  expect([stale.status, stale.body.version, (await read(id)).nights]).toEqual([409, 2, 1])
  const mine = await change(id, { ...tourForm, nights: 3, version: 2 })
  expect([mine.status, mine.body.data]).toEqual([200, expect.objectContaining({ id, version: 3 })])
  // An added picture makes the open form stale too, because saving it would remove the picture.
  await office.post(`${path}/files/${id}`, { image_ids: [await insertPicture(office.db)] })
  expect((await change(id, { ...tourForm, version: 3 })).status).toBe(409)
})

test('a save keeps the texts of omitted languages, also of each day', async () => {
  const forget = await insertGerman(office.db)
  const german = programme.map((day, at) => ({ ...day, title_de: `Tag ${at + 1}` }))
  const { id } = await add({ name_de: 'Kappadokien', programme: german })
  const [first, second] = (await read(id)).programme.map(({ title_de, description_de, overnight_de, ...day }) => day)
  // The days swap places, with a new one between them.
  await change(id, { ...tourForm, programme: [second, { meals: [], title_tr: 'Ara' }, first] })
  const tour = await read(id)
  expect([tour.name_de, tour.programme.map(({ title_de }) => title_de)]).toEqual([
    'Kappadokien',
    ['Tag 2', '', 'Tag 1'],
  ])
  await change(id, { ...tourForm, name_de: '', programme: tour.programme.map((day) => ({ ...day, title_de: '' })) })
  const cleared = await read(id)
  expect([cleared.name_de, cleared.programme.map(({ title_de }) => title_de)]).toEqual([null, ['', '', '']])
  expect(cleared.programme.map(({ title_tr }) => title_tr)).toEqual(['Dönüş', 'Ara', 'Göreme'])
  await office.db.deleteFrom('tours').execute()
  await forget()
})

test('a day is marked when Turkish changed after it, also after it moved, until it is changed or confirmed', async () => {
  const day = (name: string) => ({ meals: [], title_tr: `${name} tr`, title_en: `${name} en`, description_tr: name })
  const { id } = await add({ programme: [day('bir'), day('iki'), day('üç')] })
  const outdated = async () => (await read(id)).outdated_en
  const days = async () => (await read(id)).programme
  const [first, second, third] = await days()
  await change(id, { programme: [first, { ...second, title_tr: 'değişti' }, third] })
  expect(await outdated()).toEqual(['programme.2.title'])
  await change(id, { programme: [{ ...second, title_tr: 'değişti' }, first, { ...third, day: null }] })
  expect(await outdated()).toEqual(['programme.1.title'])
  // A confirmed day is named by its stored number, and may move in the same save.
  const [moved, ...others] = await days()
  await change(id, { programme: [...others, moved], confirmed: ['programme.1.title_en'] })
  expect(await outdated()).toBeUndefined()
  await change(id, { summary_tr: 'Kısa', summary_en: 'Short' })
  await change(id, { summary_tr: 'Daha kısa' })
  expect(await outdated()).toEqual(['summary'])
  await change(id, { confirmed: ['summary_en'] })
  expect(await outdated()).toBeUndefined()
})
