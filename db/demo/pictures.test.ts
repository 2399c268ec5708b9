import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readDemo } from './read.ts'

const folder = import.meta.dirname
const { albums, categories, certificates, contents, films, pictures, posts, tours, visaCountries } = readDemo(folder)
const covers = [...tours, ...categories, ...visaCountries, ...posts, ...albums].map(({ cover }) => cover)
const shown = [
  ...covers,
  ...tours.flatMap(({ gallery }) => gallery),
  ...albums.flatMap((album) => album.pictures),
  ...contents.flatMap(({ file_img }) => file_img ?? []),
  ...certificates.map(({ picture }) => picture),
]
const unique = (names: readonly string[]) => [...new Set(names)].sort()

test('every picture has a unique name and a unique alternative text in both languages', () => {
  for (const names of [
    pictures.map(({ name }) => name),
    pictures.map(({ alt }) => alt.tr),
    pictures.map(({ alt }) => alt.en),
  ]) {
    expect(unique(names)).toHaveLength(pictures.length)
    for (const text of names) expect(text.trim()).not.toBe('')
  }
})

test('the list and the folders hold the same files', () => {
  const files = ['pictures', 'papers'].flatMap((each) =>
    readdirSync(join(folder, each)).map((file) => `${each}/${file}`),
  )
  expect(pictures.map(({ file }) => file).sort()).toEqual(files.sort())
})

test('pictures of tours, countries, posts and contents are in the list, and every listed picture is used', () => {
  expect(unique(shown)).toEqual(unique(pictures.map(({ name }) => name)))
})

test.each(tours)('the gallery of $code has three pictures or more, each once, and each is in the list', (tour) => {
  expect(tour.gallery.length).toBeGreaterThanOrEqual(3)
  expect(unique(tour.gallery)).toHaveLength(tour.gallery.length)
  const names = new Set(pictures.map(({ name }) => name))
  expect([tour.cover, ...tour.gallery].filter((name) => !names.has(name))).toEqual([])
})

test('no two visa countries show the same picture', () => {
  expect(unique(visaCountries.map(({ cover }) => cover))).toHaveLength(visaCountries.length)
})

test.each(pictures)(
  '$file is an AVIF of the size in the list, with a placeholder of its proportions',
  async (picture) => {
    const { file, width, height, placeholder } = picture
    const found = await sharp(readFileSync(join(folder, file))).metadata()
    expect([found.format, found.compression]).toEqual(['heif', 'av1'])
    expect([found.width, found.height]).toEqual([width, height])
    const tiny = await sharp(Buffer.from(placeholder.split(',')[1]!, 'base64')).metadata()
    expect([tiny.format, tiny.width, tiny.height]).toEqual(['webp', 16, Math.round((16 * height) / width)])
  },
)

test('every film is a WebM of the size in the list, and each is shown in a post', () => {
  expect(readdirSync(join(folder, 'films')).sort()).toEqual(films.map(({ file }) => file).sort())
  expect(films.map(({ file }) => file).sort()).toEqual(posts.flatMap(({ file_video }) => file_video ?? []).sort())
  for (const { file, bytes } of films) {
    const film = readFileSync(join(folder, 'films', file))
    expect(film.length, file).toBe(bytes)
    const head = film.subarray(0, 64).toString('latin1')
    expect(head.startsWith('\x1a\x45\xdf\xa3') && head.includes('webm')).toBe(true)
  }
})

test('pictures and films together weigh less than 9 MB, as every clone carries them', () => {
  const sizes = ['pictures', 'papers', 'films'].flatMap((each) =>
    readdirSync(join(folder, each)).map((file) => statSync(join(folder, each, file)).size),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(9_000_000)
})
