/**
 * Writes src/base/ui/fonts: subsets of the two fonts (SIL Open Font License). Every page needs the first two parts:
 * a package has the letters beyond Latin-1 in a file of their own. Run it after changing a font; it prints what fonts.css declares.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const ascii = charactersOf(0x20, 0x7e)
/** Turkish, German and French letters of Latin-1. */
const letters = 'ÂÄÇÉÎÖÛÜßâäçèéêîñöûü'
const signs = '\u00a0£§©«®°²·»ı–—‘’“”•…€™−→←↑↓×'
const common = ascii + letters + signs
const rest = [...charactersOf(0xa1, 0xff)].filter((each) => !common.includes(each)).join('')

const parts = [
  { name: 'latin', source: 'latin', characters: common },
  { name: 'turkish', source: 'latin-ext', characters: 'ĞğİŞş₺ŁłČčŠšŽžĆć' },
  { name: 'rest', source: 'latin', characters: rest },
] as const

type Axes = Record<string, number | { min: number; max: number }>

/** The display font has one weight, which halves its size; the text font has those between regular and bold. */
const faces: { family: string; axes: Axes }[] = [
  { family: 'fraunces', axes: { wght: 580 } },
  { family: 'figtree', axes: { wght: { min: 400, max: 700 } } },
]

/** Of the font's features those that the site uses: kerning, digits of one width, and letters with accents. */
const keepFeatures = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk']

for (const { family, axes } of faces)
  for (const { name, source, characters } of parts) {
    const file = `node_modules/@fontsource-variable/${family}/files/${family}-${source}-wght-normal.woff2`
    const subset = await subsetFont(readFileSync(file), characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures,
    })
    writeFileSync(`src/base/ui/fonts/${family}-${name}.woff2`, subset)
    console.info(`${family}-${name} ${subset.length} bytes: ${rangesOf(characters)}`)
  }

function charactersOf(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
}

/** A value of `unicode-range`. */
function rangesOf(characters: string): string {
  const codes = Array.from(new Set(characters), (each) => each.codePointAt(0)!).toSorted((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}
