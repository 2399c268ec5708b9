import { expect, test } from 'vitest'
import { boundaryOf, fileInMultipart } from './multipart-file.server.ts'

const file = Buffer.concat([Buffer.from('first\r\n--other\r\n'), Buffer.alloc(300, 7), Buffer.from('\r\n--edge')])
async function bodyOf(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const response = new Response(form)
  return { boundary: boundaryOf(response.headers)!, bytes: Buffer.from(await response.arrayBuffer()) }
}
async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function read(bytes: Buffer, boundary: string, size = 64): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of fileInMultipart(inPieces(bytes, size), boundary)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test.each([1, 2, 7, 64, 100_000])(
  'the file is read whole from pieces of %i bytes, whatever stands around it',
  async (size) => {
    const { boundary, bytes } = await bodyOf({ alt_tr: 'Film', file: new File([file], 'film.webm'), more: 'after' })
    expect(await read(bytes, boundary, size)).toEqual(file)
  },
)

test('a body that ends within the file is refused', async () => {
  const { boundary, bytes } = await bodyOf({ file: new File([file], 'film.webm') })
  await expect(read(bytes.subarray(0, bytes.length - boundary.length - 10), boundary)).rejects.toThrow('malformed')
})

test.each<Record<string, string>>([{ name: 'x' }, {}])('a form without a file is refused: %j', async (fields) => {
  const { boundary, bytes } = await bodyOf(fields)
  await expect(read(bytes, boundary)).rejects.toThrow('malformed')
})

test('only a multipart body has a boundary', () => {
  expect(boundaryOf(new Headers({ 'content-type': 'multipart/form-data; boundary="a b"' }))).toBe('a b')
  expect(boundaryOf(new Headers({ 'content-type': 'video/webm' }))).toBeNull()
})

test.each([
  ['multipart/form-data; xboundary=zzz; boundary=edge', 'edge'],
  ['multipart/form-data;BOUNDARY=edge ; charset=utf-8', 'edge'],
])('the boundary of %s is that of the parameter of this name', (type, boundary) => {
  expect(boundaryOf(new Headers({ 'content-type': type }))).toBe(boundary)
})

test.each(['', '; boundary=', '; xboundary=edge', `; boundary=${'b'.repeat(71)}`, '; boundary="a\\b"'])(
  'a boundary that is missing or not allowed is refused: %s',
  (parameters) => {
    const headers = new Headers({ 'content-type': `multipart/form-data${parameters}` })
    expect(() => boundaryOf(headers)).toThrow('malformed')
  },
)
