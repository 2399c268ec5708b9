import { z } from 'zod'
import type { AnyEndpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { resultOf } from '#src/base/http/endpoint/parsed.server.ts'

/** A request that must be refused, or (`isOdd`) that may be taken but must not fail. */
export type BadRequest = {
  method: string
  target: string
  headers: [name: string, value: string][]
  body: Buffer | null
  isOdd: boolean
}

type Random = () => number

/** Values that break naive code, PostgreSQL, dates, patterns or numbers. */
const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  -0,
  1e308,
  2 ** 53,
  9_223_372_036_854_775_807n.toString(),
  '',
  ' ',
  '0000-00-00',
  '9999-12-31',
  '2027-02-30',
  '\0',
  '\ud800',
  '\u202e',
  'İıŞğ'.repeat(40),
  'a'.repeat(5000),
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE orders; --",
  '%',
  '../../etc/passwd',
  '__proto__',
  [],
  {},
  [[]],
  [null],
  ['PUT'],
  { toString: 1 },
  { valueOf: null, toString: null },
  { constructor: { prototype: { staff: true } } },
  { length: 1e9 },
  { toJSON: 'x' },
]

const oddParams = [
  '0',
  '-1',
  '1.5',
  '1e9',
  '99999999999999999999',
  '9223372036854775807',
  '9223372036854775808',
  '%00',
  '%ff',
  '%E0%A4%A',
  '%2e%2e%2f',
  '%ed%a0%80',
  '%F0%9F%8E%88',
  "'%20OR%201=1",
  '__proto__',
  'constructor',
  'null',
  'NaN',
  'a'.repeat(3000),
]

const oddHeaders: [string, string][] = [
  ['content-encoding', 'gzip'],
  ['content-length', '0'],
  ['expect', '200-ok'],
  ['range', 'bytes=0-,5-,1-'],
  ['if-none-match', 'W/"x", "y'.repeat(50)],
  ['accept-encoding', 'br;q=nan, *;q=-1, identity;q=99999'],
  ['accept-language', 'tr;q=1,'.repeat(300)],
  ['cookie', `_lang=${'x'.repeat(3000)}`],
  ['cookie', '_lang=__proto__; =; ;;; a=%ff'],
  ['x-forwarded-for', '::ffff:1.2.3.4, nonsense, 999.1.1.1'],
  ['x-forwarded-for', ',,,,'],
  ['origin', 'null'],
  ['referer', '://'],
  ['authorization', `Bearer ${'y'.repeat(4000)}`],
  ['authorization', 'Basic Og=='],
  ['idempotency-key', 'short'],
  ['idempotency-key', 'k'.repeat(4000)],
  ['x-big', 'z'.repeat(6000)],
]

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

/** The next bad requests of a seed, over all endpoints in turn. `headers` lacks the session, which the caller adds. */
export function* badRequests(endpoints: readonly AnyEndpoint[], random: Random): Generator<BadRequest, never> {
  const makers = endpoints.map((endpoint) => ({ endpoint, sample: sampler(endpoint, random) }))
  for (;;) {
    for (const { endpoint, sample } of makers) {
      const made = endpoint.method === 'GET' ? badRead(endpoint, random) : badWrite(endpoint, sample, random)
      if (made) yield made
    }
  }
}

function targetOf({ path, query }: AnyEndpoint, random: Random, isOdd: boolean): string {
  const filled = path.replace(/:[^/]+/g, () => (isOdd && random() < 0.6 ? pick(random, oddParams) : '1'))
  const fields = [...Object.keys(query?.shape ?? {}), 'lang', '_method', '__proto__', 'a[b][c]']
  if (!isOdd || random() < 0.3) return filled
  const value = () =>
    random() < 0.3
      ? pick(random, oddParams)
      : encodeURIComponent(String(JSON.stringify(pick(random, oddValues))).slice(0, 2000))
  const search = Array.from({ length: 1 + Math.floor(random() * 3) }, () => `${pick(random, fields)}=${value()}`)
  return `${filled}?${search.join('&')}`
}

