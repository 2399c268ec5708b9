import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reasonOf } from '../office-texts.ts'
import { altsOf, cropOf, problemOf } from './uploads.ts'

const mb = 1024 * 1024
test.each([
  { name: 'kapak.jpg', type: 'image/jpeg', size: 15 * mb, kind: 'image', key: undefined },
  { name: 'KAPAK.AVIF', type: '', size: 1, kind: 'image', key: undefined },
  { name: 'kapak.jpg', type: 'image/jpeg', size: 15 * mb + 1, kind: 'image', key: 'too_large' },
  { name: 'kapak.jpg', type: 'image/jpeg', size: 0, kind: 'image', key: 'empty_file' },
  { name: 'logo.svg', type: 'image/svg+xml', size: 9, kind: 'image', key: 'not_image' },
  { name: 'sayfa.jpg', type: 'text/html', size: 9, kind: 'image', key: 'not_image' },
  { name: 'IMG_1.heic', type: '', size: 9, kind: 'image', key: 'not_image' },
  { name: 'film.mp4', type: 'video/mp4', size: 200 * mb, kind: 'video', key: undefined },
  { name: 'film.mov', type: 'video/quicktime', size: 9, kind: 'video', key: 'not_video' },
  { name: 'film.webm', type: 'video/webm', size: 201 * mb, kind: 'video', key: 'too_large' },
] as const)('$name of type "$type" and $size bytes as $kind: $key', ({ kind, key, ...file }) => {
  expect(problemOf(file, kind)?.key).toBe(key)
})

test('the reported size is larger than the limit', () => {
  const file = { name: 'a.jpg', type: 'image/jpeg', size: 15 * mb + 1 }
  expect(problemOf(file, 'image')?.values).toEqual({ size: 16, n: 15 })
})

test('a crop is inside its picture and never empty', () => {
  const percent = fc.double({ min: -5, max: 105, noNaN: true })
  const selected = fc.record({ x: percent, y: percent, width: percent, height: percent })
  const side = fc.integer({ min: 1, max: 9000 })
  fc.assert(
    fc.property(selected, fc.record({ width: side, height: side }), (part, whole) => {
      const { x, y, width, height } = cropOf(part, whole)
      for (const value of [x, y, width, height]) expect(Number.isInteger(value)).toBe(true)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
      expect([x + width <= whole.width, y + height <= whole.height]).toEqual([true, true])
    }),
  )
  expect(cropOf({ x: 25, y: 0, width: 50, height: 100 }, { width: 1600, height: 900 })).toEqual({
    x: 400,
    y: 0,
    width: 800,
    height: 900,
  })
})

test('the reason is the message of the field, else the general one', () => {
  const refused = { ok: false, status: 422, code: 'invalid', message: 'Bakın', errors: {}, facts: {} } as const
  expect(reasonOf({ ...refused, errors: { file: ['Bozuk'] } })).toBe('Bozuk')
  expect(reasonOf(refused)).toBe('Bakın')
})

test('a new crop of a picture keeps its descriptions', () => {
  const image = { id: 1, file: 'a', width: 2, height: 2, placeholder: '', alt_tr: 'Göl', alt_en: '' }
  expect(altsOf(image as never)).toEqual({ alt_tr: 'Göl', alt_en: '' })
})
