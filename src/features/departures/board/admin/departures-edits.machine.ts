import type { Answer } from '#src/base/http/client/client.ts'
import { bandPrices } from '../departures.rules.ts'
import type { DepartureTour, OfficeDeparture } from '../departures.schema.ts'
import { type Cell, type Draft, draftInBands, isSameText, pricesIn, savedText } from './departures-cells.ts'
import {
  type ByRow,
  type Problems,
  problemsOf,
  type Seen,
  type StaleRows,
  seenAfter,
  seenOf,
  staleRowsOf,
  type Write,
  writeOf,
  writeOver,
} from './departures-write.ts'

/** Unsaved input of a table of departures. */
export type Edits = {
  /** texts in the inputs that differ from the saved values; a row without any has no entry */
  drafts: ByRow<Draft>
  /** what the drafts' cells were when they were first typed in */
  seen: ByRow<Seen>
  problems: ByRow<Problems>
  /** A saved draft is removed only after the rows are reloaded, so that old values do not flicker. */
  step: { at: 'editing' } | { at: 'saving'; write: Write } | { at: 'reloading'; write: Write }
  /** the write that was refused because of another staff member's save, until the user decides which one to keep */
  stale: { write: Write; rows: StaleRows } | null
  /** whether the last write succeeded */
  isSaved: boolean
}

/** `lang`: office language, for the notation of numbers and days. */
export type EditsEvent =
  | { type: 'typed'; row: OfficeDeparture; texts: Draft; lang: string }
  /** copies the prices of a row, saved or not, to others */
  | { type: 'prices-copied'; from: OfficeDeparture; to: readonly OfficeDeparture[]; lang: string }
  | { type: 'forgotten'; ids: readonly number[] }
  /** the tour's child bands changed, and with them the price columns */
  | { type: 'bands-changed'; rows: readonly OfficeDeparture[]; was: Bands; now: Bands; lang: string }
  | { type: 'save'; rows: readonly OfficeDeparture[]; lang: string }
  | { type: 'set-status'; rows: readonly OfficeDeparture[]; status: OfficeDeparture['status'] }
  | { type: 'answered'; answer: Answer<unknown> }
  | { type: 'reloaded' /** false: the rows are as they were before the write */; isRead: boolean }
  /** the user's decision about a conflict */
  | { type: 'mine-chosen' }
  | { type: 'theirs-chosen' }
  | { type: 'stale-closed' }
type Bands = DepartureTour['child_bands']

export const noEdits: Edits = {
  drafts: {},
  seen: {},
  problems: {},
  step: { at: 'editing' },
  stale: null,
  isSaved: false,
}

/** @returns the same object when the event does not belong to the step: a second save, an answer that comes twice */
export function nextEdits(state: Edits, event: EditsEvent): Edits {
  const { step, stale } = state
  switch (event.type) {
    case 'typed':
      return typed(state, event.row, event.texts, event.lang)
    case 'prices-copied': {
      const prices = pricesIn(event.from, state.drafts[event.from.id], event.lang)
      return event.to.reduce((before, row) => typed(before, row, prices, event.lang), state)
    }
    case 'forgotten':
      return withoutDrafts(state, event.ids)
    case 'bands-changed':
      return inBands(state, event)
    case 'save': {
      const rows = changedRows(state, event.rows)
      return step.at === 'editing' && rows.length > 0 ? saving(state, writeOf(state, rows, event.lang)) : state
    }
    case 'set-status': {
      const { rows, status } = event
      const write = {
        kind: 'status',
        rows: rows.map(({ id, version }) => ({ id, status, version })),
        drafts: {},
      } as const
      return step.at === 'editing' && rows.length > 0 ? saving(state, write) : state
    }
    case 'answered':
      return step.at === 'saving' ? answered(state, step.write, event.answer) : state
    case 'reloaded':
      return step.at === 'reloading' ? reloaded(state, step.write, event.isRead) : state
    case 'mine-chosen':
      return step.at === 'editing' && stale ? saving(state, writeOver(stale.write, stale.rows)) : state
    case 'theirs-chosen': {
      if (step.at !== 'editing' || !stale) return state
      const ids = stale.rows.map(({ id }) => id)
      return { ...withoutDrafts(state, ids), stale: null }
    }
    case 'stale-closed':
      return stale ? { ...state, stale: null } : state
  }
}

/** Shown rows with unsaved input. */
export function changedRows({ drafts }: Edits, rows: readonly OfficeDeparture[]): OfficeDeparture[] {
  return rows.filter(({ id }) => drafts[id])
}

/** Whether leaving the page would discard input. */
export function isUnsaved(state: Edits, rows: readonly OfficeDeparture[]): boolean {
  return state.step.at === 'editing' && changedRows(state, rows).length > 0
}

