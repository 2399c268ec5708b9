const name = '_device'
/** s. The longest that browsers keep a cookie; every sign-in renews it. */
export const deviceSeconds = 400 * 86_400

/**
 * Value for `set-cookie`: recognises a browser at its next login. It grants nothing, and is sent with logins only, so no page depends
 * on it.
 */
export function deviceCookie(token: string, isHttps: boolean): string {
  const secure = isHttps ? '; Secure' : ''
  return `${name}=${token}; Path=/api/auth; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Strict${secure}`
}

/** @param cookies the header. @returns null without the cookie, and for a value that this site does not make */
export function deviceTokenIn(cookies: string | null): string | null {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null
}
