import { crc32, deflateSync } from 'node:zlib'
import { rng } from './random.ts'

/** Pixels. The film lies over everything once; the dots come with every filter, so their tile is smaller. */
export const GRAIN_TILE = 512
export const DOTS_TILE = 320

const tiles = new Map<number, string>()

/**
 * White paper whose opacity is even noise, every level equally frequent, so that a threshold on it gives exactly the
 * asked density of dots. As a PNG, because the same noise by feTurbulence takes a second at full size.
 */
export function grainTile(size: number): string {
  const known = tiles.get(size)
  if (known) return known
  const tile = `data:image/png;base64,${png(levels(size), size).toString('base64')}`
  tiles.set(size, tile)
  return tile
}

/** Neighbours are averaged a little, which makes a grain of about two pixels that survives being scaled down. */
function levels(size: number): Uint8Array {
  const chance = rng('grain')
  const raw = Float32Array.from({ length: size * size }, chance.next)
  const soft = raw.map((value, i) => {
    const x = i % size
    const row = i - x
    const right = raw[row + ((x + 1) % size)] ?? 0
    const below = raw[(row + size + x) % raw.length] ?? 0
    const across = raw[((row + size) % raw.length) + ((x + 1) % size)] ?? 0
    return value + 0.8 * right + 0.8 * below + 0.5 * across
  })
  const order = Uint32Array.from(soft.keys()).sort((a, b) => (soft[a] ?? 0) - (soft[b] ?? 0))
  const even = new Uint8Array(raw.length)
  for (const [rank, i] of order.entries()) even[i] = Math.floor((rank / order.length) * 32) * 8 + 4
  return even
}

function png(alpha: Uint8Array, size: number): Buffer {
  const rows = Buffer.alloc((size * 2 + 1) * size)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = y * (size * 2 + 1) + 1 + x * 2
      rows[at] = 255
      rows[at + 1] = alpha[y * size + x] ?? 0
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header[8] = 8
  header[9] = 4 // grey with opacity
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
