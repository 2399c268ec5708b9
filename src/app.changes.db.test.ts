import { beforeAll, expect, test } from 'vitest'
import { endpoints } from './app.server.ts'
import type { Db } from './base/db/connect.server.ts'
import { ownDatabase } from './base/db/test-database.ts'
import { insertImage } from './base/files/images.store.server.ts'
import type { Form } from './base/http/endpoint/form.ts'
import { parsed } from './base/http/endpoint/parsed.server.ts'
import { type TestApi, testApi } from './base/http/endpoint/test-api.ts'
import { insertStaff, staffPassword } from './features/accounts/accounts.fixture.ts'
import { bankAccountForm } from './features/bank-accounts/bank-accounts.admin.schema.ts'
import { accountFields } from './features/bank-accounts/bank-accounts.fixture.ts'
import { categoryForm } from './features/categories/categories.admin.schema.ts'
import { certificateForm } from './features/company/certificates.admin.schema.ts'
import { contactForm, socialLinkForm } from './features/company/contacts/contacts.admin.schema.ts'
import { companyForm, mailForm, salesForm, trackingForm } from './features/company/settings/settings.admin.schema.ts'
import { dkimPem } from './features/company/settings/settings.fixture.ts'
import { contentForm } from './features/content/content.admin.schema.ts'
import { contractForm } from './features/contracts/contracts.admin.schema.ts'
import { replyTemplateForm } from './features/inquiries/mailbox/reply-templates.schema.ts'
import { postForm } from './features/posts/posts.admin.schema.ts'
import { cardSettingsForm } from './features/reservations/cards/card-settings.schema.ts'
import { tourForm } from './features/tours/editing/tours.admin.schema.ts'
import { pickupForm } from './features/tours/pickups/pickups.admin.schema.ts'
import { insertPickup, pickupFields } from './features/tours/pickups/pickups.fixture.ts'
import { policyForm } from './features/tours/policies/policies.admin.schema.ts'
import { insertPolicy, policyFields } from './features/tours/policies/policies.fixture.ts'
import { ratesForm } from './features/tours/rates/rates.admin.schema.ts'
import { insertCategory, insertLanguages, insertTour } from './features/tours/tours.fixture.ts'

type Values = Record<string, unknown>
type Resource = {
  /** Route of the update, as declared. */
  route: string
  /** Path for reading and updating; `id` as made by `sample`. */
  path: (id: number) => string
  /** Path for creating and, for some, updating. */
  all: string
  /** Inserts what the form refers to. @returns a value for every field that differs from its default. */
  sample: (db: Db) => Promise<Values>
  form: Form<unknown>
  /** Fields are the body itself; default: inside `form_data`. */
  isPlain?: boolean
  /** The id is in the body instead of the path. */
  isNamedInBody?: boolean
  /** One record that always exists: read and changed at `all`. */
  isSingle?: boolean
}

let pictures = 0
const picture = (db: Db) =>
  insertImage(db, { file: `resim-${++pictures}`, width: 9, height: 6, placeholder: 'data:,' }, {})
const film = async (db: Db) => {
  await db
    .insertInto('videos')
    .values({ file: 'vize.webm', bytes: 9 })
    .onConflict((on) => on.doNothing())
    .execute()
  return 'vize.webm'
}
const inBoth = (texts: Values) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => [
      [`${name}_tr`, text],
      [`${name}_en`, text],
    ]),
  )

