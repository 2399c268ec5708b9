import { existsSync } from 'node:fs'
import { isDatabaseUnavailable, isRefusedTls } from '#src/base/db/connect.server.ts'
import { languageOfCookie } from '#src/base/http/endpoint/call.server.ts'
import { apiHeaders } from '#src/base/http/server/api-headers.server.ts'
import { sentencePage } from '#src/base/http/server/failure-page.server.ts'
import { health } from '#src/base/http/server/health.server.ts'
import { type Listening, listen } from '#src/base/http/server/server.server.ts'
import { staticFiles } from '#src/base/http/server/static-files.server.ts'
import { transportSecurity } from '#src/base/http/server/transport-security.ts'
import { splitLang } from '#src/base/i18n/paths.ts'
import type { EarlierFiles } from '#src/base/start/earlier-files.server.ts'
import { shippedText } from '#src/strings.ts'
import type { Env } from './env.server.ts'
import type { Front } from './front.server.ts'

/** Where systemd passes the first socket, sd_listen_fds(3). */
const firstPassedFd = 3

export type Door = {
  port: () => number
  /** Listens at the first call; from each on requests are answered with this front. */
  answerWith: (front: Front) => Promise<void>
  /** Closes at the first call. */
  close: Listening['close']
}

/** The one listener of the process; what answers behind it may change. */
export function openDoor({ HOST, PORT, LISTEN_FDS }: Env): Door {
  let front: Front
  let listening: Listening | null = null
  let closed: Promise<void> | null = null
  return {
    port: () => listening?.port ?? 0,
    async answerWith(next) {
      front = next
      if (closed) return
      listening ??= await listen(
        (request, facts) => front.handle(request, facts),
        (request) => front.fastPath(request),
        HOST,
        LISTEN_FDS ? { fd: firstPassedFd } : PORT,
      )
    },
    close: (notice) => {
      closed ??= listening?.close(notice) ?? Promise.resolve()
      return closed
    },
  }
}

const unreachable =
  'Veritabanına bağlanılamadı: DATABASE_URL ile verilen sunucu çalışıyor mu? / The database cannot be reached: is the server of DATABASE_URL running?'

const untrusted =
  'Veritabanının sertifikası kabul edilmedi: süresini, adını ve DATABASE_URL içindeki sslrootcert dosyasını denetleyin. / The certificate of the database was not accepted: look at its end, its name, and the file sslrootcert in DATABASE_URL.'

/** By PostgreSQL's code: refusals of a wrong DATABASE_URL, which last until it is corrected. */
const refusals: Record<string, string> = {
  '28P01':
    'Veritabanı parolayı kabul etmedi: DATABASE_URL içindeki kullanıcı adını ve parolayı denetleyin. / The database refused the password: look at user and password in DATABASE_URL.',
  '28000':
    'Veritabanı bu kullanıcıyı bu makineden ya da şifresiz almıyor: DATABASE_URL adresini ve sunucunun pg_hba.conf dosyasını denetleyin. / The database does not take this user from this machine, or not without TLS: look at DATABASE_URL and the server’s pg_hba.conf.',
  '3D000':
    'Sunucuda bu adla bir veritabanı yok: DATABASE_URL içindeki adı denetleyin ya da veritabanını oluşturun. / The server has no database of this name: look at the name in DATABASE_URL, or create it.',
}

/** When PgBouncer refuses the startup parameters of a connection. */
const needsDirect =
  'DATABASE_URL, PgBouncer gibi bir bağlantı havuzuna gidiyor: veritabanının kendi adresini DATABASE_DIRECT_URL ile verin. / DATABASE_URL leads to a pool of connections such as PgBouncer: name the address of the database itself in DATABASE_DIRECT_URL.'

/** `passes`: may pass without a change of the settings, so the program waits. */
type Trouble = { passes: true; sentence: string } | { passes: false; sentence: string | null }

/** Why a start failed, in a sentence for the operator. Null: the error's own message explains it. */
export function startTrouble(error: unknown): Trouble {
  const { code, path, syscall } = error as { code?: unknown; path?: unknown; syscall?: unknown }
  if (/unsupported startup parameter/.test(String(error))) return { passes: false, sentence: needsDirect }
  if (typeof code === 'string' && refusals[code]) return { passes: false, sentence: refusals[code] }
  if (isRefusedTls(error)) return { passes: true, sentence: untrusted }
  // Not those of a file, or of a port to listen on.
  const isOfDatabase = isDatabaseUnavailable(error) && path === undefined && syscall !== 'listen'
  return isOfDatabase ? { passes: true, sentence: unreachable } : { passes: false, sentence: null }
}

type Options = {
  clientFolder: string
  earlier: EarlierFiles
  siteUrl: string
  /** What keeps the process from serving visitors. */
  problems: () => Promise<readonly string[]>
}

const shippedLanguages = ['tr', 'en']
/** s. Longer than the program waits between two attempts to reach the database. */
const wait = { 'retry-after': '5', 'cache-control': 'no-store' }

/** Answers while the database is unavailable at the start: files of the build, and 503 with a sentence for everything else. */
export function awayFront({ clientFolder, earlier, siteUrl, problems }: Options): Front {
  const common = transportSecurity(siteUrl)
  const files = existsSync(clientFolder) ? staticFiles(clientFolder, { immutable: '/build/', headers: common }) : null
  const refusal = (request: Request, { pathname, searchParams }: URL): Response => {
    const wanted = [searchParams.get('lang'), languageOfCookie(request.headers.get('cookie') ?? '')]
    const lang = (named: string | null) =>
      [named, ...wanted].find((abbr) => shippedLanguages.includes(abbr ?? '')) ?? 'tr'
    const message = (abbr: string) => shippedText('errors.unavailable', abbr)
    if (!/^\/api(\/|$)/.test(pathname)) {
      const own = lang(splitLang(pathname, shippedLanguages).lang)
      return sentencePage({ status: 503, lang: own, sentences: [message(own)], headers: wait })
    }
    const body = { success: false, message: message(lang(null)), code: 'unavailable' }
    return Response.json(body, { status: 503, headers: { ...Object.fromEntries(apiHeaders(siteUrl)), ...wait } })
  }
  return {
    handle: async (request) => {
      const url = new URL(request.url)
      const response =
        (await health(url.pathname, problems)) ??
        (await files?.serve(request, url.pathname)) ??
        (await earlier.serve(url.pathname)) ??
        refusal(request, url)
      for (const [name, value] of common) response.headers.set(name, value)
      return response
    },
    fastPath: () => null,
  }
}
