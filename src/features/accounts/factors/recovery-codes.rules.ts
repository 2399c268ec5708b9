/** Without letters that are read as digits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 3
const groupLength = 4

export const recoveryCodeCount = 10

/** `k7fq-2mxd-9rtp`: 59 bits. @param random bytes; some are skipped, so that every letter is equally likely */
export function recoveryCodeOf(random: Iterable<number>): string {
  const fair = 256 - (256 % letters.length)
  let code = ''
  for (const byte of random) {
    if (byte < fair) code += letters[byte % letters.length]
    if (code.length === groups * groupLength) break
  }
  return code.match(new RegExp(`.{${groupLength}}`, 'g'))!.join('-')
}

/** Recognises a typed one-time code or recovery code, normalised for hashing; null for other text. */
export function typedCode(text: string): { one_time: string } | { recovery: string } | null {
  const plain = text.replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(plain)) return { one_time: plain }
  const small = plain.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return /^[a-z0-9]{12}$/.test(small) ? { recovery: small } : null
}
