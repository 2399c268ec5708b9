import { spawn } from 'node:child_process'
import { createHmac, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenToChanges } from '#src/base/cache/changes.server.ts'
import { appKey } from '#src/base/db/app-keys.server.ts'
import { connect, type Database, type Db } from '#src/base/db/connect.server.ts'
import { killWhenTestsEnd, removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { seal, unseal } from '#src/base/db/sealed.server.ts'
import { digestsOf } from '#src/base/db/test-digest.ts'
import { breakable } from '#src/base/db/test-faults.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertSession } from '#src/features/accounts/accounts.fixture.ts'
import { factorKeys, takeCode } from '#src/features/accounts/factors/code-proof.commands.server.ts'
import { insertFactor } from '#src/features/accounts/factors/factors.fixture.ts'
import { codeAt } from '#src/features/accounts/factors/one-time-codes.rules.ts'
import { insertPasswordLink, newPasswordLink } from '#src/features/accounts/passwords/password-links.store.server.ts'
import {
  findDkimKey,
  findMailPassword,
  settingsKey,
} from '#src/features/company/settings/mail-server.queries.server.ts'
import { findSettings } from '#src/features/company/settings/settings.store.server.ts'
import { officeKeyOf } from '#src/features/orders/book/order-key.queries.server.ts'
import { lookupApiPath } from '#src/features/orders/lookup/lookup.links.ts'
import { officeAgency, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath, orderPath } from '#src/features/orders/orders.links.ts'
import { cardsKey, providerNamed } from '#src/features/payments/cards/card-provider.queries.server.ts'
import { findCardSettings } from '#src/features/payments/cards/card-settings.store.server.ts'
import { takeCards } from '#src/features/payments/cards/cards.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { passingKeys, rotateKeys, sealedColumns, stayingKeys } from './rotate-keys.server.ts'

const agency = officeAgency(new Date())
const folder = temporaryFolder()
const dkim = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' })
const opened: Database[] = []
let order: PlacedOrder

beforeAll(async () => {
  order = await agency.order({ tour: await insertSoldTour(agency.db), adults: 2 })
  await takeCards(agency.db)
  const key = await settingsKey(agency.db)
  await agency.db
    .updateTable('settings')
    .set({
      mail_password: seal(key, 'posta parolası'),
      dkim_key: seal(key, String(dkim)),
      dkim_domain: 'seyyah.example',
      dkim_selector: 's1',
    })
    .execute()
})
afterAll(async () => {
  for (const each of opened) await each.close()
  removeFolder(folder)
})

/** The database as a program sees it that was started now. */
function started(): Db {
  const database = connect(agency.url)
  opened.push(database)
  return database.db
}
const statusOf = async (db: Db, key: string) =>
  (await testApi(endpoints, { db }).get(orderApiPath(order.order_no, key))).status
const askForLink = (db: Db) =>
  testApi(endpoints, { db }).post(lookupApiPath, { order_no: order.order_no, email: 'ayse@musteri.example' })
const keysInMails = async (db: Db) => {
  const mails = await db.selectFrom('outbox').select(['message_key', 'body_text']).orderBy('id').execute()
  return new Map(mails.map((mail) => [mail.message_key, /[?&]key=([\w-]+)/.exec(mail.body_text)?.[1] ?? '']))
}
const storedKeys = async () =>
  new Map(
    (await agency.db.selectFrom('app_keys').selectAll().execute()).map(({ name, value }) => [name, value] as const),
  )

test('links that were given out or can be made of a backup end; unsent mails and the look-up page have new ones', async () => {
  const before = started()
  const { key: intent } = await before
    .selectFrom('intents')
    .select('key')
    .where('command', '=', 'order')
    .executeTakeFirstOrThrow()
  const secret = await appKey(before, 'order')
  const made = createHmac('sha256', secret).update(`${order.order_no}\n${intent}`).digest().subarray(0, 16)
  expect(made.toString('base64url')).toBe(order.key)
  const officeKey = await officeKeyOf(before, { order_no: order.order_no, key_epoch: 0 })
  expect([await statusOf(before, order.key), await statusOf(before, officeKey)]).toEqual([200, 200])
  await askForLink(before)
  const stranger = { message_key: 'stranger', recipient: 'yanlis@adres.example', subject: 'Rezervasyonunuz' }
  const ended = `https://seyyah.example${orderPath(order.order_no, 'x'.repeat(22))}`
  await agency.db
    .insertInto('outbox')
    .values({
      ...stranger,
      body_text: ended,
      body_html: ended.replace('&', '&amp;'),
      created_at: new Date(),
      next_try_at: new Date(),
    })
    .execute()
  const given = await keysInMails(agency.db)
  const links = [...given].filter(([, key]) => [order.key, officeKey].includes(key)).map(([name]) => name)
  expect(links.length).toBeGreaterThan(1)

  const done = await rotateKeys(started(), new Date())
  expect(done).toMatchObject({ orders: 1, mails: links.length })

  const after = started()
  expect([await statusOf(after, order.key), await statusOf(after, officeKey)]).toEqual([404, 404])
  const present = await keysInMails(agency.db)
  for (const name of links) expect(await statusOf(after, present.get(name)!), name).toBe(200)
  const html = await agency.db.selectFrom('outbox').select('body_html').where('message_key', 'in', links).execute()
  for (const { body_html } of html) expect(body_html).not.toMatch(new RegExp(`${order.key}|${officeKey}`))
  expect(present.get('stranger')).toBe('x'.repeat(22))
  await agency.db.deleteFrom('outbox').execute()
  await askForLink(after)
  const [[, mailed]] = [...(await keysInMails(after))] as [[string, string]]
  expect(await statusOf(after, mailed)).toBe(200)
})

test('sealed secrets, one-time codes and recovery codes go on; sessions and password links end', async () => {
  const now = new Date()
  const { key, recovery_codes } = await insertFactor(started(), agency.staff.id, now)
  const before = await storedKeys()
  await insertSession(agency.db, agency.staff)
  await transaction(agency.db, (tx) => insertPasswordLink(tx, agency.staff.id, newPasswordLink(now)))

  const done = await rotateKeys(started(), now)
  expect(done).toMatchObject({ sealed: 5, sessions: 1, passwordLinks: 1 })

  const db = started()
  const settings = await findSettings(db)
  expect([await findMailPassword(db, settings), await findDkimKey(db, settings)]).toEqual(['posta parolası', dkim])
  const cards = await findCardSettings(db)
  const providers = await cardsKey(db)
  const sealed = [cards.iyzico_api_key!, cards.iyzico_secret_key!]
  expect(sealed.map((each) => unseal(providers, each))).toEqual(['anahtar-1', 'anahtar-2'])
  const services = { db, askOutside: async () => '', settings: agency.api.services.settings }
  expect(await providerNamed(services, 'iyzico')).not.toBeNull()
  const keys = await factorKeys(db)
  const take = (code: string) => transaction(db, (tx) => takeCode(tx, keys, { user_id: agency.staff.id, code, now }))
  expect([await take(codeAt(key, now)), await take(recovery_codes[0]!)]).toEqual(['one_time', 'recovery'])
  const after = await storedKeys()
  const isSame = [...before].filter(([name, value]) => after.get(name)!.equals(value)).map(([name]) => name)
  expect(isSame.filter((name) => !stayingKeys.includes(name))).toEqual([])
  expect([...after.keys()].filter((name) => stayingKeys.includes(name) && before.has(name)).sort()).toEqual(
    isSame.sort(),
  )
})

test('a connection that breaks at any query changes nothing', async () => {
  const database = connect(agency.url)
  opened.push(database)
  const faults = breakable(database)
  await askForLink(started())
  const before = await digestsOf(agency.db, [])
  for (let n = 1; ; n += 1) {
    faults.breakAt(n)
    const done = await rotateKeys(database.db, new Date()).catch((error: Error) => error)
    if (!faults.heal()) {
      expect(done).toMatchObject({ orders: 1 })
      expect(n).toBeGreaterThan(10)
      break
    }
    expect(done, `query ${n}`).toBeInstanceOf(Error)
    expect(await digestsOf(agency.db, []), `after query ${n}`).toEqual(before)
  }
  expect(await digestsOf(agency.db, [])).not.toEqual(before)
})

test('beside a running program nothing is changed', async () => {
  const before = await digestsOf(agency.db, [])
  const program = await listenToChanges(agency.url, () => {})
  expect(await rotateKeys(started(), new Date())).toBeNull()
  await program.close()
  expect(await digestsOf(agency.db, [])).toEqual(before)
})

test('the command says in two languages what ended, and no key; a secret that does not open stops it', async () => {
  const env = { PATH: process.env.PATH, DATABASE_URL: agency.url, DATA_DIR: join(folder, 'data') }
  const run = async () => {
    const child = spawn(process.execPath, ['scripts/rotate-keys.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    killWhenTestsEnd(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes))
    const [code] = await once(child, 'close')
    return { code: code as number, output }
  }
  const before = await storedKeys()
  const { code, output } = await run()
  expect([code, output]).toEqual([0, expect.stringMatching(/1 rezervasyonun eski.*Earlier links of 1 orders ended/s)])
  for (const [name, value] of [...before, ...(await storedKeys())])
    for (const form of ['hex', 'base64', 'base64url', 'latin1'] as const)
      expect(output.includes(value.toString(form)), name).toBe(false)
  for (const secret of ['posta parolası', 'anahtar-1', 'PRIVATE KEY', order.key]) expect(output).not.toContain(secret)

  await agency.db
    .updateTable('settings')
    .set({ mail_password: Buffer.alloc(64) })
    .execute()
  const digests = await digestsOf(agency.db, [])
  expect(await run()).toEqual({
    code: 1,
    output: expect.stringMatching(/^Hiçbir şey değişmedi.*settings\.mail_password/),
  })
  expect(await digestsOf(agency.db, [])).toEqual(digests)
})

test('every key of the program and every column of bytes is known to the rotation', async () => {
  const texts = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.server\.tsx?$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
  const named = /appKey\(\w+, '([\w-]+)'\)|referenceNumbers\(\w+, '\w+', '([\w-]+)'\)/g
  const used = new Set(texts.flatMap((text) => [...text.matchAll(named)].map(([, key, other]) => key ?? other)))
  const known = [...sealedColumns.map(({ key }) => key), ...stayingKeys, ...passingKeys]
  expect([...used].sort()).toEqual(known.toSorted())

  const { rows } = await sql<{ name: string }>`SELECT format('%s.%s', table_name, column_name) AS name
    FROM information_schema.columns WHERE table_schema = 'public' AND data_type = 'bytea'`.execute(agency.db)
  const notSealed = /_hash$|\.network$|^unpaid_seats\.|^app_keys\.|\.sha256$|^passkeys\.|challenge$/
  const sealed = sealedColumns.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))
  const found = rows.map(({ name }) => name).filter((name) => !notSealed.test(name))
  expect(found.sort()).toEqual(sealed.sort())
})
