import { Table, type TableTrProps, VisuallyHidden } from '@mantine/core'
import type { DataTableColumn } from 'mantine-datatable'
import { createContext, type ReactNode, use, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Answer, Refused } from '#src/base/http/client/client.ts'
import { kitTexts } from '../kit.strings.ts'
import { reasonOf, useOfficeT } from '../office-texts.ts'
import { toastDone, toastFailed } from '../toasts.ts'
import { DragHandle, type SortableItem, useSortableItem } from './sortable.tsx'

/** Passes a row's drag handle to the cell that renders it. */
const Handle = createContext<SortableItem['handle'] | null>(null)

export function Row({ id, rowProps, children }: { id: number; rowProps: TableTrProps; children: ReactNode }) {
  const item = useSortableItem(id)
  return (
    <Handle value={item.handle}>
      <Table.Tr {...rowProps} ref={item.ref} style={item.style}>
        {children}
      </Table.Tr>
    </Handle>
  )
}

function RowHandle({ name }: { name: string }) {
  const t = useOfficeT(kitTexts)
  const handle = use(Handle)
  return handle && <DragHandle {...handle} label={t('move', { name })} />
}

export function handleColumn<T>(title: string, nameOf: (row: T) => string): DataTableColumn<T> {
  return {
    accessor: 'handle',
    title: <VisuallyHidden>{title}</VisuallyHidden>,
    width: 48,
    render: (row) => <RowHandle name={nameOf(row)} />,
  }
}

type Save = (ids: number[]) => Promise<Answer<{ message: string }>>

/** Refused because the list has changed: every further order of the shown rows would be refused too. */
const isOfAnotherList = ({ status }: Refused) => status === 422 || status === 409

/** Saves an order, shows the result as a toast and reads the list again. @returns whether it is saved */
export function useSaveOrder(): (save: Save, ids: number[]) => Promise<boolean> {
  const t = useOfficeT(kitTexts)
  const { revalidate } = useRevalidator()
  return async (save, ids) => {
    const answer = await save(ids)
    if (answer.ok) toastDone(answer.data.message)
    else toastFailed(t('queue_failed'), reasonOf(answer))
    if (answer.ok || isOfAnotherList(answer)) await revalidate()
    return answer.ok
  }
}

/**
 * Rows in the dropped order until the list is reloaded. A refused order is reverted, so that the screen shows what is
 * stored.
 */
export function useOrder<T extends { id: number }>(listed: readonly T[], save: Save | undefined) {
  const saveOrder = useSaveOrder()
  const [dropped, setDropped] = useState<{ of: readonly T[]; rows: T[] } | null>(null)
  const rows = dropped?.of === listed ? dropped.rows : listed
  const move = async (ids: number[]) => {
    if (!save) return
    setDropped({ of: listed, rows: ids.map((id) => listed.find((row) => row.id === id)!) })
    if (!(await saveOrder(save, ids))) setDropped(null)
  }
  return { rows, move, canMove: listed.length > 1 }
}
