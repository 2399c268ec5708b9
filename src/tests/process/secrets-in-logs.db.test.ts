import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayOf } from '#src/base/dates.ts'
import { insertStaff, staffPassword } from '#src/features/accounts/accounts.fixture.ts'
import { accountApiPath } from '#src/features/accounts/accounts.links.ts'
import { codeAt } from '#src/features/accounts/factors/one-time-codes.rules.ts'
import { oneTimeCodesApiPath, secondFactorApiPath } from '#src/features/accounts/factors.links.ts'
import { softwarePasskey } from '#src/features/accounts/passkeys/passkeys.fixture.ts'
import {
  passkeyLoginApiPath,
  passkeyLoginOptionsApiPath,
  passkeySetupApiPath,
  passkeysApiPath,
} from '#src/features/accounts/passkeys/passkeys.links.ts'
import { mailAdminPath } from '#src/features/company/settings/settings.links.ts'
import { insertAgency, insertSoldTour, orderBody, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import {
  orderApiPath,
  orderExportPath,
  orderPath,
  ordersAdminPath,
  payPath,
} from '#src/features/orders/orders.links.ts'
import { cardSettingsPath } from '#src/features/payments/cards/cards.links.ts'
import { payApiPath } from '#src/features/payments/payment-links/payment-links.links.ts'
import { tourPreviewApiPath, tourPreviewPath } from '#src/features/tours/tours.links.ts'
import { secretsIn } from '../frame/test-secrets.ts'
import { ownSite } from '../frame/test-site.ts'

// A site with the most talkative log, on which every secret is used once rightly, once wrongly, and once while the database fails.

const nobody = 'http://127.0.0.1:1'
const site = { LOG_LEVEL: 'debug', SLOW_STATEMENT_MS: '1', SITE_URL: 'http://localhost', POS_SIMULATOR_URL: nobody }
const { database, ask, output } = ownSite(site, async (db) => {
  contracts = (await insertAgency(db)).contracts
  tour = await insertSoldTour(db)
  manager = (await insertStaff(db)).email
  seller = await insertStaff(db, 'satis')
})
let contracts: number[]
let tour: SoldTour
let manager: string
let seller: { id: number; email: string }

/** What is read of the answers of this test. */
type Answer = {
  status: number
  cookie: string
  body: {
    token: string
    key: string
    setup: string
    challenge: string
    version: number
    rp: { id: string }
    rpId: string
    data: {
      password_link: string
      recovery_codes: string[]
      id: number
      order_no: string
      key: string
      url: string
    }
    url: string
  }
}
async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const init = body && { body: JSON.stringify(body) }
  const response = await ask(path, { method, headers: { 'content-type': 'application/json', ...headers }, ...init })
  const text = await response.text()
  const cookie = response.headers.get('set-cookie') ?? ''
  return { status: response.status, cookie, body: text.startsWith('{') ? JSON.parse(text) : null } as Answer
}
const accepted = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body
}
const logIn = (password: string) => send('POST', '/api/auth/login', { email: manager, password })

/** Keys of the program that this test makes it use. */
const usedKeys = [
  'cards',
  'csrf',
  'files',
  'limits',
  'login-networks',
  'one-time-codes',
  'one-time-setup',
  'order',
  'passkey-users',
  'preview',
  'settings',
]

