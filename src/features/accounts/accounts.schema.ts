import { z } from 'zod'
import { id, version } from '#src/base/http/endpoint/edits.ts'
import { accountEmail, flag, jsonField, line, plainText } from '#src/base/http/endpoint/fields.ts'
import { Done, paged, pageNumber } from '#src/base/http/endpoint/page.schema.ts'
import { officeLangs, roleGroups } from './accounts.links.ts'

export type RoleGroup = (typeof roleGroups)[number]

/** POST /api/auth/login. Not trimmed: a space may be part of a password. */
export const LoginRequest = z.strictObject({ email: accountEmail(), password: z.string().min(6).max(21) })
export type LoginRequest = z.output<typeof LoginRequest>

/** The signed-in user, as the office stores it. */
export const SessionUser = z.object({ name: z.string(), email: z.string(), role_group: z.string() })
const officeLang = z.enum(officeLangs)
const SignedIn = SessionUser.extend({
  office_lang: officeLang.nullable().meta({ description: 'language of the office; null until it is chosen' }),
})

export const LoggedIn = Done.extend({
  token: z.string(),
  expires_in: z.number().meta({ description: 'seconds' }),
  data: SignedIn,
})
export type LoggedIn = z.output<typeof LoggedIn>

export const Status = z.object({
  success: z.literal(true),
  data: SignedIn.extend({
    lacks_factor: z.literal(true).optional().meta({ description: 'present: a second factor must be set up first' }),
  }),
})

const newPassword = z.string().min(8).max(21)

/** POST /api/auth/password: `key` is from a one-time link. The server alone checks for common passwords. */
export const PasswordRequest = z.strictObject({ key: z.string().max(200), password: newPassword })
export type PasswordRequest = z.output<typeof PasswordRequest>

/** POST /api/auth/forgotten-password */
export const ForgottenPassword = z.strictObject({ email: accountEmail() })

/** A staff account. Instants are ISO 8601. */
export const UserItem = z.object({
  id: z.number(),
  ...SessionUser.shape,
  active: z.boolean(),
  /** false until the first one-time link is used */
  has_password: z.boolean(),
  last_login_at: z.string().nullable(),
  created_at: z.string(),
  version: z.number(),
  /** sessions that are valid now */
  open_sessions: z.number(),
  /** false: no login and no audit record, so it can be deleted */
  was_used: z.boolean(),
  /** the signed-in user's account */
  is_own: z.boolean(),
  /** signs in with a second factor */
  has_factor: z.boolean(),
})
export type UserItem = z.output<typeof UserItem>

/** One account, with the facts that its screens show before a change. */
export const UserDetails = UserItem.extend({
  /** another active yonetici can sign in */
  has_other_manager: z.boolean(),
  /** of an unused one-time link; null without one */
  link_expires_at: z.string().nullable(),
  sends_mail: z.boolean(),
})
export type UserDetails = z.output<typeof UserDetails>

export const UserQuery = z.object({
  page: pageNumber,
  /** part of the name or e-mail */
  search: plainText(0, 100).default(''),
  role_group: z.enum(['', ...roleGroups]).default(''),
  /** 'true', 'false', or '' for all */
  active: z.enum(['', 'true', 'false']).default(''),
  sort: z.enum(['', 'name', '-name', 'last_login_at', '-last_login_at']).default(''),
})
export type UserQuery = z.output<typeof UserQuery>
export const Users = paged(UserItem)
export type Users = z.output<typeof Users>

/** PUT /api/admin/users/active */
export const UsersActive = z.strictObject({ active: flag(), active_list: jsonField(z.array(id()).min(1).max(100)) })

/** A session of a staff member. Instants are ISO 8601. */
export const SessionItem = z.object({
  id: z.number(),
  created_at: z.string(),
  last_used_at: z.string(),
  expires_at: z.string(),
  browser: z.string().meta({ description: "'Chrome, Windows'; '' when unknown" }),
  /** null: not recorded. `code` is the same for sessions of one network; the address is not stored. */
  network: z.object({ code: z.string(), is_here: z.boolean() }).nullable(),
  /** the session of the request */
  is_current: z.boolean(),
})
export type SessionItem = z.output<typeof SessionItem>
export const Sessions = z.array(SessionItem)
export const SessionsEnded = Done.extend({ data: z.object({ ended: z.number() }) })

/** The signed-in user's own account. */
export const Account = z.object({ ...SessionUser.shape, version: z.number(), permissions: z.array(z.string()) })
export type Account = z.output<typeof Account>
export const AccountChange = z.strictObject({ name: line(1, 60), version: version().optional() })
/** PUT /api/admin/account/language */
export const LanguageChange = z.strictObject({ office_lang: officeLang })
export const AccountSaved = Done.extend({ data: Account })
/** The current one is not trimmed or limited further: it may be older than the limits. */
export const OwnPassword = z.strictObject({ current_password: z.string().min(1).max(100), password: newPassword })
export type OwnPassword = z.output<typeof OwnPassword>

const name = line(1, 60)

export const NewUser = z.strictObject({ name, email: accountEmail(), role_group: z.enum(roleGroups) })
export type NewUser = z.output<typeof NewUser>

/** Omitted fields keep their value. */
export const UserChange = z.strictObject({
  name: name.optional(),
  email: accountEmail().optional(),
  role_group: z.enum(roleGroups).optional(),
  active: flag().optional(),
  /** needed with another e-mail of the own account */
  current_password: z.string().max(100).optional(),
  version: version().optional(),
})
export type UserChange = z.output<typeof UserChange>

export const UserSaved = Done.extend({ data: UserItem })

const link = { password_link: z.string().meta({ description: 'Only here and in the mail.' }), expires_at: z.string() }
export const UserCreated = UserSaved.extend({ data: UserItem.extend(link) })
export const PasswordLinkMade = Done.extend({ data: z.object(link) })

/** `deleted` false: the account is closed instead, because records name it. */
export const UserRemoved = Done.extend({ data: z.object({ deleted: z.boolean() }) })

export const RoleGroups = z.array(
  z.object({ role_group: z.string(), name: z.string(), permissions: z.array(z.string()) }),
)
