import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { pageOf } from '#src/base/http/endpoint/page.schema.ts'
import { notFound } from '#src/base/http/errors.ts'
import { roleGroupsApiPath, usersApiPath } from '../accounts.links.ts'
import { permissions } from '../accounts.rules.ts'
import {
  NewUser,
  PasswordLinkMade,
  RoleGroups,
  roleGroups,
  UserChange,
  UserCreated,
  UserItem,
  UserQuery,
  UserRemoved,
  UserSaved,
  Users,
} from '../accounts.schema.ts'
import { findUser, listUsers, type UserRow } from '../accounts.store.server.ts'
import { passwordLinkUrl } from '../passwords/password.mail.server.ts'
import { changeUser, createUser, removeUser, resetPassword } from './users.commands.server.ts'

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
    handle: async ({ db, query }) => {
      const { rows, total } = await listUsers(db, query, per_page)
      return pageOf(rows.map(toItem), { page: query.page, per_page, total })
    },
  }),
  endpoint({
    ...one,
    method: 'GET',
    access: 'may:users',
    summary: 'One staff account.',
    answer: UserItem,
    handle: async ({ db, params }) => {
      const user = await findUser(db, params.id)
      if (!user) throw notFound()
      return toItem(user)
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
    handle: async ({ body, staff, lang, ...services }) => {
      const { user, link } = await createUser(services, staff!, body)
      const sends = services.settings.sendsMail ?? true
      const message = await services.localize({ key: sends ? 'staff.user_created' : 'staff.user_created_unsent' }, lang)
      const data = {
        ...toItem(user),
        password_link: passwordLinkUrl(services, link),
        expires_at: link.expires_at.toISOString(),
      }
      return { success: true as const, message, data }
    },
  }),
  endpoint({
    ...write,
    ...one,
    method: 'PUT',
    summary: 'Changes an account, closes it or opens it again.',
    body: UserChange,
    answer: UserSaved,
    handle: async ({ params, body, staff, lang, ...services }) => {
      const user = await changeUser(services, staff!, params.id, body)
      const message = await services.localize({ key: 'staff.user_saved' }, lang)
      return { success: true as const, message, data: toItem(user) }
    },
  }),
  endpoint({
    ...write,
    ...one,
    method: 'DELETE',
    summary: 'Deletes an account that was never used; closes any other.',
    answer: UserRemoved,
    handle: async ({ params, staff, lang, ...services }) => {
      const { deleted } = await removeUser(services, staff!, params.id)
      const message = await services.localize({ key: deleted ? 'staff.user_deleted' : 'staff.user_closed' }, lang)
      return { success: true as const, message, data: { deleted } }
    },
  }),
  endpoint({
    ...write,
    method: 'POST',
    path: `${usersApiPath}/:id/reset`,
    params: Id,
    summary: 'Creates a one-time link to set a password and revokes earlier links.',
    answer: PasswordLinkMade,
    handle: async ({ params, staff, lang, ...services }) => {
      const { link } = await resetPassword(services, staff!, params.id)
      const sends = services.settings.sendsMail ?? true
      const message = await services.localize({ key: sends ? 'staff.link_made' : 'staff.link_made_unsent' }, lang)
      const data = { password_link: passwordLinkUrl(services, link), expires_at: link.expires_at.toISOString() }
      return { success: true as const, message, data }
    },
  }),
  endpoint({
    method: 'GET',
    path: roleGroupsApiPath,
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

function toItem({ last_login_at, created_at, ...user }: UserRow) {
  return {
    ...user,
    last_login_at: last_login_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }
}
