import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { LoggedIn } from '../accounts.schema.ts'
import { enterBy, ownPlaceOf } from '../entry.rules.server.ts'
import {
  factorRuleApiPath,
  factorsApiPath,
  oneTimeCodesApiPath,
  recoveryCodesApiPath,
  secondFactorApiPath,
  userFactorsApiPath,
} from '../factors.links.ts'
import {
  Factors,
  FactorsReset,
  FreshCode,
  OneTimeConfirm,
  OneTimeSetup,
  RecoveryCodesMade,
  RenewalProof,
  RuleChange,
  RuleOfFactors,
  SecondFactorRequest,
} from '../factors.schema.ts'
import { findRule } from '../factors.store.server.ts'
import {
  confirmSetup,
  factorsOf,
  removeOneTimeCodes,
  renewRecoveryCodes,
  startSetup,
} from './own-factors.commands.server.ts'
import { changeRule, resetFactors } from './reset-factors.commands.server.ts'
import { finishLogin } from './second-factor.commands.server.ts'

/** No public page shows staff, so cached pages stay. */
const own = { access: 'staff', beforeFactor: true, changes: false } as const
const ofUsers = { access: 'may:users', changes: false } as const

/** The second step of signing in, and what staff sign in with besides the password. */
export const factorsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: secondFactorApiPath,
    access: 'public',
    summary: 'Finishes a login that answered `second_factor`, with a one-time code or a recovery code.',
    body: SecondFactorRequest,
    answer: LoggedIn,
    changes: false,
    handle: ({ body, ...call }) => enterBy(call, (origin) => finishLogin(call, body, origin)),
  }),
  endpoint({
    ...own,
    method: 'GET',
    path: factorsApiPath,
    summary: 'The second factor of the signed-in user.',
    answer: Factors,
    handle: ({ staff, ...services }) => factorsOf(services, staff),
  }),
  endpoint({
    ...own,
    method: 'GET',
    path: oneTimeCodesApiPath,
    summary: 'A new key for one-time codes, which counts once a code of it has been sent back.',
    answer: OneTimeSetup,
    handle: ({ staff, ...services }) => startSetup(services, staff),
  }),
  endpoint({
    ...own,
    method: 'POST',
    path: oneTimeCodesApiPath,
    summary:
      'Sets one-time codes up and ends the other sessions of the user. The first second factor brings recovery codes.',
    body: OneTimeConfirm,
    answer: RecoveryCodesMade,
    handle: async ({ body, staff, ...call }) => {
      const recovery_codes = await confirmSetup(call, staff, body, ownPlaceOf(call))
      const key = recovery_codes.length > 0 ? 'staff.factor_set_up' : 'staff.codes_added'
      return { ...(await done(call, key)), data: { recovery_codes } }
    },
  }),
  endpoint({
    ...own,
    method: 'DELETE',
    path: oneTimeCodesApiPath,
    summary: 'Removes the one-time codes of the signed-in user, after a fresh code.',
    body: FreshCode,
    answer: Done,
    handle: async ({ body, staff, ...call }) => {
      const { isLast } = await removeOneTimeCodes(call, staff, body.code, ownPlaceOf(call))
      return done(call, isLast ? 'staff.factor_removed' : 'staff.codes_removed')
    },
  }),
  endpoint({
    ...own,
    method: 'POST',
    path: recoveryCodesApiPath,
    summary:
      'New recovery codes in the place of the old ones, after a fresh one-time code, or the password where there are only passkeys.',
    body: RenewalProof,
    answer: RecoveryCodesMade,
    handle: async ({ body, staff, ...call }) => {
      const recovery_codes = await renewRecoveryCodes(call, staff, body, ownPlaceOf(call))
      return { ...(await done(call, 'staff.recovery_renewed')), data: { recovery_codes } }
    },
  }),
  endpoint({
    ...ofUsers,
    method: 'DELETE',
    path: userFactorsApiPath(':id'),
    params: Id,
    summary: 'Takes a lost second factor away from an account, with a reason, and ends its sessions.',
    body: FactorsReset,
    answer: Done,
    handle: async ({ params, body, staff, ...call }) => {
      const n = await resetFactors(call, staff, params.id, body.reason)
      return done(call, 'staff.factors_reset', { n })
    },
  }),
  endpoint({
    method: 'GET',
    path: factorRuleApiPath,
    access: 'may:users',
    summary: 'Who must have a second factor.',
    answer: RuleOfFactors,
    handle: async ({ db }) => ({ second_factor: await findRule(db) }),
  }),
  endpoint({
    ...ofUsers,
    method: 'PUT',
    path: factorRuleApiPath,
    summary: 'Decides who must have a second factor.',
    body: RuleChange,
    answer: Done,
    handle: async ({ body, staff, ...call }) => {
      await changeRule(call, staff, body.second_factor)
      return done(call, 'staff.factor_rule_saved')
    },
  }),
]
