import { readAgain } from '#src/base/db/read-again.server.ts'
import { notFound } from '#src/base/errors.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done, pageOf } from '#src/base/http/endpoint/page.schema.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { roleGroups, userSessionsApiPath, usersActiveApiPath, usersApiPath } from '../accounts.links.ts'
import { permissions } from '../accounts.rules.ts'
import {
  NewUser,
  PasswordLinkMade,
  RoleGroups,
  UserChange,
  UserCreated,
  UserDetails,
  type UserItem,
  UserQuery,
  UserRemoved,
  UserSaved,
  Users,
  UsersActive,
} from '../accounts.schema.ts'
import {
  findUser,
  findUserState,
  hasOtherManager,
  listUsers,
  type UserRow,
  type UserState,
} from '../accounts.store.server.ts'
import { ownPlaceOf } from '../entry.rules.server.ts'
import { passwordLinkUrl } from '../passwords/password.mail.server.ts'
import { findOpenLink } from '../passwords/password-links.store.server.ts'
import { sessionsApi } from '../sessions/sessions.api.server.ts'
import { changeUser, createUser, removeUser, resetPassword, setUsersActive } from './users.commands.server.ts'

const per_page = 20

/** No public page shows staff, so cached pages stay. */
const write = { access: 'may:users', changes: false } as const
const one = { path: `${usersApiPath}/:id`, params: Id } as const

export const usersApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: usersApiPath,
    access: 'may:users',
    summary: 'Staff accounts: active ones first, then by name.',
    query: UserQuery,
    answer: Users,
    handle: async ({ db, now, query, staff }) => {
      const { rows, total } = await listUsers(db, query, { per_page, now: now() })
      return pageOf(
        rows.map((row) => toItem(row, staff)),
        { page: query.page, per_page, total },
      )
    },
  }),
  endpoint({
    ...one,
    method: 'GET',
    access: 'may:users',
    summary: 'One staff account.',
    answer: UserDetails,
    handle: async ({ params, staff, ...services }) => {
      const { db, now, settings } = services
      const user = await findUser(db, params.id)
      if (!user) throw notFound()
      return {
        ...(await itemOf(services, user, staff)),
        has_other_manager: await hasOtherManager(db, user.id),
        link_expires_at: (await findOpenLink(db, user.id, now()))?.toISOString() ?? null,
        sends_mail: settings.sendsMail ?? true,
      }
    },
  }),
  endpoint({
    ...write,
    method: 'PUT',
    path: usersActiveApiPath,
    summary: 'Closes or opens several accounts, all or none.',
    body: UsersActive,
    answer: Done,
    handle: async ({ body, staff, ...call }) => {
      const n = await setUsersActive(call, staff, body)
      const key = body.active ? 'staff.users_opened' : 'staff.users_closed'
      return done(call, key, { n })
    },
  }),
  endpoint({
    ...write,
    method: 'POST',
    path: usersApiPath,
    summary: 'Creates a staff account and mails its owner a one-time link to set a password.',
    body: NewUser,
    answer: UserCreated,
    status: 201,
    handle: async ({ body, staff, ...call }) => {
      const { user, link } = await createUser(call, staff, body)
      const sends = call.settings.sendsMail ?? true
      const data = {
        ...(await readAgain(() => itemOf(call, user, staff))),
        password_link: passwordLinkUrl(call, link),
        expires_at: link.expires_at.toISOString(),
      }
      return { ...(await done(call, sends ? 'staff.user_created' : 'staff.user_created_unsent')), data }
    },
  }),
  endpoint({
    ...write,
    ...one,
    method: 'PUT',
    summary: 'Changes an account, closes it or opens it again. Another e-mail of one’s own needs `current_password`.',
    body: UserChange,
    answer: UserSaved,
    handle: async ({ params, body, staff, ...call }) => {
      const user = await changeUser(call, staff, params.id, body, ownPlaceOf(call))
      return { ...(await done(call, 'staff.user_saved')), data: await readAgain(() => itemOf(call, user, staff)) }
    },
  }),
  endpoint({
    ...write,
    ...one,
    method: 'DELETE',
    summary: 'Deletes an account that was never used; closes any other.',
    answer: UserRemoved,
    handle: async ({ params, staff, ...call }) => {
      const { deleted } = await removeUser(call, staff, params.id)
      return { ...(await done(call, deleted ? 'staff.user_deleted' : 'staff.user_closed')), data: { deleted } }
    },
  }),
  endpoint({
    ...write,
    method: 'POST',
    path: `${usersApiPath}/:id/reset`,
    params: Id,
    summary: 'Creates a one-time link to set a password and revokes earlier links.',
    answer: PasswordLinkMade,
    handle: async ({ params, staff, ...call }) => {
      const { link } = await resetPassword(call, staff, params.id)
      const sends = call.settings.sendsMail ?? true
      const data = { password_link: passwordLinkUrl(call, link), expires_at: link.expires_at.toISOString() }
      return { ...(await done(call, sends ? 'staff.link_made' : 'staff.link_made_unsent')), data }
    },
  }),
  ...sessionsApi(userSessionsApiPath(':id'), 'may:users'),
  endpoint({
    method: 'GET',
    path: '/api/admin/role/groups',
    access: 'may:users',
    summary: 'Role groups with their permissions.',
    answer: RoleGroups,
    handle: async ({ localize, lang }) =>
      Promise.all(
        roleGroups.map(async (role_group) => ({
          role_group,
          name: await localize({ key: `staff.role_${role_group}` }, lang),
          permissions: [...permissions[role_group]],
        })),
      ),
  }),
]

async function itemOf({ db, now }: Pick<Services, 'db' | 'now'>, user: UserRow, staff: Staff): Promise<UserItem> {
  return toItem({ ...user, ...(await findUserState(db, user.id, now())) }, staff)
}

function toItem({ last_login_at, created_at, ...user }: UserRow & UserState, staff: Staff): UserItem {
  return {
    ...user,
    last_login_at: last_login_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    is_own: user.id === staff.id,
  }
}
