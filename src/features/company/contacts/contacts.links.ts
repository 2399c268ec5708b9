import { parseUrl } from '#src/base/web-address.ts'

export const contactsAdminPath = '/api/admin/settings/contact-information'
export const socialMediaAdminPath = '/api/admin/settings/social-media'
/** Hosts of the networks that have an icon (base/ui/display/social-icon.tsx); their sub-domains count too. */
const networks: Record<string, { name: string; hosts: readonly string[] }> = {
  instagram: { name: 'Instagram', hosts: ['instagram.com', 'instagr.am'] },
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  x: { name: 'X', hosts: ['x.com', 'twitter.com'] },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'] },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'] },
  whatsapp: { name: 'WhatsApp', hosts: ['whatsapp.com', 'wa.me'] },
}
export const knownNetworks = Object.values(networks).map(({ name }) => name)

/**
 * Completes a typed address: 'instagram.com/seyyah' gets https, and 'Https:', as telephones write it, becomes lower case. Text that does
 * not start with a host, such as '//instagram.com' or 'javascript&colon;', stays unchanged and is refused.
 */
export function withScheme(uri: string): string {
  const [scheme] = /^[a-z][a-z0-9+.-]*:/i.exec(uri) ?? []
  if (scheme) return scheme.toLowerCase() + uri.slice(scheme.length)
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]|$)/u.test(uri) ? `https://${uri}` : uri
}

/** The network of an address: name of its icon and its own name; null for another site. */
export function networkOf(uri: string): { icon_name: string; name: string } | null {
  const host = parseUrl(withScheme(uri.trim()))?.hostname
  if (host === undefined) return null
  const found = Object.entries(networks).find(([, { hosts }]) =>
    hosts.some((each) => host === each || host.endsWith(`.${each}`)),
  )
  return found ? { icon_name: found[0], name: found[1].name } : null
}
