/** The number of an item as HTML's lists show it: `<ol type start>`, with a dot behind it. */
export type Numbering = { type: '1' | 'a' | 'A' | 'i' | 'I'; value: number }

/** The marker of an item. `readings`: "i." may be a letter and a Roman number. `text`: a number that no list shows, such as 2.1. */
export type Marker =
  | { kind: 'bullet' }
  | { kind: 'number'; readings: readonly Numbering[]; isPlain: boolean }
  | { kind: 'text' }

const romanForm = /^(?=.)m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/
const romanSigns: readonly (readonly [string, number])[] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
]

/** @param text as the word processor wrote it */
export function readMarker(text: string): Marker {
  // Fonts of bullets show single letters as signs: "o", "v", "Ø".
  if (!/[\p{L}\p{N}]/u.test(text) || /^\D$/u.test(text)) return { kind: 'bullet' }
  const core = /^\(?([1-9]\d{0,3}|[a-z]+(?=.))[.):\]–-]{0,2}$/i.exec(text)?.[1]
  const readings = core ? readingsOf(core) : []
  return readings.length > 0 ? { kind: 'number', readings, isPlain: text === `${core}.` } : { kind: 'text' }
}

function readingsOf(core: string): Numbering[] {
  if (/^\d/.test(core)) return [{ type: '1', value: Number(core) }]
  const lower = core.toLowerCase()
  if (core !== lower && core !== core.toUpperCase()) return []
  const isLower = core === lower
  const letter: Numbering[] = core.length === 1 ? [{ type: isLower ? 'a' : 'A', value: lower.charCodeAt(0) - 96 }] : []
  const roman: Numbering[] = romanForm.test(lower) ? [{ type: isLower ? 'i' : 'I', value: romanValue(lower) }] : []
  return lower === 'i' ? [...roman, ...letter] : [...letter, ...roman]
}

function romanValue(text: string): number {
  const sign = romanSigns.find(([letters]) => text.startsWith(letters))
  return sign ? sign[1] + romanValue(text.slice(sign[0].length)) : 0
}

/** The number as its list shows it, without the dot. */
export function numberText({ type, value }: Numbering): string {
  if (type === '1' || value < 1) return String(value)
  const lower = type.toLowerCase() === 'a' ? letters(value) : roman(value)
  return type === type.toUpperCase() ? lower.toUpperCase() : lower
}

const letters = (value: number): string =>
  value > 26 ? letters(Math.floor((value - 1) / 26)) + letters(((value - 1) % 26) + 1) : String.fromCharCode(96 + value)

function roman(value: number): string {
  const sign = romanSigns.find(([, worth]) => worth <= value)
  return sign ? sign[0] + roman(value - sign[1]) : ''
}
