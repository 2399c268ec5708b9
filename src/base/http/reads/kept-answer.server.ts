import { fromMemory } from '#src/base/cache/cache-status.server.ts'
import { freeze } from '#src/base/cache/frozen.ts'
import { type Call, jsonType, run } from '../endpoint/call.server.ts'
import type { AnyEndpoint } from '../endpoint/endpoint.server.ts'
import type { KeptAnswer } from '../endpoint/services.server.ts'
import { type Prepared, prepare, risingQuality } from '../server/prepared.server.ts'

const headers = [
  ['content-type', jsonType],
  ['cache-control', 'public, no-cache'],
  ['vary', 'Cookie'],
  fromMemory,
] as const

/**
 * A public read depends on path, parameters, query, language, day and data only, so one answer serves all callers.
 * @param whenMade called when it was not in memory
 */
export function keptAnswer(endpoint: AnyEndpoint, call: Call, whenMade: () => void = () => {}): Promise<KeptAnswer> {
  return call.answers.get(keyOf(call.lang, questionOf(endpoint, call)), async () => {
    whenMade()
    const value = await run(endpoint, call)
    let prepared: Prepared | undefined
    return {
      value,
      bytes: freeze(value),
      prepared: () => {
        prepared ??= prepare({ headers, bytes: Buffer.from(JSON.stringify(value)), quality: risingQuality })
        return prepared
      },
    }
  })
}

/** Endpoint, parameters and query of a read as text; with the language it is the key of an answer (`keyOf`). */
export function questionOf({ path }: AnyEndpoint, { params, query }: Pick<Call, 'params' | 'query'>): string {
  return JSON.stringify([path, params, query])
}

/** Key of an answer in memory. */
export function keyOf(lang: string, question: string): string {
  return `${lang} ${question}`
}
