import { H, type Paper, path, stroke, W } from './paper.ts'
import { heightAt, line, type Pt, poly, under } from './path.ts'
import { layered, type Rng } from './random.ts'

type Ridge = {
  y: number
  amp: number
  /** Pixels from one hill to the next. */
  wave: number
  octaves?: number
  /** 0.3 is rounded, 0.6 is rocky. */
  rough?: number
  step?: number
  x?: Pt
  /** Creased into crests, as mountains are. */
  crested?: boolean
}

/** A skyline of hills from one edge to the other. */
export function ridge(
  word: string,
  { y, amp, wave, octaves = 5, rough = 0.45, step = 8, x = [-20, W + 20], crested }: Ridge,
): Pt[] {
  const height = layered(word, octaves, rough)
  const points: Pt[] = []
  for (let px = x[0]; px <= x[1] + step; px += step) {
    const h = height(px / wave + 50)
    points.push([px, y - amp * (crested ? 1 - Math.abs(2 * h - 1) * 1.6 : h * 2 - 1)])
  }
  return points
}

/** A broken line through fixed peaks and saddles; rock between them is torn by halving. */
export function crag(chance: Rng, marks: readonly Pt[], rough = 0.16, depth = 5): Pt[] {
  const out: Pt[] = []
  const tear = (a: Pt, b: Pt, level: number) => {
    if (level === 0 || b[0] - a[0] < 6) {
      out.push(a)
      return
    }
    const t = chance.between(0.4, 0.6)
    const lift = chance.bell() * rough * Math.hypot(b[0] - a[0], b[1] - a[1])
    const middle: Pt = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + lift]
    tear(a, middle, level - 1)
    tear(middle, b, level - 1)
  }
  for (let i = 1; i < marks.length; i++) tear(marks[i - 1] as Pt, marks[i] as Pt, depth)
  const last = marks[marks.length - 1]
  return last ? [...out, last] : out
}

/**
 * The faces of a range that turn away from the light: from every peak among the marks a broken spine runs down to the
 * foot, and the side away from the light is one face.
 */
export function shadowFaces(
  chance: Rng,
  outline: readonly Pt[],
  marks: readonly Pt[],
  foot: number,
  lightFrom: 'left' | 'right',
): string {
  const away = lightFrom === 'left' ? 1 : -1
  const faces: string[] = []
  marks.forEach((peak, i) => {
    const before = marks[i - 1]
    const after = marks[i + 1]
    const isPeak = (!before || before[1] > peak[1]) && (!after || after[1] > peak[1])
    const saddle = away === 1 ? after : before
    if (!isPeak || !saddle) return
    const edge = outline.filter(([x]) => (x - peak[0]) * away >= 0 && (saddle[0] - x) * away >= 0)
    if (away === -1) edge.reverse()
    const drop = foot - peak[1]
    const lean = (saddle[0] - peak[0]) * chance.between(-0.25, 0.2)
    const spine: Pt[] = []
    for (let s = 1; s >= 0.08; s -= chance.between(0.07, 0.14)) {
      spine.push([peak[0] + lean * s + chance.bell() * drop * 0.13 * s ** 0.7 + away * drop * 0.04, peak[1] + drop * s])
    }
    faces.push(poly([...edge, [saddle[0] + away * drop * 0.25, foot], ...spine]))
  })
  return faces.join('')
}

/** Land in one tone with a lighter or hazier foot. */
export const layer = (p: Paper, points: readonly Pt[], top: string, foot: string, floor = H) =>
  path(under(points, floor), p.fade([top, foot]))

/** Light or shadow in dots, along the length of a shape between two points. */
export const dotted = (p: Paper, d: string, color: string, from: Pt, to: Pt, strength = 0.9) =>
  p.grit(
    path(
      d,
      p.fade(
        [
          [0, color, strength],
          [1, color, 0],
        ],
        from,
        to,
      ),
    ),
  )

/** The bright edge where light grazes a skyline; it fades away from the light. */
export function rim(p: Paper, points: readonly Pt[], light: Pt, color: string, width: number, reach = 1500): string {
  const paint = p.lamp(light, reach, [
    [0, color, 0.95],
    [0.5, color, 0.5],
    [1, color, 0],
  ])
  return stroke(line(points), paint, width)
}

/** Tufts of grass along a skyline. */
export function grass(
  chance: Rng,
  points: readonly Pt[],
  count: number,
  height: number,
  color: string,
  x: Pt = [0, W],
): string {
  const blades = Array.from({ length: count }, () => {
    const px = chance.between(x[0], x[1])
    const py = heightAt(points, px) + 3
    return Array.from({ length: 5 }, (_, i) => {
      const lean = (i - 2) * height * 0.22 + chance.bell() * height * 0.25
      const tall = height * chance.between(0.5, 1.1)
      return `M${(px + i * 3 - 3).toFixed(1)} ${py.toFixed(1)}q${(lean * 0.2).toFixed(1)} ${(-tall * 0.6).toFixed(1)} ${lean.toFixed(1)} ${(-tall).toFixed(1)}q${(-lean * 0.5).toFixed(1)} ${(tall * 0.5).toFixed(1)} ${(-lean + 4).toFixed(1)} ${tall.toFixed(1)}Z`
    }).join('')
  })
  return path(blades.join(''), color)
}

/** Small dabs of a brush strewn over an area: stones, flowers, tussocks. Nearer ones are larger. */
export function dabs(
  chance: Rng,
  area: { x: Pt; y: Pt; count: number; size: number; flat?: number },
  color: string,
): string {
  const { x, y, count, size, flat = 0.4 } = area
  const parts = Array.from({ length: count }, () => {
    const t = chance.next() ** 0.7
    const px = chance.between(x[0], x[1])
    const py = y[0] + (y[1] - y[0]) * t
    const r = size * (0.3 + 0.7 * t) * chance.between(0.5, 1.3)
    return `M${(px - r).toFixed(1)} ${py.toFixed(1)}q${r.toFixed(1)} ${(-2 * r * flat).toFixed(1)} ${(2 * r).toFixed(1)} 0q${(-r).toFixed(1)} ${(r * flat).toFixed(1)} ${(-2 * r).toFixed(1)} 0Z`
  })
  return path(parts.join(''), color)
}
