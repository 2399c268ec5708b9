export type Recorded = { before: string | null; after: string | null }

/** Never in a record, however deep: what opens something, or what it was made of. */
const secrets = /^password|(^|_)(hash|secret)$/

/**
 * The two sides of a record as JSON. Of a change only the fields that differ are kept, so that it can be read at a glance
 * and a long text that stayed as it was is not copied.
 */
export function sidesOf(before: object | null, after: object | null): Recorded {
  if (!before || !after) return { before: before && json(before), after: after && json(after) }
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const changed = new Set([...was.keys(), ...is.keys()].filter((field) => json(was.get(field)) !== json(is.get(field))))
  const kept = (side: Map<string, unknown>) =>
    json(Object.fromEntries([...side].filter(([field]) => changed.has(field))))
  return { before: kept(was), after: kept(is) }
}

function json(value: unknown): string {
  return JSON.stringify(value, (field, inner) => (secrets.test(field) ? undefined : inner)) ?? 'null'
}
