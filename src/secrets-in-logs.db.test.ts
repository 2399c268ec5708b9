import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertStaff, staffPassword } from './features/accounts/accounts.fixture.ts'
import { accountApiPath } from './features/accounts/accounts.links.ts'
import { oneTimeCodesApiPath, secondFactorApiPath } from './features/accounts/factors/factors.links.ts'
import { codeAt } from './features/accounts/factors/one-time-codes.rules.ts'
import { mailAdminPath } from './features/company/settings/settings.links.ts'
import { cardSettingsPath } from './features/reservations/cards/cards.links.ts'
import { insertAgency, insertSoldTour, orderBody, type SoldTour } from './features/reservations/reservations.fixture.ts'
import { orderApiPath, orderPath } from './features/reservations/reservations.links.ts'
import { ownSite } from './test-site.ts'

// A site with the most talkative log, on which every secret is used once rightly, once wrongly, and once while the database fails.

const { database, ask, output } = ownSite({ LOG_LEVEL: 'debug' }, async (db) => {
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
    data: { password_link: string; recovery_codes: string[]; order_no: string; key: string }
  }
}
async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const init = body && { body: JSON.stringify(body) }
  const response = await ask(path, { method, headers: { 'content-type': 'application/json', ...headers }, ...init })
  const text = await response.text()
  const cookie = response.headers.get('set-cookie') ?? ''
  return { status: response.status, cookie, body: text.startsWith('{') ? JSON.parse(text) : null } as Answer
}
const logIn = (password: string) => send('POST', '/api/auth/login', { email: manager, password })

test('no secret and no personal data of a whole run is in the log, not even of requests that fail', async () => {
  const used: Record<string, string> = { 'the password': staffPassword, 'a wrong password': 'yanlış-Parola 81' }
  const office: Record<string, string> = {}
  const signInAs = (token: string) => {
    used[`session ${Object.keys(used).length}`] = token
    office.authorization = `Bearer ${token}`
  }
  const accepted = ({ status, body }: Answer) => {
    expect(status, JSON.stringify(body)).toBeLessThan(300)
    return body
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
  const reset = accepted(await send('POST', `/api/admin/users/${seller.id}/reset`, {}, office))
  used['password link'] = reset.data.password_link.split('#key=')[1]!
  used['new password'] = 'gözlemeci 64 dağ'
  accepted(await send('POST', '/api/auth/password', { key: used['password link'], password: used['new password'] }))
  expect(
    (await send('POST', `${accountApiPath}/password`, { current_password: 'x', password: 'y' }, office)).status,
  ).toBe(422)

  // Settings.
  const { version } = accepted(await send('GET', mailAdminPath, undefined, office))
  Object.assign(used, { 'mail password': 'posta-Sifresi-4711', 'secret key of cards': 'sandbox-gizli-anahtar-0815' })
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const dkim_key = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  used['DKIM key'] = dkim_key.split('\n')[3]!
  const mail = { mail_host: 'localhost', mail_port: 1, mail_security: 'none', mail_user: 'posta', dkim_key }
  const sender = { mail_from_address: 'bilgi@deneme.example', dkim_domain: 'deneme.example', dkim_selector: 's1' }
  accepted(
    await send('PUT', mailAdminPath, { ...mail, ...sender, mail_password: used['mail password'], version }, office),
  )
  const cards = accepted(await send('GET', cardSettingsPath, undefined, office))
  const provider = { provider: 'iyzico', is_test: true, max_installments: 1, version: cards.version }
  const keys = { iyzico_api_key: 'sandbox-acik-anahtar', iyzico_secret_key: used['secret key of cards'] }
  accepted(await send('PUT', cardSettingsPath, { ...provider, ...keys }, office))

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

  // The same while the tables that they ask for are away.
  const moved = ['users', 'orders', 'passengers', 'settings']
  for (const table of moved)
    await sql`ALTER TABLE ${sql.id(table)} RENAME TO ${sql.id(`${table}_away`)}`.execute(database.db)
  const failed = [
    await logIn(staffPassword),
    await second(used['recovery code']),
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
  const found = Object.entries(used).filter(
    ([, secret]) => output().includes(secret) || output().includes(encodeURIComponent(secret)),
  )
  expect(found).toEqual([])
})
