/** A seeded source of chance: the same word gives the same picture on every machine. */
export type Rng = {
  next: () => number
  between: (low: number, high: number) => number
  int: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <T>(items: readonly T[]) => T
  /** Bell-shaped around 0, roughly within -1 and 1. */
  bell: () => number
}

export function rng(word: string): Rng {
  let state = hash(word)
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    between,
    int: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    bell: () => (next() + next() + next()) / 1.5 - 1,
  }
}

/** Smooth noise along a line: 0 to 1, about one bump per unit of x. */
export function noise1(word: string): (x: number) => number {
  const salt = hash(word)
  const at = (i: number) => {
    let h = Math.imul(i ^ salt, 0x45d9f3b)
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
    return ((h ^ (h >>> 13)) >>> 0) / 2 ** 32
  }
  return (x) => {
    const i = Math.floor(x)
    const t = x - i
    const s = t * t * (3 - 2 * t)
    return at(i) * (1 - s) + at(i + 1) * s
  }
}

/** Noise upon noise, each finer and weaker: 0 to 1. `rough` is how much of the strength each finer layer keeps. */
export function layered(word: string, octaves: number, rough: number): (x: number) => number {
  const layers = Array.from({ length: octaves }, (_, i) => noise1(`${word}/${i}`))
  const total = layers.reduce((sum, _, i) => sum + rough ** i, 0)
  return (x) => layers.reduce((sum, layer, i) => sum + layer(x * 2 ** i) * rough ** i, 0) / total
}

function hash(word: string): number {
  let h = 0x811c9dc5
  for (const char of word) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return h | 0
}
