import { beforeEach, expect, test } from 'vitest'
import { insertImage } from '#src/base/files/images.store.server.ts'
import { companyApi } from '#src/features/agency/company.api.server.ts'
import type { Site } from '#src/features/agency/company.schema.ts'
import { testOffice } from '../../accounts/office.fixture.ts'
import { settingsAdminApi } from './settings.admin.api.server.ts'
import type { OfficeCompany, OfficeSales, OfficeTracking } from './settings.admin.schema.ts'
import {
  companyAdminPath as company,
  defaultsAdminPath,
  salesAdminPath as sales,
  siteAdminPath as site,
} from './settings.links.ts'

const office = testOffice('yonetici', [...settingsAdminApi, ...companyApi])
const shown = async (lang = 'tr') => (await office.get<Site>(`/api/pages/site?lang=${lang}`)).body
const records = () => office.db.selectFrom('audit_events').selectAll().orderBy('id', 'desc').execute()

beforeEach(async () => {
  await office.db.deleteFrom('company').execute()
  await office.db.deleteFrom('company_texts').execute()
})

test('an empty office has defaults, and the first save makes the company', async () => {
  const { body } = await office.get<OfficeCompany>(company)
  expect(body).toMatchObject({ project_company_name: 'Seyyah', main_color: '#0f4c5c', legal_name: '', version: 1 })
  const { status } = await office.post(company, {
    _method: 'PUT',
    version: 1,
    project_company_name: 'Deneme Turizm',
    legal_name: 'Deneme Turizm Seyahat A.Ş.',
    main_color: '#AA3311',
    wp_no: '+90 532 555 01 12',
    mersis_no: '0123 4567 8901 2345',
    founded_year: '1998',
    name_tr: 'Deneme Tur',
    name_en: 'Deneme Travel',
    slogan_tr: 'Yola çıkın',
  })
  expect(status).toBe(200)
  expect(await shown()).toMatchObject({
    name: 'Deneme Tur',
    slogan: 'Yola çıkın',
    mainColor: '#aa3311',
    wp_no: '905325550112',
    mersis_no: '0123456789012345',
    founded_year: 1998,
  })
  expect(await shown('en')).toMatchObject({ name: 'Deneme Travel', slogan: 'Yola çıkın' })
})

test('a language without texts is removed, and the default language must have a name', async () => {
  await office.put(company, { name_tr: 'Deneme', name_en: 'Deneme Travel' })
  await office.put(company, { name_en: '', slogan_en: '' })
  expect(await shown('en')).toMatchObject({ name: 'Deneme' })
  const { status, body } = await office.put(company, { name_tr: '', slogan_tr: '' })
  expect([status, Object.keys(body.errors as object)]).toEqual([422, ['name_tr']])
})

test('a logo is shown, and one that does not exist is refused', async () => {
  const picture = { file: 'logo', width: 400, height: 100, placeholder: 'data:,' }
  const main_logo_id = await insertImage(office.db, picture, { tr: 'Deneme' })
  await office.put(company, { name_tr: 'Deneme', main_logo_id })
  expect((await shown()).mainLogo).toMatchObject({ file: 'logo' })
  const { status, body } = await office.put(company, { fav_ico_logo_id: 99_999 })
  expect([status, Object.keys(body.errors as object)]).toEqual([422, ['fav_ico_logo_id']])
})

test.each([
  [{ main_color: 'kırmızı' }, 'main_color', 'Rengi # ve altı haneyle yazın: #0a4a57'],
  [{ wp_no: '0532 555 01 12' }, 'wp_no', 'Numarayı ülke koduyla yazın: +90 532 555 01 12'],
  [{ wp_no: '0532' }, 'wp_no', 'Numarayı ülke koduyla yazın: +90 532 555 01 12'],
  [{ mersis_no: '123' }, 'mersis_no', 'MERSİS numarası 16 hanedir.'],
  [{ tax_no: '12' }, 'tax_no', 'Vergi numarası 10, T.C. kimlik numarası 11 hanedir.'],
  [{ kep: 'kep' }, 'kep', 'Bu Alan 6 Karakterden Az Olamaz'],
  [
    { tursab_url: 'javascript:x' },
    'tursab_url',
    'https:// ile başlayan bir adres ya da / ile başlayan bir sayfa yolu giriniz',
  ],
  [{ founded_year: 1700 }, 'founded_year', 'En az 1850 olmalı'],
  [{ site_owner: 'x' }, 'site_owner', 'Bu alan bilinmiyor'],
])('%j is refused at its field', async (wrong, field, message) => {
  const { status, body } = await office.put(company, { name_tr: 'Deneme', ...wrong })
  expect([status, body.errors]).toEqual([422, { [field]: [message] }])
})

