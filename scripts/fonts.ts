/**
 * Writes src/base/ui/fonts: the two typefaces (SIL Open Font License) with the letters the site needs, nothing else.
 * The letters Turkish adds to Latin-1 are files of their own, as the packages split them. Run after changing a typeface.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const latin1 = Array.from({ length: 0xff - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')
const punctuation = 'ı–—‘’“”•…€™−→←↑↓×'
const turkish = 'ĞğİŞşŁłČčŠšŽžĆć₺'

/** The display face stands in one weight, the text face in all. As a variable face it is twice as many bytes. */
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
