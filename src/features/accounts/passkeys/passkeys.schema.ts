import { z } from 'zod'
import { line } from '#src/base/http/endpoint/fields.ts'
import { passkeyNameLength } from './passkeys.links.ts'

/** Bytes in base64url without padding. @param max characters */
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max)
const credentialId = bytes(1364)
const publicKeyType = z.literal('public-key')

/** What both answers of an authenticator have (RegistrationResponseJSON, AuthenticationResponseJSON of WebAuthn). Browsers add fields. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  clientExtensionResults: z.record(z.string().max(60), z.unknown()).default({}),
}

const RegistrationAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8192),
    attestationObject: bytes(65_536),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})
export type RegistrationAnswer = z.output<typeof RegistrationAnswer>

const AssertionAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8192),
    authenticatorData: bytes(8192),
    signature: bytes(8192),
  }),
})
export type AssertionAnswer = z.output<typeof AssertionAnswer>

/** POST …/passkeys/setup: the password is asked for before the authenticator makes a key. */
export const PasskeySetup = z.strictObject({
  name: line(1, passkeyNameLength),
  current_password: z.string().min(1).max(100),
})
export type PasskeySetup = z.output<typeof PasskeySetup>

/** POST …/passkeys */
export const NewPasskey = z.strictObject({ passkey: RegistrationAnswer })

/** DELETE …/passkeys/:id */
export const PasskeyRemoval = z.strictObject({ current_password: z.string().min(1).max(100) })

const challenge = z.string().min(1).max(200)
/** POST …/second-factor/passkey/options */
export const PasskeyLoginStart = z.strictObject({ challenge })
/** POST …/second-factor/passkey */
export const PasskeyLogin = z.strictObject({ challenge, passkey: AssertionAnswer })
export type PasskeyLogin = z.output<typeof PasskeyLogin>

const Known = z.object({ id: z.string(), type: publicKeyType, transports: z.array(z.string()).optional() })
const verification = z.enum(['required', 'preferred', 'discouraged'])

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn */
export const CreationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: publicKeyType })),
  timeout: z.number().meta({ description: 'ms' }),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({
    residentKey: z.enum(['required', 'preferred', 'discouraged']),
    requireResidentKey: z.boolean(),
    userVerification: verification,
  }),
})
export type CreationOptions = z.output<typeof CreationOptions>

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn */
export const RequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number().meta({ description: 'ms' }),
  userVerification: verification,
  allowCredentials: z.array(Known),
})
export type RequestOptions = z.output<typeof RequestOptions>
