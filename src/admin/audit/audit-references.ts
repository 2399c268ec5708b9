import type { References } from '#src/base/admin-kit/audit/room-audit.ts'

/** The table whose ids a field holds; undefined for any other field. */
export function referenceOf(references: References, entity: string, field: string): string | undefined {
  return field === 'queue' ? entity : references[field]
}

/** The ids in a value: an id, a list of ids, or a saved order in which the first is highest. */
export function idsIn(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value]
  const isQueue = list.every((item) => typeof item === 'object' && item !== null && 'queue' in item)
  const sorted = isQueue ? [...list].sort((a, b) => b.queue - a.queue) : list
  return sorted.flatMap((item: unknown) => {
    if (typeof item === 'number' || typeof item === 'string') return [String(item)]
    return typeof item === 'object' && item !== null && 'id' in item ? [String(item.id)] : []
  })
}

/**
 * The moved part of a saved order, without the unchanged items at its start and end.
 * @returns `was` null for a record that has only the new order
 */
export function movedIn(before: unknown, after: unknown) {
  const is = idsIn(after)
  if (before === undefined || before === null) return { was: null, is, isFromStart: true, isToEnd: true }
  const was = idsIn(before)
  const start = is.findIndex((id, at) => id !== was[at])
  if (start < 0) return { was: [], is: [], isFromStart: true, isToEnd: true }
  const end = 1 + is.findLastIndex((id, at) => id !== was[at])
  return {
    was: was.slice(start, end),
    is: is.slice(start, end),
    isFromStart: start === 0,
    isToEnd: end === is.length,
  }
}

export function queueIn(side: object | null): unknown {
  return side && 'queue' in side ? side.queue : null
}

type Sides = { entity: string; entity_id: string | null; before: object | null; after: object | null }

/** Everything that records name, by table. At most `max` of each: the rest of a long order is only counted. */
export function referencedIn(references: References, rows: readonly Sides[], max = 200): Map<string, string[]> {
  const found = new Map<string, Set<string>>()
  const add = (table: string, ids: readonly string[]) => {
    const known = found.get(table) ?? new Set()
    for (const id of ids) if (known.size < max) known.add(id)
    found.set(table, known)
  }
  for (const { entity, entity_id, before, after } of rows) {
    if (entity_id !== null) add(entity, [entity_id])
    const { was, is } = movedIn(queueIn(before), queueIn(after))
    for (const ids of [was ?? [], is]) add(entity, ids.slice(0, 20))
    for (const side of [before, after])
      for (const [field, value] of Object.entries(side ?? {})) {
        const table = field === 'queue' ? undefined : referenceOf(references, entity, field)
        if (table && value !== null) add(table, idsIn(value).slice(0, 20))
      }
  }
  return new Map([...found].map(([table, ids]) => [table, [...ids]]))
}
