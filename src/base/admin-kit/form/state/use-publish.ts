import { useRef } from 'react'
import type { Values } from '../form-fields.ts'
import type { EditForm } from './use-edit-form.ts'

/**
 * Saves and publishes. A refusal restores the previous values. During a conflict the form keeps the values of a published record until
 * the conflict is decided, because it may be saved over the newer version.
 */
export function usePublish({ form, isStale }: Pick<EditForm, 'form' | 'isStale'>) {
  const putBack = useRef<(() => void) | null>(null)
  /** After a save, or when a conflict was decided without one. */
  const settle = (isSaved: boolean) => {
    if (!isSaved && isStale()) return
    if (!isSaved) putBack.current?.()
    putBack.current = null
  }
  /** @param save asks for confirmation and saves. @returns whether it was saved */
  const publish = async (published: Values, save: () => Promise<boolean>) => {
    const before = form.getValues()
    // One by one: setting all values would clear the errors of the others.
    const set = (values: Values) => {
      for (const name of Object.keys(published)) form.setFieldValue(name, values[name])
    }
    putBack.current = () => set(before)
    set(published)
    settle(await save())
  }
  return { publish, settle }
}
