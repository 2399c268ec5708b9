import { Anchor, Group, Text, Title } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { Link } from 'react-router'
import classes from './page-head.module.css'

type Props = {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  back?: { to: string; label: string }
  /** Buttons beside the title. */
  children?: ReactNode
  /** The buttons stay in sight, however long the screen is. */
  stays?: boolean
}

/** What a layout around screens shows under the title of each: the ways between them. */
export const UnderHead = createContext<ReactNode>(null)

/** The head of every screen: where one is, the way back, and what can be done here. */
export function PageHead({ title, lead, back, children, stays = false }: Props) {
  return (
    <>
      <title>{title}</title>
      {back && (
        <Anchor component={Link} to={back.to} size="sm" display="inline-block" mb={4}>
          <ArrowLeft size={14} aria-hidden="true" style={{ verticalAlign: '-2px' }} /> {back.label}
        </Anchor>
      )}
      <Group justify="space-between" gap="sm" mb={lead ? 4 : 'md'} className={stays ? classes.stays : undefined}>
        <Title order={1} size="h2" miw={0} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        {children && (
          <Group gap="xs" className={classes.buttons}>
            {children}
          </Group>
        )}
      </Group>
      {lead && (
        <Text c="dimmed" mb="md">
          {lead}
        </Text>
      )}
      {use(UnderHead)}
    </>
  )
}
