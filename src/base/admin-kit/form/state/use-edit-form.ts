import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import type { Answer } from '#src/base/http/client/client.ts'
import { toastAnswer } from '../../confirm.tsx'
import { failureIn } from '../../office-texts.ts'
import type { Edited } from '../edits.ts'
import {
  bodyOf,
  type FormTab,
  type Outdated,
  outdatedNames,
  type Values,
  valuesOf,
  withoutEmptyLines,
} from '../form-fields.ts'
import { reread } from './reread.ts'

type Options<T extends Values> = {
  tabs: readonly FormTab[]
  langs: readonly string[]
  /** The record as answered by the API; null for a new one. */
  record: T | null
  initial?: Values | undefined
  /** `body.version` is the version the form was loaded with. */
  send: (body: Values) => Promise<Answer<Edited<SavedRecord>>>
  /**
   * Navigates to a new record, or reloads a changed one. The form is busy until the next `record` arrives.
   * @returns or resolves to false when the record could not be read again
   */
  onSaved: (id: number) => unknown
  /** Reveals the first error. */
  onProblems: (names: string[]) => void
}

/** `version`: of the saved record, if the server returns it. */
export type SavedRecord = { id: number; version?: number }

type SaveOptions = { version?: number | undefined; isLeaving?: boolean }

export type EditForm = ReturnType<typeof useEditForm>

/** State of a form: values, errors, unsaved changes, and saving. */
export function useEditForm<T extends Values>({
  tabs,
  langs,
  record,
  initial = {},
  send,
  onSaved,
  onProblems,
}: Options<T>) {
  const form = useForm<Values>({ initialValues: valuesOf(tabs, langs, record ?? initial) })
  const [isBusy, setBusy] = useState(false)
  /** Current version on the server after a conflict, else null. */
  const [newerVersion, showNewerVersion] = useState<number | null>(null)
  const isStale = useRef(false)
  /** What the form was given or has saved, and the version of the record that it edits. */
  const base = useRef<{ id: unknown; version: number | undefined; values: Values } | null>(null)
  const rereadAfter = useRef<'save' | 'discard' | null>(null)
  const running = useRef(false)

  // A record is read again after a save, an action or a visit to the open screen: input typed meanwhile stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new record resets the form
  useEffect(() => {
    const loaded = valuesOf(tabs, langs, record ?? initial)
    const cause = rereadAfter.current
    rereadAfter.current = null
    const before = cause !== 'discard' && base.current?.id === record?.id ? base.current : null
    const { values, isConflict } = before
      ? reread(before.values, form.getValues(), loaded)
      : { values: loaded, isConflict: false }
    // With the old version the server refuses to overwrite a field that somebody else changed. After a save the record differs only by what
    // the server trimmed.
    const version = isConflict && cause !== 'save' ? before?.version : (record?.version as number | undefined)
    base.current = { id: record?.id, version, values: loaded }
    form.setInitialValues(loaded)
    form.setValues(values)
    form.resetDirty(loaded)
    setIdle()
  }, [record])

  const setNewerVersion = (version: number | null) => {
    isStale.current = version !== null
    showNewerVersion(version)
  }
  const setIdle = () => {
    running.current = false
    setBusy(false)
  }

  /**
   * @param version overwrites that version
   * @param isLeaving skips reloading, because another screen follows. @returns whether it was saved
   */
  const save = async ({ version = base.current?.version, isLeaving = false }: SaveOptions = {}): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    const values = withoutEmptyLines(tabs, langs, form.getValues())
    form.setValues(values)
    const body = bodyOf(tabs, langs, values)
    const answer = await send(version === undefined ? body : { ...body, version })
    if (answer.ok) {
      const saved = answer.data.data
      setNewerVersion(null)
      form.clearErrors()
      // With the new version, a save before the record is read again is no conflict with this one.
      base.current = { id: record?.id, version: saved.version ?? version, values }
      form.resetDirty(values)
      toastAnswer(answer)
      if (isLeaving) setIdle()
      else void showSaved(saved.id)
      return true
    }
    setIdle()
    if (answer.status === 409 && typeof answer.facts.version === 'number') {
      setNewerVersion(answer.facts.version)
      return false
    }
    // The errors are shown instead of the question about the newer version.
    setNewerVersion(null)
    toastAnswer(answer, failureIn)
    const problems = Object.entries(answer.errors).map(([name, messages]) => [name, messages[0]] as const)
    form.setErrors(Object.fromEntries(problems))
    if (problems.length > 0) onProblems(problems.map(([name]) => name))
    return false
  }

  /** Busy until the saved values are loaded: a second save would create another item or lose what the server has trimmed. */
  const showSaved = async (id: number) => {
    rereadAfter.current = 'save'
    if ((await onSaved(id)) !== false) return
    rereadAfter.current = null
    setIdle()
  }

  const confirmed = (form.values.confirmed ?? []) as string[]
  const outdatedFields = outdatedNames(record, langs).filter((name) => !confirmed.includes(name))
  /** A translation that is being changed is no longer marked; fields in lists compare themselves. */
  const isMarked = (name: string) => outdatedFields.includes(name) && (name.includes('.') || !form.isDirty(name))
  const outdated: Outdated = {
    has: isMarked,
    confirm: (name) => form.setFieldValue('confirmed', [...confirmed, name]),
  }
  return {
    form,
    save,
    isBusy,
    isDirty: form.isDirty(),
    newerVersion,
    /** Whether a conflict is undecided; current even before the next rendering. */
    isStale: () => isStale.current,
    keepEditing: () => setNewerVersion(null),
    /** Reads the record again and discards all input. @param read as `onSaved` */
    discard: async (read: () => unknown) => {
      setNewerVersion(null)
      rereadAfter.current = 'discard'
      if ((await read()) === false) rereadAfter.current = null
    },
    outdated,
    outdatedFields: outdatedFields.filter(isMarked),
  }
}
