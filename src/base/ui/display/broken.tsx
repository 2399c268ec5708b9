import { isRouteErrorResponse, useLocation } from 'react-router'
import { failedOf } from '#src/base/http/client/failure.ts'
import { broken } from '#src/base/i18n/broken.strings.ts'
import { buttonClass } from '../controls/button.tsx'

/**
 * Replaces a page that could not be loaded: an explanation and two links.
 * Both load a whole document, because the running application itself may have failed.
 * @param error what the page's loader or the page has thrown
 */
export function Broken({ lang, error }: { lang: string; error: unknown }) {
  const t = (key: keyof typeof broken) => broken[key][lang === 'tr' ? 'tr' : 'en']
  const { pathname, search } = useLocation()
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
  const kind = kindOf(error)
  return (
    <div className="mx-auto grid min-h-[60vh] max-w-xl place-content-center gap-5 px-6 py-20 text-center">
      <title>{t(`${kind}_title`)}</title>
      <h1 className="text-title">{t(`${kind}_title`)}</h1>
      <p className="text-balance text-lg text-ink-soft" role="alert">
        {t(isOffline ? 'offline' : kind)}
      </p>
      <p className="mt-2 flex flex-wrap justify-center gap-3">
        <a className={buttonClass({})} href={pathname + search} data-document>
          {t('again')}
        </a>
        <a className={buttonClass({ kind: 'outline' })} href="/" data-document>
          {t('home')}
        </a>
      </p>
    </div>
  )
}

/** Refused by the API, on the server as an answer of the router (base/start/site-build.server.ts); or failed. */
function kindOf(error: unknown): 'missing' | 'refused' | 'often' | 'failed' {
  const { status } = isRouteErrorResponse(error) ? error : failedOf(error)
  if (status === 429) return 'often'
  if (status === 401 || status === 403) return 'refused'
  return status >= 400 && status < 500 ? 'missing' : 'failed'
}
