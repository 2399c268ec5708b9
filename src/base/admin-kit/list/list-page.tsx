import { Button, Group, Paper, Text } from '@mantine/core'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Answer } from '#src/base/http/client/client.ts'
import type { Paged } from '#src/base/http/endpoint/page.schema.ts'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'
import { PageHead } from '../page-head.tsx'
import { ListPages, ToPage } from './list-pages.tsx'
import { useListQuery } from './list-query.ts'
import { ListSearch } from './list-search.tsx'
import { type Column, ListTable } from './list-table.tsx'
import type { RowAction } from './row-actions.tsx'

type Props<T extends { id: number }> = {
  title: string
  lead?: ReactNode
  /** A page of a list, or all of a short one. */
  list: Paged<T> | readonly T[]
  columns: readonly Column<T>[]
  /** What a row is called, for those who hear the screen. */
  nameOf: (row: T) => string
  /** What the search looks through: 'Ad ya da kod'. Without it there is no search. */
  searchIn?: string
  /** Inputs of the screen's own, beside the search; see useListQuery. */
  filters?: ReactNode
  /** Where a new one is made, or a function that opens it. */
  add?: { label: string; to: string } | { label: string; onClick: () => void }
  /** Further buttons beside it. */
  headActions?: ReactNode
  actions?: (row: T) => readonly RowAction[]
  /** What may be done with several at once. */
  bulk?: readonly { label: string; isDangerous?: boolean; run: (rows: T[], done: () => void) => void }[]
  /** Saves the order that was dragged. A list can be dragged when all of it is on the page. */
  order?: (ids: number[]) => Promise<Answer<{ message: string }>>
  /** Names in the address that choose which list is shown, and leave nothing out of it. */
  choosing?: readonly string[]
  /** When there is nothing at all: what this list is for, and how it begins. */
  empty?: ReactNode
}

/** A list as a declaration of its columns: searched, sorted and paged by the server, its question in the address. */
export function ListPage<T extends { id: number }>(props: Props<T>) {
  const {
    title,
    lead,
    list,
    columns,
    nameOf,
    searchIn,
    filters,
    add,
    headActions,
    actions,
    bulk = [],
    order,
    choosing = [],
    empty,
  } = props
  const t = useOfficeT(kitTexts)
  const query = useListQuery()
  const [selected, setSelected] = useState<T[]>([])
  const rows = 'data' in list ? list.data : list
  const isAsked = !query.isWhole(choosing)
  const isOnOnePage = !('data' in list) || list.page_count <= 1
  const isOrdered = !isAsked && isOnOnePage
  const isBeyond = 'data' in list && list.page > list.page_count && list.page_count > 0
  // Rows that another page or question brought are no longer those that were selected.
  const chosen = selected.flatMap((row) => rows.find(({ id }) => id === row.id) ?? [])
  return (
    <>
      <PageHead title={title} lead={lead}>
        {headActions}
        {add &&
          ('to' in add ? (
            <Button component={Link} to={add.to} leftSection={<Plus size={16} aria-hidden="true" />}>
              {add.label}
            </Button>
          ) : (
            <Button onClick={add.onClick} leftSection={<Plus size={16} aria-hidden="true" />}>
              {add.label}
            </Button>
          ))}
      </PageHead>
      <Paper withBorder>
        {(searchIn || filters) && (
          <Group p="sm" gap="sm" align="flex-end">
            {searchIn && <ListSearch placeholder={searchIn} />}
            {filters}
          </Group>
        )}
        {order && isAsked && rows.length > 1 && (
          <Text size="xs" c="dimmed" px="sm" pb="sm">
            {t('order_whole')}
          </Text>
        )}
        {chosen.length > 0 && (
          <Group px="sm" pb="sm" gap="xs" role="status">
            <Text size="sm" fw={600}>
              {t('selected', { n: chosen.length })}
            </Text>
            {bulk.map(({ label, isDangerous, run }) => (
              <Button
                key={label}
                size="xs"
                variant="light"
                color={isDangerous ? 'red' : 'agency'}
                onClick={() => run(chosen, () => setSelected([]))}
              >
                {label}
              </Button>
            ))}
          </Group>
        )}
        <ListTable
          rows={rows}
          columns={columns}
          nameOf={nameOf}
          actions={actions}
          selected={bulk.length > 0 ? { rows: chosen, set: setSelected } : undefined}
          order={order}
          isOrderOpen={isOrdered}
          nothing={isBeyond ? t('loading') : isAsked ? t('nothing_found') : (empty ?? t('nothing'))}
        />
        {isBeyond ? <ToPage page={list.page_count} /> : 'data' in list && <ListPages {...list} />}
      </Paper>
    </>
  )
}
