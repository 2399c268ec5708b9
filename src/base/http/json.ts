/** A body of 256 kB can hold 128,000 values; checking so many would take too long, and no screen sends a tenth of this. */
const maxValues = 10_000
const maxDepth = 40

/** Thrown for JSON that is none, or that no honest client sends. */
export class UnfitJson extends Error {}

/**
 * JSON.parse for text from outside. Refuses what would surprise whoever takes it: `__proto__` as a name, text that
 * PostgreSQL cannot keep, nesting and sizes that take long to walk.
 * @throws UnfitJson
 */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UnfitJson('not JSON')
  }
  let values = 0
  const check = (inner: unknown, depth: number) => {
    values += 1
    if (values > maxValues || depth > maxDepth) throw new UnfitJson('too large or too deep')
    if (typeof inner === 'string' && !isFitText(inner)) throw new UnfitJson('text that cannot be kept')
    if (typeof inner !== 'object' || inner === null) return
    for (const [key, child] of Object.entries(inner)) {
      if (key === '__proto__' || !isFitText(key)) throw new UnfitJson('a name that cannot be one')
      check(child, depth + 1)
    }
  }
  check(value, 0)
  return value
}

/** NUL and lone surrogates have no place in PostgreSQL's text and jsonb. */
export function isFitText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
