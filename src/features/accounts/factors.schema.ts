import { z } from 'zod'
import { line } from '#src/base/http/endpoint/fields.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { factorRules } from './factors.links.ts'

/** Six digits of the application, or a recovery code. Spaces and hyphens do not matter. */
const code = () => z.string().min(6).max(40)

/** POST /api/auth/second-factor: `challenge` is from the answer to the password. */
export const SecondFactorRequest = z.strictObject({ challenge: z.string().min(1).max(200), code: code() })
export type SecondFactorRequest = z.output<typeof SecondFactorRequest>

/** Second factors of the signed-in user. */
export const Factors = z.object({
  one_time_codes: z.object({ since: z.string().meta({ description: 'ISO 8601' }) }).nullable(),
  passkeys: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      rp_id: z.string().meta({ description: 'host that it was made for' }),
      works_here: z.boolean().meta({ description: 'false: made for another host, so nobody can sign in with it here' }),
      created_at: z.string().meta({ description: 'ISO 8601' }),
      last_used_at: z.string().nullable(),
    }),
  ),
  /** browsers offer passkeys at the address of this site */
  offers_passkeys: z.boolean(),
  /** unused ones */
  recovery_codes: z.number(),
  /** the office requires a second factor of this user */
  is_required: z.boolean(),
})
export type Factors = z.output<typeof Factors>

/** A key to be added to an application. It counts once a code of it has been sent back with `setup`. */
export const OneTimeSetup = z.object({
  key: z.string().meta({ description: 'base32, to be typed' }),
  uri: z.string().meta({ description: 'otpauth://, for a QR code' }),
  setup: z.string().meta({ description: 'the same key sealed for this user; valid for 30 minutes' }),
})
export type OneTimeSetup = z.output<typeof OneTimeSetup>

/** POST …/one-time-codes */
export const OneTimeConfirm = z.strictObject({
  setup: z.string().min(1).max(400),
  current_password: z.string().min(1).max(100),
  code: z.string().min(6).max(12),
})
export type OneTimeConfirm = z.output<typeof OneTimeConfirm>

/** A fresh code, for a change of the factors. */
export const FreshCode = z.strictObject({ code: code() })

/** A fresh one-time code, or the password of a user who has only passkeys. */
export const RenewalProof = z.strictObject({
  code: code().optional(),
  current_password: z.string().min(1).max(100).optional(),
})
export type RenewalProof = z.output<typeof RenewalProof>

/** The codes are answered only here; empty when the user has some already. */
export const RecoveryCodesMade = Done.extend({ data: z.object({ recovery_codes: z.array(z.string()) }) })
export type RecoveryCodesMade = z.output<typeof RecoveryCodesMade>

/** DELETE /api/admin/users/:id/factors */
export const FactorsReset = z.strictObject({ reason: line(3, 300) })

export const RuleOfFactors = z.object({ second_factor: z.enum(factorRules) })
export type RuleOfFactors = z.output<typeof RuleOfFactors>
export const RuleChange = z.strictObject({ second_factor: z.enum(factorRules) })
