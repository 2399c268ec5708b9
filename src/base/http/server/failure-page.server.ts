import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { StringKey } from '#src/base/i18n/string-key.ts'
import { currentWork } from '#src/base/observe/work.server.ts'
import { asFailure, codeText } from '../failure.server.ts'
import { barePolicy } from './security-policy.server.ts'

type TextOf = (key: StringKey, lang: string, values?: Record<string, string | number>) => string

/** The response when a page could not be rendered at all. Turkish, because reading the languages may have failed. */
export function failurePage(thrown: unknown, log: Logger, textOf: TextOf): Response {
  const { status, text, headers } = asFailure(thrown)
  const work = currentWork()
  if (work && status >= 500) work.error = thrown
  const request_id = work?.id ?? randomUUID()
  if (status >= 500) log.error({ request_id, err: thrown }, 'page rendering failed')
  const sentence = textOf(text.key, 'tr', text.values)
  const code = codeText(request_id)
  const note = status === 500 ? `<p>${textOf(code.key, 'tr', code.values)}</p>` : ''
  return new Response(
    `<!DOCTYPE html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><p>${sentence}</p>${note}</html>`,
    {
      status,
      headers: {
        ...headers,
        'x-request-id': request_id,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': barePolicy,
        'referrer-policy': 'no-referrer',
      },
    },
  )
}
