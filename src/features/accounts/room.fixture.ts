import { randomUUID } from 'node:crypto'
import type { Db } from '#src/base/db/connect.server.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { managers } from '#src/tests/samples.fixture.ts'
import { firstUser, insertSession, insertStaff, staffPassword, withOwnPassword } from './accounts.fixture.ts'
import { NewUser } from './accounts.schema.ts'
import { factorWrites } from './factors/factors.fixture.ts'
import { passkeyWrites } from './passkeys/passkeys.fixture.ts'

async function withSession(db: Db) {
  const user = await insertStaff(db, 'satis')
  await insertSession(db, user)
  const { id } = await db.selectFrom('sessions').select('id').where('user_id', '=', user.id).executeTakeFirstOrThrow()
  return { user, session: id }
}

/** A session of the user that the audit test signs in. @returns its id */
async function ownSession(db: Db): Promise<number> {
  await withOwnPassword(db)
  const id = await firstUser(db)
  await insertSession(db, { id })
  const sessions = db.selectFrom('sessions').select('id').where('user_id', '=', id)
  return (await sessions.executeTakeFirstOrThrow()).id
}

const account = '/api/admin/account'
const users = '/api/admin/users'
const codes = `${account}/factors/one-time-codes`

const counted = 'an attempt counts before it is known to be right'
const asked = 'a question to an authenticator is asked once, whatever comes of it'
const ownRow = 'one row of its user alone'

