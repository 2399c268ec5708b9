/**
 * Writes src/base/ui/fonts: subsets of the two fonts (SIL Open Font License). Letters beyond Latin-1 are separate files,
 * as in the packages. Run it after changing a font.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const latin1 = Array.from({ length: 0xff - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')
const punctuation = 'ı–—‘’“”•…€™−→←↑↓×'
const turkish = 'ĞğİŞşŁłČčŠšŽžĆć₺'

/** The display font has one weight, which halves its size; the text font stays variable. */
const faces: { family: string; axes: Record<string, number> }[] = [
  { family: 'fraunces', axes: { wght: 580 } },
  { family: 'figtree', axes: {} },
]

for (const { family, axes } of faces) {
  const files = `node_modules/@fontsource-variable/${family}/files/${family}`
  for (const [part, letters] of [
    ['latin', latin1 + punctuation],
    ['latin-ext', turkish],
  ] as const) {
    const subset = await subsetFont(readFileSync(`${files}-${part}-wght-normal.woff2`), letters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    })
    writeFileSync(`src/base/ui/fonts/${family}-${part}.woff2`, subset)
    console.info(`${family}-${part} ${subset.length} bytes`)
  }
}
