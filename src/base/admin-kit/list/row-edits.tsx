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
  /** API path of the list. */
  path: string
  /** Path of the update screen. */
  update: string
  /** Name of a row in the confirmation of a deletion. */
  nameOf: (row: T) => string
  /** Fields that identify the ordered list, where the API has several. */
  list?: object
  /** true: the id of a deleted row is in the body. */
  isNamedInBody?: boolean
}

/** Row actions of a list of `editEndpoints`: saves a reordered list, opens the update screen, deletes. */
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
