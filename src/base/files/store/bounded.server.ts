import { pipeline, type Readable, Transform } from 'node:stream'

/** The same stream, limited to `most` bytes: a longer one fails, and the source is destroyed. */
export function upTo(most: number, source: Readable, tooMuch: () => Error): Readable {
  let left = most
  const counting = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      left -= chunk.length
      if (left < 0) done(tooMuch())
      else done(null, chunk)
    },
  })
  return pipeline(source, counting, () => {})
}
