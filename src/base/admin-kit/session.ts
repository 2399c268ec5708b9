/** The three items of spec §3. */
const items = { token: 'token', who: 'user_data', expires: 'expirationDate' } as const

export type Who = { name: string; email: string; role_group: string }
/** `expires`: milliseconds since 1970. */
export type Session = { token: string; expires: number }

/** @param expires_in seconds from `now`, which is in milliseconds. */
export function keepSession(
  { token, expires_in, data }: { token: string; expires_in: number; data: Who },
  now = Date.now(),
): void {
  localStorage.setItem(items.token, token)
  localStorage.setItem(items.who, JSON.stringify(data))
  localStorage.setItem(items.expires, String(now + expires_in * 1000))
}

/** A token without a readable expiry counts as expired. */
export function readSession(): Session | null {
  const token = localStorage.getItem(items.token)
  return token ? { token, expires: Number(localStorage.getItem(items.expires)) || 0 } : null
}

export function forgetSession(): void {
  for (const item of Object.values(items)) localStorage.removeItem(item)
}

/** Another tab left the office. */
export function onSessionGone(listener: () => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if ((key === items.token && newValue === null) || key === null) listener()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
