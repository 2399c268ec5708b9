import { z } from 'zod'
import type { AnyEndpoint } from './endpoint.server.ts'
import { closedPrefix } from './guard.server.ts'

/** @throws Error at boot for a declaration that would open, hide or loosen something without anybody noticing. */
export function assertDeclarations(endpoints: readonly AnyEndpoint[]): void {
  const seen = new Set<string>()
  for (const { method, path, access, body, params, cache, takesFile } of endpoints) {
    const name = `${method} ${path}`
    // Two spellings of a parameter are one address.
    const address = `${method} ${path.replace(/:[^/]+/g, ':')}`
    if (seen.has(address)) throw new Error(`${name} is declared twice`)
    seen.add(address)
    if (!/^\/api(\/:?\w[\w-]*(\.\w+)?)+$/.test(path)) throw new Error(`${name}: not a path under /api`)
    if (path.startsWith(closedPrefix) && access === 'public')
      throw new Error(`${name} is under ${closedPrefix} and cannot be public`)
    if (cache === 'etag' && (access !== 'public' || method !== 'GET'))
      throw new Error(`${name}: only a public read may be stored`)
    if (body instanceof z.ZodObject && body.def.catchall?._zod.def.type !== 'never')
      throw new Error(`${name}: its body has to be a z.strictObject, for unknown fields are refused`)
    if (
      takesFile &&
      (body || endpoints.some((other) => other.path === path && ![method, 'GET'].includes(other.method)))
    )
      throw new Error(`${name}: a path that takes a file has no fields and no other write`)
    const named = [...path.matchAll(/:([^/]+)/g)].map((match) => match[1])
    const described = Object.keys(params?.shape ?? {})
    if (named.length !== described.length || !named.every((param) => described.includes(param!)))
      throw new Error(`${name}: its params are not those of its path`)
  }
}
