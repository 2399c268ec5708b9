/** Contrast ratio that WCAG 2.2 AA requires of text. */
export const minContrast = 4.5

type Rgb = readonly [number, number, number]
export type Ink = 'white' | 'black'

/** '#0a4a57' to its parts, 0 to 255; null for another notation. */
function rgbOf(hex: string): Rgb | null {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  return parts && [parseInt(parts[1]!, 16), parseInt(parts[2]!, 16), parseInt(parts[3]!, 16)]
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance as WCAG defines it, 0 to 1. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of white or black text on a colour, 1 to 21; 0 for something that is no colour. */
export function contrastWith(ink: Ink, hex: string): number {
  const rgb = rgbOf(hex)
  if (!rgb) return 0
  return ink === 'white' ? 1.05 / (luminance(rgb) + 0.05) : (luminance(rgb) + 0.05) / 0.05
}

/** Ratio with one decimal, never rounded up to a limit that it misses. */
export function shownRatio(ratio: number): number {
  return Math.floor(ratio * 10) / 10
}

/**
 * The nearest colour of the same hue on which the text can be read: the colour itself when it is already one, else darker for
 * white text and lighter for black text.
 */
export function readableColour(ink: Ink, hex: string): string {
  const rgb = rgbOf(hex)
  if (!rgb || contrastWith(ink, hex) >= minContrast) return hex
  const target = ink === 'white' ? 0 : 255
  const steps = 256
  for (let step = 1; step <= steps; step++) {
    const mixed = hexOf(rgb.map((part) => part + ((target - part) * step) / steps) as unknown as Rgb)
    if (contrastWith(ink, mixed) >= minContrast) return mixed
  }
  return hexOf([target, target, target])
}
