import { beforeEach, expect, test } from 'vitest'
import { api, changes, done, form, json, parts, reset, send } from './test-notes.ts'

beforeEach(reset)

test.each([
  { how: 'JSON', body: '{"text":"merhaba","stars":5,"tags":["a","b"],"form_data":{"a":1}}', headers: json },
  { how: 'a form', body: 'text=merhaba&stars=5&tags=a,b&form_data=%7B%22a%22%3A1%7D', headers: form },
  { how: 'a form of repeated fields', body: 'text=merhaba&stars=5&tags[]=a&tags[]=b&form_data={"a":1}', headers: form },
  { how: 'multipart', body: parts({ text: 'merhaba', stars: '5', tags: '["a","b"]', form_data: '{"a":1}' }) },
])('$how gives the handler the same fields', async ({ body, headers }) => {
  expect((await send('POST', '/api/notes', body, headers)).status).toBe(201)
  expect(done).toEqual([{ method: 'POST', body: { text: 'merhaba', stars: 5, tags: ['a', 'b'], form_data: { a: 1 } } }])
})

test('a file of a multipart body arrives as a file', async () => {
  await send('POST', '/api/notes', parts({ text: 'cv', file: new File(['%PDF-'], 'cv.pdf') }))
  expect(done[0]!.body).toMatchObject({ text: 'cv', file: expect.any(File) })
})

test.each([
  ['application/json; charset=iso-8859-9', ''],
  ['application/x-www-form-urlencoded;charset="windows-1254"', ''],
  ['application/json', 'gzip'],
  ['application/json; charset=utf-8', 'br'],
])('a body of %s %s is refused, because it would be read as other text', async (type, encoding) => {
  const headers = { ...json, 'content-type': type, ...(encoding && { 'content-encoding': encoding }) }
  expect((await send('POST', '/api/notes', '{"text":"ab"}', headers)).status).toBe(415)
  expect(done).toEqual([])
})

test.each([
  ['application/json; charset=UTF-8', 'identity'],
  ['application/json;charset="utf8"', ''],
])('a body of %s %s is read', async (type, encoding) => {
  const headers = { ...json, 'content-type': type, ...(encoding && { 'content-encoding': encoding }) }
  expect((await send('POST', '/api/notes', '{"text":"ab"}', headers)).status).toBe(201)
})

/** A body of parts between `edge`. */
const edge = '----edge-of-the-parts-of-this-test'
const ofParts = (...contents: string[]) =>
  `${contents.map((content) => `--${edge}\r\ncontent-disposition: form-data; ${content}\r\n`).join('')}--${edge}--\r\n`

test('parts are told and counted by the parameter boundary, not by one whose name ends with it', async () => {
  const headers = { 'content-type': `multipart/form-data; xboundary=zzz; boundary=${edge}` }
  const file = 'name="file"; filename="a.txt"\r\n\r\n'
  const body = ofParts('name="text"\r\n\r\nab', file + '--zzz\r\n'.repeat(2000))
  expect((await send('POST', '/api/notes', body, headers)).status).toBe(201)
  expect(done).toMatchObject([{ body: { text: 'ab', file: expect.any(File) } }])
})

test.each([
  ['in another parameter', `multipart/form-data; x="; boundary=zzz"; boundary=${edge}`],
  ['with an escape', `multipart/form-data; boundary="${edge.replace('edge', '\\edge')}"`],
])('a boundary %s, which the parser of the body would read in another way, is refused', async (_, type) => {
  const body = ofParts('name="text"\r\n\r\nab')
  expect((await send('POST', '/api/notes', body, { 'content-type': type })).status).toBe(400)
  expect(
    (await send('POST', '/api/notes', body, { 'content-type': `multipart/form-data; boundary=${edge}` })).status,
  ).toBe(201)
})

test('pairs of a form are counted in its bytes: empty ones, which no parser returns, count too', async () => {
  const empty = (pairs: number) => send('POST', '/api/notes', `text=ab${'&'.repeat(pairs - 1)}`, form)
  expect((await empty(1000)).status).toBe(201)
  expect((await empty(1001)).status).toBe(400)
})

