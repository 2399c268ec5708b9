import { expect, test } from 'vitest'
import type { OfficeImage } from '../../files/image.schema.ts'
import { sanitizeHtml } from '../../sanitize-html.ts'
import { foreignPictures, pictureHtml, picturesIn } from './text-picture.ts'

const image = {
  id: 1,
  file: 'bogaz',
  width: 1600,
  height: 1067,
  placeholder: '',
  alt_tr: 'Boğaz’da "akşam"',
  alt_en: '',
}
const sized = (sides: object) => ({ ...image, ...sides }) as unknown as OfficeImage

test.each([
  { width: 1600, height: 1067, src: '/images/bogaz-1280.webp', size: [1280, 854] },
  { width: 700, height: 700, src: '/images/bogaz-640.webp', size: [640, 640] },
  { width: 200, height: 100, src: '/images/bogaz-320.webp', size: [320, 160] },
])('a picture of $width x $height px has the size of its file', ({ src, size, ...sides }) => {
  const html = pictureHtml(sized(sides), 'tr')
  expect(html).toBe(`<img src="${src}" alt="Boğaz’da &quot;akşam&quot;" width="${size[0]}" height="${size[1]}">`)
})

test('the server keeps the picture of the editor as it is', () => {
  for (const lang of ['tr', 'en']) expect(sanitizeHtml(pictureHtml(sized({}), lang))).toBe(pictureHtml(sized({}), lang))
})

const pasted = (html: string, ...files: { type: string }[]) =>
  picturesIn({ files: files as never, getData: () => html }).length

test('pasted pictures are uploaded, but not the picture of a text that word processors add', () => {
  expect(pasted('', { type: 'image/png' }, { type: 'text/plain' })).toBe(1)
  expect(pasted('<!--x--><style>p{}</style><img src="https://a.example/b.png">', { type: 'image/png' })).toBe(1)
  expect(pasted('<p>Efes</p>', { type: 'image/png' })).toBe(0)
  expect(picturesIn(null)).toEqual([])
})

test('pictures of other sites are counted', () => {
  expect(foreignPictures('<p><img alt="" src="/images/a-320.webp"><img src="https://a.example/b.png"></p>')).toBe(1)
})
