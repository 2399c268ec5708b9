import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { imageFormats, imagePath, imageWidths } from '#src/base/files/image.links.ts'
import { openImages } from '#src/base/files/images.server.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { ownSite } from '../frame/test-site.ts'

const folder = temporaryFolder()
const { ask } = ownSite({ DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' })
const names = ['bir', 'iki', 'uc']

beforeAll(async () => {
  const images = openImages(openDisk(folder), pictureWork)
  // Noise: a plain picture would be made in no time.
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#808080', noise } })
  const bytes = await picture.jpeg().toBuffer()
  for (const name of names) await images.put(name, bytes)
})
afterAll(() => removeFolder(folder))

test('a picture for one network is served before the fiftieth of another that asked for eighty', async () => {
  const rest = new AbortController()
  const get = async (address: string, path: string, signal?: AbortSignal) => {
    const { status } = await ask(path, { headers: { 'x-forwarded-for': address }, ...(signal && { signal }) })
    return status
  }
  const paths = names.flatMap((name) =>
    imageFormats.flatMap((format) => imageWidths.map((width) => imagePath(name, width, format))),
  )
  const [last, ...others] = paths.toReversed()
  expect(others).toHaveLength(80)
  let served = 0
  const many = others.map(async (path) => {
    expect(await get('198.51.100.7', path, rest.signal)).toBe(200)
    served += 1
  })
  // All of them wait when one is served.
  await Promise.race(many)
  const ofBoth = others.at(-1)!
  const seen = await Promise.all(
    [last!, ofBoth].map(async (path) => ({ status: await get('203.0.113.5', path), before: served })),
  )
  rest.abort()
  await Promise.allSettled(many)
  expect(seen.map(({ status }) => status)).toEqual([200, 200])
  for (const { before } of seen) expect(before).toBeLessThan(50)
})
