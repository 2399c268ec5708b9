import { z } from 'zod'
import { Failure } from '../../errors.ts'
import { isStorableText } from '../json.ts'
import { type Fields, queryFields } from './body.server.ts'
import type { AnyEndpoint } from './endpoint.server.ts'
import { idempotencyKeyOf } from './idempotency.server.ts'
import { parsed } from './parsed.server.ts'
import type { Language, Services, Staff } from './services.server.ts'

export const jsonType = 'application/json; charset=utf-8'

// Made once: zod compiles a schema when it first parses.
const nothing = z.strictObject({})
const anything = z.object({})

/** A request as far as endpoints read it. */
export type Incoming = {
  params: Record<string, string>
  search: URLSearchParams
  lang: string
  staff: Staff | null
  headers: Headers
  address: string
  requestId: string
}

export type Call = ReturnType<typeof callOf>

export function admitCallOf(endpoint: AnyEndpoint, { params, search, ...incoming }: Incoming, services: Services) {
  return {
    ...services,
    ...incoming,
    params: paramsOf(endpoint, params),
    query: endpoint.query ? parsed(endpoint.query, queryFields(search)) : {},
  }
}

export function callOf(endpoint: AnyEndpoint, incoming: Incoming, fields: Fields, services: Services) {
  return {
    ...admitCallOf(endpoint, incoming, services),
    body: parsed(endpoint.body ?? nothing, fields),
    idempotencyKey: idempotencyKeyOf(incoming.headers, endpoint.idempotencyKey),
    answerHeaders: new Headers(),
    file: null as AsyncIterable<Uint8Array> | null,
    unchanged: () => {},
  }
}

export async function run(endpoint: AnyEndpoint, call: Call): Promise<unknown> {
  return endpoint.answer.parse(await endpoint.handle(call))
}

/** The first of the wanted languages that is active, else the default one. */
export async function languageOf(
  wanted: readonly (string | undefined)[],
  services: Pick<Services, 'languages'>,
): Promise<string> {
  return firstActive(wanted, await services.languages())
}

/** The same with the active languages at hand, the default one first. */
export function firstActive(wanted: readonly (string | undefined)[], languages: readonly Language[]): string {
  const found = wanted.find((abbr) => languages.some((language) => language.abbr === abbr))
  return found ?? languages[0]!.abbr
}

/** Language that the visitor chose. @param cookies the header; '' when absent */
export function languageOfCookie(cookies: string): string | undefined {
  return /(?:^|;\s*)_lang=([a-z]{2,3})/.exec(cookies)?.[1]
}

/** @throws Failure 404 for parameters that do not match their schema. */
function paramsOf({ params: schema }: AnyEndpoint, values: Record<string, string>): unknown {
  const result = (schema ?? anything).safeParse(values)
  if (!result.success || !Object.values(values).every(isStorableText))
    throw new Failure('not_found', { key: 'errors.not_found' })
  return result.data
}
