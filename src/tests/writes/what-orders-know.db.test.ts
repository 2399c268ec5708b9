import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Changes, listenToChanges } from '#src/base/cache/changes.server.ts'
import { type TestDatabase, testDatabase } from '#src/base/db/test-database.ts'
import { findAgency } from '#src/features/agency/agency.queries.server.ts'
import { findBankAccounts } from '#src/features/bank-accounts/bank-accounts.queries.server.ts'
import { agencySender } from '#src/features/company/settings/mail-server.queries.server.ts'
import { findCheckoutContracts } from '#src/features/contracts/contracts.queries.server.ts'
import { insertAgency } from '#src/features/orders/orders.fixture.ts'
import type { App } from '#src/server/app.server.ts'
import { testApp } from '../frame/test-app.ts'

let database: TestDatabase
let changes: Changes
let app: App
let contracts: number[]

beforeAll(async () => {
  database = await testDatabase()
  contracts = (await insertAgency(database.db)).contracts
  changes = await listenToChanges(database.url, () => {})
  app = await testApp(database, undefined, changes)
})
afterAll(async () => {
  await changes.close()
  await database.drop()
})

const change: Record<string, () => Promise<unknown>> = {
  'the name of the agency': () => database.db.updateTable('company').set({ legal_name: 'Yeni Turizm' }).execute(),
  'its telephone': () =>
    database.db
      .updateTable('contact_information')
      .set({ content: '+90 212 111 11 11' })
      .where('section', '=', 'telefon')
      .execute(),
  'a new version of a contract': () =>
    database.db
      .insertInto('contract_versions')
      .values({ contract_id: contracts[0]!, lang: 'tr', version: 2, body: '<p>yeni</p>' })
      .execute(),
  'a contract that is closed': () =>
    database.db.updateTable('contracts').set({ active: false }).where('id', '=', contracts[1]!).execute(),
  'a bank account that is closed': () =>
    database.db.updateTable('bank_accounts').set({ active: false }).where('currency', '=', 'EUR').execute(),
  'a mail server': () => database.db.updateTable('settings').set({ mail_host: 'smtp.deneme.example' }).execute(),
}

async function known() {
  const { services } = app
  const [agency, accounts, texts, sender] = await Promise.all([
    findAgency(services.db, 'tr'),
    findBankAccounts(services.db),
    findCheckoutContracts(services.db, 'tr'),
    agencySender(services.db, {})(),
  ])
  return { agency, accounts, texts, sends: sender !== null }
}

test.each(Object.keys(change))('an order that follows %s has it', async (name) => {
  const before = await known()
  expect((await known()).agency).toBe(before.agency)
  await change[name]!()
  await app.services.changed()
  expect(await known()).not.toEqual(before)
})
