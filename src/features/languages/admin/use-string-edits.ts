import { useCallback, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { toastFailed } from '#src/base/admin-kit/toasts.ts'
import type { OfficeString, OfficeStrings } from '../languages.admin.schema.ts'
import { allLanguagesPath } from '../languages.links.ts'
import { groupedStrings } from '../static-strings.rules.ts'
import { type Drafts, draftProblems, nameOf, withDraft } from './edited-strings.ts'
import { stringEditorTexts } from './string-editor.strings.ts'
import { problemText } from './string-problem.ts'

/** Texts that someone else changed since the screen was opened, as they are now, and the version to overwrite. */
export type Conflict = { version: number; texts: Record<string, string> }

/**
 * The texts of a language while they are edited, and their saves.
 * @param title of the screen @param onProblem called with the first text that cannot be saved
 */
export function useStringEdits(language: OfficeStrings, title: string, onProblem: (name: string) => void) {
  const t = useOfficeT(stringEditorTexts)
  const { revalidate } = useRevalidator()
  const [drafts, setDrafts] = useState<Drafts>(new Map())
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [isChecked, setChecked] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const { abbr, strings, is_default } = language
  const problems = useMemo(() => draftProblems(strings, drafts, abbr, is_default), [strings, drafts, abbr, is_default])
  const change = useCallback((string: OfficeString, text: string) => {
    setDrafts((before) => withDraft(before, string, text))
    setRefused(({ [nameOf(string)]: removed, ...others }) => others)
  }, [])

  /** Sends texts in one save. @returns whether it was saved */
  const send = async (texts: ReadonlyMap<string, string>, version: number, isImport = false): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    const answer = await edit<{ version: number }>(officeApi(), 'PUT', `${allLanguagesPath}/page-lang`, {
      abbr,
      page_lang: JSON.stringify(groupedStrings(texts)),
      version,
    })
    // A file is compared again with the texts as they are now.
    if (answer.ok || (isImport && answer.status === 409)) await revalidate()
    isRunning.current = false
    setBusy(false)
    if (!answer.ok && answer.status === 409 && !isImport) {
      const { version: newer, conflicts = {} } = answer.facts
      setConflict({ version: Number(newer), texts: conflicts as Record<string, string> })
      return false
    }
    toastAnswer(answer, failureIn)
    if (answer.ok) {
      // Text that was typed during the save stays.
      setDrafts((before) => new Map([...before].filter(([name, text]) => texts.get(name) !== text.trim())))
      setConflict(null)
      setChecked(false)
    } else {
      const messages = Object.entries(answer.errors).map(([name, [message = '']]) => [name, message] as const)
      setRefused(Object.fromEntries(messages))
      if (messages[0]) onProblem(messages[0][0])
    }
    return answer.ok
  }
  const save = async (): Promise<boolean> => {
    if (drafts.size === 0) return true
    const [first] = problems.keys()
    if (first === undefined) return send(trimmed(drafts), language.version)
    setChecked(true)
    toastFailed(title, t('problems', { n: problems.size }))
    onProblem(first)
    return false
  }
  /** @returns why a text cannot be saved. Before the first save, an incomplete plural text is not marked */
  const errorOf = (name: string): string | undefined => {
    const problem = problems.get(name)
    const isShown = problem && (isChecked || problem.key !== 'empty_form')
    return refused[name] ?? (isShown ? problemText(t, problem) : undefined)
  }
  return {
    drafts,
    errorOf,
    conflict,
    isBusy,
    change,
    save,
    /** Saves texts that are not drafts, from a file. */
    saveImported: (texts: ReadonlyMap<string, string>) => send(texts, language.version, true),
    /** After a conflict: overwrites the other texts, or takes them. */
    keepMine: () => conflict && send(trimmed(drafts), conflict.version),
    keepTheirs: () => {
      if (!conflict) return
      const rest = new Map([...drafts].filter(([name]) => !(name in conflict.texts)))
      setDrafts(rest)
      setConflict(null)
      if (rest.size > 0) void send(trimmed(rest), conflict.version)
      else void revalidate()
    },
    keepEditing: () => setConflict(null),
  }
}

function trimmed(drafts: Drafts): Map<string, string> {
  return new Map([...drafts].map(([name, text]) => [name, text.trim()]))
}
