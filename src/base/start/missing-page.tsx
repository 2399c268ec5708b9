import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

/** Of the tab: where it was going when its document went. */
const item = 'going-to'

/**
 * In the head of every document, before anything is shown. The router loads the present page again when a file of the next one does not come; the
 * link goes on as a document instead (docs/decisions/0115).
 */
export const goOn = `try{const to=sessionStorage['${item}'];delete sessionStorage['${item}'];if(to&&performance.getEntriesByType('navigation')[0].type==='reload')location.replace(to)}catch{}`

/** Keeps where the document is going, for the one that comes instead. */
export function KeepTarget() {
  const { location: target } = useNavigation()
  useEffect(() => {
    if (!target) return
    const keep = () => {
      try {
        sessionStorage[item] = createPath(target)
      } catch {}
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [target])
  return null
}
