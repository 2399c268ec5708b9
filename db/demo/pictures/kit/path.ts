export type Pt = readonly [x: number, y: number]

/** A tenth of a pixel is finer than any eye, and keeps the file small. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

/** Points in short form: `'10 20, 30 40'`. */
export const pts = (text: string): Pt[] =>
  text.split(',').map((pair) => {
    const [x = 0, y = 0] = pair.trim().split(/\s+/).map(Number)
    return [x, y]
  })

export const line = (points: readonly Pt[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`
export const poly = (points: readonly Pt[]) => `${line(points)}Z`

/** A soft curve through all points (Catmull-Rom). */
export function curve(points: readonly Pt[], closed = false): string {
  const count = points.length
  const at = (i: number): Pt => {
    const index = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))
    return points[index] ?? [0, 0]
  }
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const first: Pt = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const second: Pt = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6]
    d += `C${[first, second, c].map(([x, y]) => `${n(x)} ${n(y)}`).join(' ')}`
  }
  return closed ? `${d}Z` : d
}

/** The land under a skyline, down to the floor. */
export function under(points: readonly Pt[], floor: number): string {
  const first = points[0] ?? [0, 0]
  const last = points[points.length - 1] ?? [0, 0]
  return `${line(points)}L${n(last[0])} ${n(floor)}L${n(first[0])} ${n(floor)}Z`
}

/** The upper outline of many discs standing on a base line: clouds, crowns, hedges. */
export function crown(discs: readonly (readonly [x: number, y: number, r: number])[], base: number, step = 5): Pt[] {
  const left = Math.min(...discs.map(([x, , r]) => x - r))
  const right = Math.max(...discs.map(([x, , r]) => x + r))
  const points: Pt[] = []
  for (let x = left; x <= right; x += step) {
    let top = base
    for (const [cx, cy, r] of discs) {
      if (Math.abs(x - cx) < r) top = Math.min(top, cy - Math.sqrt(r * r - (x - cx) ** 2))
    }
    points.push([x, top])
  }
  return points
}

/** The height of a skyline at x, for standing things upon it. */
export function heightAt(points: readonly Pt[], x: number): number {
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]
    const b = points[i]
    if (a && b && a[0] <= x && b[0] >= x) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)
  }
  return points[points.length - 1]?.[1] ?? 0
}

export const between = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
