import { isIP } from 'node:net'

/** The site as authenticators know it. `id` is bound to every passkey; `origin` is what browsers report. */
export type RelyingParty = { id: string; origin: string }

/** Relying party id of this site; null when browsers offer no passkeys here. */
export function rpIdOf({ siteUrl }: { siteUrl: string }): string | null {
  return relyingPartyOf(siteUrl)?.id ?? null
}

/**
 * The relying party of WebAuthn, from the site's configured address: behind a proxy the request does not know it. Browsers offer
 * passkeys on https and on localhost only, and for names only.
 * @returns null where no browser would offer passkeys
 */
export function relyingPartyOf(siteUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(siteUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (protocol !== 'https:' && !isLocal) return null
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : { id: hostname, origin }
}
