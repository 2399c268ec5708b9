const turkish = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u', â: 'a', î: 'i', û: 'u' }
/** Letters of other languages that are no Latin letter with a mark, as unaccent of PostgreSQL writes them. */
const other = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }
const ascii: Record<string, string> = { ...turkish, ...other }

/**
 * Lower-case ASCII words joined by hyphens: `Mardin’e Kış Turu` becomes `mardine-kis-turu`. Turkish letters become their
 * ASCII counterparts, apostrophes disappear, and every other sign becomes a hyphen (docs/rules.md, Addresses).
 */
export function slug(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .replace(/['’‘]/g, '')
    .replace(/[çğıöşüâîûßæœøłđðþ]/g, (letter) => ascii[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
