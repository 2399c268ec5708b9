import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The name of a row as a link: two lines at most, the rest as its tooltip. Long words break; the column has a minimum width. */
export function RowLink({ to, state, children }: { to: string; state: object; children: ReactNode }) {
  return (
    <Anchor
      component={Link}
      to={to}
      state={state}
      fw={600}
      lineClamp={2}
      w="fit-content"
      miw="6.5rem"
      style={{ overflowWrap: 'anywhere' }}
      {...(typeof children === 'string' && { title: children })}
    >
      {children}
    </Anchor>
  )
}
