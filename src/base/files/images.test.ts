import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { type Disk, openDisk } from './disk.server.ts'
import { imageFormats, imageWidths, sharePath } from './image.links.ts'
import { openImages, serveImage } from './images.server.ts'
import type { PictureSize } from './picture-sizes.server.ts'
import { type PictureWork, pictureWork } from './picture-work.server.ts'
import { StoreError } from './store/store-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'seyyah-images-'))
const disk = openDisk(folder)
afterEach(() => rmSync(join(folder, 'files'), { recursive: true, force: true }))

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1b6b76' } })
    .withExif({ IFD0: { Copyright: 'secret' } })
    .jpeg()
    .toBuffer()

test('a stored picture is served in the sizes and formats of the site, without its metadata', async () => {
  const images = openImages(disk, pictureWork)
  await images.put('efes', await picture(1500, 1000))
  for (const format of ['avif', 'webp', 'jpg'] as const) {
    const response = await serveImage(images, new Request(`http://x/images/efes-640.${format}`))
    expect([response?.status, response?.headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
    const metadata = await sharp(Buffer.from(await response!.arrayBuffer())).metadata()
    expect(metadata).toMatchObject({ width: 640, height: 427 })
    expect(metadata.exif).toBeUndefined()
  }
})

test('the preview picture for shared links is a JPEG of 1200 x 630 px, whatever the shape of the original', async () => {
  const images = openImages(disk, pictureWork)
  for (const [file, width, height] of [
    ['wide', 2000, 500],
    ['tall', 600, 1500],
  ] as const) {
    await images.put(file, await picture(width, height))
    const response = await serveImage(images, new Request(`http://x/images/${file}-share.jpg`))
    expect(response?.headers.get('content-type')).toBe('image/jpeg')
    const metadata = await sharp(Buffer.from(await response!.arrayBuffer())).metadata()
    expect(metadata).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  }
})

test('the preview picture keeps the focal point', async () => {
  let point: string | undefined
  const images = openImages(disk, pictureWork, async () => point)
  const half = await picture(300, 200)
  const red = { create: { width: 300, height: 200, channels: 3 as const, background: '#ff0000' } }
  const tall = await sharp({ create: { ...red.create, height: 800 } })
    .composite([{ input: half, left: 0, top: 600 }])
    .png()
    .toBuffer()
  await images.put('uzun', tall)
  const shownAt = async (focus?: string) => {
    point = focus
    const response = await serveImage(images, new Request(`http://x${sharePath({ file: 'uzun', focus })}`))
    const { channels } = await sharp(Buffer.from(await response!.arrayBuffer())).stats()
    return channels[0]!.mean
  }
  expect(await shownAt()).toBeGreaterThan(250)
  expect(await shownAt('50% 3%')).toBeGreaterThan(250)
  expect(await shownAt('50% 98%')).toBeLessThan(200)
})

test('a picture is not enlarged', async () => {
  const images = openImages(disk, pictureWork)
  await images.put('kucuk', await picture(400, 300))
  const bytes = await images.read('kucuk', 960, 'webp')
  expect((await sharp(bytes!).metadata()).width).toBe(400)
})

test('concurrent requests for a new size share one resize', async () => {
  const images = openImages(disk, pictureWork)
  await images.put('nemrut', await picture(2400, 1600))
  const all = await Promise.all(Array.from({ length: 10 }, () => images.read('nemrut', 320, 'webp')))
  expect(new Set(all).size).toBe(1)
})

test('pictures are made while the store keeps others waiting', async () => {
  const all = Promise.withResolvers<void>()
  let waiting = 0
  const slow: Disk = Object.assign(openDisk(folder), {
    putAtomically: async (...put: Parameters<Disk['putAtomically']>) => {
      waiting += 1
      if (waiting === 3) all.resolve()
      await all.promise
      await disk.putAtomically(...put)
    },
  })
  await openImages(disk, pictureWork).put('ihlara', await picture(800, 600))
  const images = openImages(slow, pictureWork)
  const made = await Promise.all([
    images.add(await picture(40, 30), null),
    images.add(await picture(30, 40), null),
    images.read('ihlara', 320, 'webp'),
  ])
  expect(made).toMatchObject([{ width: 40 }, { width: 30 }, expect.any(Uint8Array)])
})

test.each([
  ['the disk is full', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['the disk fails', Object.assign(new Error('fsync'), { code: 'EIO' })],
  ['the quota is used up', new Error('E_CANNOT_WRITE_FILE', { cause: Object.assign(new Error(), { code: 'EDQUOT' }) })],
  ['the bucket is away', new StoreError('away', 'PutObject: 503')],
])('when %s a new size is answered all the same, and this is logged once', async (_, error) => {
  let isFull = false
  const logged: unknown[] = []
  const full: Disk = Object.assign(openDisk(folder), {
    putAtomically: async (...put: Parameters<Disk['putAtomically']>) => {
      if (isFull) throw error
      await disk.putAtomically(...put)
    },
  })
  const log = { error: (...said: unknown[]) => logged.push(said[1]), info: (said: unknown) => logged.push(said) }
  const images = openImages(full, pictureWork, undefined, log as never)
  const widthOf = async (width: number) => {
    const response = await serveImage(images, new Request(`http://x/images/efes-${width}.webp`))
    return (await sharp(Buffer.from(await response!.arrayBuffer())).metadata()).width
  }
  await images.put('efes', await picture(1500, 1000))
  isFull = true
  expect([await widthOf(320), await widthOf(640), await widthOf(320)]).toEqual([320, 640, 320])
  expect(await disk.exists('images/efes/320.webp')).toBe(false)
  isFull = false
  expect(await widthOf(320)).toBe(320)
  expect(await disk.exists('images/efes/320.webp')).toBe(true)
  expect(logged).toEqual(['sizes of pictures cannot be stored', 'sizes of pictures are stored again'])
})

test('a size that cannot be stored for another reason fails', async () => {
  const images = openImages(
    Object.assign(openDisk(folder), { putAtomically: () => Promise.reject(new Error('not allowed')) }),
    pictureWork,
  )
  await openImages(disk, pictureWork).put('efes', await picture(400, 300))
  await expect(images.read('efes', 320, 'webp')).rejects.toThrow('not allowed')
})

test('one of the project’s own pictures is stored unchanged, in its own format', async () => {
  const images = openImages(disk, pictureWork)
  const bytes = await sharp(await picture(64, 64))
    .avif()
    .toBuffer()
  await images.put('gol', bytes)
  expect(Buffer.from((await images.original('gol'))!)).toEqual(bytes)
})

test.each([
  '/images/yok-320.webp',
  '/images/efes-321.webp',
  '/images/efes-320.svg',
  '/images/efes-share.webp',
  '/images/yok-share.jpg',
  '/images/efes-share35x50.jpg',
  '/images/efes-share50x110.jpg',
  '/images/../secret-320.webp',
  '/images/efes-9999.webp',
])('%s is not found', async (path) => {
  const images = openImages(disk, pictureWork)
  const response = await serveImage(images, new Request(`http://x${path}`))
  expect(response === null || response.status === 404).toBe(true)
})

test('an unknown name is answered and an upload is stored while sizes are being made', async () => {
  const made = Promise.withResolvers<Uint8Array>()
  const images = openImages(disk, { ...pictureWork, resize: () => made.promise })
  await images.put('efes', await picture(800, 600))
  const sizes = ([320, 640, 960] as const).map((width) => images.read('efes', width, 'webp'))
  await expect.poll(images.waiting).toBe(3)
  const unknown = await serveImage(images, new Request('http://x/images/none-320.webp'))
  expect(unknown?.status).toBe(404)
  const upload = images.add(await picture(400, 300), null)
  await expect.poll(images.waiting).toBe(4)
  made.resolve(new Uint8Array([1]))
  expect(await upload).toMatchObject({ width: 400, height: 300 })
  expect(await Promise.all(sizes)).toEqual(Array(3).fill(new Uint8Array([1])))
})

test('a hundred sizes wait for a network, more are refused with a time to come back, and another is not', async () => {
  const gate = Promise.withResolvers<Uint8Array>()
  const begun: string[] = []
  const resize = async (_source: Uint8Array, size: PictureSize) => {
    begun.push(String(size))
    return gate.promise
  }
  const adopt: PictureWork['adopt'] = async () => {
    begun.push('upload')
    return null
  }
  const images = openImages(disk, { resize, adopt })
  const files = ['bir', 'iki', 'uc', 'dort']
  for (const file of files) await images.put(file, await picture(8, 8))
  const all = files.flatMap((file) =>
    imageFormats.flatMap((format) => imageWidths.map((width) => [file, width, format] as const)),
  )
  const made = all.slice(0, 101).map((size) => images.read(...size, 'many'))
  await expect.poll(images.waiting).toBe(101)
  await expect(images.read(...all[101]!, 'many')).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '10' },
  })
  made.push(images.read('bir', 'share', 'jpg', 'one'))
  await expect.poll(images.waiting).toBe(102)
  const upload = images.add(await picture(8, 8), null)
  await expect.poll(images.waiting).toBe(103)
  gate.resolve(new Uint8Array([1]))
  await Promise.all([...made, upload])
  // An upload goes before all that waits, and the one of a network before the second of the other.
  expect([begun[1], begun[3]]).toEqual(['upload', 'share'])
})

