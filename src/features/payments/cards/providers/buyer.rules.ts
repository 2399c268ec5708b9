import { withCountry } from '#src/base/phone.ts'

/** For a required field of a provider without a known value. */
export const unknown = 'Belirtilmedi'

/** At most `max` characters, and never half of one. */
export function upTo(max: number, text: string): string {
  return text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

/** `+905320000000`, as providers need it; null when the text is not a telephone number. */
export function internationalPhone(phone: string): string | null {
  const digits = withCountry(phone)
  return digits && `+${digits}`
}
