import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { etagOf, hasAlready } from './etag.server.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const compressible = /^(text|application)\/|svg/

export type Encoding = 'br' | 'gzip'
type StaticFile = {
  bytes: Buffer<ArrayBuffer>
  etag: string
  type: string
  encoded: Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>>
}

export type StaticFiles = (request: Request) => Promise<Response | null>

/**
 * Serves the files of a folder from memory, compressed once at the first request that wants it.
 * @param immutable path prefix whose names change with their content, kept by browsers for a year.
 */
export function staticFiles(folder: string, immutable: string): StaticFiles {
  const files = new Map<string, StaticFile>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (!statSync(path).isFile() || name.split(sep).some((part) => part.startsWith('.'))) continue
    const bytes = readFileSync(path)
    files.set(`/${relative(folder, path).split(sep).join('/')}`, {
      bytes,
      etag: etagOf(bytes),
      type: types[extname(name)] ?? 'application/octet-stream',
      encoded: {},
    })
  }
  return async (request) => {
    const { pathname } = new URL(request.url)
    const file = files.get(pathname)
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return null
    const headers: Record<string, string> = {
      'content-type': file.type,
      etag: file.etag,
      'cache-control': pathname.startsWith(immutable) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    }
    if (hasAlready(request, file.etag)) return new Response(null, { status: 304, headers })
    const encoding = compressible.test(file.type) ? encodingOf(request) : null
    if (encoding) headers['content-encoding'] = encoding
    const bytes = encoding ? await encoded(file, encoding) : file.bytes
    headers['content-length'] = String(bytes.length)
    return new Response(request.method === 'HEAD' ? null : bytes, { headers })
  }
}

/** The best encoding the request accepts; q=0 refuses one. */
export function encodingOf(request: Request): Encoding | null {
  const accepted = (request.headers.get('accept-encoding') ?? '').split(',').map((part) => part.trim().toLowerCase())
  const accepts = (name: string) =>
    accepted.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)))
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null
}

/** Brotli at its best costs a second for the largest script, once; at 5 for what is made at run time. */
export async function compress(
  bytes: Uint8Array,
  encoding: Encoding,
  brotliQuality: number,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: 6 }) as Promise<Buffer<ArrayBuffer>>
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }) as Promise<
    Buffer<ArrayBuffer>
  >
}

function encoded(file: StaticFile, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  file.encoded[encoding] ??= compress(file.bytes, encoding, 9)
  return file.encoded[encoding]
}