test('a picture that cannot be made frees its place', async () => {
  const resize = vi
    .fn()
    .mockRejectedValueOnce(new Error('broken'))
    .mockResolvedValue(new Uint8Array([1]))
  const images = openImages(disk, { ...pictureWork, resize })
  await images.put('efes', await picture(8, 8))
  const [broken, next] = [images.read('efes', 320, 'webp'), images.read('efes', 640, 'webp')]
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toEqual(new Uint8Array([1]))
  expect(images.waiting()).toBe(0)
})

test('sizes are made in turn for each network, and one that several ask for at the first turn of any', async () => {
  const begun: number[] = []
  const gate = Promise.withResolvers<void>()
  const resize = async (_source: Uint8Array, size: PictureSize) => {
    begun.push(Number(size))
    await gate.promise
    return new Uint8Array([1])
  }
  const images = openImages(disk, { ...pictureWork, resize })
  await images.put('efes', await picture(800, 600))
  const asked: Promise<unknown>[] = []
  const ask = async (width: number, network: string) => {
    const waiting = images.waiting()
    asked.push(images.read('efes', width, 'webp', network))
    await expect.poll(images.waiting).toBe(waiting + 1)
  }
  for (const width of [320, 480, 640, 750, 960, 1100]) await ask(width, 'many')
  await ask(1280, 'one')
  asked.push(images.read('efes', 1100, 'webp', 'other'))
  gate.resolve()
  expect(await Promise.all(asked)).toHaveLength(8)
  expect(begun).toEqual([320, 480, 1280, 1100, 640, 750, 960])
})
