import type { ReactNode } from 'react'

/** A typed text has a direction of its own: an Arabic name does not turn the number or sign behind it. */
export function isolated(node: ReactNode): ReactNode {
  return typeof node === 'string' ? <bdi>{node}</bdi> : node
}
