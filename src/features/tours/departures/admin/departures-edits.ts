import { useState } from 'react'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { type Edited, edit } from '#src/base/admin-kit/form/edits.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import type { Answer } from '#src/base/http/client/client.ts'
import { departuresAdminPath } from '../departures.links.ts'
import type { DepartureTour, OfficeDeparture } from '../departures.schema.ts'
import {
  type Cell,
  cells,
  type Draft,
  draftInBands,
  haveSameAges,
  pricesIn,
  savedText,
  saysSame,
  wireOf,
} from './departures-cells.ts'

export type Problems = Partial<Record<Cell, string>>
type ByRow<T> = Readonly<Record<number, T>>

/** What somebody else saved since the table was loaded. */
export type Stale = { id: number; version: number }[]

export type DepartureEdits = ReturnType<typeof useDepartureEdits>

/**
 * What is typed into a table of departures until it is saved.
 * @param tour the one of all rows, whose age bands are columns; null for rows of many
 * @param reload loads the rows again and shows them; what was saved leaves the drafts after that, so that nothing flickers
 */
export function useDepartureEdits(
  rows: readonly OfficeDeparture[],
  tour: DepartureTour | null,
  reload: () => Promise<unknown>,
) {
  const { lang } = usePreferences()
  const [drafts, setDrafts] = useState<ByRow<Draft>>({})
  const [problems, setProblems] = useState<ByRow<Problems>>({})
  const [isBusy, setBusy] = useState(false)
  const [stale, setStale] = useState<{ stale: Stale; again: (overwrite: Stale) => Promise<boolean> } | null>(null)
  const [shown, setShown] = useState(tour)
  if (tour !== shown) {
    setShown(tour)
    const [was, now] = [shown?.child_bands ?? [], tour?.child_bands ?? []]
    if (tour?.id === shown?.id && !haveSameAges(was, now)) {
      const inBands = ([key, draft]: [string, Draft]) => {
        const row = rows.find(({ id }) => id === Number(key))
        // Of a row that is not shown nobody would see where its prices went.
        const moved = row ? draftOf(row, draftInBands(draft, was, now), lang) : draftInBands(draft, was, [])
        return moved ? [[key, moved] as const] : []
      }
      setDrafts(Object.fromEntries(Object.entries(drafts).flatMap(inBands)))
      setProblems({})
    }
  }
  const changed = rows.filter(({ id }) => drafts[id])

  const setCells = (row: OfficeDeparture, texts: Draft) => {
    setDrafts((before) => withRow(before, row.id, draftOf(row, { ...before[row.id], ...texts }, lang)))
    setProblems((before) => withRow(before, row.id, without(before[row.id], texts)))
  }

  /** The saved value comes back. */
  const restore = (row: OfficeDeparture, cell: Cell) => setCells(row, { [cell]: savedText(row, cell, lang) })

  const forget = (ids: readonly number[]) => {
    setDrafts((before) => without(before, Object.fromEntries(ids.map((id) => [id, 0]))) ?? {})
    setProblems((before) => without(before, Object.fromEntries(ids.map((id) => [id, 0]))) ?? {})
  }

  /** The prices as they stand in one row, saved or not, become those of others. They are saved with the rest. */
  const copyPrices = (from: OfficeDeparture, to: readonly OfficeDeparture[]) => {
    const prices = pricesIn(from, drafts[from.id], lang)
    for (const row of to) setCells(row, prices)
  }

  /** @param overwrite versions to save over @returns whether all of it is saved */
  const save = async (ids = changed.map(({ id }) => id), overwrite: Stale = []): Promise<boolean> => {
    const sent = rows.filter(({ id }) => ids.includes(id) && drafts[id])
    if (sent.length === 0 || isBusy) return sent.length === 0
    const bodies = sent.map((row) => ({
      id: row.id,
      ...bodyOf(drafts[row.id]!, lang),
      version: versionOf(row, overwrite),
    }))
    setBusy(true)
    const answer = await sendAll(bodies)
    if (answer.ok) {
      toastAnswer(answer)
      setStale(null)
      await reload()
      setDrafts((before) =>
        sent.reduce((rest, { id }) => withRow(rest, id, typedSince(before[id], drafts[id]!)), before),
      )
      setProblems((before) => sent.reduce((rest, { id }) => withRow(rest, id, undefined), before))
    } else if (!wasStale(answer, (newer) => save(ids, newer))) {
      toastAnswer(answer)
      setStale(null)
      setProblems((before) => ({ ...before, ...problemsOf(answer.errors, sent) }))
    }
    setBusy(false)
    return answer.ok
  }

  /** Gives rows a status at once, besides what was typed. @param onDone when all of them have it @param overwrite as in save */
  const setStatus = async (
    given: readonly OfficeDeparture[],
    status: OfficeDeparture['status'],
    onDone: () => void,
    overwrite: Stale = [],
  ): Promise<boolean> => {
    setBusy(true)
    const form_data = JSON.stringify({
      rows: given.map((row) => ({ id: row.id, status, version: versionOf(row, overwrite) })),
    })
    const answer = await edit(officeApi(), 'PUT', departuresAdminPath, { form_data })
    if (!wasStale(answer, (newer) => setStatus(given, status, onDone, newer))) {
      toastAnswer(answer)
      setStale(null)
    }
    if (answer.ok) {
      await reload()
      onDone()
    }
    setBusy(false)
    return answer.ok
  }

  /** Asks which is to stay when somebody saved meanwhile. @param again saves over these versions */
  const wasStale = (answer: Answer<unknown>, again: (overwrite: Stale) => Promise<boolean>): boolean => {
    if (answer.ok || answer.status !== 409 || !Array.isArray(answer.facts.stale)) return false
    setStale({ stale: answer.facts.stale as Stale, again })
    return true
  }

  return {
    drafts,
    problems,
    changed,
    isBusy,
    stale,
    setCells,
    restore,
    forget,
    copyPrices,
    save,
    setStatus,
    closeStale: () => setStale(null),
  }
}

