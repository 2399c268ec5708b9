/** The checksum of a Turkish identity number, of a citizen or, with 99 in front, of a foreigner (Law 5490; ten digits decide the last two). */
export function isTckn(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  const add = (places: readonly number[]) => places.reduce((all, at) => all + digits[at]!, 0)
  const tenth = (((add([0, 2, 4, 6, 8]) * 7 - add([1, 3, 5, 7])) % 10) + 10) % 10
  return digits[9] === tenth && digits[10] === add([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) % 10
}

/** Whether an identity number is that of a foreign resident. */
export function isForeignTckn(text: string): boolean {
  return text.startsWith('99')
}

/** The checksum of a Turkish tax number (VKN, Revenue Administration): nine digits decide the tenth. */
export function isVkn(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  const parts = digits.slice(0, 9).map((digit, at) => {
    const moved = (digit + 9 - at) % 10
    return moved === 0 ? 0 : (moved * 2 ** (9 - at)) % 9 || 9
  })
  return digits[9] === (10 - (parts.reduce((all, part) => all + part, 0) % 10)) % 10
}

/** A tax number as it is stored: without the spaces, dots and dashes that people write between its digits. */
export function taxNoOf(typed: string): string {
  return typed.replace(/[\s.\p{Pd}]/gu, '')
}

/** Error key for a tax number on a Turkish invoice, which has ten digits (company) or eleven (person); null when valid. */
export function taxNoProblem(typed: string): 'errors.tax_no_format' | 'errors.tax_no_wrong' | null {
  const text = taxNoOf(typed)
  if (!/^\d{10,11}$/.test(text)) return 'errors.tax_no_format'
  return isVkn(text) || isTckn(text) ? null : 'errors.tax_no_wrong'
}
