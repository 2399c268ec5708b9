import type { Logger } from 'pino'
import { shippedText } from '#src/base/i18n/shipped.ts'
import { asFailure } from '../failure.server.ts'
import { barePolicy } from './security-policy.server.ts'

/** Instead of what could not even be begun. In Turkish, because which languages there are may be what failed. */
export function failurePage(thrown: unknown, log: Logger): Response {
  const { status, text, headers } = asFailure(thrown)
  if (status >= 500) log.error({ err: thrown }, 'a page failed')
  const sentence = shippedText(text.key, 'tr')
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
