import { beforeAll, expect, test } from 'vitest'
import { readDemo } from '#db/demo/read.ts'
import { seedDemo } from '#db/demo/seed.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { insertSession, insertStaff, staffPassword } from '#src/features/accounts/accounts.fixture.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import type { App } from '#src/server/app.server.ts'
import { strings } from '#src/strings.ts'
import { testApp } from '../frame/test-app.ts'

/** Fields of an urlencoded form. A list or an object is sent as JSON text in its field. */
type Fields = Record<string, unknown>
type Row = {
  /** Method and path. A PUT or DELETE is sent as POST with `_method`. */
  call: string
  /** For `:id`: the first row of a table, with a condition. */
  of?: string
  fields?: Fields | (() => Promise<Fields>)
  /** Paths of fields that the answer has. */
  has?: readonly string[]
  /** default 200 */
  status?: number
}

const now = () => new Date('2027-03-10T11:00:00Z')
const database = ownDatabase()
let app: App
let token: string
let email: string

beforeAll(async () => {
  const { db } = database
  await insertShippedStrings(db, strings)
  await seedDemo(db, readDemo('db/demo'), now())
  app = await testApp(database, now)
  const staff = await insertStaff(db)
  email = staff.email
  token = await insertSession(db, staff, now())
})

/** A column of a table with a condition, by id. */
const column = async <T>(name: string, from: string): Promise<T[]> => {
  const { rows } = await database.pool.query<Record<string, T>>(`SELECT ${name} FROM ${from} ORDER BY id`)
  return rows.map((row) => row[name]!)
}
const first = async <T = number>(from: string, name = 'id') => (await column<T>(name, from))[0]!
/** A queue that holds every row of a list: numbers count down from its length (docs/rules.md, Queue). */
const queue = async (from: string) =>
  (await column<number>('id', from)).map((id, at, all) => ({ id, queue: all.length - at }))

/** Headers of the browser's requests. */
const browser = () => ({
  'x-requested-with': 'XMLHttpRequest',
  'x-csrf-token': app.csrfToken,
  'x-xsrf-token': app.csrfToken,
  'sec-fetch-site': 'same-origin',
})

async function send({ call, of, fields = {} }: Row, headers: Record<string, string>) {
  const [method, pattern] = call.split(' ') as [string, string]
  const path = pattern.replace(':id', String(of ? await first(of) : ''))
  const values = typeof fields === 'function' ? await fields() : fields
  const body = new URLSearchParams({ ...(method !== 'GET' && method !== 'POST' && { _method: method }) })
  for (const [name, value] of Object.entries(values))
    body.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  const response = await app.api.fetch(
    new Request(`https://seyyah.example${path}`, {
      method: method === 'GET' ? 'GET' : 'POST',
      headers: { ...browser(), ...headers },
      ...(method !== 'GET' && { body }),
    }),
  )
  return { status: response.status, body: (await response.json()) as unknown }
}

/** The value at a path such as 'data.0.id'; undefined when it is missing. */
const at = (body: unknown, path: string) =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], body)

async function check(row: Row, headers: Record<string, string> = {}) {
  const { status, body } = await send(row, headers)
  expect(status, JSON.stringify(body)).toBe(row.status ?? 200)
  for (const path of row.has ?? [])
    expect(at(body, path), `${path} of ${JSON.stringify(body).slice(0, 300)}`).toBeDefined()
  return body
}

const calculation = [
  ...['tour_place', 'currency', 'start_date', 'end_date', 'child_age_range_1', 'child_age_range_2'],
  ...['multi_room_quantity', 'single_room_quantity', 'child_age_range_1_quantity', 'child_age_range_2_quantity'],
  ...[
    'multi_room_price',
    'single_room_price',
    'child_age_range_1_price',
    'child_age_range_2_price',
    'price',
    'kdv',
    'total',
  ],
]

