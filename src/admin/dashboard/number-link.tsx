import { Anchor, type AnchorProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = Pick<AnchorProps, 'size' | 'fw' | 'underline'> & {
  value: number
  /** The list of what was counted; null without one. */
  to: string | null
  children: ReactNode
}

/** A number that opens the list of what it counts. A zero opens nothing. */
export function NumberLink({ value, to, children, ...style }: Props) {
  if (value === 0 || to === null) return children
  return (
    <Anchor component={Link} to={to} inherit={style.size === undefined} {...style}>
      {children}
    </Anchor>
  )
}
