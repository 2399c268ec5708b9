import { Text } from '@mantine/core'
import { DataTable, type DataTableColumn, type DataTableProps } from 'mantine-datatable'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { Answer } from '#src/base/http/client/client.ts'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'
import { isolated } from '../show/isolated.tsx'
import { handleColumn, Row, useOrder } from './list-order.tsx'
import { useListQuery } from './list-query.ts'
import { type RowAction, RowActions } from './row-actions.tsx'
import { Sortable } from './sortable.tsx'

export type Column<T> = {
  key: string
  title: string
  render: (row: T) => ReactNode
  /** Value of the `sort` parameter; '-name' sorts descending. */
  sort?: string
  width?: number | string
  align?: 'left' | 'right' | 'center'
  /** Hidden on narrow windows. 'first' is hidden on medium windows too, 'wide' on most laptops, 'last' on phones only. */
  isExtra?: boolean | 'wide' | 'first' | 'last'
}

type Props<T extends { id: number }> = {
  rows: readonly T[]
  columns: readonly Column<T>[]
  nameOf: (row: T) => string
  actions?: ((row: T) => readonly RowAction[]) | undefined
  selected?: { rows: T[]; set: (rows: T[]) => void } | undefined
  order?: ((ids: number[]) => Promise<Answer<{ message: string }>>) | undefined
  /** Whether the rows are the whole list, so that `order` can be dragged. */
  isReorderable?: boolean
  emptyText: ReactNode
}

/** Media queries from which extra columns are shown. */
const visibleFrom = {
  wide: '(min-width: 90em)',
  first: '(min-width: 85em)',
  extra: '(min-width: 62em)',
  last: '(min-width: 48em)',
}

export function ListTable<T extends { id: number }>(props: Props<T>) {
  const { columns, nameOf, actions, selected, order, isReorderable = false, emptyText } = props
  const t = useOfficeT(kitTexts)
  const query = useListQuery()
  const { state } = useNavigation()
  const { rows, move, canMove } = useOrder(props.rows, order)
  const isOrdered = order !== undefined && isReorderable && canMove
  const sort = query.get('sort')
  const shown: DataTableColumn<T>[] = columns.map(({ key, title, render, width, align, isExtra, ...column }) => ({
    accessor: key,
    title,
    render: (row: T) => isolated(render(row)),
    sortable: column.sort !== undefined,
    ...(width !== undefined && { width }),
    ...(align && { textAlign: align }),
    ...(isExtra && { visibleMediaQuery: visibleFrom[isExtra === true ? 'extra' : isExtra] }),
  }))
  const table = (
    <DataTable
      records={[...rows]}
      columns={[
        ...(isOrdered ? [handleColumn(t('order'), nameOf)] : []),
        ...shown,
        ...(actions ? [actionsColumn(t('actions'), actions)] : []),
      ]}
      minHeight={rows.length === 0 ? 180 : 0}
      verticalSpacing="xs"
      highlightOnHover
      withTableBorder={false}
      fetching={state === 'loading'}
      // Its invisible box covers the rows, so it is empty while there are rows.
      emptyState={
        rows.length === 0 ? (
          <Text c="dimmed" ta="center" px="md" maw="36rem" component="div" style={{ pointerEvents: 'auto' }}>
            {emptyText}
          </Text>
        ) : (
          <span />
        )
      }
      sortStatus={{
        columnAccessor: columns.find((column) => column.sort === sort.replace(/^-/, ''))?.key ?? '',
        direction: sort.startsWith('-') ? 'desc' : 'asc',
      }}
      onSortStatusChange={({ columnAccessor, direction }) => {
        const name = columns.find(({ key }) => key === columnAccessor)?.sort ?? ''
        query.set({ sort: direction === 'desc' ? `-${name}` : name })
      }}
      {...(selected && {
        selectedRecords: selected.rows,
        onSelectedRecordsChange: selected.set,
        allRecordsSelectionCheckboxProps: { 'aria-label': t('select_all') },
        getRecordSelectionCheckboxProps: (row: T) => ({ 'aria-label': t('select_row', { name: nameOf(row) }) }),
      })}
      {...(isOrdered && {
        rowFactory: ({ record, rowProps, children }: Parameters<NonNullable<DataTableProps<T>['rowFactory']>>[0]) => (
          <Row key={record.id} id={record.id} rowProps={rowProps}>
            {children}
          </Row>
        ),
      })}
    />
  )
  if (!isOrdered) return table
  return (
    <Sortable layout="rows" ids={rows.map(({ id }) => id)} onReorder={move}>
      {table}
    </Sortable>
  )
}

function actionsColumn<T>(title: string, actions: (row: T) => readonly RowAction[]): DataTableColumn<T> {
  return {
    accessor: 'actions',
    title,
    textAlign: 'right',
    width: '0%',
    render: (row) => <RowActions actions={actions(row)} />,
  }
}