test('of two people who save the company, the second is told; integrations are another record', async () => {
  await office.put(company, { name_tr: 'Deneme', legal_name: 'Bir', version: 1 })
  expect((await office.put(site, { google_script: 'G-AB12CD34EF', version: 1 })).status).toBe(200)
  const { status, body } = await office.put(company, { legal_name: 'İki', version: 1 })
  expect([status, body.version]).toEqual([409, 2])
})

test('integrations keep the text as pasted, and say what was recognised', async () => {
  const google_script = "<script>\n  gtag('config', 'G-AB12CD34EF');\n</script>\n"
  const { body } = await office.post<{ message: string; data: object }>(site, {
    _method: 'PUT',
    google_script,
    yandex_script: '98765432',
    fb_pixel_script: 'sonra',
    keywords: 'tur, Kapadokya turu,tur',
  })
  expect(body.message).toBe(
    'Kaydedildi. Sitede çalışacak: Google Analytics G-AB12CD34EF, Yandex Metrica 98765432. Kimlik bulunamayan alan: Meta',
  )
  expect(body.data).toMatchObject({ unrecognised: ['fb_pixel_script'] })
  expect((await office.get<OfficeTracking>(site)).body).toMatchObject({
    google_script,
    keywords: ['tur', 'Kapadokya turu'],
    recognised: [
      { kind: 'google_analytics', id: 'G-AB12CD34EF' },
      { kind: 'yandex_metrica', id: '98765432' },
    ],
  })
  expect((await shown()).tracking).toHaveLength(2)
})

test.each([
  [{ google_script: '<script>alert(1)</script>' }, /tanıdığımız bir kimlik yok/],
  [{ google_script: '' }, /izleme kodu yok/],
  [{ google_script: 'GTM-K7X2P9' }, /^Kaydedildi\. Sitede çalışacak: Google Tag Manager GTM-K7X2P9$/],
])('%j answers %s', async (body, message) => {
  expect((await office.put(site, { yandex_script: '', fb_pixel_script: '', ...body })).body.message).toMatch(message)
})

test('more than 10 kB of a text is refused', async () => {
  const { status, body } = await office.put(site, { google_script: 'x'.repeat(10_241) })
  expect([status, Object.keys(body.errors as object)]).toEqual([422, ['google_script']])
})

test.each([
  [6, 'En az 7 olmalı'],
  ['0', 'En az 7 olmalı'],
  [21, 'En fazla 20 olabilir'],
  ['10,5', 'Bu alanı kontrol ediniz'],
  ['', '* Bu Alan Zorunlu'],
])('%j is refused as the most free seats that visitors read', async (shown_seats, message) => {
  const { status, body } = await office.put(sales, { shown_seats })
  expect([status, body.errors]).toEqual([422, { shown_seats: [message] }])
})

test('rules of holds are stored, and new tours begin with the deposit', async () => {
  expect((await office.get<OfficeSales>(sales)).body).toMatchObject({ hold_hours: 24, from_env: [] })
  await office.put(sales, { hold_hours: '48', deposit_rate: '30', version: 1 })
  expect((await office.get(sales)).body).toMatchObject({ hold_hours: 48, orders_per_hour: 60, deposit_rate: 30 })
  expect((await office.get(defaultsAdminPath)).body).toEqual({ deposit_rate: 30 })
  expect((await office.put(sales, { hold_hours: 0 })).status).toBe(422)
  expect((await office.put(sales, { hold_hours: 72, version: 1 })).status).toBe(409)
  expect((await records())[0]).toMatchObject({ entity: 'settings', action: 'update' })
})

test('the most free seats that visitors read are stored, and every page has them', async () => {
  expect((await office.get(sales)).body).toMatchObject({ shown_seats: 20 })
  expect(await shown()).toMatchObject({ shown_seats: 20 })
  expect((await office.put(sales, { shown_seats: '10' })).status).toBe(200)
  expect((await office.get(sales)).body).toMatchObject({ shown_seats: 10 })
  expect(await shown('en')).toMatchObject({ shown_seats: 10 })
  expect((await records())[0]).toMatchObject({ entity: 'settings', action: 'update' })
})
