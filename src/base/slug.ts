const ascii: Record<string, string> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u', â: 'a', î: 'i', û: 'u' }

/**
 * Turkish letters to ASCII, lower case, spaces to hyphens (spec §4). What is neither a letter nor a digit becomes a
 * hyphen too, but an apostrophe goes without a trace: Mardin’e is mardine.
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
