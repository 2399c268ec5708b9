import { Anchor, Box, Group, Text, Title } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { Link } from 'react-router'
import classes from './page-head.module.css'
import { isolated } from './show/isolated.tsx'
import { placeOf } from './show/list-places.ts'

type Props = {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  /** Link to the list of the record, with the query it was left with. */
  back?: { to: string; label: string }
  /** Buttons beside the title. */
  children?: ReactNode
  /** Keeps the head in view while the screen scrolls. */
  isSticky?: boolean
}

/** Content below every page head, provided by a layout: links between its screens. */
export const UnderHead = createContext<ReactNode>(null)

export function PageHead({ title, lead, back, children, isSticky = false }: Props) {
  const sentence = lead && <Text c="dimmed">{lead}</Text>
  return (
    <>
      <title>{title}</title>
      {back && (
        <Anchor component={Link} to={placeOf(back.to)} size="sm" mb={4} className={classes.back}>
          <ArrowLeft size={14} style={{ verticalAlign: '-2px' }} /> {back.label}
        </Anchor>
      )}
      <Group
        justify="space-between"
        align="flex-start"
        gap="sm"
        mb={isSticky && lead ? 0 : 'md'}
        className={isSticky ? classes.sticky : undefined}
      >
        <div className={classes.name}>
          <Title order={1} size="h2">
            {isolated(title)}
          </Title>
          {!isSticky && sentence}
        </div>
        {children && (
          <Group gap="xs" className={classes.buttons}>
            {children}
          </Group>
        )}
      </Group>
      {isSticky && lead && <Box mb="md">{sentence}</Box>}
      {use(UnderHead)}
    </>
  )
}
