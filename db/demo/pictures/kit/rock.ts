import { shadowFaces } from './land.ts'
import { type Paper, path } from './paper.ts'
import { between, heightAt, type Pt, poly, under } from './path.ts'
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

type Range = {
  top: string
  foot: string
  dark: string
  light?: string
  lightFrom: 'left' | 'right'
  snow?: string
  snowDepth?: number
}

/** A range of mountains: body, broken shaded faces, ribs of rock, and snow on its peaks when asked. */
export function mountains(p: Paper, line: readonly Pt[], marks: readonly Pt[], floor: number, r: Range): string {
  const away = r.lightFrom === 'left' ? 1 : -1
  const d = under(line, floor)
  const ribs = (count: number, width: Pt) => slabs(p.rng, line, floor, count, width, 0.22 * away)
  const caps = r.snow ? path(snowcaps(p, line, marks, r.snowDepth ?? 120), r.snow) : ''
  return (
    path(d, p.fade([r.top, r.foot])) +
    p.clip(
      d,
      caps,
      path(ribs(marks.length * 3, [30, 110]), r.light ?? r.foot, 'opacity=".22"'),
      path(shadowFaces(p.rng, line, marks, floor, r.lightFrom), r.dark, 'opacity=".5"'),
      path(ribs(marks.length * 4, [16, 70]), r.dark, 'opacity=".3"'),
    )
  )
}

/** Snow above a torn line on every peak among the marks; higher peaks carry more. */
function snowcaps(p: Paper, line: readonly Pt[], marks: readonly Pt[], depth: number): string {
  const lowest = Math.max(...marks.map(([, y]) => y))
  const highest = Math.min(...marks.map(([, y]) => y))
  return marks
    .filter(([, y], i) => (marks[i - 1]?.[1] ?? lowest) > y && (marks[i + 1]?.[1] ?? lowest) > y)
    .map(([x, y]) => {
      const d = depth * (0.35 + (0.65 * (lowest - y)) / (lowest - highest || 1))
      const edge = line.filter(([px, py]) => Math.abs(px - x) < d * 2.4 && py < y + d)
      const [first, last] = [edge[0] ?? [x, y], edge[edge.length - 1] ?? [x, y]]
      const foot: Pt[] = []
      for (let px = last[0]; px > first[0]; px -= d * p.rng.between(0.12, 0.26)) {
        const thin = Math.min(1, (last[0] - px) / d, (px - first[0]) / d)
        const torn = p.rng.between(0.1, 0.35) + (foot.length % 2) * p.rng.between(0.2, 0.6)
        foot.push([px, heightAt(line, px) + d * torn * thin])
      }
      return poly([...edge, ...foot])
    })
    .join('')
}
