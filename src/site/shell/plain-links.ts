import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

/**
 * Client-side navigation for plain `<a href>` links. Long lists use them, because the router's <Link> takes three times as
 * long to render, and the agency's HTML has no others.
 * @param onOffline called instead of navigating without a connection, which would replace the open page by an error.
 */
export function usePlainLinks(onOffline: () => void): void {
  const navigate = useNavigate()
  const tellOffline = useEffectEvent(onOffline)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const anchor = (event.target as Element | null)?.closest?.('a')
      if (!anchor || event.defaultPrevented || !isPlainClick(event)) return
      const path = pagePath(anchor, location.origin)
      if (path === null || isSamePageFragment(anchor)) return
      event.preventDefault()
      navigate(path, { preventScrollReset: 'keepScroll' in anchor.dataset })
    }
    // In the capture phase, before the router's own links handle the click.
    const stayWhileOffline = (event: MouseEvent) => {
      const anchor = (event.target as Element | null)?.closest?.('a')
      if (navigator.onLine || !anchor || !isPlainClick(event)) return
      if (pagePath(anchor, location.origin) === null || isSamePageFragment(anchor)) return
      event.preventDefault()
      event.stopPropagation()
      tellOffline()
    }
    document.addEventListener('click', stayWhileOffline, true)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('click', stayWhileOffline, true)
      document.removeEventListener('click', onClick)
    }
  }, [navigate])
}

type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>

/** Path of a public page to navigate to; null for other links and for pages that load as a document. */
export function pagePath(link: Link, origin: string): string | null {
  if (
    !link.href ||
    link.hasAttribute('download') ||
    link.hasAttribute('data-document') ||
    (link.target && link.target !== '_self')
  )
    return null
  const url = new URL(link.href)
  if (url.origin !== origin || /^\/(api|admin|giris-yap|images|videos|assets|build)(\/|$)|\.\w+$/.test(url.pathname))
    return null
  return url.pathname + url.search + url.hash
}

/** A click that follows a link in this tab. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** A fragment of this page: left to the browser. */
function isSamePageFragment({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search
}
