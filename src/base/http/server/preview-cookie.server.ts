import { createHmac, timingSafeEqual } from 'node:crypto'

const name = '_preview'
/** s. A working day; screens of the office that read the state of the site renew it. */
export const previewSeconds = 12 * 3600

/** Value for `set-cookie`: shows the closed site to staff. It grants no session and identifies no user. @param key secret */
export function previewCookie(key: Buffer, now: Date, isHttps: boolean): string {
  const until = String(Math.floor(now.getTime() / 1000) + previewSeconds)
  const secure = isHttps ? '; Secure' : ''
  return `${name}=${until}.${sign(key, until)}; Path=/; Max-Age=${previewSeconds}; HttpOnly; SameSite=Lax${secure}`
}

/** Value for `set-cookie` that removes it. */
export const noPreviewCookie = `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

export function hasPreviewCookie(key: Buffer, cookies: string | null, now: Date): boolean {
  const [, until = '', sent = ''] =
    new RegExp(`(?:^|;\\s*)${name}=(\\d{1,12})\\.([\\w-]{43})(?:;|$)`).exec(cookies ?? '') ?? []
  if (until === '' || Number(until) * 1000 <= now.getTime()) return false
  return timingSafeEqual(Buffer.from(sent), Buffer.from(sign(key, until)))
}

function sign(key: Buffer, until: string): string {
  return createHmac('sha256', key).update(`preview ${until}`).digest('base64url')
}
