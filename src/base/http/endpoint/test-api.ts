import { pino } from 'pino'
import type { Db } from '#src/base/db/connect.server.ts'
import { noUpgrades } from '#src/base/db/schema/upgrades.server.ts'
import { noPdf } from '#src/base/pdf/pdf.server.ts'
import { shippedText, strings } from '#src/strings.ts'
import type { Text } from '../../errors.ts'
import { type Api, createApi } from './api.server.ts'
import type { AnyEndpoint } from './endpoint.server.ts'
import type { Services, Staff } from './services.server.ts'
import { noAnswers, noDocuments, noImages, noLiveEvents, noVideos } from './test-services.ts'

/** `T` is the expected body. */
export type TestAnswer<T = Record<string, unknown>> = { status: number; body: T; headers: Headers }

/** Prepares a staff write that succeeds on an otherwise empty database. A body is JSON, a form or a file. */
export type StaffWrite = (
  db: Db,
) => Promise<{ params?: Record<string, string | number>; body?: object; headers?: Record<string, string> }>

export type TestApi = {
  services: Services
  fetch: Api['fetch']
  fastPath: Api['fastPath']
  get<T = Record<string, unknown>>(path: string, headers?: Record<string, string>): Promise<TestAnswer<T>>
  post<T = Record<string, unknown>>(
    path: string,
    body: object,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<T>>
}

/** Turkish (default) and English, with the shipped texts. */
export const testLanguages = [
  { abbr: 'tr', lang: 'Türkçe', is_default: true },
  { abbr: 'en', lang: 'English', is_default: false },
]

/** The shipped contract of tests. */
const testTemplate = {
  kind: 'paket-tur',
  at_checkout: true,
  texts: {
    tr: { name: 'Paket tur sözleşmesi', body: '<p>{{customer_name}}</p>' },
    en: { name: 'Package travel contract', body: '<p>{{customer_name}}</p>' },
  },
}

export async function localizeShipped({ key, values }: Text, lang: string): Promise<string> {
  return shippedText(key, lang, values)
}

/**
 * The API of some rooms on a test database, called in process by a client without browser headers.
 * @param more replaces services; any bearer token signs in as `staff`.
 */
export function testApi(
  endpoints: readonly AnyEndpoint[],
  { db, staff = null, ...more }: { db: Db; staff?: Staff | null } & Partial<Services>,
): TestApi {
  const services: Services = {
    db,
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    languages: async () => testLanguages,
    localize: localizeShipped,
    authenticate: async () => staff,
    isSignedIn: async () => staff !== null,
    changed: async () => {},
    answers: noAnswers,
    documents: noDocuments,
    images: noImages,
    videos: noVideos,
    pdf: noPdf,
    makesPapers: true,
    liveEvents: noLiveEvents,
    contractTemplates: async () => [testTemplate],
    diskSpace: async () => null,
    fileStore: null,
    upgrades: noUpgrades,
    backups: null,
    shippedStrings: strings,
    names: [],
    translations: [],
    limit: async () => async () => {},
    // Many tests place several orders with one e-mail address.
    settings: { siteUrl: 'https://seyyah.example', holdHours: 24, holdsPerEmail: 1000 },
    reloadSettings: async () => {},
    askOutside: () => Promise.reject(new Error('a test called the outside world')),
    previewKey: Buffer.alloc(32),
    fileKey: Buffer.alloc(32),
    ...more,
  }
  const api = createApi(endpoints, services, 'test-token')
  const send = async <T>(path: string, init: RequestInit): Promise<TestAnswer<T>> => {
    const response = await api.fetch(new Request(`https://seyyah.example${path}`, init), { address: '192.0.2.7' })
    const text = await response.text()
    return { status: response.status, body: JSON.parse(text || 'null') as T, headers: response.headers }
  }
  return {
    services,
    fetch: api.fetch,
    fastPath: api.fastPath,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  }
}
