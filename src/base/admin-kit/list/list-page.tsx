import { Button, Group, Paper, Text } from '@mantine/core'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Answer } from '#src/base/http/client/client.ts'
import type { Paged } from '#src/base/http/endpoint/page.schema.ts'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'
import { PageHead } from '../page-head.tsx'
import { Dimmed } from '../show/dimmed.tsx'
import { ListPages, ToPage } from './list-pages.tsx'
import { useListQuery } from './list-query.ts'
import { ListSearch } from './list-search.tsx'
import { type Column, ListTable } from './list-table.tsx'
import { elementOf, type RowAction } from './row-actions.tsx'
import { SavedFiltersBar, type SavedFiltersOf } from './saved-filters-bar.tsx'

type Props<T extends { id: number }> = {
  title: string
  lead?: ReactNode
  /** One page of a list, or all rows of a short one. */
  list: Paged<T> | readonly T[]
  columns: readonly Column<T>[]
  /** Name of a row for screen readers. */
  nameOf: (row: T) => string
  /** Placeholder that names the searched fields: 'Ad ya da kod'. Omitted: no search box. */
  searchIn?: string
  /** Inputs beside the search box; see useListQuery. */
  filters?: ReactNode
  /** Path of the insert screen, or a function that opens a form. */
  add?: { label: string; to: string } | { label: string; onClick: () => void }
  /** Buttons beside `add`. */
  headActions?: ReactNode
  actions?: (row: T) => readonly RowAction[]
  /** Actions on the selected rows. */
  bulk?: readonly { label: string; isDangerous?: boolean; run: (rows: T[], done: () => void) => void }[]
  /** Saves a dragged order. Dragging is enabled when all rows are on the page. */
  order?: (ids: number[]) => Promise<Answer<{ message: string }>>
  /** Query parameters that select a list rather than filter it. */
  listParams?: readonly string[]
  /** Shown for an empty list: its purpose and the first step. */
  empty?: ReactNode
  /** Filters with a name, beside the search. */
  saved?: SavedFiltersOf
}

/** A list declared by its columns. The server searches, sorts and pages; the query is in the URL. */
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
    listParams = [],
    empty,
    saved,
  } = props
  const t = useOfficeT(kitTexts)
  const query = useListQuery()
  const [selected, setSelected] = useState<T[]>([])
  const rows = 'data' in list ? list.data : list
  const isFiltered = !query.isWhole(listParams)
  const isOnOnePage = !('data' in list) || list.page_count <= 1
  const isOrdered = !isFiltered && isOnOnePage
  const isBeyond = 'data' in list && list.page > list.page_count && list.page_count > 0
  // Rows that are no longer on the page are deselected.
  const selectedRows = selected.flatMap((row) => rows.find(({ id }) => id === row.id) ?? [])
  return (
    <>
      <PageHead title={title} lead={lead}>
        {headActions}
        {add && (
          <Button {...elementOf(add)} leftSection={<Plus />}>
            {add.label}
          </Button>
        )}
      </PageHead>
      <Paper withBorder>
        {(searchIn || filters || saved) && (
          <Group p="sm" gap="sm">
            {searchIn && <ListSearch placeholder={searchIn} />}
            {filters}
            {saved && <SavedFiltersBar {...saved} />}
          </Group>
        )}
        {order && isFiltered && rows.length > 1 && (
          <Dimmed size="xs" px="sm" pb="sm">
            {t('order_whole')}
          </Dimmed>
        )}
        {selectedRows.length > 0 && (
          <Group px="sm" pb="sm" gap="xs" role="status">
            <Text size="sm" fw={600}>
              {t('selected', { n: selectedRows.length })}
            </Text>
            {bulk.map(({ label, isDangerous, run }) => (
              <Button
                key={label}
                size="xs"
                variant="light"
                color={isDangerous ? 'red' : 'agency'}
                onClick={() => run(selectedRows, () => setSelected([]))}
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
          selected={bulk.length > 0 ? { rows: selectedRows, set: setSelected } : undefined}
          order={order}
          isReorderable={isOrdered}
          emptyText={isBeyond ? t('loading') : isFiltered ? t('nothing_found') : (empty ?? t('nothing'))}
        />
        {isBeyond ? <ToPage page={list.page_count} /> : 'data' in list && <ListPages {...list} />}
      </Paper>
    </>
  )
}
