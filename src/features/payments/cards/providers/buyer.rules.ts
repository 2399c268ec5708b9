import { withCountry } from '#src/base/phone.ts'

/** For a field that a provider demands and nobody knows. */
export const unknown = 'Belirtilmedi'

/** At most `max` characters, and never half of one. */
export function upTo(max: number, text: string): string {
  return text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

/** `+905320000000`; null for a text that is no telephone: providers take nothing else. */
export function internationalPhone(phone: string): string | null {
  const digits = withCountry(phone)
  return digits && `+${digits}`
}
