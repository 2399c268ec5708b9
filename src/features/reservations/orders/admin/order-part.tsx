import { Paper, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './order-show.module.css'

/** A section of an order under its title. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id} className={classes.part}>
      <Title order={2} size="h4" mb="sm" id={id}>
        {title}
      </Title>
      {children}
    </Paper>
  )
}

type ListProps = { title: string; empty: string; rows: readonly ReactNode[]; children?: ReactNode }

/** A section with a list, or with a sentence when the list is empty, and what follows it. */
export function ListPart({ title, empty, rows, children }: ListProps) {
  return (
    <Part title={title}>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      ) : (
        <ul className={classes.list}>{rows}</ul>
      )}
      {children}
    </Part>
  )
}

/** Labelled values. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
