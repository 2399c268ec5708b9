import { Failure } from './errors.ts'

export type Fields = Record<string, unknown>

const maxDepth = 40

/**
 * The fields of a write, however they were sent: JSON object, urlencoded or multipart.
 * A repeated field becomes a list; `name[]` counts as `name`.
 * @throws Failure 400 for what cannot be read, 413 past the limit, 415 for any other type.
 */
export async function readFields(request: Request, limit: number): Promise<Fields> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const bytes = await readBytes(request, limit)
  if (bytes.length === 0) return {}
  if (type === 'application/json') return jsonObject(new TextDecoder().decode(bytes))
  if (type === 'application/x-www-form-urlencoded') return grouped(new URLSearchParams(new TextDecoder().decode(bytes)))
  if (type === 'multipart/form-data') return grouped(await multipart(request, bytes))
  throw new Failure('unsupported_type', { key: 'errors.unsupported_type' })
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new Failure('too_large', { key: 'errors.too_large' }, { headers: { connection: 'close' } })
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.length
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function malformed(): Failure {
  return new Failure('malformed', { key: 'errors.malformed' })
}

function jsonObject(text: string): Fields {
  let value: unknown
  try {
    value = JSON.parse(text, (key, inner) => {
      if (key === '__proto__') throw malformed()
      return inner
    })
  } catch {
    throw malformed()
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || deeper(value, maxDepth)) throw malformed()
  return value as Fields
}

function deeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((inner) => deeper(inner, depth - 1))
}

async function multipart(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  try {
    return await new Response(bytes, {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    }).formData()
  } catch {
    throw malformed()
  }
}

function grouped(pairs: Iterable<[string, FormDataEntryValue]>): Fields {
  const fields = new Map<string, FormDataEntryValue | FormDataEntryValue[]>()
  for (const [rawName, value] of pairs) {
    const name = rawName.replace(/\[\]$/, '')
    if (name === '__proto__') throw malformed()
    const before = fields.get(name)
    fields.set(name, before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value])
  }
  return Object.fromEntries(fields)
}

/** A query string as fields: a repeated name is a list. */
export function queryFields(search: URLSearchParams): Fields {
  return grouped(search)
}
