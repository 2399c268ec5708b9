import { useEffect, useState } from 'react'

/**
 * Returns the focus when a dialog that is mounted open closes. Mantine does so only for dialogs that stay mounted.
 * @param to selector of the element that gets it; default: the one that had it before
 */
export function useReturnFocus(to?: string): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const element = to === undefined ? before : document.querySelector(to)
      if (element instanceof HTMLElement) element.focus({ preventScroll: true })
    },
    [before, to],
  )
}