const single = (all: string) => ({ route: `PUT ${all}`, all, path: () => all, isPlain: true, isSingle: true })
const byId = (all: string) => ({ route: `PUT ${all}/:id`, all, path: (id: number) => `${all}/${id}` })
const resources: Resource[] = [
  { ...byId('/api/admin/bank-accounts'), form: bankAccountForm, isPlain: true, sample: async () => accountFields },
  {
    ...byId('/api/admin/reply-templates'),
    form: replyTemplateForm,
    isPlain: true,
    sample: async () => ({ kind: 'contact', lang: 'en', name: 'Thanks', body: 'Dear {name},' }),
  },
  {
    ...byId('/api/admin/certificates'),
    form: certificateForm,
    sample: async (db) => ({ image_id: await picture(db), ...inBoth({ name: 'TÜRSAB' }) }),
  },
  {
    ...byId('/api/admin/settings/contact-information'),
    route: 'PUT /api/admin/settings/contact-information',
    form: contactForm,
    isPlain: true,
    isNamedInBody: true,
    sample: async () => ({ section: 'telefon', name: 'Merkez', content_data: '+90 212 555 01 12', lang: 'en' }),
  },
  {
    ...byId('/api/admin/settings/social-media'),
    route: 'PUT /api/admin/settings/social-media',
    form: socialLinkForm,
    isPlain: true,
    isNamedInBody: true,
    sample: async () => ({ name: 'Instagram', uri: 'https://instagram.com/seyyah' }),
  },
  {
    ...single('/api/admin/settings/company'),
    form: companyForm,
    sample: async (db) => ({
      project_company_name: 'Deneme Turizm',
      company_url: 'https://deneme.example',
      legal_name: 'Deneme Turizm A.Ş.',
      main_color: '#123456',
      second_color: '#abcdef',
      main_logo_id: await picture(db),
      fav_ico_logo_id: await picture(db),
      wp_no: '905325550112',
      tursab_no: '1234',
      tursab_url: 'https://tursab.example/1234',
      etbis_no: '4567890123',
      etbis_url: 'https://etbis.example/4567890123',
      mersis_no: '0123456789012345',
      tax_office: 'Beyoğlu',
      tax_no: '1234567890',
      kep: 'deneme@kep.example',
      founded_year: 1998,
      ...inBoth({ name: 'Deneme Tur', slogan: 'Yola çıkın' }),
    }),
  },
  {
    ...single('/api/admin/settings/site'),
    form: trackingForm,
    sample: async () => ({
      google_script: 'G-AB12CD34EF',
      yandex_script: '98765432',
      fb_pixel_script: '1234567890123456',
      keywords: ['tur', 'gezi'],
    }),
  },
  {
    ...single('/api/admin/settings/sales'),
    form: salesForm,
    sample: async () => ({
      hold_hours: 36,
      orders_per_hour: 90,
      holds_per_email: 4,
      seats_per_email: 12,
      seats_per_address: 30,
      unpaid_share: 50,
      unpaid_share_of_one: 20,
      deposit_rate: 30,
      payment_reminders: false,
      office_payment: false,
      passengers: false,
      passengers_days: 10,
    }),
  },
  {
    ...single('/api/admin/payment-providers'),
    form: cardSettingsForm,
    sample: async () => ({
      provider: 'paytr',
      is_test: true,
      max_installments: 6,
      installments: [{ family: 'Bonus', count: 3, rate: 0 }],
      iyzico_api_key: 'sandbox-anahtar-1',
      iyzico_secret_key: 'sandbox-anahtar-2',
      paytr_merchant_id: '123456',
      paytr_merchant_key: 'anahtar-1234',
      paytr_merchant_salt: 'tuz-12345678',
      current_password: staffPassword,
    }),
  },
  {
    ...single('/api/admin/rates'),
    form: ratesForm,
    sample: async () => ({ source: 'elle', EUR: 53.25, USD: 44.6, GBP: 60.1234 }),
  },
  {
    ...single('/api/admin/settings/mail'),
    form: mailForm,
    sample: async () => ({
      mail_host: 'smtp.deneme.example',
      mail_port: 587,
      mail_security: 'starttls',
      mail_user: 'deneme',
      mail_password: 'Parola-2027',
      mail_from_name: 'Deneme Tur',
      mail_from_address: 'bilgi@deneme.example',
      mail_reply_to: 'yanit@deneme.example',
      dkim_domain: 'deneme.example',
      dkim_selector: 'seyyah1',
      dkim_key: dkimPem(),
      current_password: staffPassword,
    }),
  },
  {
    ...byId('/api/admin/categories'),
    form: categoryForm,
    sample: async (db) => ({
      parent_id: (await insertCategory(db, { tr: 'Avrupa' })).id,
      cover_image_id: await picture(db),
      ...inBoth({ name: 'Balkan', description: '<p>Uzun</p>', seo_title: 'Başlık', seo_description: 'Kısa' }),
      ...inBoth({ held: true }),
      seo_name_tr: 'balkan-adresi',
      seo_name_en: 'balkan-address',
    }),
  },
  {
    ...byId('/api/admin/contents'),
    form: contentForm,
    sample: async (db) => ({
      page: 'visa',
      section: 'visa_application',
      file_img_id: await picture(db),
      file_video: await film(db),
      active: false,
      ...inBoth({ title: 'Vize', description: '<p>Uzun</p>', held: true }),
      ...inBoth({ uri: '/vize', btn_title: 'Git', uri2: '/a', btn_title2: 'B' }),
    }),
  },
  {
    ...byId('/api/admin/contracts'),
    route: 'PUT /api/admin/contracts',
    form: contractForm,
    isNamedInBody: true,
    sample: async () => ({
      kind: 'kvkk',
      at_checkout: true,
      active: false,
      ...inBoth({ name: 'Aydınlatma', body: '<p>Metin</p>' }),
      seo_name_tr: 'aydinlatma-adresi',
      seo_name_en: 'privacy-address',
    }),
  },
  {
    ...byId('/api/admin/blog/visa'),
    route: 'PUT /api/admin/blog/:section/:id',
    form: postForm,
    sample: async (db) => ({
      status: 'arsiv',
      published_on: '2025-03-01',
      cover_image_id: await picture(db),
      file_video: await film(db),
      tour_id: (await insertTour(db)).id,
      files: [await picture(db), await picture(db)],
      country: 'IT',
      ordinary_passport: 'vizeli',
      green_passport: 'vizesiz',
      stay_days: 90,
      processing_days_min: 7,
      processing_days_max: 15,
      fee: 90,
      fee_currency: 'EUR',
      checked_on: '2025-02-01',
      ...inBoth({
        title: 'İtalya',
        summary: 'Kısa',
        body: '<p>Uzun</p>',
        seo_title: 'Başlık',
        seo_description: 'Kısa',
        held: true,
      }),
      ...inBoth({ documents: ['Pasaport', 'Dilekçe'], notes: ['Not'] }),
      seo_name_tr: 'italya-adresi',
      seo_name_en: 'italy-address',
    }),
  },
  { ...byId('/api/admin/pickup-points'), form: pickupForm, sample: async () => pickupFields },
  {
    ...byId('/api/admin/policies'),
    form: policyForm,
    isPlain: true,
    sample: async () => policyFields,
  },
  {
    ...byId('/api/admin/products'),
    form: tourForm,
    sample: async (db) => ({
      code: 'KAP-01',
      status: 'yayinda',
      featured: true,
      categories: [(await insertCategory(db, { tr: 'Anadolu' })).id],
      transporter_types: ['ucak', 'otobus'],
      departure_city: 'İzmir',
      countries: ['TR', 'GR'],
      nights: 2,
      days: 3,
      visa_mode: 'vizeli',
      visa_lead_days: 45,
      min_participants: 15,
      guide_language: 'en',
      board: 'yarim-pansiyon',
      kdv_rate: 20,
      deposit_rate: 40,
      deposit_per_person: 1500.5,
      balance_due_days: 30,
      full_payment_days: 60,
      cancel_policy_id: await insertPolicy(db, { kind: 'ozel' }),
      child_price_min_adults: 1,
      child_bands: [{ band: 1, min_age: 0, max_age: 6 }],
      pickups: [{ id: await insertPickup(db), time: '07:30' }],
      programme: [{ day: 1, meals: ['ogle'], ...inBoth({ title: 'Göreme', description: 'Vadi', overnight: 'Otel' }) }],
      cover_image_id: await picture(db),
      gallery: [await picture(db), await picture(db)],
      ...inBoth({ name: 'Kapadokya', tour_place: 'Göreme', summary: 'Kısa', description: '<p>Uzun</p>' }),
      ...inBoth({ included: ['Uçak'], excluded: ['Müze'], important_notes: ['Not'] }),
      ...inBoth({ seo_title: 'Başlık', seo_description: 'Kısa', held: true }),
      seo_name_tr: 'kapadokya-adresi',
      seo_name_en: 'cappadocia-address',
    }),
  },
]

