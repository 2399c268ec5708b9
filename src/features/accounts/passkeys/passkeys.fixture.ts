import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import { firstUser, staffPassword, withOwnPassword } from '../accounts.fixture.ts'
import { packedStatement } from './attestation.fixture.ts'
import { insertPasskey, putSetup } from './passkeys.store.server.ts'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
/** The shortest form of a length, as RFC 8949 prefers and the library expects. */
function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n])
  return Buffer.from(n < 256 ? [(major << 5) | 24, n] : [(major << 5) | 25, n >> 8, n & 255])
}
/** CBOR (RFC 8949) of what an authenticator sends. */
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data])
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])

/** Flags of authenticator data: user present, user verified, credential data included. */
const flag = { present: 1, verified: 4, credential: 64 }

type Change = {
  origin?: string
  challenge?: string
  rpId?: string
  type?: string
  counter?: number
  isPresent?: boolean
  /** with a right statement of its maker */
  isAttested?: boolean
  /** an id beside the one that the authenticator signs */
  id?: string
}

/**
 * An authenticator in software with one ES256 key: attestation `none`, real signatures (WebAuthn Level 3).
 * @param of counts: false as those that synchronise their keys; isVerifying: it asked for a PIN or a fingerprint
 */
export function softwarePasskey({ counts = true, isVerifying = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const coordinate = (value: string | undefined) => bytes(Buffer.from(value!, 'base64url'))
  // COSE_Key: EC2, ES256, P-256, x, y
  const public_key = Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ])
  const credential_id = randomBytes(32)
  const id = credential_id.toString('base64url')
  let uses = 0

  const clientData = (type: string, challenge: string, { origin = 'https://seyyah.example', ...change }: Change) =>
    Buffer.from(
      JSON.stringify({
        type: change.type ?? type,
        challenge: change.challenge ?? challenge,
        origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (rpId: string, flags: number, { counter, isPresent = true }: Change) => {
    uses += counts ? 1 : 0
    const data = Buffer.alloc(37)
    sha256(rpId).copy(data)
    data[32] = flags | (isPresent ? flag.present : 0) | (isVerifying ? flag.verified : 0)
    data.writeUInt32BE(counter ?? uses, 33)
    return data
  }
  const credential = <T>(response: T) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    response,
    clientExtensionResults: {},
    authenticatorAttachment: 'cross-platform',
  })
  return {
    credential_id,
    public_key,
    /** Answer of `navigator.credentials.create()`. */
    register(options: { challenge: string; rp: { id: string } }, change: Change = {}) {
      const length = Buffer.from([0, credential_id.length])
      const data = Buffer.concat([
        authenticatorData(change.rpId ?? options.rp.id, flag.credential, change),
        Buffer.alloc(16),
        length,
        credential_id,
        public_key,
      ])
      const client = clientData('webauthn.create', options.challenge, change)
      const signed = Buffer.concat([data, sha256(client)])
      const attestation = Buffer.concat([
        head(5, 3),
        ...[text('fmt'), text(change.isAttested ? 'packed' : 'none')],
        ...[text('attStmt'), change.isAttested ? packedStatement(signed, bytes) : head(5, 0)],
        ...[text('authData'), bytes(data)],
      ])
      const made = credential({
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['usb'],
      })
      return change.id === undefined ? made : { ...made, id: change.id, rawId: change.id }
    },
    /** Answer of `navigator.credentials.get()`. */
    sign(options: { challenge: string; rpId: string }, change: Change = {}) {
      const data = authenticatorData(change.rpId ?? options.rpId, 0, change)
      const client = clientData('webauthn.get', options.challenge, change)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: '',
      })
    },
  }
}

export type SoftwarePasskey = ReturnType<typeof softwarePasskey>

/** Gives a user a passkey. @returns its id */
export async function insertPasskeyOf(
  db: Db,
  user_id: number,
  { credential_id, public_key }: SoftwarePasskey,
  name = 'Anahtarlık',
  rp_id = 'seyyah.example',
): Promise<number> {
  const made = { credential_id, public_key, counter: 0, transports: ['usb'], created_at: new Date() }
  await transaction(db, (tx) => insertPasskey(tx, { ...made, user_id, name, rp_id }))
  const { id } = await db
    .selectFrom('passkeys')
    .select('id')
    .where('credential_id', '=', credential_id)
    .executeTakeFirstOrThrow()
  return id
}

/** Every write route of passkeys. */
export const passkeyWrites: Record<string, StaffWrite> = {
  'POST /api/admin/account/factors/passkeys': async (db) => {
    const challenge = randomBytes(32)
    const expires_at = new Date(Date.now() + 60_000)
    await putSetup(db, { user_id: await firstUser(db), challenge, name: 'Ofis bilgisayarı', expires_at })
    const options = { challenge: challenge.toString('base64url'), rp: { id: 'seyyah.example' } }
    return { body: { passkey: softwarePasskey().register(options) } }
  },
  'DELETE /api/admin/account/factors/passkeys/:id': async (db) => {
    await db.updateTable('settings').set({ second_factor: 'free' }).execute()
    const id = await insertPasskeyOf(db, await firstUser(db), softwarePasskey(), 'Eski telefon')
    await withOwnPassword(db)
    return { params: { id }, body: { current_password: staffPassword } }
  },
}
