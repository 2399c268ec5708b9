import type { ReactNode } from 'react'

/** A message for screen readers only: read when it appears or changes. */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  )
}