const database = ownDatabase()
let api: TestApi
const made = new Map<string, { id: number; sample: Values }>()
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }

beforeAll(async () => {
  await insertLanguages(database.db)
  const staff = await insertStaff(database.db)
  api = testApi(endpoints, { db: database.db, staff })
  for (const resource of resources) {
    const sample = await resource.sample(database.db)
    const fields = resource.isPlain ? sample : { form_data: sample }
    const { body } = await api.post(resource.all, { ...fields, ...(resource.isSingle && { _method: 'PUT' }) }, headers)
    made.set(resource.route, { id: (body as { data?: { id: number } }).data!.id, sample })
  }
})

async function read({ route, path }: Resource): Promise<Values> {
  const { body } = await api.get(path(made.get(route)!.id), headers)
  return body
}
async function change({ route, path, all, isPlain, isNamedInBody }: Resource, fields: Values) {
  const { id } = made.get(route)!
  const form = isNamedInBody ? { ...fields, id } : fields
  const body = { _method: 'PUT', ...(isPlain ? form : { form_data: form }) }
  return api.post(isNamedInBody ? all : path(id), body, headers)
}
const namesOf = ({ form }: Resource) => [...form.fields, ...form.texts.flatMap((name) => [`${name}_tr`, `${name}_en`])]
const cases = resources.flatMap((resource) =>
  namesOf(resource).map((name) => [resource.route, name, resource] as const),
)

