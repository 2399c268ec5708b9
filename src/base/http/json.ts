/** A body of 256 kB can hold 128,000 values, which would take too long to check; screens send less than a tenth of this limit. */
const maxValues = 10_000
const maxDepth = 40

/**
 * JSON.parse for untrusted text. Refuses the key `__proto__`, text that PostgreSQL cannot store, and values that exceed
 * the limits of depth and number.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  let values = 0
  const check = (inner: unknown, depth: number) => {
    values += 1
    if (values > maxValues || depth > maxDepth) throw new SyntaxError('too large or too deep')
    if (typeof inner === 'string' && !isStorableText(inner)) throw new SyntaxError('text that PostgreSQL cannot store')
    if (typeof inner !== 'object' || inner === null) return
    for (const [key, child] of Object.entries(inner)) {
      if (key === '__proto__' || !isStorableText(key)) throw new SyntaxError('invalid key')
      check(child, depth + 1)
    }
  }
  check(value, 0)
  return value
}

/** False for NUL and lone surrogates, which PostgreSQL's text and jsonb cannot store. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}
