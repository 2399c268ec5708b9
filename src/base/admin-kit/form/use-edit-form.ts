import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import type { Answer } from '#src/base/http/client/client.ts'
import { toldOf } from '../confirm.tsx'
import type { Edited } from './edits.ts'
import { bodyOf, type FormTab, type Values, valuesOf, withoutEmptyLines } from './form-fields.ts'

type Options<T extends Values> = {
  tabs: readonly FormTab[]
  langs: readonly string[]
  /** As the API told it; null for a new one. */
  thing: T | null
  starts?: Values | undefined
  /** Sends what is to be saved. `body.version` is the one that the form was opened with. */
  send: (body: Values) => Promise<Answer<Edited<{ id: number }>>>
  /** Leads to a new thing, or loads a changed one again: with the next `thing` the form rests. */
  onSaved: (id: number) => void
  /** Shows where the first problem is. */
  onProblems: (names: string[]) => void
}

type SaveOptions = { version?: number | undefined; isLeaving?: boolean }

export type EditForm = ReturnType<typeof useEditForm>

/** The state of one form: its values, what is wrong with them, whether they are saved, and how to save them. */
export function useEditForm<T extends Values>({
  tabs,
  langs,
  thing,
  starts = {},
  send,
  onSaved,
  onProblems,
}: Options<T>) {
  const form = useForm<Values>({ initialValues: valuesOf(tabs, langs, thing ?? starts) })
  const [isBusy, setBusy] = useState(false)
  /** The version there is now, when it is not the one that was opened. */
  const [newer, setNewer] = useState<number | null>(null)
  const sent = useRef<Values | null>(null)
  const running = useRef(false)

  // What was loaded again takes the place of what was saved; what was typed since stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new thing is the only cause
  useEffect(() => {
    const loaded = valuesOf(tabs, langs, thing ?? starts)
    const before = sent.current
    sent.current = null
    const typed = before
      ? Object.entries(form.getValues()).filter(
          ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
        )
      : []
    form.setInitialValues(loaded)
    form.setValues({ ...loaded, ...Object.fromEntries(typed) })
    form.resetDirty(loaded)
    rest()
  }, [thing])

  const rest = () => {
    running.current = false
    setBusy(false)
  }

  /**
   * @param version saves over that one
   * @param isLeaving for somewhere else: nobody needs to see what was saved. @returns whether it is saved
   */
  const save = async ({
    version = thing?.version as number | undefined,
    isLeaving = false,
  }: SaveOptions = {}): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    const values = withoutEmptyLines(tabs, langs, form.getValues())
    form.setValues(values)
    const body = bodyOf(tabs, langs, values)
    const answer = await send(version === undefined ? body : { ...body, version })
    if (answer.ok) {
      setNewer(null)
      form.clearErrors()
      sent.current = values
      form.resetDirty(values)
      toldOf(answer)
      // Busy until what was saved is there again: a second press would make another one, or meet its own newer version.
      if (isLeaving) rest()
      else onSaved(answer.data.data.id)
      return true
    }
    rest()
    if (answer.status === 409 && typeof answer.facts.version === 'number') {
      setNewer(answer.facts.version)
      return false
    }
    toldOf(answer)
    const problems = Object.entries(answer.errors).map(([name, messages]) => [name, messages[0]] as const)
    form.setErrors(Object.fromEntries(problems))
    if (problems.length > 0) onProblems(problems.map(([name]) => name))
    return false
  }

  return { form, save, isBusy, isDirty: form.isDirty(), newer, keepEditing: () => setNewer(null) }
}