const publicCalls: readonly Row[] = [
  { call: 'GET /api/pages/content?page=visa', has: ['visa_application.0.file_img', 'visa_application.0.title_tr'] },
  ...['news', 'videos', 'photos', 'blog', 'visa'].map((section) => ({ call: `GET /api/pages/blog/${section}` })),
  { call: 'GET /api/pages/page-meta', has: ['home.title', 'home.description'] },
  { call: 'GET /api/pages/categories', has: ['0.id', '0.name', '0.seo_name', '0.sub_categories'] },
  {
    call: 'GET /api/pages/products/anadolu-kultur-turlari',
    has: ['main_category.seo_title', 'main_category.seo_description', 'products.data'],
  },
  { call: 'GET /api/pages/products/yok', status: 404 },
  { call: 'GET /api/pages/search-products?search_type=text&search=kapadokya&transporter_types=otobus', has: ['data'] },
  { call: 'GET /api/pages/home-sections' },
  { call: 'GET /api/pages/all-languages', has: ['0.abbr', '0.lang'] },
  { call: 'GET /api/pages/static-languages', has: ['home', 'navbar.bize_ulasin', 'footer.wp_no'] },
  { call: 'GET /api/pages/change-language/en' },
  { call: 'GET /api/pages/contact-information', has: ['telefon.0.content', 'email.0.content', 'adres.0.content'] },
  { call: 'GET /api/pages/social-media', has: ['0.name', '0.uri', '0.icon_name'] },
  { call: 'GET /api/pages/contracts', has: ['0.id', '0.name', '0.seo_name', '0.seo_name_tr'] },
  {
    call: 'POST /api/cart-calculator',
    fields: async () => {
      const departure =
        "departures JOIN tours t ON t.id = tour_id WHERE t.status = 'yayinda' AND start_date > '2027-05-01'"
      const from = `(SELECT departures.id, t.token, start_date::text FROM ${departure} AND departures.status = 'satista'
        AND quota - seats_taken > 4 AND t.child_price_min_adults = 2) found`
      const [tourDate, tour] = [await first<string>(from, 'start_date'), await first<string>(from, 'token')]
      return { token: tour, tourDate, peopleQuantity: 2, childrenQuantity: 1, childrenAges: '8' }
    },
    has: calculation,
  },
]

test.each(publicCalls)('$call, as the site requests it', async (row) => {
  await check(row)
})

test('a contract is read by its seo_name', async () => {
  const name = await first<string>(
    "(SELECT contract_id AS id, seo_name FROM contract_texts WHERE lang = 'tr') found",
    'seo_name',
  )
  await check({ call: `GET /api/pages/contract/${name}`, has: ['name'] })
})

test('login, status and logout', async () => {
  const login = await app.api.fetch(
    new Request('https://seyyah.example/api/auth/login', {
      method: 'POST',
      headers: { ...browser(), 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: staffPassword }),
    }),
  )
  const session = (await login.json()) as { token: string; expires_in: number }
  expect(session).toMatchObject({ success: true, message: expect.any(String), data: { email, role_group: 'yonetici' } })
  expect(session.expires_in).toBeGreaterThan(0)
  const own = { authorization: `Bearer ${session.token}` }
  expect(await check({ call: 'GET /api/admin/status' }, own)).toMatchObject({ success: true })
  await check({ call: 'GET /api/admin/logout' }, own)
  await check({ call: 'GET /api/admin/status', status: 401 }, own)
})

const mailboxes = ['offer', 'contact', 'special-tour', 'human-resources']

