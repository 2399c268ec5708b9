import { useLocation } from 'react-router'
import { broken } from '#src/base/i18n/broken.strings.ts'
import { buttonClass } from '../controls/button.tsx'

/**
 * Replaces a page that failed: an explanation and two links.
 * Both load a whole document, because the running application itself may have failed.
 */
export function Broken({ lang }: { lang: string }) {
  const t = (key: keyof typeof broken) => broken[key][lang === 'tr' ? 'tr' : 'en']
  const { pathname, search } = useLocation()
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false
  return (
    <div className="mx-auto grid min-h-[60vh] max-w-xl place-content-center gap-5 px-6 py-20 text-center">
      <title>{t('title')}</title>
      <h1 className="text-title">{t('title')}</h1>
      <p className="text-balance text-lg text-ink-soft" role="alert">
        {t(isOffline ? 'offline' : 'text')}
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
