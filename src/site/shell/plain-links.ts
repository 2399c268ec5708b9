import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

/**
 * Lets plain `<a href>` links change the page without loading a document. Long lists use them, because the router's own
 * link costs three times as much to render (stack.md), and the agency's texts have no others.
 * @param onOffline told instead of leaving while there is no connection: the page that is open would be lost.
 */
export function usePlainLinks(onOffline: () => void): void {
  const navigate = useNavigate()
  const tellOffline = useEffectEvent(onOffline)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const anchor = (event.target as Element | null)?.closest?.('a')
      if (!anchor || event.defaultPrevented || !isOrdinary(event)) return
      const path = pagePath(anchor, location.origin)
      if (path === null || isHereAlready(anchor)) return
      event.preventDefault()
      navigate(path, { preventScrollReset: 'keepScroll' in anchor.dataset })
    }
    // Before the router's own links hear of it.
    const stayWhileOffline = (event: MouseEvent) => {
      const anchor = (event.target as Element | null)?.closest?.('a')
      if (navigator.onLine || !anchor || !isOrdinary(event)) return
      if (pagePath(anchor, location.origin) === null || isHereAlready(anchor)) return
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

/** The address within this site that a link leads to; null when it is not a page of the public site, or is to be loaded whole. */
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

function isOrdinary({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** A place on this page: the browser goes there itself. */
function isHereAlready({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search
}
