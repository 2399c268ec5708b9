import { z } from 'zod'
import type { AnyEndpoint } from './endpoint.server.ts'
import { protectedPrefix } from './guard.server.ts'

/** @throws Error at start for a declaration that would expose a route, shadow another or accept unknown fields. */
export function assertDeclarations(endpoints: readonly AnyEndpoint[]): void {
  const seen = new Set<string>()
  for (const { method, path, access, body, params, cache, takesFile, fromElsewhere, changes, reads } of endpoints) {
    const name = `${method} ${path}`
    // Paths that differ only in parameter names are the same address.
    const address = `${method} ${path.replace(/:[^/]+/g, ':')}`
    if (seen.has(address)) throw new Error(`${name} is declared twice`)
    seen.add(address)
    if (!/^\/api(\/:?\w[\w-]*(\.\w+)?)+$/.test(path)) throw new Error(`${name}: not a path under /api`)
    if (path.startsWith(protectedPrefix) && access === 'public')
      throw new Error(`${name} is under ${protectedPrefix} and cannot be public`)
    if (cache === 'etag' && (access !== 'public' || method !== 'GET'))
      throw new Error(`${name}: only a public read may be cached`)
    if (body instanceof z.ZodObject && !(body.def.catchall instanceof z.ZodNever))
      throw new Error(`${name}: its body must be a z.strictObject, which refuses unknown fields`)
    if (
      takesFile &&
      (body || endpoints.some((other) => other.path === path && ![method, 'GET'].includes(other.method)))
    )
      throw new Error(`${name}: a path that takes a file cannot have fields or another write`)
    if (reads && (method !== 'POST' || changes !== false))
      throw new Error(`${name}: only a POST that changes nothing reads`)
    if (fromElsewhere && access !== 'public')
      throw new Error(`${name}: other servers have no session, so it must be public`)
    const named = [...path.matchAll(/:([^/]+)/g)].map((match) => match[1])
    const described = Object.keys(params?.shape ?? {})
    if (named.length !== described.length || !named.every((param) => described.includes(param!)))
      throw new Error(`${name}: its params differ from those of its path`)
  }
}
