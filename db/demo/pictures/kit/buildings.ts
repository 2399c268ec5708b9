import { group, oval, type Paper, path, rect, stroke } from './paper.ts'
import { n, type Pt, poly } from './path.ts'
import type { Rng } from './random.ts'
import type { Tones } from './trees.ts'

/** A round or pointed arch opening standing on its foot. */
export const arch = (x: number, foot: number, w: number, h: number, pointed = false) => {
  const spring = foot - h + w * (pointed ? 0.7 : 0.5)
  const top = pointed
    ? `Q${n(x - w / 2)} ${n(foot - h + w * 0.15)} ${n(x)} ${n(foot - h)}Q${n(x + w / 2)} ${n(foot - h + w * 0.15)} ${n(x + w / 2)} ${n(spring)}`
    : `A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w / 2)} ${n(spring)}`
  return `M${n(x - w / 2)} ${n(foot)}V${n(spring)}${top}V${n(foot)}Z`
}

/** A grid of windows as one path. */
export function panes(
  x: number,
  y: number,
  columns: number,
  rows: number,
  gap: Pt,
  size: Pt,
  keep: () => boolean = () => true,
): string {
  const parts: string[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (keep())
        parts.push(`M${n(x + column * gap[0])} ${n(y + row * gap[1])}h${n(size[0])}v${n(size[1])}h${n(-size[0])}Z`)
    }
  }
  return parts.join('')
}

/** A plain house front with a lit and a shaded wall and a tiled roof; stands on its foot. */
export function house(
  x: number,
  foot: number,
  w: number,
  h: number,
  wall: Tones,
  roof: Tones,
  glass: string,
  depth = 0.35,
): string {
  const side = w * depth
  const rise = w * 0.32
  const top = foot - h
  const front = poly([
    [x, foot],
    [x, top],
    [x + w / 2, top - rise],
    [x + w, top],
    [x + w, foot],
  ])
  const flank = poly([
    [x + w, foot],
    [x + w, top],
    [x + w + side, top],
    [x + w + side, foot],
  ])
  const tiles = poly([
    [x + w / 2, top - rise],
    [x + w / 2 + side, top - rise],
    [x + w + side + 5, top + 4],
    [x + w + 5, top + 4],
  ])
  const edge = poly([
    [x - 5, top + 4],
    [x + w / 2, top - rise - 5],
    [x + w / 2, top - rise + 3],
    [x, top + 7],
  ])
  const columns = Math.max(1, Math.floor(w / 34))
  const gap = w / columns
  const rows = Math.max(1, Math.floor(h / 44))
  return (
    path(front, wall.light) +
    path(flank, wall.dark) +
    path(tiles, roof.mid) +
    path(edge, roof.light) +
    path(panes(x + gap * 0.3, top + h * 0.14, columns, rows, [gap, h / rows], [gap * 0.4, (h / rows) * 0.5]), glass)
  )
}

/** An Ottoman minaret: shaft, balconies, lead cone, crescent. Stands on its foot, lit from the left. */
export function minaret(p: Paper, x: number, foot: number, h: number, t: Tones, balconies = 2): string {
  const w = h * 0.042
  const shaftTop = foot - h * 0.8
  const skin = p.across([t.light, t.mid, t.dark])
  const shaft = path(
    poly([
      [x - w / 2, foot],
      [x - w * 0.4, shaftTop],
      [x + w * 0.4, shaftTop],
      [x + w / 2, foot],
    ]),
    skin,
  )
  const rings = Array.from({ length: balconies }, (_, i) => {
    const y = foot - h * (0.74 - i * 0.2)
    return path(
      poly([
        [x - w * 0.48, y + w * 1.1],
        [x - w * 0.95, y],
        [x - w * 0.95, y - w * 0.6],
        [x + w * 0.95, y - w * 0.6],
        [x + w * 0.95, y],
        [x + w * 0.48, y + w * 1.1],
      ]),
      skin,
    )
  }).join('')
  const cone = path(
    poly([
      [x - w * 0.58, shaftTop],
      [x, foot - h * 0.965],
      [x + w * 0.58, shaftTop],
    ]),
    p.across([t.mid, t.dark]),
  )
  return shaft + rings + cone + stroke(`M${n(x)} ${n(foot - h * 0.96)}V${n(foot - h)}`, t.dark, Math.max(1.2, w * 0.14))
}

