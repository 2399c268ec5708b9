import { pipeline, type Readable, Transform } from 'node:stream'

/** The same bytes, of which there may be so many. With more it fails with this error, and the source is not read on. */
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
