import { randomUUID } from 'node:crypto'
import type { ReadyAnswer, RequestPreferences } from '../../answers/prepared.server.ts'
import { firstActive, languageOfCookie } from '../endpoint/call.server.ts'
import type { Language, Services } from '../endpoint/services.server.ts'
import { apiHeaders } from '../server/api-headers.server.ts'
import { keyOf } from './cached-answer.server.ts'

/** A request for a public read, as far as its answer depends on it. */
type Known = {
  /** Language that the query asks for. */
  lang: string | undefined
  question: string
}

export type ApiRequest = { method: string; host: string /** as sent, with query */; url: string; cookie: string }

export type FastReads = {
  /** Called for each request whose answer may be kept, once all its checks have passed. */
  remember: (url: URL, known: Known) => void
  /** The answer if it is in memory and the same request was answered before, else null. @param languages active ones, the default one first */
  fastPath: (request: ApiRequest, preferences: RequestPreferences, languages: readonly Language[]) => ReadyAnswer | null
}

const maxKnown = 1000
/** Characters of a remembered address. */
const maxLength = 500

/**
 * Which kept answer belongs to a request whose host and address were sent before in the same words, so that routing, checks and
 * parsing, which depend on nothing else, are not repeated. Whether the answer still stands is asked each time.
 */
export function fastReads({ answers, settings }: Pick<Services, 'answers' | 'settings'>): FastReads {
  const known = new Map<string, Known>()
  const common = apiHeaders(settings.siteUrl).flat()
  const addressOf = (host: string, path: string) => `${host} ${path}`
  return {
    remember({ host, pathname, search }, read) {
      const address = addressOf(host, pathname + search)
      if (address.length > maxLength || known.has(address)) return
      if (known.size >= maxKnown) known.clear()
      known.set(address, read)
    },
    fastPath({ host, url, cookie }, preferences, languages) {
      const read = known.get(addressOf(host, url))
      if (!read) return null
      const lang = firstActive([read.lang, languageOfCookie(cookie)], languages)
      const ready = answers.texts.peek(keyOf(lang, read.question))?.fastPath(preferences)
      if (!ready) return null
      return { ...ready, headers: [...ready.headers, 'x-request-id', randomUUID(), ...common] }
    },
  }
}
