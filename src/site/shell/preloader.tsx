import { useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * After a change of page, a veil fades over the new content for 420 ms (docs/rules.md, Shell). While a page loads, a
 * thin bar appears after 200 ms, so fast pages never show it.
 */
export function Preloader() {
  const { pathname } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  const [seen, setSeen] = useState({ pathname, isShown: false })
  if (seen.pathname !== pathname) setSeen({ pathname, isShown: true })
  return (
    <>
      {isLoading && <div aria-hidden className="progress no-print" />}
      {seen.isShown && (
        <div
          key={seen.pathname}
          aria-hidden
          className="preloader no-print"
          onAnimationEnd={() => setSeen({ pathname, isShown: false })}
        >
          <svg viewBox="0 0 32 32" className="size-14" aria-hidden="true">
            <circle cx="16" cy="16" r="14" fill="none" stroke="currentColor" strokeWidth="1.5" opacity=".35" />
            <path d="M22.5 9.5 18.4 18.4 9.5 22.5 13.6 13.6Z" fill="currentColor" className="preloader-needle" />
          </svg>
        </div>
      )}
    </>
  )
}
