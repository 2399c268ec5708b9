import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { type Prepared, prepare, type ReadyAnswer, type RequestPreferences } from '../../answers/prepared.server.ts'

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
/** Content type of a file by its name. */
export const typeOf = (name: string): string => types[extname(name)] ?? 'application/octet-stream'
const compressible = /^(text|application)\/|svg/

export type StaticFiles = {
  fastPath: (preferences: RequestPreferences, pathname: string) => ReadyAnswer | null
  serve: (request: Request, pathname: string) => Promise<Response | null>
}

/** The best quality takes a second for the largest script, the first one half as much; once per file. */
const fileQuality = { first: { brotli: 9, gzip: 6 }, better: { brotli: 11, gzip: 9 } }

type FolderOptions = {
  /** Path prefix of files whose names change with their content; browsers cache them for a year. */
  immutable: string
  /** Of every answer, beside its own. */
  headers: readonly (readonly [string, string])[]
}

/** Serves the files of a folder from memory, compressed at the first request for an encoding. */
export function staticFiles(folder: string, { immutable, headers: common }: FolderOptions): StaticFiles {
  const files = new Map<string, Prepared>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (!statSync(path).isFile() || name.split(sep).some((part) => part.startsWith('.'))) continue
    const address = `/${relative(folder, path).split(sep).join('/')}`
    const type = typeOf(name)
    const headers = [
      ['content-type', type],
      ['cache-control', address.startsWith(immutable) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'],
      ['x-content-type-options', 'nosniff'],
      ...common,
    ] as const
    const quality = compressible.test(type) ? fileQuality : null
    files.set(address, prepare({ headers, bytes: readFileSync(path), quality }))
  }
  return {
    fastPath: (preferences, pathname) => files.get(pathname)?.fastPath(preferences) ?? null,
    serve: async (request, pathname) =>
      request.method === 'GET' || request.method === 'HEAD' ? (files.get(pathname)?.answer(request) ?? null) : null,
  }
}
