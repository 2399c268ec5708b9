/** A pseudo-random sequence between 0 and 1 that is the same for a seed on every machine (mulberry32). */
export function seededRandom(seed: string): () => number {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** FNV-1a hash. */
function hash(seed: string): number {
  let h = 0x811c9dc5
  for (const char of seed) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return h | 0
}
