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
  /** Keeps the head in view while the screen scrolls. */
  isSticky?: boolean
}

/** Content below every page head, provided by a layout: links between its screens. */
export const UnderHead = createContext<ReactNode>(null)

/** Head of a screen: title, back link and actions. */
export function PageHead({ title, lead, back, children, isSticky = false }: Props) {
  return (
    <>
      <title>{title}</title>
      {back && (
        <Anchor component={Link} to={back.to} size="sm" display="inline-block" mb={4} className={classes.back}>
          <ArrowLeft size={14} aria-hidden="true" style={{ verticalAlign: '-2px' }} /> {back.label}
        </Anchor>
      )}
      <Group justify="space-between" gap="sm" mb={lead ? 4 : 'md'} className={isSticky ? classes.sticky : undefined}>
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
