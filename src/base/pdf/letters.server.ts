/** Fonts for letters that the papers' own font lacks: only the letters that a paper has, from files of npm. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Scripts that papers have beside those of their own font, by the name of their font at npm. Noto's Arabic draws dots apart from letters, so that
 * nobody can copy or search its texts (docs/decisions/0123-letters-on-paper.md).
 */
const otherScripts = {
  vazirmatn: /[\p{Script_Extensions=Arabic}]/u,
  'noto-sans-hebrew': /[\p{Script_Extensions=Hebrew}]/u,
  'noto-sans-armenian': /[\p{Script_Extensions=Armenian}]/u,
  'noto-sans-georgian': /[\p{Script_Extensions=Georgian}]/u,
  'noto-sans-devanagari': /[\p{Script_Extensions=Devanagari}]/u,
  'noto-sans-thai': /[\p{Script_Extensions=Thai}]/u,
  'noto-sans-sc':
    /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\u3000-\u303f\uff00-\uffef]/u,
  'noto-sans-jp': /[\p{Script=Han}]/u,
  'noto-sans-kr': /[\p{Script_Extensions=Hangul}\p{Script=Han}]/u,
} as const

const load = createRequire(import.meta.url)
const weights = [400, 700]
/** Armenian: before it are Latin, Greek and Cyrillic, which most papers are in. */
const firstOther = '\u0530'

type Fonts = { families: string[]; blobs: Buffer[] }

/** Subsets of the fonts that have these letters, each in two weights. Letters without a font are ignored. */
export async function fontsWith(text: string): Promise<Fonts> {
  const families: string[] = []
  const blobs: Buffer[] = []
  const letters = [...new Set(text)].filter((letter) => letter >= firstOther)
  const scripts = Object.entries(otherScripts).filter(([, script]) => letters.some((letter) => script.test(letter)))
  if (scripts.length === 0) return { families, blobs }
  const { default: subsetFont } = await import('subset-font')
  for (const [font, script] of scripts) {
    const folder = dirname(load.resolve(`@fontsource-variable/${font}/package.json`))
    const { family: name } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')) as { family: string }
    const parts = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
    for (const [part, ranges] of Object.entries(parts)) {
      const isCovered = within(ranges)
      const found = letters.filter((letter) => script.test(letter) && isCovered(letter))
      if (found.length === 0) continue
      const file = readFileSync(join(folder, 'files', `${font}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`))
      // Joiners say how letters beside them are drawn.
      const wanted = `${found.join('')}\u200c\u200d`
      const family = `Letters${families.length.toString(36).padStart(2, '0')}`
      for (const wght of weights) {
        const subset = await subsetFont(file, wanted, { targetFormat: 'sfnt', variationAxes: { wght } })
        blobs.push(renamed(subset, name.slice(0, nameLength), family))
      }
      families.push(`${family}${name.slice(nameLength)}`)
    }
  }
  return { families, blobs }
}

/** of 'Noto Sans' and 'Vazirmatn', with which the names of the families begin */
const nameLength = 9

/**
 * The compiler takes one font of a family, but a script has its letters in many files: each gets a family of its own.
 * @param to as long as the name that it replaces
 */
function renamed(font: Buffer, from: string, to: string): Buffer {
  const [old, name] = [from, to].map((text) => Buffer.from(text, 'utf16le').swap16()) as [Buffer, Buffer]
  for (let at = font.indexOf(old); at >= 0; at = font.indexOf(old, at + name.length)) name.copy(font, at)
  return font
}

/** @param ranges of CSS, as 'U+0590-05FF,U+25CC' */
function within(ranges: string): (letter: string) => boolean {
  const pairs = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (letter) => {
    const code = letter.codePointAt(0)!
    return pairs.some(([from, to]) => code >= from && code <= to)
  }
}
