import { n } from '../pictures/kit/path.ts'

/**
 * Capitals as single strokes in a box ten units high, with the unit width of each: pictures are drawn on machines that may
 * have no typeface at all. Only what the certificates need; an unknown sign leaves a gap.
 */
const shapes: Record<string, readonly [width: number, d: string]> = {
  A: [8, 'M0 10L4 0L8 10M1.5 6.5H6.5'],
  B: [6.8, 'M0 4.7H3.7A2.35 2.35 0 0 0 3.7 0H0V10H4.1A2.65 2.65 0 0 0 4.1 4.7'],
  C: [8.9, 'M8.9 1.9A5 5 0 1 0 8.9 8.1'],
  D: [8, 'M0 0H3A5 5 0 0 1 3 10H0Z'],
  E: [5.8, 'M5.8 0H0V10H5.8M0 4.8H4.9'],
  F: [5.6, 'M5.6 0H0V10M0 4.8H4.7'],
  G: [9.8, 'M8.9 1.9A5 5 0 1 0 9.8 5.6H6.2'],
  H: [7.4, 'M0 0V10M7.4 0V10M0 4.8H7.4'],
  I: [0, 'M0 0V10'],
  K: [6.6, 'M0 0V10M6.3 0L0 5.8M2.3 3.7L6.6 10'],
  L: [5.4, 'M0 0V10H5.4'],
  M: [9, 'M0 10V0L4.5 6.8L9 0V10'],
  N: [7.6, 'M0 10V0L7.6 10V0'],
  O: [10, 'M5 0A5 5 0 1 1 4.9 0Z'],
  P: [6.3, 'M0 10V0H3.6A2.7 2.7 0 0 1 3.6 5.4H0'],
  R: [6.6, 'M0 10V0H3.6A2.65 2.65 0 0 1 3.6 5.3H0M3 5.3L6.6 10'],
  S: [
    6.2,
    'M6 1.9C5.5 .7 4.4 0 3.1 0C1.4 0 .2 1 .2 2.5C.2 5.7 6.2 4.1 6.2 7.4C6.2 9 4.9 10 3.1 10C1.5 10 .4 9.2 0 7.9',
  ],
  T: [7, 'M0 0H7M3.5 0V10'],
  U: [7.4, 'M0 0V6.3A3.7 3.7 0 0 0 7.4 6.3V0'],
  V: [8, 'M0 0L4 10L8 0'],
  Y: [7.8, 'M0 0L3.9 5L7.8 0M3.9 5V10'],
  Z: [6.8, 'M.2 0H6.8L0 10H6.8'],
  0: [6.4, 'M3.2 0C5.2 0 6.4 2 6.4 5C6.4 8 5.2 10 3.2 10C1.2 10 0 8 0 5C0 2 1.2 0 3.2 0Z'],
  1: [2.4, 'M0 1.9L2.4 0V10'],
  2: [6, 'M.1 2.4C.4 .9 1.5 0 3 0C4.8 0 6 1.1 6 2.8C6 5.3 2 7 0 10H6.1'],
  6: [6, 'M5 0C2 1.5 0 4 0 7A3 3 0 1 0 .4 5.5'],
  8: [5.6, 'M2.8 4.6A2.3 2.3 0 1 1 2.9 4.6ZM2.8 4.6A2.7 2.7 0 1 0 2.9 4.6'],
  9: [6, 'M1 10C4 8.5 6 6 6 3A3 3 0 1 0 5.6 4.5'],
  '.': [0, 'M0 10V9.9'],
  ',': [0.6, 'M.6 9.7L0 11.6'],
  '-': [3, 'M0 5.4H3'],
}

const cedilla = (x: number) => `M${x} 10L${n(x - 0.4)} 11.2C${n(x + 1.6)} 11 ${n(x + 1.4)} 13 ${n(x - 0.7)} 12.7`
const dots = (a: number, b: number) => `M${a} -2.1V-2M${b} -2.1V-2`
const marks: Record<string, readonly [base: string, mark: string]> = {
  Ç: ['C', cedilla(5.2)],
  Ş: ['S', cedilla(3.1)],
  Ğ: ['G', 'M2.8 -2.9C3.4 -1.4 6.6 -1.4 7.2 -2.9'],
  İ: ['I', 'M0 -2.1V-2'],
  Ö: ['O', dots(3.3, 6.7)],
  Ü: ['U', dots(2.1, 5.3)],
}

const spaceWidth = 5

/**
 * A line of capitals.
 * @param size height of a capital, px. @param weight thickness of the stroke, px.
 * @param spacing between letters, tenths of `size`.
 * @returns an SVG group, its line centred at x, the letters standing on y.
 */
export function lettering(
  text: string,
  [x, y]: readonly [number, number],
  { size, weight, color, spacing = 3 }: { size: number; weight: number; color: string; spacing?: number },
): string {
  let at = 0
  let d = ''
  for (const sign of text.toLocaleUpperCase('tr')) {
    const [base, mark = ''] = marks[sign] ?? [sign]
    const [width, shape] = shapes[base] ?? [spaceWidth, '']
    if (shape) d += moved(shape + mark, at)
    at += width + spacing
  }
  const scale = size / 10
  const left = x - ((at - spacing) * scale) / 2
  return `<path d="${d}" transform="translate(${n(left)} ${n(y - size)}) scale(${scale.toFixed(3)})" fill="none" stroke="${color}" stroke-width="${n(weight / scale)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** The shape so much further to the right; its commands are M, L, H, V, C, A and Z, all absolute. */
function moved(d: string, by: number): string {
  return d.replace(/([MLHVCAZ])([^MLHVCAZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.trim() === '' ? [] : rest.trim().split(/\s+/).map(Number)
    const isX = (index: number) =>
      command === 'H' || (command === 'A' ? index === 5 : command !== 'V' && index % 2 === 0)
    return command + numbers.map((value, index) => n2(isX(index) ? value + by : value)).join(' ')
  })
}

/** Letters are enlarged, so a hundredth of their unit counts. */
const n2 = (value: number) => String(Math.round(value * 100) / 100)
