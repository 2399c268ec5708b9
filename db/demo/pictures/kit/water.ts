import { H, type Paper, path, rect, type ShutdownHooks, W } from './paper.ts'
import { n, type Pt } from './path.ts'
import type { Rng } from './random.ts'

export const sea = (p: Paper, y: number, stops: ShutdownHooks, bottom = H) => rect(0, y, W, bottom - y, p.fade(stops))

/** One stroke of light or shade on water: a thin lens. */
const lens = (x: number, y: number, w: number, h: number) =>
  `M${n(x - w / 2)} ${n(y)}q${n(w / 2)} ${n(-h)} ${n(w)} 0q${n(-w / 2)} ${n(h)} ${n(-w)} 0Z`

/** Ripples over a stretch of water: fine and close at the far edge, long and wide apart near the viewer. */
export function ripples(
  chance: Rng,
  area: { x: Pt; y: Pt; count: number; length: number; thick?: number },
  fill: string,
  attributes = '',
): string {
  const { x, y, count, length, thick = 5 } = area
  const parts = Array.from({ length: count }, () => {
    const t = chance.next() ** 1.5
    const size = 0.12 + 0.88 * t
    return lens(
      chance.between(x[0], x[1]),
      y[0] + (y[1] - y[0]) * t,
      length * size * chance.between(0.4, 1.3),
      thick * size,
    )
  })
  return path(parts.join(''), fill, attributes)
}

/** The road of light under sun or moon, widening towards the viewer. */
export function glitter(
  chance: Rng,
  x: number,
  y: Pt,
  width: Pt,
  count: number,
  fill: string,
  attributes = '',
): string {
  const parts = Array.from({ length: count }, () => {
    const t = chance.next() ** 1.3
    const spread = width[0] + (width[1] - width[0]) * t
    const off = chance.bell()
    const w = spread * (0.18 + 0.5 * chance.next() * (1 - Math.abs(off))) * 0.8
    return lens(x + off * spread * 0.5, y[0] + (y[1] - y[0]) * t, w, 2.5 + 11 * t)
  })
  return path(parts.join(''), fill, attributes)
}

/** What stands above the water line, upside down in it: paler with depth, and squeezed. */
export function mirror(p: Paper, y: number, depth: number, strength: number, thing: string, squeeze = 0.8): string {
  const paint = p.fade(
    [
      [0, '#ffffff', strength],
      [1, '#ffffff', 0],
    ],
    [0, y],
    [0, y + depth],
  )
  return p.masked(paint, `<g transform="translate(0 ${n(y * (1 + squeeze))}) scale(1 ${-squeeze})">${thing}</g>`)
}