export const fixture: RoomFixture = {
  access: {
    'POST /api/auth/login': 'public',
    'POST /api/auth/password': 'public',
    'POST /api/auth/forgotten-password': 'public',
    'GET /api/admin/status': 'staff',
    'GET /api/admin/logout': 'staff',
    'POST /api/auth/second-factor': 'public',
    'GET /api/admin/account/factors': 'staff',
    'GET /api/admin/account/factors/one-time-codes': 'staff',
    'POST /api/admin/account/factors/one-time-codes': 'staff',
    'DELETE /api/admin/account/factors/one-time-codes': 'staff',
    'POST /api/admin/account/factors/recovery-codes': 'staff',
    'DELETE /api/admin/users/:id/factors': managers,
    'GET /api/admin/users/second-factor': managers,
    'PUT /api/admin/users/second-factor': managers,
    'POST /api/auth/second-factor/passkey/options': 'public',
    'POST /api/auth/second-factor/passkey': 'public',
    'POST /api/admin/account/factors/passkeys/setup': 'staff',
    'POST /api/admin/account/factors/passkeys': 'staff',
    'DELETE /api/admin/account/factors/passkeys/:id': 'staff',
    'GET /api/admin/users': managers,
    'GET /api/admin/users/:id': managers,
    'PUT /api/admin/users/active': managers,
    'POST /api/admin/users': managers,
    'PUT /api/admin/users/:id': managers,
    'DELETE /api/admin/users/:id': managers,
    'POST /api/admin/users/:id/reset': managers,
    'GET /api/admin/users/:id/sessions': managers,
    'DELETE /api/admin/users/:id/sessions': managers,
    'DELETE /api/admin/users/:id/sessions/:session': managers,
    'GET /api/admin/role/groups': managers,
    'GET /api/admin/account': 'staff',
    'PUT /api/admin/account': 'staff',
    'PUT /api/admin/account/language': 'staff',
    'POST /api/admin/account/password': 'staff',
    'GET /api/admin/account/sessions': 'staff',
    'DELETE /api/admin/account/sessions': 'staff',
    'DELETE /api/admin/account/sessions/:session': 'staff',
    'GET /api/admin/account/filters': 'staff',
    'POST /api/admin/account/filters': 'staff',
    'PUT /api/admin/account/filters/:id': 'staff',
    'DELETE /api/admin/account/filters/:id': 'staff',
  },
  writes: {
    ...factorWrites,
    ...passkeyWrites,
    'POST /api/admin/users': async () => ({
      body: { name: 'Yeni Biri', email: `${randomUUID().slice(0, 8)}@seyyah.example`, role_group: 'satis' },
    }),
    'PUT /api/admin/users/:id': async (db) => ({
      params: { id: (await insertStaff(db, 'satis')).id },
      body: { name: 'Başka Ad' },
    }),
    'DELETE /api/admin/users/:id': async (db) => ({ params: { id: (await insertStaff(db, 'satis')).id } }),
    'PUT /api/admin/users/active': async (db) => ({
      body: { active: false, active_list: [(await insertStaff(db, 'satis')).id] },
    }),
    'DELETE /api/admin/users/:id/sessions': async (db) => ({ params: { id: (await withSession(db)).user.id } }),
    'DELETE /api/admin/users/:id/sessions/:session': async (db) => {
      const { user, session } = await withSession(db)
      return { params: { id: user.id, session } }
    },
    'PUT /api/admin/account': async () => ({ body: { name: 'Zeynep Kaya Ak' } }),
    'POST /api/admin/account/password': async (db) => {
      await withOwnPassword(db)
      return { body: { current_password: staffPassword, password: 'bulut-sofrasi-58' } }
    },
    'DELETE /api/admin/account/sessions': async (db) => {
      await ownSession(db)
      return {}
    },
    'DELETE /api/admin/account/sessions/:session': async (db) => {
      return { params: { session: await ownSession(db) } }
    },
    'POST /api/admin/users/:id/reset': async (db) => ({ params: { id: (await insertStaff(db, 'satis')).id } }),
  },
  otherUpdates: {
    [`PUT ${users}/:id`]: 'plain fields; tested in app.plain-changes.db.test.ts',
    [`PUT ${users}/second-factor`]: 'its only field; tested in features/accounts',
    [`PUT ${account}`]: 'its only field is the name; tested in features/accounts',
    [`PUT ${account}/language`]: 'its only field; tested in features/accounts',
    [`PUT ${account}/filters/:id`]: 'name and query of a saved filter, each saved alone; tested in features/accounts',
  },
  halfWritten: {
    alike: {
      [`DELETE ${users}/:id`]: `PUT ${users}/active`,
      [`DELETE ${users}/:id/sessions`]: `PUT ${users}/active`,
      [`DELETE ${users}/:id/sessions/:session`]: `PUT ${users}/active`,
      [`DELETE ${account}/sessions`]: `POST ${account}/password`,
      [`DELETE ${account}/sessions/:session`]: `POST ${account}/password`,
      [`POST ${codes}`]: `DELETE ${codes}`,
      [`POST ${account}/factors/recovery-codes`]: `DELETE ${codes}`,
      [`DELETE ${account}/factors/passkeys/:id`]: `DELETE ${codes}`,
      [`DELETE ${users}/:id/factors`]: `DELETE ${codes}`,
      [`POST ${users}/:id/reset`]: `POST ${users}`,
      [`PUT ${users}/second-factor`]: 'PUT /api/admin/settings/sales',
      [`PUT ${account}`]: 'PUT /api/admin/settings/sales',
    },
    exceptions: {
      'POST /api/auth/login': counted,
      'POST /api/auth/password': counted,
      'POST /api/auth/forgotten-password': counted,
      'POST /api/auth/second-factor': counted,
      'POST /api/auth/second-factor/passkey/options': counted,
      'POST /api/auth/second-factor/passkey': counted,
      [`POST ${account}/factors/passkeys`]: asked,
      [`POST ${account}/factors/passkeys/setup`]: asked,
      [`PUT ${account}/language`]: ownRow,
      [`POST ${account}/filters`]: ownRow,
      [`PUT ${account}/filters/:id`]: ownRow,
      [`DELETE ${account}/filters/:id`]: ownRow,
    },
  },
  names: { 'of a staff member': NewUser.shape.name },
  // The question to an authenticator comes before its passkey is added.
  unrecorded: [
    `PUT ${account}/language`,
    `POST ${account}/filters`,
    `PUT ${account}/filters/:id`,
    `DELETE ${account}/filters/:id`,
    `POST ${account}/factors/passkeys/setup`,
  ],
  // Signing out is a GET of the wire, and ends the session that its token names, which no link can send, with a record.
  writingReads: { '/api/admin/logout': ['audit_events', 'sessions'] },
  questions: [`${account}/filters`],
}