function versionOf({ id, version }: OfficeDeparture, overwrite: Stale): number {
  return overwrite.find((each) => each.id === id)?.version ?? version
}

function sendAll(rows: readonly ({ id: number } & object)[]): Promise<Answer<Edited>> {
  const [only, ...others] = rows
  if (others.length > 0) return edit(officeApi(), 'PUT', departuresAdminPath, { form_data: JSON.stringify({ rows }) })
  const { id, ...change } = only!
  return edit(officeApi(), 'PUT', `${departuresAdminPath}/${id}`, { form_data: JSON.stringify(change) })
}

function bodyOf(draft: Draft, lang: string): Record<string, unknown> {
  return Object.fromEntries(
    cells.flatMap((cell) => (draft[cell] === undefined ? [] : [[cell, wireOf(cell, draft[cell], lang)]])),
  )
}

/** The cells that say something else than what is saved; none when there are none. */
function draftOf(row: OfficeDeparture, draft: Draft, lang: string): Draft | undefined {
  const differing = Object.entries(draft).filter(
    ([cell, text]) => !saysSame(cell as Cell, text, savedText(row, cell as Cell, lang), lang),
  )
  return differing.length > 0 ? Object.fromEntries(differing) : undefined
}

/** What was typed into a row while it was being saved. */
function typedSince(now: Draft | undefined, sent: Draft): Draft | undefined {
  const typed = Object.entries(now ?? {}).filter(([cell, text]) => sent[cell as Cell] !== text)
  return typed.length > 0 ? Object.fromEntries(typed) : undefined
}

/** 'quota' of a row saved alone, 'rows.2.quota' of the third of many. What is no cell is told in the toast. */
function problemsOf(errors: Record<string, string[]>, sent: readonly OfficeDeparture[]): Record<number, Problems> {
  const found: Record<number, Problems> = {}
  for (const [name, [message]] of Object.entries(errors)) {
    const [, index = '0', field = ''] = /^(?:rows\.(\d+)\.)?(\w+)$/.exec(name) ?? []
    const row = sent[Number(index)]
    if (row && message && (cells as readonly string[]).includes(field))
      found[row.id] = { ...found[row.id], [field]: message }
  }
  return found
}

function withRow<T>(rows: ByRow<T>, id: number, value: T | undefined): ByRow<T> {
  const { [id]: _, ...others } = rows
  return value === undefined ? others : { ...others, [id]: value }
}

/** @returns undefined when nothing is left */
function without<T extends object>(all: T | undefined, names: object): T | undefined {
  const left = Object.entries(all ?? {}).filter(([name]) => !(name in names))
  return left.length > 0 ? (Object.fromEntries(left) as T) : undefined
}
