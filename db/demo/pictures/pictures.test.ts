import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { placeholders } from './placeholders.ts'
import { scenes } from './scenes.ts'

/** The site's listing shows pictures about this wide, so this is where a scene must still say something. */
const SMALL = 300

test('the demo agency has at least 24 pictures, each with a name of its own that fits an address', () => {
  const names = scenes.map((scene) => scene.name)
  expect(names.length).toBeGreaterThanOrEqual(24)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('every picture has a title and a description of its own in both languages', () => {
  for (const words of [
    scenes.map((scene) => scene.title.tr),
    scenes.map((scene) => scene.title.en),
    scenes.map((scene) => scene.alt.tr),
    scenes.map((scene) => scene.alt.en),
  ]) {
    expect(new Set(words).size).toBe(scenes.length)
    for (const text of words) expect(text.trim()).not.toBe('')
  }
  for (const { title, alt } of scenes) {
    expect(alt.tr.length).toBeGreaterThan(title.tr.length)
    expect(alt.en.length).toBeGreaterThan(title.en.length)
  }
})

test('every picture has the placeholder that stands in for it, a tiny picture of its proportions', async () => {
  expect(Object.keys(placeholders).sort()).toEqual(scenes.map(({ name }) => name).sort())
  for (const uri of Object.values(placeholders)) {
    const { format, width, height } = await sharp(Buffer.from(uri.split(',')[1]!, 'base64')).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 16, height: 11 })
  }
})

describe.each(scenes)('$name', ({ draw }) => {
  const svg = draw()

  test('is drawn the same way every time', () => {
    expect(draw() === svg).toBe(true)
  })

  test('is drawn with numbers only, and with no letters in the picture', () => {
    const drawn = svg.replaceAll(/data:image\/png;base64,[^"]*/g, '')
    expect(drawn.match(/.{0,40}(NaN|undefined|Infinity|\[object).{0,40}/)?.[0]).toBeUndefined()
    expect(drawn.match(/<(text|tspan|foreignObject|script).{0,40}/)?.[0]).toBeUndefined()
  })

  test('refers only to its own definitions and loads nothing from outside', () => {
    const known = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id))
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(known).toContain(id)
    for (const [, href] of svg.matchAll(/href="(.{0,22})/g)) expect(href).toBe('data:image/png;base64,')
  })

  test('is well formed, 2400 x 1600, and still a picture when small', { timeout: 60_000 }, async () => {
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect([width, height]).toEqual([2400, 1600])
    const small = svg.replace('width="2400" height="1600"', `width="${SMALL}" height="${SMALL / 1.5}"`)
    // Drawn once: for its statistics sharp would draw an SVG again for each of them.
    const pixels = await sharp(Buffer.from(small)).png().toBuffer()
    const { channels, isOpaque } = await sharp(pixels).stats()
    expect(isOpaque).toBe(true)
    const contrast = channels.slice(0, 3).map((channel) => channel.stdev)
    expect(Math.max(...contrast)).toBeGreaterThan(25)
  })
})
