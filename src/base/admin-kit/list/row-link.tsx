import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The name of a row, which leads to what it names. A word longer than the column is broken, which never gets narrower than this. */
export function RowLink({ to, state, children }: { to: string; state: object; children: ReactNode }) {
  return (
    <Anchor
      component={Link}
      to={to}
      state={state}
      fw={600}
      display="inline-block"
      miw="6.5rem"
      style={{ overflowWrap: 'anywhere' }}
    >
      {children}
    </Anchor>
  )
}
