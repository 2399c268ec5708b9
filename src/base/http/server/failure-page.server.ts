import type { Logger } from 'pino'
import type { StringKey } from '#src/base/i18n/string-key.ts'
import { currentWork } from '#src/base/observe/work.server.ts'
import { asFailure } from '../failure.server.ts'
import { barePolicy } from './security-policy.server.ts'

/** The response when a page could not be rendered at all. Turkish, because reading the languages may have failed. */
export function failurePage(thrown: unknown, log: Logger, textOf: (key: StringKey, lang: string) => string): Response {
  const { status, text, headers } = asFailure(thrown)
  const work = currentWork()
  if (work && status >= 500) work.error = thrown
  if (status >= 500) log.error({ request_id: work?.id, err: thrown }, 'page rendering failed')
  const sentence = textOf(text.key, 'tr')
  return new Response(
    `<!DOCTYPE html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><p>${sentence}</p></html>`,
    {
      status,
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': barePolicy,
        'referrer-policy': 'no-referrer',
      },
    },
  )
}
