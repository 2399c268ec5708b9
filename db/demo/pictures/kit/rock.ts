import { type Paper, path } from './paper.ts'
import { between, type Pt, poly, under } from './path.ts'
import type { Rng } from './random.ts'
import type { Tones } from './trees.ts'

/** Slabs that hang from a skyline: each starts on it, narrows, and breaks off somewhere above the floor. */
export function slabs(chance: Rng, line: readonly Pt[], floor: number, count: number, width: Pt, lean = 0): string {
  return Array.from({ length: count }, () => {
    const i = chance.int(0, line.length - 2)
    const top = line[i] as Pt
    const depth = (floor - top[1]) * chance.between(0.15, 0.95)
    const w = chance.between(width[0], width[1])
    const end: Pt = [top[0] + lean * depth + chance.bell() * w, top[1] + depth]
    const left: Pt[] = []
    const right: Pt[] = []
    for (const t of [0.22, 0.45, 0.7]) {
      const [x, y] = between(top, end, t)
      left.push([x - w * (1 - t) * chance.between(0.25, 0.6), y + chance.bell() * w * 0.3])
      right.push([x + w * (1 - t) * chance.between(0.25, 0.6), y + chance.bell() * w * 0.3])
    }
    const next = line[Math.min(line.length - 1, i + 1 + Math.round(w / 30))] as Pt
    return poly([top, ...left, end, ...right.reverse(), next])
  }).join('')
}

/** A rock face under a skyline: its own tone, lit slabs and shaded ones. Slabs may reach outside a steep line, so it is clipped. */
export function cliff(
  p: Paper,
  line: readonly Pt[],
  floor: number,
  t: Tones,
  lean = 0,
  count = 26,
  width: Pt = [30, 120],
): string {
  const d = under(line, floor)
  return (
    path(d, p.fade([t.mid, t.dark])) +
    p.clip(
      d,
      path(slabs(p.rng, line, floor, count, width, lean), t.dark, 'opacity=".45"'),
      path(slabs(p.rng, line, floor, count, width, lean), t.light, 'opacity=".6"'),
      path(slabs(p.rng, line, floor, count, [(width[0] * 0.5) | 0, width[1] * 0.5], lean), t.dark, 'opacity=".55"'),
    )
  )
}
