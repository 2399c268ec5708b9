import { buffer } from 'node:stream/consumers'
import { Failure } from '../../errors.ts'
import { isStorableText, parseJson } from '../json.ts'
import { boundaryOf, malformed } from './multipart-file.server.ts'

export type Fields = Record<string, unknown>

/** More than any form has. Without it, a body of `&` alone would make a hundred thousand fields. */
const maxFields = 1000

/**
 * The fields of a write, sent as JSON object, urlencoded or multipart.
 * A repeated field becomes a list; `name[]` counts as `name`.
 * @throws Failure 400 for a malformed body, 413 over the limit, 415 for any other type.
 */
export async function readFields(request: Request, limit: number): Promise<Fields> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const bytes = await readBytes(request, limit)
  if (bytes.length === 0) return {}
  assertUtf8(request)
  if (type === 'application/json') return jsonObject(textOf(bytes))
  if (type === 'application/x-www-form-urlencoded') return grouped(urlencoded(bytes))
  if (type === 'multipart/form-data') return grouped(await multipart(request, bytes))
  throw new Failure('unsupported_type', { key: 'errors.unsupported_type' })
}

/**
 * A query string as fields: a repeated name becomes a list, an empty value counts as absent. So does a `key` of odd bytes: it is a wrong
 * key like any other, and is counted as one.
 * @throws Failure 400 for other text that PostgreSQL cannot store.
 */
export function queryFields(search: URLSearchParams): Fields {
  return grouped([...search].filter(([name, value]) => value !== '' && (name !== 'key' || isStorableText(value))))
}

/** Read as UTF-8, text of another charset would be stored as other letters. @throws Failure 415 */
function assertUtf8(request: Request): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(request.headers.get('content-type') ?? '')?.[1]
  if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset))
    throw new Failure('unsupported_type', { key: 'errors.unsupported_type' })
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await buffer(bodyOf(request, limit)))
}

/**
 * The body as a stream.
 * @throws Failure 413 over the limit, 415 for a compressed body, 400 when the client disconnects.
 */
export async function* bodyOf(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  const tooLarge = () => new Failure('too_large', { key: 'errors.too_large' }, { headers: { connection: 'close' } })
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  if (!request.body) return
  if (!/^(identity)?$/i.test(request.headers.get('content-encoding')?.trim() ?? ''))
    throw new Failure(
      'unsupported_type',
      { key: 'errors.unsupported_type' },
      { headers: { 'accept-encoding': 'identity' } },
    )
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size > limit) throw tooLarge()
      yield chunk
    }
  } catch (error) {
    // Any other failure is the client's: it disconnected, or was disconnected for being too slow.
    throw error instanceof Failure ? error : malformed()
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed()
  }
}

function jsonObject(text: string): Fields {
  let value: unknown
  try {
    value = parseJson(text)
  } catch {
    throw malformed()
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed()
  return value as Fields
}

/** Empty pairs count too. */
function urlencoded(bytes: Uint8Array): URLSearchParams {
  if (occursOver(bytes, '&', maxFields - 1)) throw malformed()
  return new URLSearchParams(textOf(bytes))
}

async function multipart(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const boundary = boundaryOf(request.headers)
  if (boundary === null || occursOver(bytes, `--${boundary}`, maxFields + 1)) throw malformed()
  // Not the header as it came: its parser must not find another boundary than the one that was counted.
  const type = `multipart/form-data; boundary="${boundary}"`
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw malformed()
  }
}

/** Counts before parsing: parsing a hundred thousand parts, or millions of pairs, would block other requests. */
function occursOver(bytes: Uint8Array, text: string, limit: number): boolean {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let count = 0
  for (let at = all.indexOf(text); at !== -1 && count <= limit; at = all.indexOf(text, at + text.length)) count += 1
  return count > limit
}

function grouped(pairs: Iterable<[string, FormDataEntryValue]>): Fields {
  const fields = new Map<string, FormDataEntryValue[]>()
  let count = 0
  for (const [rawName, value] of pairs) {
    const name = rawName.replace(/\[\]$/, '')
    count += 1
    if (count > maxFields || name === '__proto__' || !isStorableText(name)) throw malformed()
    if (typeof value === 'string' && !isStorableText(value)) throw malformed()
    const list = fields.get(name)
    if (list) list.push(value)
    else fields.set(name, [value])
  }
  return Object.fromEntries([...fields].map(([name, list]) => [name, list.length === 1 ? list[0] : list]))
}
