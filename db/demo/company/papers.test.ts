import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { scenes } from '../pictures/scenes.ts'
import { lettering } from './letters.ts'
import { paperPlaceholder, paperSize, papers } from './papers.ts'

test('papers have names of their own, apart from those of the posters', () => {
  const names = [...scenes, ...papers].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { alt } of papers) {
    expect(alt.tr).toContain('Örnek')
    expect(alt.en).toContain('Example')
  }
})

test('the placeholder is a tiny picture of a paper’s proportions', async () => {
  const { width, height } = await sharp(Buffer.from(paperPlaceholder.split(',')[1]!, 'base64')).metadata()
  expect([width, height]).toEqual([16, Math.round((16 * paperSize.height) / paperSize.width)])
})

describe.each(papers)('$name', ({ draw }) => {
  const svg = draw()

  test('is the same every time and needs no typeface', () => {
    expect(draw() === svg).toBe(true)
    expect(svg.match(/.{0,40}(NaN|undefined|Infinity|\[object|<text).{0,40}/)?.[0]).toBeUndefined()
  })

  test('is well formed, A4 upright', async () => {
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect({ width, height }).toEqual(paperSize)
    expect((await sharp(Buffer.from(svg)).stats()).isOpaque).toBe(true)
  })
})

const look = { size: 10, weight: 1, color: '#000000' }
/** The right edge of the last letter, as far to the right of the middle as the first is to the left. */
const widthOf = (text: string) => -2 * Number(/translate\((\S+)/.exec(lettering(text, [0, 0], look))![1])

test('every Turkish capital is drawn, and a letter with a mark is as wide as without', () => {
  const empty = /d=""/
  for (const letter of 'ABCÇDEFGĞHIİKLMNOÖPRSŞTUÜVYZ0126891.,-')
    expect(lettering(letter, [0, 0], look)).not.toMatch(empty)
  expect(lettering(' ', [0, 0], look)).toMatch(empty)
  for (const [marked, plain] of ['ÇC', 'ŞS', 'ĞG', 'ÖO', 'ÜU']) expect(widthOf(marked!)).toBe(widthOf(plain!))
})

test('small letters are written as their Turkish capitals', () => {
  expect(lettering('ışık, izmir', [0, 0], look)).toBe(lettering('IŞIK, İZMİR', [0, 0], look))
})
