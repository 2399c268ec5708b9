import type { FieldErrors } from '#src/base/errors.ts'
import type { Answer } from '#src/base/http/client/client.ts'
import { departuresAdminPath } from '../departures.links.ts'
import type { OfficeDeparture } from '../departures.schema.ts'
import { type Cell, cells, type Draft, wireOf } from './departures-cells.ts'

export type Problems = Partial<Record<Cell, string>>
export type ByRow<T> = Readonly<Record<number, T>>

/** The saved value of a cell when its draft began, and the version of its row then. */
export type Seen = Partial<Record<Cell, { version: number; value: unknown }>>

/** Rows with the version that another staff member has saved since they were loaded. */
export type StaleRows = { id: number; version: number }[]

/** One request: the input of some rows, or one status for all of them. */
export type Write = {
  kind: 'drafts' | 'status'
  rows: ({ id: number; version: number } & Record<string, unknown>)[]
  /** the drafts that it saves */
  drafts: ByRow<Draft>
}

type Typed = { drafts: ByRow<Draft>; seen: ByRow<Seen> }

/** @param rows those that have a draft */
export function writeOf({ drafts, seen }: Typed, rows: readonly OfficeDeparture[], lang: string): Write {
  return {
    kind: 'drafts',
    rows: rows.map((row) => {
      const wire = wireOfDraft(drafts[row.id]!, lang)
      return { id: row.id, ...wire, version: versionOf(row, wire, seen[row.id] ?? {}) }
    }),
    drafts: Object.fromEntries(rows.map(({ id }) => [id, drafts[id]!])),
  }
}

/**
 * The version on the screen. It is an older one when a draft hides what another staff member saved in its cell since, so that
 * the server refuses it and the user is asked.
 */
function versionOf(row: OfficeDeparture, wire: Record<string, unknown>, seen: Seen): number {
  const hidden = Object.entries(seen).filter(
    ([cell, { value }]) => row[cell as Cell] !== value && row[cell as Cell] !== wire[cell],
  )
  return Math.min(row.version, ...hidden.map(([, { version }]) => version))
}

/** @param before of cells whose draft began earlier @param draft its cells are those of the answer */
export function seenOf(row: OfficeDeparture, draft: Draft, before: Seen = {}): Seen {
  const seen = (Object.keys(draft) as Cell[]).map((cell) => [
    cell,
    before[cell] ?? { version: row.version, value: row[cell] },
  ])
  return Object.fromEntries(seen)
}

/** After a write: what it saved in a cell is what a newer draft of it began at. */
export function seenAfter({ rows }: Write, id: number, draft: Draft, before: Seen = {}): Seen {
  const sent = rows.find((row) => row.id === id)!
  const seen = (Object.keys(draft) as Cell[]).flatMap((cell) => {
    const began = cell in sent ? { version: sent.version, value: sent[cell] } : before[cell]
    return began ? [[cell, began]] : []
  })
  return Object.fromEntries(seen)
}

/** The same write over the versions of another staff member. */
export function writeOver(write: Write, newer: StaleRows): Write {
  const versionOf = (id: number) => newer.find((each) => each.id === id)?.version
  return { ...write, rows: write.rows.map((row) => ({ ...row, version: versionOf(row.id) ?? row.version })) }
}

/** The API call of a write. A single row has its own path, and its errors have no row prefix. */
export function requestOf({ kind, rows }: Write): { path: string; form_data: string } {
  const [only, ...others] = rows
  if (kind === 'status' || others.length > 0) {
    return { path: departuresAdminPath, form_data: JSON.stringify({ rows }) }
  }
  const { id, ...change } = only!
  return { path: `${departuresAdminPath}/${id}`, form_data: JSON.stringify(change) }
}

/** @returns null for an answer that is not a version conflict */
export function staleRowsOf(answer: Answer<unknown>): StaleRows | null {
  if (answer.ok || answer.status !== 409 || !Array.isArray(answer.facts.stale)) return null
  return answer.facts.stale as StaleRows
}

/** Maps 'quota' of a single row or 'rows.2.quota' of the third of many to its cell. Errors without a cell are shown in the toast only. */
export function problemsOf(errors: FieldErrors, { rows }: Write): Record<number, Problems> {
  const found: Record<number, Problems> = {}
  for (const [name, [message]] of Object.entries(errors)) {
    const [, index = '0', field = ''] = /^(?:rows\.(\d+)\.)?(\w+)$/.exec(name) ?? []
    const row = rows[Number(index)]
    if (row && message && (cells as readonly string[]).includes(field))
      found[row.id] = { ...found[row.id], [field]: message }
  }
  return found
}

function wireOfDraft(draft: Draft, lang: string): Record<string, unknown> {
  return Object.fromEntries(
    cells.flatMap((cell) => (draft[cell] === undefined ? [] : [[cell, wireOf(cell, draft[cell], lang)]])),
  )
}
