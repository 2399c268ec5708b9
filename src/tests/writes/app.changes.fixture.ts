import type { Db } from '#src/base/db/connect.server.ts'
import { insertImage } from '#src/base/files/images.store.server.ts'
import type { Form } from '#src/base/http/endpoint/form.ts'
import { staffPassword } from '#src/features/accounts/accounts.fixture.ts'
import { certificateForm } from '#src/features/agency/certificates.admin.schema.ts'
import { bankAccountForm } from '#src/features/bank-accounts/bank-accounts.admin.schema.ts'
import { accountFields } from '#src/features/bank-accounts/bank-accounts.fixture.ts'
import { categoryForm } from '#src/features/categories/categories.admin.schema.ts'
import { contactForm, socialLinkForm } from '#src/features/company/contacts/contacts.admin.schema.ts'
import { companyForm, mailForm, salesForm, trackingForm } from '#src/features/company/settings/settings.admin.schema.ts'
import { dkimPem } from '#src/features/company/settings/settings.fixture.ts'
import { contentForm } from '#src/features/content/content.admin.schema.ts'
import { contractForm } from '#src/features/contracts/contracts.admin.schema.ts'
import { pickupForm } from '#src/features/departures/pickups/pickups.admin.schema.ts'
import { insertPickup, pickupFields } from '#src/features/departures/pickups/pickups.fixture.ts'
import { policyForm } from '#src/features/departures/policies/policies.admin.schema.ts'
import { insertPolicy, policyFields } from '#src/features/departures/policies/policies.fixture.ts'
import { ratesForm } from '#src/features/departures/rates/rates.admin.schema.ts'
import { replyTemplateForm } from '#src/features/inquiries/mailbox/reply-templates.schema.ts'
import { cardSettingsForm } from '#src/features/payments/cards/card-settings.schema.ts'
import { postForm } from '#src/features/posts/posts.admin.schema.ts'
import { tourForm } from '#src/features/tours/editing/tours.admin.schema.ts'
import { insertCategory, insertTour } from '#src/features/tours/tours.fixture.ts'

export type Values = Record<string, unknown>
/** An update of the office: its route, a sample of every field, and its form. */
export type Resource = {
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
export const resources: Resource[] = [
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
      shown_seats: 12,
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
/** Another value of one field, for forms without translated texts. */
const otherValues: Record<string, Values> = {
  'PUT /api/admin/bank-accounts/:id': { branch: 'Başka' },
  'PUT /api/admin/reply-templates/:id': { name: 'Other' },
  'PUT /api/admin/settings/contact-information': { name: 'Şube' },
  'PUT /api/admin/settings/social-media': { uri: 'https://instagram.com/baska' },
  'PUT /api/admin/settings/site': { keywords: ['deniz'] },
  'PUT /api/admin/settings/sales': { hold_hours: 35 },
  'PUT /api/admin/payment-providers': { max_installments: 9 },
  'PUT /api/admin/rates': { EUR: 50.5 },
  'PUT /api/admin/settings/mail': { mail_from_name: 'Başka' },
  'PUT /api/admin/policies/:id': { name: 'Başka' },
}
export const another = ({ route, form }: Resource): Values => otherValues[route] ?? { [`${form.texts[0]}_tr`]: 'Başka' }

/** What a second record needs, or may not have twice. */
const bare: Record<string, Values> = {
  'PUT /api/admin/products/:id': { code: 'YALIN-1' },
  'PUT /api/admin/blog/:section/:id': { country: 'FR' },
  'PUT /api/admin/contracts': { body_tr: '<p>Metin</p>' },
  'PUT /api/admin/contents/:id': { page: 'home', section: 'slider' },
}

/** The smallest record: texts without which it is refused stay. */
export function withoutOptionalTexts({ route, form }: Resource, sample: Values): Values {
  const isText = (name: string) => form.texts.some((text) => name === `${text}_tr` || name === `${text}_en`)
  const kept: Values = Object.fromEntries(Object.entries(sample).filter(([name]) => !isText(name)))
  const [first = ''] = form.texts
  return { ...kept, [`${first}_tr`]: 'Yalnız adı', ...bare[route] }
}
