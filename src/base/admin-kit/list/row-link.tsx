import { Anchor, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isolated } from '../show/isolated.tsx'

type Props = { to: string; state: object; children: ReactNode; badge?: ReactNode }

const minWidth = '6.5rem'

/** The name of a row as a link: two lines at most, the rest as its tooltip. Long words break; the column has a minimum width. @param badge shown beside the name */
export function RowLink({ to, state, children, badge }: Props) {
  const link = (
    <Anchor
      component={Link}
      to={to}
      state={state}
      fw={600}
      lineClamp={2}
      w="fit-content"
      miw={badge ? 0 : minWidth}
      style={{ overflowWrap: 'anywhere' }}
      {...(typeof children === 'string' && { title: children })}
    >
      {isolated(children)}
    </Anchor>
  )
  if (!badge) return link
  return (
    <Group gap={6} wrap="nowrap" miw={minWidth}>
      {link}
      {badge}
    </Group>
  )
}
