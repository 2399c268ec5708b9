/** Languages that are written from the right, by their abbreviation. */
const fromTheRight = new Set(['ar', 'arc', 'arz', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi'])

export const isRightToLeft = (lang: string): boolean => fromTheRight.has(lang)

/** Value of `dir` for texts of a language. */
export const directionOf = (lang: string): 'ltr' | 'rtl' => (isRightToLeft(lang) ? 'rtl' : 'ltr')
