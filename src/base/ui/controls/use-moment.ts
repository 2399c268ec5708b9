import { useState } from 'react'

const momentMs = 2500 // ms, as a toast (docs/rules.md, Shell)

/** True for a moment after each call of `begin`, such as "Copied" on a button. */
export function useMoment(): [isNow: boolean, begin: () => void] {
  const [isNow, setIsNow] = useState(false)
  const begin = () => {
    setIsNow(true)
    setTimeout(() => setIsNow(false), momentMs)
  }
  return [isNow, begin]
}
