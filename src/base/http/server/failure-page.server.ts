import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { directionOf } from '#src/base/direction.ts'
import { escapeHtml } from '#src/base/html.ts'
import { secretPageHeaders } from '#src/base/http/secret-page.ts'
import { currentWork } from '#src/base/observe/work.server.ts'
import { telHref } from '#src/base/phone.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { asFailure, codeText } from '../failure.server.ts'
import { styledPolicy } from './security-policy.server.ts'

type TextOf = (key: StringKey, lang: string, values?: Record<string, string | number>) => string

/** The response when a page could not be rendered at all. Turkish, because reading the languages may have failed. */
export function failurePage(thrown: unknown, log: Logger, textOf: TextOf): Response {
  const { status, text, headers } = asFailure(thrown)
  const work = currentWork()
  if (work && status >= 500) work.error = thrown
  const request_id = work?.id ?? randomUUID()
  if (status >= 500) log.error({ request_id, err: thrown }, 'page rendering failed')
  const code = codeText(request_id)
  const sentences = [
    textOf(text.key, 'tr', text.values),
    ...(status === 500 ? [textOf(code.key, 'tr', code.values)] : []),
  ]
  return sentencePage({ status, lang: 'tr', sentences, headers: { ...headers, 'x-request-id': request_id } })
}

export type Sentences = {
  status: number
  lang: string
  /** as text; the first is the title, too */
  sentences: readonly string[]
  /** the agency, when it can be read; `phone` may be '' */
  agency?: { name: string; phone: string } | null
  /** a link to where the reader can go on */
  way?: { path: string; name: string }
  /** Retry-After and the like */
  headers: Record<string, string>
}

/** The site's look without fonts and files, which may be what fails. */
const style =
  'body{max-width:36rem;margin:15vh auto;padding:0 1.25rem;font:1.125rem/1.5 system-ui,sans-serif;color:#1c2321;background:#fbf8f2}header{margin-bottom:2rem;font-size:1.5rem}header,a{color:#0a4a52;font-weight:600}'
const policy = styledPolicy(style)

/** A page of plain sentences. Its address may hold a key: it is not cached, not indexed, and sends no referrer. */
export function sentencePage({ status, lang, sentences, agency, way, headers }: Sentences): Response {
  const phone = agency?.phone
  const lines = [
    ...sentences.map(escapeHtml),
    ...(way ? [`<a href="${escapeHtml(way.path)}">${escapeHtml(way.name)}</a>`] : []),
    ...(phone ? [`<a href="${escapeHtml(telHref(phone))}" dir="ltr">${escapeHtml(phone)}</a>`] : []),
  ]
  const body = lines.map((line) => `<p>${line}</p>`).join('')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(sentences[0] ?? '')}</title><style>${style}</style>`
  return new Response(
    `<!DOCTYPE html><html lang="${escapeHtml(lang)}" dir="${directionOf(lang)}">${head}${agency ? `<header>${escapeHtml(agency.name)}</header>` : ''}${body}</html>`,
    {
      status,
      headers: {
        ...headers,
        ...secretPageHeaders,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': policy,
      },
    },
  )
}
