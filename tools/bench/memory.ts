import { randomInt, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { memoryOf } from './cpu.ts'
import { load } from './load.ts'
import { pagesOf, placeOrder, repeat } from './selling.ts'
import { type SiteData, salesOf } from './site-data.ts'

/** Resident memory in MB. */
export type Memory = {
  what: string
  /** of the site's process */
  app: number
  /** with the processes that it started; of a load the most that was seen */
  all: number
}
export type Admin = { email: string; password: string }
type Options = { port: number; pid: number; folder: string; data: SiteData; minutes: number; admin: Admin }

/**
 * What a shop has in an hour, faster: visitors on all pages and searches, pictures in all sizes, an order a second, a price
 * change in five seconds, and a photo of 12 megapixels uploaded every ten seconds.
 */
export async function mixedLoad({ port, pid, folder, data, minutes, admin }: Options): Promise<Memory> {
  const seconds = minutes * 60
  const end = performance.now() + seconds * 1000
  const token = await signIn(port, admin)
  const photo = await photoOf()
  const files = [...data.images]
  const pages = pagesOf(data)
  const words = ['kapadokya', 'karadeniz', 'roma', 'vizesiz', 'kayak', 'nisan', 'balkan', 'istanbul']
  const wishes = [
    () => pages[randomInt(pages.length)]!,
    () => pages[randomInt(pages.length)]!,
    () => `/tur-ara?search=${words[randomInt(words.length)]}&price_max=${randomInt(20_000, 900_000)}`,
    () => `/turlar/${data.categories[0]}?price_min=${randomInt(1, 20_000)}`,
    () => `/api/pages/search-products?price_max=${randomInt(20_000, 900_000)}`,
  ]
  const visitors = () => ({ path: wishes[randomInt(wishes.length)]!(), headers: { 'accept-encoding': 'br' } })
  const pictures = () => {
    const width = [320, 640, 960][randomInt(3)]
    return { path: `/images/${files[randomInt(files.length)]}-${width}.${['avif', 'webp', 'jpg'][randomInt(3)]}` }
  }
  const sell = salesOf(data)
  let peak = 0
  const watch = async () => {
    peak = Math.max(peak, memoryOf(pid, folder).all)
  }
  const upload = async () => {
    files.push(await uploadPhoto(port, token, photo))
  }
  await Promise.all([
    load({ port, connections: 4, seconds, next: visitors }),
    load({ port, connections: 1, seconds, next: pictures }),
    repeat({ everyMs: 1000, happen: () => placeOrder(port, data, sell()) }, end),
    repeat({ everyMs: 5000, happen: data.changePrice }, end),
    repeat({ everyMs: 10_000, happen: upload }, end),
    repeat({ everyMs: 500, happen: watch }, end),
  ])
  return {
    what: `after a start and ${minutes} minutes of mixed load with uploads`,
    app: memoryOf(pid, folder).app,
    all: peak,
  }
}

async function signIn(port: number, admin: Admin): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  return ((await answer.json()) as { token: string }).token
}

/** @returns the name under which the site serves it */
async function uploadPhoto(port: number, token: string, photo: Buffer): Promise<string> {
  const body = new FormData()
  // Bytes after the end of a JPEG are not of the picture: every upload is another file.
  body.set('file', new Blob([new Uint8Array(photo), randomUUID()], { type: 'image/jpeg' }), 'photo.jpg')
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/files/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  if (answer.status !== 201) throw new Error(await answer.text())
  return ((await answer.json()) as { data: { file: string } }).data.file
}

/** As a phone takes them: 4000 by 3000, 4 to 5 MB. */
function photoOf(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 }
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toBuffer()
}