test('no secret and no personal data of a whole run is in the log, not even of requests that fail', async () => {
  const used: Record<string, string> = { 'the password': staffPassword, 'a wrong password': 'yanlış-Parola 81' }
  const office: Record<string, string> = {}
  const signInAs = (token: string) => {
    used[`session ${Object.keys(used).length}`] = token
    office.authorization = `Bearer ${token}`
  }

  // Accounts.
  expect((await logIn(used['a wrong password']!)).status).toBe(401)
  const first = await logIn(staffPassword)
  signInAs(accepted(first).token)
  used['cookie of the browser'] = /_device=([\w-]{43});/.exec(first.cookie)![1]!
  const { key, setup } = accepted(await send('GET', oneTimeCodesApiPath, undefined, office))
  Object.assign(used, { 'key of the codes': key, 'setup of the codes': setup })
  used['one-time code'] = codeAt(key, new Date())
  const confirm = { setup, current_password: staffPassword, code: used['one-time code'] }
  const { recovery_codes } = accepted(await send('POST', oneTimeCodesApiPath, confirm, office)).data
  used['recovery code'] = recovery_codes[0]!
  used.challenge = (await logIn(staffPassword)).body.challenge
  const second = (code: string) => send('POST', secondFactorApiPath, { challenge: used.challenge, code })
  expect((await second('000000')).status).toBe(422)
  signInAs(accepted(await second(used['recovery code'])).token)

  // A passkey.
  const passkey = softwarePasskey()
  const wish = { name: 'Telefon', current_password: staffPassword }
  const creation = accepted(await send('POST', passkeySetupApiPath, wish, office))
  used['challenge of a new passkey'] = creation.challenge
  const origin = site.SITE_URL
  const made = { passkey: passkey.register(creation, { origin }) }
  accepted(await send('POST', passkeysApiPath, made, office))
  const begun = async (name: string) => {
    const { challenge } = (await logIn(staffPassword)).body
    const request = accepted(await send('POST', passkeyLoginOptionsApiPath, { challenge }))
    Object.assign(used, { [`challenge of ${name}`]: challenge, [`what ${name} signs`]: request.challenge })
    return (from: string) =>
      send('POST', passkeyLoginApiPath, { challenge, passkey: passkey.sign(request, { origin: from }) })
  }
  expect((await (await begun('a wrong passkey'))('https://elsewhere.example')).status).toBe(422)
  const enterFrom = await begun('a passkey')
  signInAs(accepted(await enterFrom(origin)).token)

  // Others.
  const reset = accepted(await send('POST', `/api/admin/users/${seller.id}/reset`, {}, office))
  used['password link'] = reset.data.password_link.split('#key=')[1]!
  used['new password'] = 'gözlemeci 64 dağ'
  accepted(await send('POST', '/api/auth/password', { key: used['password link'], password: used['new password'] }))
  expect(
    (await send('POST', `${accountApiPath}/password`, { current_password: 'x', password: 'y' }, office)).status,
  ).toBe(422)

  // Settings.
  const { version } = accepted(await send('GET', mailAdminPath, undefined, office))
  used['mail password'] = 'posta-Sifresi-4711'
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const dkim_key = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  used['DKIM key'] = dkim_key.split('\n')[3]!
  const mail = { mail_host: 'localhost', mail_port: 1, mail_security: 'none', mail_user: 'posta', dkim_key }
  const sender = { mail_from_address: 'bilgi@deneme.example', dkim_domain: 'deneme.example', dkim_selector: 's1' }
  const proof = { current_password: staffPassword }
  accepted(
    await send(
      'PUT',
      mailAdminPath,
      { ...mail, ...sender, ...proof, mail_password: used['mail password'], version },
      office,
    ),
  )
  const iyzico = { iyzico_api_key: 'sandbox-acik-anahtar', iyzico_secret_key: 'sandbox-gizli-anahtar-0815' }
  const paytr = { paytr_merchant_key: 'magaza-Anahtari-1623', paytr_merchant_salt: 'magaza-Tuzu-2342' }
  Object.assign(used, iyzico, paytr)
  const takeCardsWith = async (provider: string, keys: object) => {
    const { version } = accepted(await send('GET', cardSettingsPath, undefined, office))
    const form = { provider, is_test: true, max_installments: 1, version, ...keys, ...proof }
    accepted(await send('PUT', cardSettingsPath, form, office))
  }
  await takeCardsWith('iyzico', iyzico)

  // An order and who travels.
  const order = orderBody([{ tour }], contracts)
  Object.assign(used, { 'e-mail': order.email, telephone: order.phone, customer: order.name })
  used['key of a request'] = randomUUID()
  const headers = { 'idempotency-key': used['key of a request'] }
  const placed = accepted(await send('POST', '/api/orders', order, headers)).data
  used['key of the order'] = placed.key
  const path = (part = '') => orderApiPath(placed.order_no, used['key of the order']!, part)
  accepted(await send('GET', path()))
  expect((await ask(orderPath(placed.order_no, placed.key))).status).toBe(200)
  Object.assign(used, { 'identity number': '10000000146', 'wrong identity number': '10000000147' })
  const passenger = (document_no: string) =>
    send('POST', path('/passengers'), {
      item: 1,
      seat: 1,
      name: 'Şeyma',
      surname: 'Karadağ',
      document: 'tckn',
      document_no,
    })
  expect((await passenger(used['wrong identity number']!)).status).toBe(422)
  accepted(await passenger(used['identity number']!))
  used.passenger = 'Karadağ'

  // A link that is paid by card at either provider; nobody answers for them.
  const { id } = await database.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  const valid_until = addDays(dayOf(new Date()), 3)
  const part = { currency: 'TRY', amount: 5000, purpose: 'Ön ödeme', valid_until }
  const link = accepted(await send('POST', `${ordersAdminPath}/${id}/payment-links`, part, office)).data
  used['payment link'] = link.url.split('/').at(-1)!
  expect((await ask(`${payPath}/${used['payment link']}`)).status).toBe(200)
  const readLink = () => send('GET', `${payApiPath}/${used['payment link']}`)
  accepted(await readLink())
  const pay = () => send('POST', `${payApiPath}/${used['payment link']}/payments`, { amount: 5000 })
  expect((await pay()).status).toBe(503)
  await takeCardsWith('paytr', { paytr_merchant_id: '123456', ...paytr })
  expect((await pay()).status).toBe(503)

  // A tour before it is published.
  const preview = accepted(await send('POST', `/api/admin/products/preview/${tour.tourId}`, {}, office)).data
  used['key of a preview'] = new URL(preview.url, site.SITE_URL).searchParams.get('key')!
  expect((await ask(tourPreviewPath(used['key of a preview']))).status).toBe(200)
  const readPreview = () => send('GET', tourPreviewApiPath(used['key of a preview']!))
  accepted(await readPreview())

  // A file of the office at its address.
  const addressOf = (file: string) => send('GET', file, undefined, { ...office, accept: 'application/json' })
  const { url } = accepted(await addressOf(`${orderExportPath}?file=csv&search=${order.email}`))
  used['ticket of a file'] = new URL(url, site.SITE_URL).searchParams.get('ticket')!
  expect((await ask(url)).status).toBe(200)
  expect((await ask(url.replace('export', 'export/x'))).status).toBe(401)

  // The same while the tables that they ask for are away.
  const moved = ['users', 'orders', 'passengers', 'settings', 'tours', 'payment_links']
  for (const table of moved)
    await sql`ALTER TABLE ${sql.id(table)} RENAME TO ${sql.id(`${table}_away`)}`.execute(database.db)
  const failed = [
    await logIn(staffPassword),
    await second(used['recovery code']),
    await enterFrom(origin),
    await readLink(),
    await pay(),
    await readPreview(),
    await send('GET', url),
    await send('POST', '/api/auth/password', { key: used['password link'], password: used['new password'] }),
    await send('GET', path()),
    await passenger(used['identity number']!),
    await send('POST', '/api/orders', order, { 'idempotency-key': randomUUID() }),
    await send('PUT', mailAdminPath, { ...mail, mail_password: used['mail password'], version: 2 }, office),
  ]
  for (const table of moved)
    await sql`ALTER TABLE ${sql.id(`${table}_away`)} RENAME TO ${sql.id(table)}`.execute(database.db)

  // An error of the database whose message repeats what was sent.
  await sql`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION $$not %$$, NEW; END';
    CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON passengers FOR EACH ROW EXECUTE FUNCTION refuse()`.execute(
    database.db,
  )
  failed.push(await passenger(used['identity number']!))
  expect(failed.map(({ status }) => status)).toEqual(failed.map(() => 500))

  // All of them are written: the refused connection to the mail server too.
  const linesWith = (words: string) => output().split(words).length - 1
  await expect.poll(() => linesWith('a mail was not sent'), { timeout: 20_000 }).toBeGreaterThan(0)
  await expect.poll(() => linesWith('"level":50'), { timeout: 20_000 }).toBeGreaterThanOrEqual(failed.length)
  expect(linesWith('"route":"/api/')).toBeGreaterThan(20)
  expect(linesWith('the page of a card payment could not be opened')).toBe(2)
  const stored = await database.db.selectFrom('app_keys').selectAll().execute()
  const keys = Object.fromEntries(stored.map(({ name, value }) => [`key of the program: ${name}`, value]))
  expect(stored.map(({ name }) => name)).toEqual(expect.arrayContaining(usedKeys))
  expect(secretsIn(output(), { ...used, ...keys })).toEqual([])
})
