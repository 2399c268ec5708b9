import { useLayoutEffect, useRef } from 'react'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { failureIn } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { useMachine } from '#src/base/ui/use-machine.ts'
import type { DepartureTour, OfficeDeparture } from '../departures.schema.ts'
import { type Cell, type Draft, haveSameAges, savedText } from './departures-cells.ts'
import { changedRows, type Edits, type EditsEvent, isUnsaved, nextEdits, noEdits } from './departures-edits.machine.ts'
import { requestOf, staleRowsOf } from './departures-write.ts'

export type DepartureEdits = ReturnType<typeof useDepartureEdits>

type Options = {
  rows: readonly OfficeDeparture[]
  /** the tour of all rows, whose child bands are columns; null for rows of several tours */
  tour: DepartureTour | null
  /** loads the rows again and shows them; false when they could not be read */
  reload: () => Promise<boolean>
  /** after all of the chosen rows have the chosen status */
  onStatusSet: () => void
}

/** Connects a table of departures to its machine: input and clicks become events, its steps become requests. */
export function useDepartureEdits({ rows, tour, reload, onStatusSet }: Options) {
  const { lang } = usePreferences()
  const waiting = useRef<((isSaved: boolean) => void)[]>([])

  const request = async ({ step }: Edits, send: (event: EditsEvent) => void) => {
    if (step.at === 'saving') {
      const { path, form_data } = requestOf(step.write)
      const answer = await edit(officeApi(), 'PUT', path, { form_data })
      if (!staleRowsOf(answer)) toastAnswer(answer, failureIn)
      send({ type: 'answered', answer })
    }
    if (step.at === 'reloading') {
      const isRead = await reload()
      if (step.write.kind === 'status') onStatusSet()
      send({ type: 'reloaded', isRead })
    }
  }
  const [state, send] = useMachine(
    () => noEdits,
    nextEdits,
    (after: Edits, before: Edits, send: (event: EditsEvent) => void) => {
      if (after.step === before.step) return
      void request(after, send)
      if (after.step.at === 'editing') for (const resolve of waiting.current.splice(0)) resolve(after.isSaved)
    },
  )
  const { drafts, problems, step, stale } = state
  const changed = changedRows(state, rows)

  const shown = useRef(tour)
  // useLayoutEffect, because a price must never be painted under the ages of another band.
  useLayoutEffect(() => {
    const [was, now] = [shown.current?.child_bands ?? [], tour?.child_bands ?? []]
    const isSameTour = tour?.id === shown.current?.id
    shown.current = tour
    if (isSameTour && !haveSameAges(was, now)) send({ type: 'bands-changed', rows, was, now, lang })
  })

  /** Sends an event that starts a write. @returns whether the write succeeded */
  const write = async (event: EditsEvent): Promise<boolean> => {
    if (send(event).step.at === 'editing') return true
    return new Promise((resolve) => waiting.current.push(resolve))
  }

  return {
    drafts,
    problems,
    changed,
    isBusy: step.at !== 'editing',
    isUnsaved: isUnsaved(state, rows),
    isStale: stale !== null,
    setCells: (row: OfficeDeparture, texts: Draft) => send({ type: 'typed', row, texts, lang }),
    /** Restores the saved value. */
    restore: (row: OfficeDeparture, cell: Cell) =>
      send({ type: 'typed', row, texts: { [cell]: savedText(row, cell, lang) }, lang }),
    forget: (ids: readonly number[]) => send({ type: 'forgotten', ids }),
    copyPrices: (from: OfficeDeparture, to: readonly OfficeDeparture[]) =>
      send({ type: 'prices-copied', from, to, lang }),
    /** @returns whether everything is saved */
    save: async (ids?: readonly number[]): Promise<boolean> => {
      const wanted = ids ? rows.filter(({ id }) => ids.includes(id)) : rows
      if (changedRows(state, wanted).length === 0) return true
      if (step.at !== 'editing') return false
      return write({ type: 'save', rows: wanted, lang })
    },
    /** Types texts into several rows and saves these rows at once. @returns whether they are saved */
    saveTexts: (texts: readonly { row: OfficeDeparture; texts: Draft }[]) => {
      for (const each of texts) send({ type: 'typed', ...each, lang })
      return write({ type: 'save', rows: texts.map(({ row }) => row), lang })
    },
    setStatus: (chosen: readonly OfficeDeparture[], status: OfficeDeparture['status']) =>
      send({ type: 'set-status', rows: chosen, status }),
    /** Overwrites the other staff member's versions. @returns whether everything is saved */
    keepMine: () => write({ type: 'mine-chosen' }),
    keepTheirs: () => {
      send({ type: 'theirs-chosen' })
      void reload()
    },
    closeStale: () => send({ type: 'stale-closed' }),
  }
}
