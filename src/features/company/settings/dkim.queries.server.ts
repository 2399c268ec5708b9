import { createPrivateKey, createPublicKey } from 'node:crypto'

/** Minimum bits of a key (RFC 8301). */
const minBits = 2048

/**
 * An RSA private key as PKCS #8, from PEM that may have lost its line breaks in a one-line field. Null for anything else: nodemailer
 * signs with RSA only.
 */
export function dkimKeyOf(typed: string): string | null {
  const [, kind, body = ''] = /-----BEGIN ((?:RSA )?PRIVATE KEY)-----([^-]+)-----END \1-----/.exec(typed) ?? []
  if (!kind) return null
  const pem = `-----BEGIN ${kind}-----\n${body.replace(/\s+/g, '')}\n-----END ${kind}-----\n`
  try {
    const key = createPrivateKey(pem)
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    if (key.asymmetricKeyType !== 'rsa' || bits < minBits) return null
    return key.export({ type: 'pkcs8', format: 'pem' }).toString()
  } catch {
    return null
  }
}

/** The TXT record in which receivers find the public key. */
export function dkimRecordOf(key: string): string {
  const der = createPublicKey(key).export({ type: 'spki', format: 'der' })
  return `v=DKIM1; k=rsa; p=${der.toString('base64')}`
}