/** A lead dome on its drum with a ring of windows; `foot` is the foot of the drum. */
export function dome(p: Paper, x: number, foot: number, w: number, t: Tones, glass: string, drum = 0.14): string {
  const high = w * drum
  const base = foot - high
  const r = w / 2
  const shell = `M${n(x - r)} ${n(base)}C${n(x - r)} ${n(base - r * 0.62)} ${n(x - r * 0.5)} ${n(base - r * 0.98)} ${n(x)} ${n(base - r)}C${n(x + r * 0.5)} ${n(base - r * 0.98)} ${n(x + r)} ${n(base - r * 0.62)} ${n(x + r)} ${n(base)}Z`
  const skin = p.across([
    [0, t.light],
    [0.4, t.mid],
    [1, t.dark],
  ])
  const count = Math.max(5, Math.round(w / 26))
  const windows = Array.from({ length: count }, (_, i) =>
    arch(x - r * 0.92 + ((i + 0.5) * w * 0.92) / count, foot - high * 0.12, (w * 0.42) / count, high * 0.72),
  ).join('')
  return (
    rect(x - r * 0.97, base, w * 0.97, high, skin) +
    path(windows, glass) +
    path(shell, skin) +
    stroke(`M${n(x - r)} ${n(base)}H${n(x + r)}`, t.light, Math.max(1, w * 0.012), 'opacity=".6"') +
    stroke(`M${n(x)} ${n(base - r)}V${n(base - r - w * 0.13)}`, t.dark, Math.max(1.2, w * 0.014)) +
    oval(x, base - r - w * 0.05, w * 0.018, w * 0.022, t.dark)
  )
}

/** Many flat-roofed or gabled blocks heaped along a slope: a distant town. */
export function town(
  chance: Rng,
  slots: readonly (readonly [x: number, foot: number, size: number])[],
  walls: readonly Tones[],
  roof: string,
  glass: string,
  gabled = 0.6,
): string {
  return slots
    .map(([x, foot, size]) => {
      const t = chance.pick(walls)
      const w = size * chance.between(0.7, 1.4)
      const h = size * chance.between(0.7, 1.3)
      const split = w * chance.between(0.5, 0.68)
      const parts = [
        rect(x, foot - h, split, h + size * 0.4, t.light),
        rect(x + split, foot - h, w - split, h + size * 0.4, t.dark),
      ]
      if (chance.chance(gabled))
        parts.push(
          path(
            poly([
              [x - 2, foot - h + 1],
              [x + split * 0.5, foot - h - size * 0.28],
              [x + w - (w - split) * 0.5, foot - h - size * 0.28],
              [x + w + 2, foot - h + 1],
            ]),
            roof,
          ),
        )
      const lit = panes(
        x + split * 0.16,
        foot - h * 0.82,
        2,
        Math.max(1, Math.round(h / (size * 0.42))),
        [split * 0.42, size * 0.36],
        [split * 0.2, size * 0.17],
        () => chance.chance(0.8),
      )
      parts.push(path(lit, glass))
      return group('', ...parts)
    })
    .join('')
}

/** A row of columns with bases and capitals, each lit on its left. */
export function columns(p: Paper, xs: readonly number[], top: number, foot: number, w: number, t: Tones): string {
  const h = foot - top
  const skin = p.across([
    [0, t.mid],
    [0.22, t.light],
    [0.6, t.mid],
    [1, t.dark],
  ])
  return xs
    .map((x) => {
      const shaft = path(
        poly([
          [x - w * 0.42, top + w * 0.8],
          [x + w * 0.42, top + w * 0.8],
          [x + w / 2, foot - w * 0.35],
          [x - w / 2, foot - w * 0.35],
        ]),
        skin,
      )
      const flutes = stroke(
        [-0.24, 0, 0.24]
          .map((f) => `M${n(x + f * w * 0.9)} ${n(top + w)}L${n(x + f * w)} ${n(foot - w * 0.5)}`)
          .join(''),
        t.dark,
        w * 0.03,
        'opacity=".3"',
      )
      const capital = path(
        poly([
          [x - w * 0.44, top + w * 0.85],
          [x - w * 0.7, top + w * 0.14],
          [x - w * 0.72, top],
          [x + w * 0.72, top],
          [x + w * 0.7, top + w * 0.14],
          [x + w * 0.44, top + w * 0.85],
        ]),
        skin,
      )
      const leaves = stroke(
        `M${n(x - w * 0.4)} ${n(top + w * 0.5)}h${n(w * 0.8)}`,
        t.dark,
        w * 0.08,
        `opacity=".4" stroke-dasharray="${n(w * 0.1)} ${n(w * 0.16)}"`,
      )
      const base =
        rect(x - w * 0.62, foot - w * 0.35, w * 1.24, w * 0.16, skin) +
        rect(x - w * 0.72, foot - w * 0.2, w * 1.44, w * 0.2, skin)
      return h > 0 ? shaft + flutes + capital + leaves + base : ''
    })
    .join('')
}
