import type { ReactNode } from 'react'

/** Isolates the direction of a text, so that an Arabic name does not reorder the number or sign after it. */
export function isolated(node: ReactNode): ReactNode {
  return typeof node === 'string' ? <bdi>{node}</bdi> : node
}