test.each(cases)('%s with only %s changes nothing else', async (route, name, resource) => {
  const { version, ...before } = await read(resource)
  const { status, body } = await change(resource, { [name]: made.get(route)!.sample[name], version })
  expect([status, body.errors]).toEqual([200, undefined])
  expect(await read(resource)).toEqual({ ...before, version: Number(version) + 1 })
})

test.each(cases)('%s: the sample value of %s differs from the default', (route, name, { form }) => {
  const { sample } = made.get(route)!
  expect(Object.keys(sample)).toContain(name)
  const { [name]: omitted, ...others } = sample
  const without = form.schema.safeParse(others)
  if (without.success) expect(without.data).not.toEqual(parsed(form.schema, sample))
})

test.each(resources.map((resource) => [resource.route, resource] as const))(
  '%s with the version before the last is refused, and names the current one',
  async (_, resource) => {
    const { version } = await read(resource)
    const stale = await change(resource, { version: Number(version) - 1 })
    expect([stale.status, stale.body.version]).toEqual([409, version])
    expect((await change(resource, { version })).status).toBe(200)
  },
)

/** Updates that the tests with `resources` do not cover, with the reason. */
const others: Record<string, RegExp> = {
  'an order of rows': /\/(queue|files-queue|files-queue\/:id)$/,
  'one action on one or several records, without fields of a form': /\/(status|active|trash|restore|check|opening)$/,
  'several departures at once, each with its own fields': /\/departures$/,
  'fields without a record of their own; tested in app.plain-changes.db.test.ts': /\/page-meta$/,
  'plain fields; tested in app.plain-changes.db.test.ts': /\/(users|messages|departures)\/:id$/,
  'its only field is the name; tested in features/accounts': /\/account$/,
  'each switch is saved alone; tested in features/alerts': /\/account\/alerts$/,
  'its only field; tested in features/accounts': /\/(account\/language|users\/second-factor)$/,
  'name and query of a saved filter, each saved alone; tested in features/accounts': /\/account\/filters\/:id$/,
  'texts of a picture; tested in features/files': /\/files\/images\/:id$/,
  'plain fields; tested in features/languages': /\/languages\/(page-lang|:abbr)$/,
  'a whole room plan; tested in features/reservations/departures': /\/departures\/:id\/rooms$/,
  'always saved whole; tested in features/reservations/travel-info': /\/departures\/:id\/travel-info$/,
  'the choice of a customer; tested in features/reservations/running': /\/departures\/:id\/cancel\/:order$/,
  'decisions on an order; tested in features/reservations':
    /\/orders\/:id\/(payments\/:payment\/(match|reject)|cancel-request|customer|passengers)$/,
}

test('every update route is tested above or is an exception', () => {
  const routes = endpoints.filter(({ method, access }) => method === 'PUT' && access !== 'public')
  const isOther = (path: string) => Object.values(others).some((pattern) => pattern.test(path))
  const names = routes.filter(({ path }) => !isOther(path)).map(({ method, path }) => `${method} ${path}`)
  expect(names.sort()).toEqual(resources.map(({ route }) => route).sort())
})

test.each(Object.entries(others))('the exception "%s" names a route that exists', (_, pattern) => {
  expect(endpoints.filter(({ method, path }) => method === 'PUT' && pattern.test(path))).not.toEqual([])
})
