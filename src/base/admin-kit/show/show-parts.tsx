import { Paper, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Dimmed } from './dimmed.tsx'
import { isolated } from './isolated.tsx'
import classes from './show-parts.module.css'

type ColumnsProps = { main: ReactNode; side: ReactNode; after?: ReactNode }

/**
 * Two columns of parts on a screen that shows one record; below each other where the window is narrow.
 * @param after under `main`, or the last of all where the window is narrow
 */
export function ShowColumns({ main, side, after }: ColumnsProps) {
  return (
    <div className={classes.columns}>
      <Stack gap="md" miw={0}>
        {main}
      </Stack>
      <Stack gap="md" miw={0} className={classes.side}>
        {side}
      </Stack>
      {after && <div className={classes.after}>{after}</div>}
    </div>
  )
}

/** A section of the screen under its title. @param props.at its id, when links lead to it */
export function Part({ title, at, children }: { title: string; at?: string | undefined; children: ReactNode }) {
  const id = useId()
  const place = at && { id: at, tabIndex: -1 }
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id} className={classes.part} {...place}>
      <Title order={2} size="h4" mb="sm" id={id}>
        {title}
      </Title>
      {children}
    </Paper>
  )
}

type ListProps = { title: string; at?: string; empty: string; rows: readonly ReactNode[]; children?: ReactNode }

/** A section with a list, or with a sentence when the list is empty, and what follows it. */
export function ListPart({ title, at, empty, rows, children }: ListProps) {
  return (
    <Part title={title} at={at}>
      {rows.length === 0 ? <Dimmed>{empty}</Dimmed> : <ul className={classes.list}>{rows}</ul>}
      {children}
    </Part>
  )
}

export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isolated(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Text as it was typed, with its line breaks. */
export function Words({ children, size, mt }: { children: string; size?: 'sm'; mt?: number }) {
  return (
    <Text size={size} mt={mt} dir="auto" className={classes.words}>
      {children}
    </Text>
  )
}
