import type { RelyingParty } from '../relying-party.rules.server.ts'
import { type AssertionAnswer, CreationOptions, type RegistrationAnswer, RequestOptions } from './passkeys.schema.ts'

/** Loaded with the first passkey instead of with the program: it takes half a second. */
const library = async () => (await import('./webauthn-library.rules.server.ts')).webauthn
/** WebAuthn level 3, 7.1: longer ones are refused. */
const maxIdBytes = 1023

export type KnownCredential = { credential_id: Buffer; transports: string[] }
export type NewCredential = KnownCredential & { public_key: Buffer; counter: number }

/** EdDSA, ES256 and RS256 (COSE); every authenticator supports one. Fixed, because the library's default depends on OpenSSL. */
const supportedAlgorithmIDs = [-8, -7, -257]
/** ms for which a browser waits for the person. */
const timeout = 120_000
/** PIN or fingerprint where the authenticator has it: the password is the other factor (docs/decisions/0100-passkeys.md). */
const userVerification = 'preferred'
const requireUserVerification = false

const listed = (known: readonly KnownCredential[]) =>
  known.map(({ credential_id, transports }) => ({ id: credential_id.toString('base64url'), transports }))

/** Options for creating a passkey. @param handle the same for all passkeys of a user; not personal data */
export async function creationOptions(
  { id: rpID }: RelyingParty,
  {
    agency,
    user,
    handle,
    challenge,
    known,
  }: {
    agency: string
    user: { name: string; email: string }
    handle: Buffer
    challenge: Buffer
    known: readonly KnownCredential[]
  },
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: agency,
    rpID,
    userName: user.email,
    userDisplayName: user.name,
    userID: new Uint8Array(handle),
    challenge: new Uint8Array(challenge),
    timeout,
    attestationType: 'none',
    // An authenticator refuses to make a second passkey.
    excludeCredentials: listed(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification },
    supportedAlgorithmIDs,
  })
  return CreationOptions.parse(options)
}

/** Options for signing with one of a user's passkeys. */
export async function requestOptions(
  { id: rpID }: RelyingParty,
  challenge: Buffer,
  known: readonly KnownCredential[],
): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: new Uint8Array(challenge),
    timeout,
    userVerification,
    allowCredentials: listed(known),
  })
  return RequestOptions.parse(options)
}

/** @returns the new credential; null when it is not a right answer to this challenge on this site */
export async function verifiedCredential(
  { id, origin }: RelyingParty,
  response: RegistrationAnswer,
  challenge: Buffer,
): Promise<NewCredential | null> {
  if (!(await isUnattested(response))) return null
  const { verifyRegistrationResponse } = await library()
  // The library throws for an invalid answer.
  const verification = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification,
    supportedAlgorithmIDs,
  }).catch(() => null)
  if (!verification?.verified) return null
  const { credential } = verification.registrationInfo
  const credential_id = Buffer.from(credential.id, 'base64url')
  // The library does not compare the two.
  if (credential.id !== response.id || credential_id.length === 0 || credential_id.length > maxIdBytes) return null
  return {
    credential_id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: response.response.transports,
  }
}

/**
 * Whether the answer has no certificates. They are not requested, and the library would download what they refer to before it verifies
 * their signature.
 */
async function isUnattested({ response }: RegistrationAnswer): Promise<boolean> {
  const { decodeAttestationObject } = await library()
  try {
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')))
    const format = attestation.get('fmt')
    return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
  } catch {
    return false
  }
}

/**
 * @param counter of the last signature
 * @returns the new counter; null when it is not a right answer to this challenge on this site by this passkey, or when the counter did
 * not rise: the passkey may have been copied
 */
export async function verifiedCounter(
  { id, origin }: RelyingParty,
  response: AssertionAnswer,
  challenge: Buffer,
  { credential_id, public_key, counter }: { credential_id: Buffer; public_key: Buffer; counter: number },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: credential_id.toString('base64url'), publicKey: new Uint8Array(public_key), counter },
    requireUserVerification,
  }).catch(() => null)
  return verification?.verified ? verification.authenticationInfo.newCounter : null
}
