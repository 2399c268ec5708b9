import { buffer } from 'node:stream/consumers'
import { opened } from './envelope.server.ts'

export async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

export const all = (source: AsyncIterable<Uint8Array>): Promise<Buffer> => buffer(source)

/** Why a backup does not open; `opened` when it does. */
export async function reasonOf(bytes: Buffer, passphrase: string): Promise<string> {
  try {
    await all(opened(inPieces(bytes, 65_536), passphrase))
    return 'opened'
  } catch (error) {
    return (error as { reason: string }).reason
  }
}

export function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[at]! ^= 1
  return changed
}
