import { Secret, TOTP } from 'otpauth'

/** Seconds for which an application shows a code. */
const period = 30
/** Number of steps before and after the present one that are accepted, because the clocks of telephones differ. */
const window = 1
/** of a key; RFC 4226 recommends 160 bits */
const keyBytes = 20

const totpOf = (key: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period, label, issuer })

/** A new key in base32. */
export function newKey(): string {
  return new Secret({ size: keyBytes }).base32
}

/** The address that an application reads from a QR code. */
export function keyUri(key: string, { account, agency }: { account: string; agency: string }): string {
  // A colon separates issuer and account.
  return totpOf(key, account, agency.replaceAll(':', ' ').trim()).toString()
}

/** The 30-second step since 1970 whose code was typed; null when the code belongs to no step near `now`. */
export function stepOf(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(key).validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}

/** For tests. */
export function codeAt(key: string, now: Date): string {
  return totpOf(key).generate({ timestamp: now.getTime() })
}
