const ascii: Record<string, string> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u', â: 'a', î: 'i', û: 'u' }

/**
 * Lower-case ASCII words joined by hyphens: `Mardin’e Kış Turu` becomes `mardine-kis-turu`. Turkish letters become their
 * ASCII counterparts, apostrophes disappear, and every other sign becomes a hyphen (docs/rules.md, Addresses).
 */
export function slug(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .replace(/['’‘]/g, '')
    .replace(/[çğıöşüâîû]/g, (letter) => ascii[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
