import { disc, H, oval, type Paper, path, rect, type ShutdownHooks, W } from './paper.ts'
import { crown, curve, n, type Pt } from './path.ts'
import type { Rng } from './random.ts'

export const sky = (p: Paper, stops: ShutdownHooks, bottom = H) => rect(0, 0, W, bottom, p.fade(stops))

/** A disc of light with its halo; the halo breaks into dots as it leaves the disc. */
export function sun(p: Paper, x: number, y: number, r: number, color: string, halo: string, dotted = 0.75): string {
  const glow = p.round([
    [0, halo, 0.85],
    [0.25, halo, 0.45],
    [0.6, halo, 0.14],
    [1, halo, 0],
  ])
  const dots = p.round([
    [0, halo, dotted],
    [0.45, halo, dotted * 0.53],
    [1, halo, 0],
  ])
  return disc(x, y, r * 9, glow) + p.grit(disc(x, y, Math.min(r * 4.2, 420), dots)) + disc(x, y, r, color)
}

/** A wash of light over everything drawn so far, strongest at the light itself. */
export function wash(p: Paper, center: Pt, radius: number, color: string, strength: number): string {
  const paint = p.lamp(center, radius, [
    [0, color, strength],
    [0.45, color, strength * 0.4],
    [1, color, 0],
  ])
  return rect(0, 0, W, H, paint, 'style="mix-blend-mode:screen"')
}

/** Darkens the corners so that the eye stays in the middle. */
export function corners(p: Paper, color: string, strength = 0.35): string {
  const paint = p.lamp([W / 2, H * 0.46], W * 0.66, [
    [0.5, color, 0],
    [1, color, strength],
  ])
  return rect(0, 0, W, H, paint, 'style="mix-blend-mode:multiply"')
}

export function stars(chance: Rng, count: number, bottom: number, color: string): string {
  const dots = Array.from({ length: count }, () => {
    const y = bottom * chance.next() ** 1.4
    const r = chance.next() ** 4 * 3.2 + 1.1
    return disc(chance.between(0, W), y, r, color, `opacity="${n(chance.between(0.25, 1))}"`)
  })
  return dots.join('')
}

/** Beams that fan out of the light. */
export function beams(
  p: Paper,
  chance: Rng,
  from: Pt,
  reach: number,
  color: string,
  count: number,
  spread = [0, 6.283],
): string {
  const [start = 0, end = 6.283] = spread
  const paint = p.lamp(from, reach, [
    [0, color, 0.3],
    [1, color, 0],
  ])
  const parts = Array.from({ length: count }, (_, i) => {
    const angle = start + ((end - start) * (i + chance.next() * 0.6)) / count
    const half = ((end - start) / count) * chance.between(0.12, 0.3)
    const tip = (a: number) => `${n(from[0] + Math.cos(a) * reach)} ${n(from[1] + Math.sin(a) * reach)}`
    return `M${n(from[0])} ${n(from[1])}L${tip(angle - half)} ${tip(angle + half)}Z`
  })
  return path(parts.join(''), paint)
}

/** A heaped cloud with a flat foot that thins out downwards. */
export function cumulus(
  p: Paper,
  chance: Rng,
  x: number,
  y: number,
  w: number,
  h: number,
  light: string,
  shade: string,
): string {
  const discs = Array.from({ length: 15 }, (_, i) => {
    const t = (i + 0.5) / 15
    const envelope = Math.sin(Math.PI * t) ** 0.8
    const r = h * (0.16 + 0.26 * envelope) * chance.between(0.75, 1.25)
    return [x - w / 2 + w * t, y - envelope * h * chance.between(0.25, 0.72), r] as const
  })
  const top = crown(discs, y, 4)
  const d = `${curve(top.filter((_, i) => i % 2 === 0))}Z`
  const body = p.fade([
    [0, light],
    [0.55, light, 0.9],
    [1, shade, 0],
  ])
  const under = p.fade([
    [0, shade, 0],
    [0.35, shade, 0.1],
    [0.8, shade, 0.5],
    [1, shade, 0],
  ])
  return path(d, body) + p.grit(path(d, under))
}

/** Long thin clouds: a flat lens with torn ends, thinner still towards the horizon. */
export function streaks(
  chance: Rng,
  area: { x: Pt; y: Pt; count: number; length: number; height: number },
  fill: string,
): string {
  const parts = Array.from({ length: area.count }, () => {
    const cx = chance.between(area.x[0], area.x[1])
    const cy = chance.between(area.y[0], area.y[1])
    const w = area.length * chance.between(0.4, 1.2)
    const h = area.height * chance.between(0.5, 1.2)
    return streak(chance, cx, cy, w, h)
  })
  return path(parts.join(''), fill)
}

function streak(chance: Rng, cx: number, cy: number, w: number, h: number): string {
  const steps = 9
  const upper: Pt[] = []
  const lower: Pt[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const thick = Math.sin(Math.PI * t) ** 0.9
    upper.push([cx - w / 2 + w * t, cy - thick * h * chance.between(0.3, 0.75)])
    lower.push([cx - w / 2 + w * t, cy + thick * h * chance.between(0.1, 0.35)])
  }
  return `${curve([...upper, ...lower.reverse().slice(1, -1)], true)}`
}

/** A soft bank of fog: overlapping ovals of one paint. */
export function mist(
  p: Paper,
  chance: Rng,
  y: number,
  height: number,
  color: string,
  strength: number,
  x: Pt = [0, W],
): string {
  const paint = p.round([
    [0, color, strength],
    [0.5, color, strength * 0.55],
    [1, color, 0],
  ])
  return Array.from({ length: 12 }, (_, i) => {
    const cx = x[0] + ((x[1] - x[0]) * (i + chance.next())) / 12
    return oval(
      cx,
      y + chance.bell() * height * 0.3,
      (x[1] - x[0]) * chance.between(0.1, 0.26),
      height * chance.between(0.4, 1),
      paint,
    )
  }).join('')
}

/** An even veil that is thickest at its foot: the air between two ranges. */
export const veil = (p: Paper, y0: number, y1: number, color: string, strength: number) =>
  rect(
    0,
    y0,
    W,
    y1 - y0,
    p.fade([
      [0, color, 0],
      [1, color, strength],
    ]),
  )
