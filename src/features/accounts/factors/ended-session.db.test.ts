import { expect, test } from 'vitest'
import { untilWaiting } from '#src/base/db/test-database.ts'
import { bearer, insertSession, insertStaff, staffPassword } from '../accounts.fixture.ts'
import { accountApiPath, usersApiPath } from '../accounts.links.ts'
import { findPasswordHash, findUser, lockAccount } from '../accounts.store.server.ts'
import { testPeople } from '../office.fixture.ts'
import { insertPasskeyOf, softwarePasskey } from '../passkeys/passkeys.fixture.ts'
import { endSessionsOf } from '../sessions/sessions.store.server.ts'
import { insertFactor } from './factors.fixture.ts'
import { codeAt } from './one-time-codes.rules.ts'

const people = testPeople()
const factors = '/api/admin/account/factors'
const current_password = staffPassword

type Request = [path: string, body: object]
const requests: [what: string, prepare: (user: number, as: Record<string, string>) => Promise<Request>][] = [
  [
    'sets no one-time codes up',
    async (_, as) => {
      const { body } = await people.api.get<{ key: string; setup: string }>(`${factors}/one-time-codes`, as)
      return [`${factors}/one-time-codes`, { setup: body.setup, current_password, code: codeAt(body.key, people.now) }]
    },
  ],
  [
    'removes no passkey',
    async (user) => {
      const id = await insertPasskeyOf(people.db, user, softwarePasskey(), 'Telefon')
      return [`${factors}/passkeys/${id}`, { current_password, _method: 'DELETE' }]
    },
  ],
  [
    'removes no one-time codes',
    async (user) => {
      const { key } = await insertFactor(people.db, user, people.now)
      return [`${factors}/one-time-codes`, { code: codeAt(key, people.now), _method: 'DELETE' }]
    },
  ],
  [
    'renews no recovery codes',
    async (user) => {
      const { key } = await insertFactor(people.db, user, people.now)
      return [`${factors}/recovery-codes`, { code: codeAt(key, people.now) }]
    },
  ],
  [
    'changes no password',
    async () => [`${accountApiPath}/password`, { current_password, password: 'bulut-sofrasi-58' }],
  ],
  [
    'changes no e-mail',
    async (user) => [`${usersApiPath}/${user}`, { email: 'yeni@seyyah.example', current_password, _method: 'PUT' }],
  ],
]

test.each(requests)('a session that ends while its request waits for the account %s', async (_, prepare) => {
  const user = await insertStaff(people.db)
  const as = bearer(await insertSession(people.db, user, people.now))
  const [path, body] = await prepare(user.id, as)
  const stored = async () => ({
    passkeys: await people.db.selectFrom('passkeys').selectAll().where('user_id', '=', user.id).execute(),
    codes: await people.db.selectFrom('one_time_codes').select('user_id').where('user_id', '=', user.id).execute(),
    email: (await findUser(people.db, user.id))?.email,
    password: await findPasswordHash(people.db, user.id),
    recovery: await people.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', user.id).execute(),
  })
  const before = await stored()
  let answered: Promise<{ status: number }> | undefined
  await people.db.transaction().execute(async (tx) => {
    await lockAccount(tx, user.id)
    answered = people.api.post(path, body, as)
    await untilWaiting(people.db, 1)
    await endSessionsOf(tx, user.id)
  })
  expect((await answered!).status).toBe(401)
  expect(await stored()).toEqual(before)
  expect(await people.db.selectFrom('outbox').select('id').where('recipient', '=', user.email).execute()).toEqual([])
})
