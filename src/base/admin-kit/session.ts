import type { OfficeLang } from './office-texts.ts'
import { forgetPlaces } from './show/list-places.ts'

/** Local storage keys (docs/rules.md, Login). */
const items = { token: 'token', user: 'user_data', expires: 'expirationDate' } as const

/** `lacks_factor`: a second factor must be set up first. `office_lang`: null until the user chooses a language of the office. */
export type SessionUser = {
  name: string
  email: string
  role_group: string
  office_lang: OfficeLang | null
  lacks_factor?: true
}
/** `expires`: ms since 1970. */
export type Session = { token: string; expires: number }

/** @param expires_in seconds from `now`. @param now ms since 1970 */
export function storeSession(
  { token, expires_in, data }: { token: string; expires_in: number; data: SessionUser },
  now = Date.now(),
): void {
  localStorage.setItem(items.token, token)
  localStorage.setItem(items.user, JSON.stringify(data))
  localStorage.setItem(items.expires, String(now + expires_in * 1000))
}

/** A token without a readable expiry counts as expired. */
export function readSession(): Session | null {
  const token = localStorage.getItem(items.token)
  return token ? { token, expires: Number(localStorage.getItem(items.expires)) || 0 } : null
}

export function clearSession(): void {
  for (const item of Object.values(items)) localStorage.removeItem(item)
  forgetPlaces()
}

/** Calls back when another tab logs out. */
export function onSessionRemoved(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if ((key === items.token && newValue === null) || key === null) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
