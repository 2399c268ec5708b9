import { createCache } from '#src/base/cache/cache.server.ts'
import { fromMemory } from '#src/base/cache/cache-status.server.ts'
import type { Drops } from '#src/base/cache/drops.server.ts'
import { freeze } from '#src/base/cache/frozen.ts'
import { ofPages, type Prepared, prepare } from '../../answers/prepared.server.ts'
import { type Call, jsonType, run } from '../endpoint/call.server.ts'
import type { AnyEndpoint } from '../endpoint/endpoint.server.ts'
import type { Answers } from '../endpoint/services.server.ts'

const headers = [
  ['content-type', jsonType],
  ['cache-control', 'public, no-cache'],
  ['vary', 'Cookie'],
  fromMemory,
] as const

/** Bytes of an entry beside its value or text: key and tags; for a text also two lists of headers, and closures. */
const overhead = { value: 800, text: 4000 }

/**
 * A public read depends on path, parameters, query, language, day and data only, so one answer serves all callers.
 * @param max bytes of values, and of texts
 */
export function createAnswers(drops: Drops, { max, today }: { max?: number; today?: () => string } = {}): Answers {
  return {
    values: createCache(drops, { max, today, sizeOf: ({ bytes }) => bytes + overhead.value }),
    texts: createCache(drops, { max, today, sizeOf: ({ bytes }) => bytes + overhead.text }),
  }
}

/** The cached value of a public read. @param whenMade called when it was not in memory */
export async function cachedValue(
  endpoint: AnyEndpoint,
  call: Call,
  whenMade: () => void = () => {},
): Promise<unknown> {
  const { value } = await call.answers.values.get(keyOf(call.lang, questionOf(endpoint, call)), async () => {
    whenMade()
    const made = await run(endpoint, call)
    return { value: made, bytes: freeze(made) }
  })
  return value
}

/** The text of `cachedValue`. */
export function cachedText(endpoint: AnyEndpoint, call: Call, whenMade: () => void): Promise<Prepared> {
  return call.answers.texts.get(keyOf(call.lang, questionOf(endpoint, call)), async () => {
    const text = JSON.stringify(await cachedValue(endpoint, call, whenMade))
    return prepare({ headers, bytes: Buffer.from(text), quality: ofPages })
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
