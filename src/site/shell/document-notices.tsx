import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useT } from '#src/base/i18n/i18n.tsx'

/**
 * Shown in a document that answers while nothing newer can be made (base/cache/page-cache.server.ts), which is marked at its
 * <html>: prices and seats may have changed.
 */
export function UncheckedNotice() {
  const t = useT()
  const { key } = useLocation()
  const first = useRef(key)
  // The pages that the browser opens from here have data of their own.
  useEffect(() => {
    if (key !== first.current) delete document.documentElement.dataset.unchecked
  }, [key])
  return (
    <p role="status" className="no-print hidden bg-warn-soft px-4 py-3 text-center text-warn in-data-unchecked:block">
      {t('navbar.unchecked')}
    </p>
  )
}

/** Shown in a document whose scripts failed to load, marked at its <html> (base/start). Its text and links work. */
export function UnstartedNotice() {
  const t = useT()
  const { pathname, search } = useLocation()
  return (
    <p role="alert" className="no-print hidden bg-warn-soft px-4 py-3 text-center text-warn in-data-unstarted:block">
      <span>{t('ui.unstarted')}</span>{' '}
      <a href={pathname + search} className="font-semibold underline">
        {t('ui.reload')}
      </a>
    </p>
  )
}
