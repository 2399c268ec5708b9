/**
 * Reads the beginning of a stream.
 * @returns at least `length` bytes as `head`, fewer when the stream ends before; `rest`, what follows; and `whole`, both
 */
export async function headOf(source: AsyncIterable<Uint8Array>, length: number) {
  const chunks = source[Symbol.asyncIterator]()
  const rest = { [Symbol.asyncIterator]: () => chunks }
  let head: Buffer = Buffer.alloc(0)
  while (head.length < length) {
    const { done, value } = await chunks.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  async function* whole() {
    yield head
    yield* rest
  }
  return { head, rest, whole: whole() }
}