function badRead(endpoint: AnyEndpoint, random: Random): BadRequest {
  const method = pick(random, ['GET', 'GET', 'GET', 'HEAD', 'OPTIONS'])
  const headers = random() < 0.5 ? [pick(random, oddHeaders)] : []
  return { method, target: targetOf(endpoint, random, true), headers, body: null, isOdd: true }
}

type Sample = () => Record<string, unknown>

function badWrite(endpoint: AnyEndpoint, sample: Sample, random: Random): BadRequest | null {
  const { method } = endpoint
  const target = targetOf(endpoint, random, random() < 0.3)
  const headers: [string, string][] = random() < 0.3 ? [pick(random, oddHeaders)] : []
  const json = (body: Buffer | string, isOdd = false): BadRequest => ({
    method,
    target,
    headers: [...headers, ['content-type', 'application/json'], ['idempotency-key', `fuzz-${random()}`]],
    body: Buffer.from(body),
    isOdd,
  })
  const kind = Math.floor(random() * 12)
  if (endpoint.takesFile || kind === 0) return oddUpload(method, target, random)
  if (kind === 1) return json(pick(random, brokenJson))
  if (kind === 2) return json('['.repeat(20_000) + ']'.repeat(20_000))
  if (kind === 3) return json(`{"a":${'{"b":'.repeat(60)}1${'}'.repeat(60)}}`)
  if (kind === 4) return json(JSON.stringify(sample()).replace(/^\{/, '{"__proto__":{"x":1},'))
  if (kind === 5) return oddForm(method, target, random)
  if (kind === 6) return { ...json(JSON.stringify(sample())), headers: [['content-type', pick(random, oddTypes)]] }
  if (kind === 7)
    return { ...json(JSON.stringify({ ...sample(), _method: pick(random, oddMethods) })), method: 'POST', isOdd: false }
  if (kind === 8) return json(`{"x":"${'y'.repeat((endpoint.bodyLimit ?? 256 * 1024) > 2e6 ? 1000 : 300_000)}"}`)
  if (kind === 9) return json(JSON.stringify({ ...sample(), [`unknown${Math.floor(random() * 9)}`]: 1 }))
  const fields = mutated(sample(), random) as Record<string, unknown>
  const isTaken = resultOf(endpoint.body ?? z.strictObject({}), fields)?.success ?? false
  return json(JSON.stringify(fields), isTaken)
}

const brokenJson = [
  '{',
  '"text"',
  '[]',
  'null',
  '1',
  '{"a":1,}',
  '{"a":\u0000}',
  '\ufeff{}x',
  '{"a":"\ud800"}',
  'NaN',
  '{'.repeat(100),
]
const oddMethods: unknown[] = [
  { toString: 1 },
  ['x'],
  1,
  null,
  true,
  {},
  'TRACE',
  'GET',
  '__proto__',
  'a'.repeat(1000),
  [['PUT']],
  { toUpperCase: 1 },
]
const oddTypes = [
  'text/plain',
  'application/xml',
  'application/json-patch+json',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'application/octet-stream',
  '; ;',
  'image/svg+xml',
]

function oddForm(method: string, target: string, random: Random): BadRequest {
  const bodies = [
    '&'.repeat(5000),
    '%',
    'a=%ff',
    '__proto__=1',
    'a=%00',
    'a[]=1&a[]=2&__proto__[x]=1',
    '='.repeat(3000),
    'x=1&x=2&y[z]=1',
  ]
  const headers: [string, string][] = [['content-type', 'application/x-www-form-urlencoded']]
  return { method, target, headers, body: Buffer.from(`no_such_field=1&${pick(random, bodies)}`), isOdd: false }
}

/** Multipart forms that no browser sends, and files that are not what they say. */
function oddUpload(method: string, target: string, random: Random): BadRequest {
  const part = (head: string, body: string | Buffer = 'x') =>
    Buffer.concat([Buffer.from(`--B\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')])
  const file = (name: string, body: string | Buffer) =>
    part(`Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png`, body)
  const end = Buffer.from('--B--\r\n')
  const noise = Buffer.from(Array.from({ length: 400 }, () => Math.floor(random() * 256)))
  const bodies: Buffer[] = [
    Buffer.alloc(0),
    Buffer.from('--B'),
    end,
    Buffer.concat([file('a.png', noise)]),
    Buffer.concat([file('a.png', noise), file('b.png', noise), end]),
    Buffer.concat([file('a\0.png', noise), end]),
    Buffer.concat([file('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'), end]),
    Buffer.concat([file('../../../x.png', Buffer.from('89504e470d0a1a0a', 'hex')), end]),
    Buffer.concat([file(`${'n'.repeat(5000)}.png`, noise), end]),
    Buffer.concat([part('Content-Disposition: form-data'), end]),
    Buffer.concat([part(`X-Big: ${'h'.repeat(100_000)}`), end]),
    Buffer.concat([part('Content-Disposition: form-data; name="__proto__"'), end]),
    Buffer.concat([...Array.from({ length: 1500 }, () => part('Content-Disposition: form-data; name="a"')), end]),
    noise,
  ]
  const types = [
    'multipart/form-data; boundary=B',
    'multipart/form-data; boundary="B"',
    'multipart/form-data; boundary=C',
    'multipart/form-data',
  ]
  const body = pick(random, bodies)
  return {
    method,
    target,
    headers: [
      ['content-type', pick(random, types)],
      ['idempotency-key', `fuzz-${random()}`],
    ],
    body,
    // Without fields, which some writes take.
    isOdd: body.length === 0 || body === end,
  }
}

/** The same value with one to three of its parts replaced by an odd value, removed or nested. */
function mutated(value: unknown, random: Random): unknown {
  let result = value
  for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) result = mutatedOnce(result, random)
  return typeof result === 'object' && result !== null && !Array.isArray(result) ? result : { value: result }
}

function mutatedOnce(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random() < 0.7) {
    const at = Math.floor(random() * value.length)
    return value.map((each, index) => (index === at ? mutatedOnce(each, random) : each))
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && random() < 0.85) {
    const key = pick(random, Object.keys(value))
    const { [key]: child, ...rest } = value as Record<string, unknown>
    return random() < 0.15 ? rest : { ...rest, [key]: mutatedOnce(child, random) }
  }
  return random() < 0.1 ? Array.from({ length: 2000 }, () => value) : pick(random, oddValues)
}

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  $ref?: string
  minimum?: number
  minLength?: number
}

/** Makes bodies of the shape that the endpoint declares. */
function sampler({ body, method }: AnyEndpoint, random: Random): Sample {
  if (!body || method === 'GET') return () => ({})
  const root = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema & {
    $defs?: Record<string, Schema>
  }
  const make = (schema: Schema, depth = 0): unknown => {
    if (depth > 8) return null
    if (schema.$ref) return make(root.$defs?.[schema.$ref.split('/').at(-1)!] ?? {}, depth + 1)
    if ('const' in schema) return schema.const
    if (schema.enum) return pick(random, schema.enum)
    const union = schema.anyOf ?? schema.oneOf
    if (union) return make(pick(random, union), depth + 1)
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => make(each, depth + 1)))
    const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
    if (type === 'object' || schema.properties) {
      const fields = Object.entries(schema.properties ?? {}).filter(
        ([name]) => schema.required?.includes(name) || random() < 0.7,
      )
      return Object.fromEntries(fields.map(([name, each]) => [name, make(each, depth + 1)]))
    }
    if (type === 'array')
      return Array.from({ length: Math.floor(random() * 3) }, () => make(schema.items ?? {}, depth + 1))
    if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
    if (type === 'boolean') return random() < 0.5
    return pick(
      random,
      ['1', 'Deneme', '2030-05-01', 'ayse@musteri.example', 'TRY', '+90 532 000 00 00'].map((text) =>
        text.padEnd(schema.minLength ?? 0, 'x'),
      ),
    )
  }
  return () => {
    const made = make(root)
    return typeof made === 'object' && made !== null && !Array.isArray(made) ? (made as Record<string, unknown>) : {}
  }
}