/** In this order: a row may use what an earlier one made. */
const adminCalls: readonly Row[] = [
  { call: 'GET /api/admin/users/:id', of: 'users', has: ['name', 'email', 'role_group'] },
  { call: 'GET /api/admin/role/groups' },

  { call: 'GET /api/admin/contracts' },
  {
    call: 'POST /api/admin/contracts',
    status: 201,
    fields: { form_data: { kind: 'bilgi', name_tr: 'Deneme', body_tr: '<p>Metin</p>' } },
    has: ['success', 'message', 'data.id'],
  },
  {
    call: 'PUT /api/admin/contracts',
    fields: async () => ({ form_data: { id: (await column<number>('id', 'contracts')).at(-1), name_tr: 'Deneme 2' } }),
    has: ['success', 'message'],
  },
  {
    call: 'DELETE /api/admin/contracts',
    fields: async () => ({ id: (await column<number>('id', 'contracts')).at(-1) }),
    has: ['success', 'message'],
  },

  ...mailboxes.flatMap((box): Row[] => {
    const mail = `messages WHERE kind = '${box}' AND section = 'mail'`
    return [
      { call: `GET /api/admin/${box}?page=1&section=mail&search=`, has: ['data.0.id', 'data.0.check', 'total'] },
      { call: `GET /api/admin/${box}/not-check-count` },
      {
        call: `PUT /api/admin/${box}/check`,
        fields: async () => ({ id: await first(mail) }),
        has: ['success', 'message'],
      },
      {
        call: `PUT /api/admin/${box}/trash`,
        fields: async () => ({ trash_list: [await first(mail)] }),
        has: ['success', 'message'],
      },
      {
        call: `DELETE /api/admin/${box}`,
        fields: async () => ({ delete_list: [await first(`messages WHERE kind = '${box}' AND section = 'trash'`)] }),
        has: ['success', 'message'],
      },
    ]
  }),

  { call: 'GET /api/admin/languages', has: ['0.abbr', '0.lang'] },
  { call: 'POST /api/admin/languages', fields: { abbr: 'de' }, status: 201, has: ['success', 'message'] },
  {
    call: 'PUT /api/admin/languages/page-lang',
    fields: { abbr: 'de', page_lang: { navbar: { vize: 'Visum' }, footer: { menu: 'Menü' } } },
    has: ['success', 'message'],
  },
  { call: 'PUT /api/admin/languages/active', fields: { abbr: 'en', active: 'true' }, has: ['success', 'message'] },

  { call: 'GET /api/admin/categories?section=main&sub_category=' },
  {
    call: 'PUT /api/admin/categories/:id',
    of: 'categories',
    fields: { form_data: { name_tr: 'Kültür gezileri' } },
    has: ['success', 'message'],
  },
  {
    call: 'PUT /api/admin/categories/queue',
    fields: async () => ({
      section: 'main',
      sub_category: '',
      queue: await queue('categories WHERE parent_id IS NULL'),
    }),
    has: ['success', 'message'],
  },
  { call: 'DELETE /api/admin/categories/:id', of: 'categories', status: 409, has: ['success', 'message'] },

  { call: 'GET /api/admin/products?section=all&page=1&search=&category_id=', has: ['data.0.id'] },
  {
    call: 'PUT /api/admin/products/queue',
    fields: async () => ({ section: 'all', queue: await queue('tours') }),
    has: ['success', 'message'],
  },
  {
    call: 'PUT /api/admin/products/files-queue/:id',
    of: 'tours',
    fields: async () => ({
      file_list: await queue(`tour_images WHERE tour_id = ${await first('tours')} AND gallery_type = 'gallery'`),
      gallery_type: 'gallery',
    }),
    has: ['success', 'message'],
  },
  { call: 'DELETE /api/admin/products/:id', of: 'tours', has: ['success', 'message'] },

  { call: 'GET /api/admin/certificates', has: ['0.id'] },
  {
    call: 'PUT /api/admin/certificates/queue',
    fields: async () => ({ queue: await queue('certificates') }),
    has: ['success', 'message'],
  },
  { call: 'DELETE /api/admin/certificates/:id', of: 'certificates', has: ['success', 'message'] },

  { call: 'GET /api/admin/contents' },
  { call: 'GET /api/admin/orders/:id', of: 'orders', has: ['order_no', 'status', 'items.0.total'] },

  { call: 'GET /api/admin/settings/contact-information' },
  {
    call: 'POST /api/admin/settings/contact-information',
    fields: { section: 'telefon', name: 'Nöbetçi', content_data: '0312 000 00 99', lang: 'tr' },
    status: 201,
    has: ['success', 'message'],
  },
  {
    call: 'PUT /api/admin/settings/contact-information',
    fields: async () => ({
      id: (await column<number>('id', 'contact_information')).at(-1),
      section: 'telefon',
      name: 'Nöbetçi',
      content_data: '0312 000 00 98',
      lang: 'tr',
    }),
    has: ['success', 'message'],
  },
  {
    call: 'PUT /api/admin/settings/contact-information/queue',
    fields: async () => ({ queue: await queue('contact_information') }),
    has: ['success', 'message'],
  },
  {
    call: 'DELETE /api/admin/settings/contact-information',
    fields: async () => ({ id: (await column<number>('id', 'contact_information')).at(-1) }),
    has: ['success', 'message'],
  },
  { call: 'GET /api/admin/settings/social-media' },
  {
    call: 'POST /api/admin/settings/social-media',
    fields: { name: 'Mastodon', uri: 'https://mastodon.example/@seyyah' },
    status: 201,
    has: ['success', 'message'],
  },
  {
    call: 'PUT /api/admin/settings/social-media',
    fields: async () => ({
      id: (await column<number>('id', 'social_media')).at(-1),
      uri: 'https://mastodon.example/@gezgin',
    }),
    has: ['success', 'message'],
  },
  {
    call: 'PUT /api/admin/settings/social-media/queue',
    fields: async () => ({ queue: await queue('social_media') }),
    has: ['success', 'message'],
  },
  {
    call: 'DELETE /api/admin/settings/social-media',
    fields: async () => ({ id: (await column<number>('id', 'social_media')).at(-1) }),
    has: ['success', 'message'],
  },
  { call: 'GET /api/admin/settings/site', has: ['google_script', 'yandex_script', 'fb_pixel_script', 'keywords'] },
  {
    call: 'PUT /api/admin/settings/site',
    fields: {
      google_script: '<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC1234567"></script>',
      yandex_script: '',
      fb_pixel_script: '',
      keywords: 'tur,gezi,kapadokya',
    },
    has: ['success', 'message'],
  },
]

test.each(adminCalls)('$call, as the office requests it', async (row) => {
  await check(row, { authorization: `Bearer ${token}` })
})

test.each(adminCalls.map(({ call }) => call))('%s without a session is 401', async (call) => {
  await check({ call, status: 401 })
})
