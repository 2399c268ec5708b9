import { useEffect, useState } from 'react'

/** For a dialog that is mounted open: what had the focus before gets it back. Mantine does so for dialogs that stay mounted. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    },
    [before],
  )
}
