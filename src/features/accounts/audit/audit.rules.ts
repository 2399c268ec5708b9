export type Recorded = { before: string | null; after: string | null }

/** Fields that are never recorded, at any depth: secrets and their hashes. */
const secrets = /^password|(^|_)(hash|secret)$/

/**
 * Both sides of a record as JSON. A change has only the fields that differ, which keeps it readable and does not copy long
 * unchanged texts.
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

/** Values longer than this are not searched: descriptions and contract texts. */
const maxSearched = 200
const maxWords = 2000

/** The recorded values as one text, for the search: names, codes, amounts, days. */
export function searchedValues(before: object | null, after: object | null): string {
  const found = new Set<string>()
  const collect = (value: unknown, field: string) => {
    if (secrets.test(field) || value === null) return
    if (typeof value === 'object') for (const [name, inner] of Object.entries(value)) collect(inner, name)
    else if (typeof value !== 'boolean' && String(value).length <= maxSearched) found.add(String(value))
  }
  for (const side of [before, after]) if (side) collect(side, '')
  return [...found].join(' ').slice(0, maxWords)
}