function typed(state: Edits, row: OfficeDeparture, texts: Draft, lang: string): Edits {
  // While a cell is being saved its saved value is about to change: typing the old one back counts as a change.
  const sent = state.step.at === 'editing' ? {} : (state.step.write.drafts[row.id] ?? {})
  const draft = draftOf(row, { ...state.drafts[row.id], ...texts }, lang, sent)
  return {
    ...state,
    drafts: withRow(state.drafts, row.id, draft),
    seen: withRow(state.seen, row.id, draft && seenOf(row, draft, state.seen[row.id])),
    problems: withRow(state.problems, row.id, without(state.problems[row.id], Object.keys(texts))),
  }
}

function withoutDrafts(state: Edits, ids: readonly number[]): Edits {
  const names = ids.map(String)
  return {
    ...state,
    drafts: without(state.drafts, names) ?? {},
    seen: without(state.seen, names) ?? {},
    problems: without(state.problems, names) ?? {},
  }
}

function inBands(state: Edits, event: Extract<EditsEvent, { type: 'bands-changed' }>): Edits {
  const { rows, was, now, lang } = event
  const moved = Object.entries(state.drafts).flatMap(([key, draft]) => {
    const row = rows.find(({ id }) => id === Number(key))
    // Drops prices of hidden rows, because the user could not see their new column.
    const left = row ? draftOf(row, draftInBands(draft, was, now), lang) : draftInBands(draft, was, [])
    return left ? [[Number(key), left] as const] : []
  })
  const seen = moved.map(([id, draft]) => {
    const row = rows.find((each) => each.id === id)
    const others = without(state.seen[id], bandPrices) ?? {}
    return [id, row ? seenOf(row, draft, others) : others] as const
  })
  return { ...state, drafts: Object.fromEntries(moved), seen: Object.fromEntries(seen), problems: {} }
}

/** Of the messages only those at drafts stay: nothing else would take away one about a status that was set for many. */
function saving(state: Edits, write: Write): Edits {
  const problems = Object.entries(state.problems).flatMap(([id, of]) => {
    const draft = state.drafts[Number(id)] ?? {}
    const left = without(
      of,
      Object.keys(of).filter((cell) => !(cell in draft)),
    )
    return left ? [[id, left]] : []
  })
  return { ...state, problems: Object.fromEntries(problems), step: { at: 'saving', write } }
}

function answered(state: Edits, write: Write, answer: Answer<unknown>): Edits {
  const rows = staleRowsOf(answer)
  if (rows) return { ...state, step: { at: 'editing' }, stale: { write, rows }, isSaved: false }
  if (answer.ok) return { ...state, step: { at: 'reloading', write }, stale: null, isSaved: true }
  const problems = { ...state.problems, ...problemsOf(answer.errors, write) }
  return { ...state, problems, step: { at: 'editing' }, stale: null, isSaved: false }
}

/** Rows that could not be read again keep their input: the table would show what they were before it was saved. */
function reloaded(state: Edits, write: Write, isRead: boolean): Edits {
  if (!isRead) return { ...state, step: { at: 'editing' } }
  let { drafts, seen, problems } = state
  for (const { id } of write.rows) {
    const sent = write.drafts[id]
    const draft = typedSince(drafts[id], sent ?? {})
    drafts = withRow(drafts, id, draft)
    seen = withRow(seen, id, draft && seenAfter(write, id, draft, seen[id]))
    if (sent) problems = withRow(problems, id, undefined)
  }
  return { ...state, drafts, seen, problems, step: { at: 'editing' } }
}

/** @param sent cells that keep their text even when it equals the saved value @returns undefined when every text equals the saved value */
function draftOf(row: OfficeDeparture, draft: Draft, lang: string, sent: Draft = {}): Draft | undefined {
  const differing = Object.entries(draft).filter(
    ([cell, text]) => cell in sent || !isSameText(cell as Cell, text, savedText(row, cell as Cell, lang), lang),
  )
  return differing.length > 0 ? Object.fromEntries(differing) : undefined
}

function typedSince(now: Draft | undefined, sent: Draft): Draft | undefined {
  const texts = Object.entries(now ?? {}).filter(([cell, text]) => sent[cell as Cell] !== text)
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

function withRow<T>(rows: ByRow<T>, id: number, value: T | undefined): ByRow<T> {
  const { [id]: _, ...others } = rows
  return value === undefined ? others : { ...others, [id]: value }
}

/** @returns undefined when nothing is left */
function without<T extends object>(all: T | undefined, names: readonly string[]): T | undefined {
  const left = Object.entries(all ?? {}).filter(([name]) => !names.includes(name))
  return left.length > 0 ? (Object.fromEntries(left) as T) : undefined
}
