import { z } from 'zod'
import { version } from '#src/base/http/endpoint/edits.ts'
import { email, flag, line, plainText } from '#src/base/http/endpoint/fields.ts'
import { paged, pageNumber } from '#src/base/http/endpoint/page.schema.ts'

export const roleGroups = ['yonetici', 'icerik', 'satis', 'muhasebe'] as const
export type RoleGroup = (typeof roleGroups)[number]

/** POST /api/auth/login. Not trimmed: a space may be part of a password. */
export const LoginRequest = z.strictObject({ email: email(), password: z.string().min(6).max(21) })
export type LoginRequest = z.output<typeof LoginRequest>

/** The signed-in user, as the office stores it. */
export const SessionUser = z.object({ name: z.string(), email: z.string(), role_group: z.string() })

export const LoggedIn = z.object({
  success: z.literal(true),
  message: z.string(),
  token: z.string(),
  expires_in: z.number().meta({ description: 'seconds' }),
  data: SessionUser,
})
export type LoggedIn = z.output<typeof LoggedIn>

export const Status = z.object({ success: z.literal(true), data: SessionUser })

/** POST /api/auth/password: `key` is from a one-time link. The server alone checks for common passwords. */
export const PasswordRequest = z.strictObject({ key: z.string().max(200), password: z.string().min(8).max(21) })
export type PasswordRequest = z.output<typeof PasswordRequest>

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
})
export type UserItem = z.output<typeof UserItem>

export const UserQuery = z.object({ page: pageNumber, search: plainText(0, 100).default('') })
export const Users = paged(UserItem)

const name = line(2, 60)

export const NewUser = z.strictObject({ name, email: email(), role_group: z.enum(roleGroups) })
export type NewUser = z.output<typeof NewUser>

/** Omitted fields keep their value. */
export const UserChange = z.strictObject({
  name: name.optional(),
  email: email().optional(),
  role_group: z.enum(roleGroups).optional(),
  active: flag().optional(),
  version: version().optional(),
})
export type UserChange = z.output<typeof UserChange>

export const UserSaved = z.object({ success: z.literal(true), message: z.string(), data: UserItem })

const link = { password_link: z.string().meta({ description: 'Only here and in the mail.' }), expires_at: z.string() }
export const UserCreated = UserSaved.extend({ data: UserItem.extend(link) })
export const PasswordLinkMade = z.object({ success: z.literal(true), message: z.string(), data: z.object(link) })

export const UserRemoved = z.object({
  success: z.literal(true),
  message: z.string(),
  /** false: the account is closed instead, because records name it */
  data: z.object({ deleted: z.boolean() }),
})

export const RoleGroups = z.array(
  z.object({ role_group: z.string(), name: z.string(), permissions: z.array(z.string()) }),
)