const deep = '['.repeat(100) + ']'.repeat(100)
const many = (count: number) => Array.from({ length: count }, () => 'tags=a').join('&')
test.each([
  { what: 'an unknown field', body: '{"text":"ab","colour":"red"}', status: 422, field: 'colour' },
  { what: 'a field called constructor', body: '{"text":"ab","constructor":1}', status: 422, field: 'constructor' },
  {
    what: 'a field called toString in a form',
    body: 'text=ab&toString=1',
    headers: form,
    status: 422,
    field: 'toString',
  },
  { what: 'a wrong type', body: '{"text":{"a":1}}', status: 422, field: 'text' },
  { what: 'a number as text', body: '{"text":12}', status: 422, field: 'text' },
  { what: 'a fraction', body: '{"text":"ab","stars":2.5}', status: 422, field: 'stars' },
  { what: 'a boolean for a number', body: '{"text":"ab","stars":true}', status: 422, field: 'stars' },
  { what: 'too long a list', body: 'text=ab&tags=a,b,c,d', headers: form, status: 422, field: 'tags' },
  { what: 'a file for a text', body: parts({ text: new File(['x'], 'x') }), headers: {}, status: 422, field: 'text' },
  { what: 'a field twice', body: 'text=ab&text=cd', headers: form, status: 422, field: 'text' },
  { what: 'invalid JSON in a field', body: 'text=ab&form_data={', headers: form, status: 422, field: 'form_data' },
  { what: 'an empty body', body: '', status: 422, field: 'text' },
  { what: '__proto__', body: '{"text":"ab","__proto__":{"stars":5}}', status: 400 },
  { what: '__proto__ in a nested object', body: '{"text":"ab","form_data":{"__proto__":{}}}', status: 400 },
  { what: '__proto__ in a form', body: 'text=ab&__proto__=1', headers: form, status: 400 },
  { what: '__proto__[] in a form', body: 'text=ab&__proto__[]=1', headers: form, status: 400 },
  { what: 'a list for an object', body: '[1]', status: 400 },
  { what: 'null for an object', body: 'null', status: 400 },
  { what: 'invalid JSON', body: '{"text":', status: 400 },
  { what: 'JSON nested a hundred levels deep', body: `{"text":"ab","tags":${deep}}`, status: 400 },
  { what: 'JSON nested as deep as the limit of the body allows', body: '['.repeat(200_000), status: 400 },
  { what: 'a hundred thousand values', body: `{"text":"ab","tags":[${'0,'.repeat(100_000)}0]}`, status: 400 },
  { what: 'thirty thousand fields', body: many(30_000), headers: form, status: 400 },
  { what: 'NUL', body: '{"text":"a\\u0000b"}', status: 400 },
  { what: 'NUL in a form', body: 'text=a%00b', headers: form, status: 400 },
  { what: 'a lone surrogate', body: '{"text":"a\\ud800b"}', status: 400 },
  { what: 'bytes that are not UTF-8', body: new Uint8Array([0x22, 0xff, 0x22]), status: 400 },
  { what: 'multipart without a boundary', body: 'x', headers: { 'content-type': 'multipart/form-data' }, status: 400 },
  {
    what: 'truncated multipart',
    body: '--B\r\ncontent-disposition: form-data; name="text"\r\n\r\nab',
    headers: { 'content-type': 'multipart/form-data; boundary=B' },
    status: 400,
  },
  {
    what: 'multipart of two thousand parts behind another boundary',
    body: ofParts(...Array<string>(2000).fill('name="tags"\r\n\r\na')),
    headers: { 'content-type': `multipart/form-data; xboundary=zzz; boundary=${edge}` },
    status: 400,
  },
  {
    what: 'multipart of two thousand parts',
    body: `${'--B\r\ncontent-disposition: form-data; name="tags"\r\n\r\na\r\n'.repeat(2000)}--B--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=B' },
    status: 400,
  },
  { what: 'a body over the limit', body: `{"text":"${'a'.repeat(256 * 1024)}"}`, status: 413 },
  { what: 'XML', body: '<a/>', headers: { 'content-type': 'application/xml' }, status: 415 },
  {
    what: 'plain text, which a form of another site can send',
    body: '{"text":"ab"}',
    headers: { 'content-type': 'text/plain' },
    status: 415,
  },
])(
  '$what is refused with $status and a message, and no handler runs',
  async ({ body, headers = json, status, field }) => {
    const answer = await send('POST', '/api/notes', body, headers as Record<string, string>)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ success: false, message: expect.stringMatching(/[a-zçğıöşü] /) })
    expect(Object.keys(answer.body.errors ?? {})).toEqual(field ? [field] : [])
    expect(done).toEqual([])
    expect(changes.count).toBe(0)
  },
)

test('a body that exceeds its declared length, or declares none, is cut off at the limit', async () => {
  let sent = 0
  const long = new ReadableStream({
    pull: (controller) => {
      sent += 1
      controller.enqueue(new TextEncoder().encode('a'.repeat(10_000)))
      if (sent === 100) controller.close()
    },
  })
  const request = { method: 'POST', headers: json, body: long, duplex: 'half' }
  const response = await api.fetch(new Request('http://seyyah.example/api/notes', request as RequestInit))
  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(40)
})

test('a client that disconnects within the body is answered 400, not 500', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('socket hang up')) })
  const request = { method: 'POST', headers: json, body: broken, duplex: 'half' }
  expect((await api.fetch(new Request('http://seyyah.example/api/notes', request as RequestInit))).status).toBe(400)
})

test('a missing field, an empty one and a wrong one have different messages', async () => {
  const errors = async (body: string) => (await send('POST', '/api/notes', body, form)).body.errors
  expect(await errors('')).toEqual({ text: ['Mesajınızı yazın.'] })
  expect(await errors('text=%20')).toEqual({ text: ['Mesajınızı yazın.'] })
  expect((await send('POST', '/api/notes', '{"text":null}', json)).body.errors).toEqual({ text: ['Mesajınızı yazın.'] })
  expect(await errors('text=a')).toEqual({ text: ['Bu Alan 2 Karakterden Az Olamaz'] })
  expect(await errors('text=ab&stars=9')).toEqual({ stars: ['En fazla 5 olabilir'] })
  expect(await errors('text=ab&stars=x')).toEqual({ stars: ['Bu alanı kontrol ediniz'] })
})

test('the number of messages is limited', async () => {
  const body = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`f${n}`, n]))
  const { errors } = (await send('POST', '/api/notes', JSON.stringify(body), json)).body
  expect(Object.keys(errors).length).toBeLessThan(102)
})
