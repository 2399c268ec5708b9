import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { queueOf } from '#src/base/db/queue-order.ts'
import { confirmDelete } from '../confirm.tsx'
import { edit } from '../form/edits.ts'
import { targetOf } from '../form/target.tsx'
import { kitTexts } from '../kit.strings.ts'
import { officeApi } from '../office-api.ts'
import { useOfficeT } from '../office-texts.ts'
import type { RowAction } from './row-actions.tsx'
import { RowLink } from './row-link.tsx'

type Kind<T> = {
  /** The API of the list. */
  path: string
  /** The update screen. */
  update: string
  /** How the question before a deletion calls a row. */
  nameOf: (row: T) => string
  /** Fields that name the ordered list, where the API has several. */
  list?: object
  /** true: a deletion names the row in its body. */
  isNamedInBody?: boolean
}

/** What every list of `editEndpoints` does with its rows: save a dragged order, lead to the update screen, delete. */
export function useRowEdits<T extends { id: number }>({ path, update, nameOf, list, isNamedInBody }: Kind<T>) {
  const t = useOfficeT(kitTexts)
  const { revalidate } = useRevalidator()
  const remove = ({ id }: T) =>
    isNamedInBody ? edit(officeApi(), 'DELETE', path, { id }) : edit(officeApi(), 'DELETE', `${path}/${id}`)
  return {
    order: (ids: readonly number[]) =>
      edit(officeApi(), 'PUT', `${path}/queue`, { ...list, queue: JSON.stringify(queueOf(ids)) }),
    link: (row: T, text: ReactNode) => (
      <RowLink to={update} state={targetOf(row)}>
        {text}
      </RowLink>
    ),
    actions: (row: T): RowAction[] => [
      { label: t('edit'), icon: Pencil, to: update, state: targetOf(row) },
      {
        label: t('delete'),
        icon: Trash2,
        isDangerous: true,
        onClick: () =>
          confirmDelete(
            nameOf(row),
            () => remove(row),
            () => void revalidate(),
          ),
      },
    ],
  }
}
