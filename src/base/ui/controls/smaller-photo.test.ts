import { expect, test } from 'vitest'
import { scaleOf } from './smaller-photo.ts'

test.each([
  { what: 'a photo of 12 megapixels', width: 4000, height: 3000, made: [3464, 2598] },
  { what: 'a photo of 108 megapixels', width: 12_000, height: 9_000, made: [3464, 2598] },
  { what: 'a small picture with many bytes', width: 2000, height: 1500, made: [2000, 1500] },
  { what: 'a scrolled screenshot', width: 1080, height: 18_000, made: [735, 12_247] },
  { what: 'a narrow one', width: 300, height: 20_000, made: [240, 16_000] },
])('$what fits a canvas, and its proportions stay', ({ width, height, made }) => {
  const scale = scaleOf({ width, height })
  expect([Math.round(width * scale), Math.round(height * scale)]).toEqual(made)
})
