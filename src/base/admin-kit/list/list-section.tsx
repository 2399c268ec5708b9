import { Group, Paper, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Answer } from '#src/base/http/client/client.ts'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'
import { Dimmed } from '../show/dimmed.tsx'
import { type Column, ListTable } from './list-table.tsx'
import type { RowAction } from './row-actions.tsx'

type Props<T extends { id: number }> = {
  title: string
  note?: string
  rows: readonly T[]
  columns: readonly Column<T>[]
  nameOf: (row: T) => string
  actions: (row: T) => readonly RowAction[]
  order: (ids: number[]) => Promise<Answer<{ message: string }>>
  head?: ReactNode
}

/** A short list on a screen with several. */
export function ListSection<T extends { id: number }>({ title, note, head, ...table }: Props<T>) {
  const t = useOfficeT(kitTexts)
  return (
    <Paper withBorder component="section" aria-label={title}>
      <Group justify="space-between" px="xs" py="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        {note && <Dimmed>{note}</Dimmed>}
        {head}
      </Group>
      <ListTable {...table} isReorderable emptyText={t('nothing')} />
    </Paper>
  )
}
