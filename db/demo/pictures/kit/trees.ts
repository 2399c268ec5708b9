import { mix } from './color.ts'
import { disc, group, path, stroke } from './paper.ts'
import { crown, curve, heightAt, n, type Pt, poly } from './path.ts'
import type { Rng } from './random.ts'

/** The tones of a thing in light: its shadow, its own colour, and where the light meets it. */
export type Tones = { dark: string; mid: string; light: string }

/** A spruce as an outline around its foot, to be joined with others into one path. */
export function spruce(chance: Rng, x: number, y: number, h: number, slim = 0.3): string {
  const tiers = Math.max(6, Math.round(h / 16))
  const left: Pt[] = []
  const right: Pt[] = []
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers
    const reach = h * slim * 0.5 * t ** 0.9
    const ty = y - h + h * 0.94 * t
    left.push([x - reach * chance.between(0.8, 1.15), ty], [x - reach * 0.45, ty - (h / tiers) * 0.28])
    right.push([x + reach * chance.between(0.8, 1.15), ty], [x + reach * 0.45, ty - (h / tiers) * 0.28])
  }
  const trunk = h * 0.018
  return poly([
    [x, y - h],
    ...right,
    [x + trunk, y - h * 0.06],
    [x + trunk, y],
    [x - trunk, y],
    [x - trunk, y - h * 0.06],
    ...left.reverse(),
  ])
}

/** A stand of spruces along a skyline. */
export function spruces(
  chance: Rng,
  ground: readonly Pt[],
  x: Pt,
  count: number,
  h: Pt,
  fill: string,
  slim = 0.3,
): string {
  const parts = Array.from({ length: count }, () => {
    const px = chance.between(x[0], x[1])
    const tall = chance.between(h[0], h[1])
    return spruce(chance, px, heightAt(ground, px) + tall * 0.07, tall, slim * chance.between(0.8, 1.2))
  })
  return path(parts.join(''), fill)
}

/** A cypress: a flame with a lit side. Light from the left; turn it with a negative scale. */
export function cypress(chance: Rng, h: number, t: Tones): string {
  const w = h * chance.between(0.075, 0.095)
  const side = (sign: number) =>
    [0.06, 0.16, 0.28, 0.42, 0.58, 0.72, 0.85, 0.94].map((s): Pt => {
      const wide = Math.sin(Math.PI * Math.min(1, 0.16 + s * 0.9)) ** 0.7 * (1 - s * 0.25)
      return [sign * w * wide * chance.between(0.88, 1.12), -h * s]
    })
  const tip: Pt = [0, -h]
  const right = side(1)
  const left = side(-1)
  const body = curve([[0, -h * 0.04], ...right, tip, ...[...left].reverse()], true)
  const lit = curve(
    [
      [-w * 0.2, -h * 0.08],
      ...left.map(([x, y]): Pt => [x * 0.96, y]),
      tip,
      ...right.map(([x, y]): Pt => [x * -0.1 - w * 0.12 + Math.sin(y * 0.2) * w * 0.12, y]).reverse(),
    ],
    true,
  )
  const strokes = Array.from({ length: 16 }, () => {
    const s = chance.between(0.1, 0.8)
    const x = chance.between(-0.6, 0.5) * w * (1 - s * 0.5)
    return `M${n(x)} ${n(-h * s)}q${n(w * 0.1)} ${n(-h * 0.05)} ${n(w * 0.02)} ${n(-h * 0.1)}`
  })
  return (
    path(`M${n(-h * 0.008)} 0h${n(h * 0.016)}v${n(-h * 0.08)}h${n(-h * 0.016)}Z`, t.dark) +
    path(body, t.dark) +
    path(lit, t.mid) +
    stroke(strokes.join(''), t.light, h * 0.006, 'opacity=".5"')
  )
}

/** A crown of leaves built up in tones, each heap smaller and nearer to the light; `flat` cuts the foot as a pine's is. */
export function foliage(chance: Rng, w: number, h: number, t: Tones, flat = 0, toLight: Pt = [-0.35, -0.6]): string {
  // A large crown has more leaves, not larger ones.
  const fine = Math.min(2.4, Math.max(1, Math.sqrt(w * h) / 120))
  const heap = (scale: number, count: number, size: number, shift: number): string =>
    Array.from({ length: Math.round(count * fine ** 1.7) }, () => {
      const angle = chance.between(0, Math.PI * 2)
      const far = Math.sqrt(chance.next()) * scale
      const y = Math.sin(angle) * far * (Math.sin(angle) > 0 ? 1 - flat : 1)
      const r = ((Math.min(w, h) * size) / fine ** 0.8) * chance.between(0.6, 1.2)
      return disc(
        Math.cos(angle) * far * w * 0.42 + toLight[0] * shift * w,
        -h / 2 + y * h * 0.4 + toLight[1] * shift * h,
        r,
        t.dark,
      ).replace(/ fill="[^"]*"/, '')
    }).join('')
  const leaves = (count: number, shift: number) =>
    Array.from({ length: Math.round(count * fine ** 1.7) }, () => {
      const a = chance.between(0, 6.28)
      const r = Math.sqrt(chance.next())
      const s = ((Math.min(w, h) * 0.03) / fine ** 0.8) * chance.between(0.6, 1.4)
      const x = Math.cos(a) * w * 0.4 * r + toLight[0] * w * shift
      const y = -h / 2 + Math.sin(a) * h * (Math.sin(a) > 0 ? 0.36 - flat * 0.3 : 0.36) * r + toLight[1] * h * shift
      return `M${n(x - s)} ${n(y)}q${n(s)} ${n(-s)} ${n(2 * s)} 0q${n(-s)} ${n(s * 0.8)} ${n(-2 * s)} 0Z`
    }).join('')
  return (
    group(`fill="${t.dark}"`, heap(1, 38, 0.17, 0)) +
    group(`fill="${mix(t.dark, t.mid, 0.55)}"`, heap(0.9, 26, 0.13, 0.1)) +
    group(`fill="${t.mid}"`, heap(0.8, 20, 0.11, 0.17)) +
    group(`fill="${mix(t.mid, t.light, 0.5)}"`, heap(0.62, 12, 0.08, 0.26)) +
    path(leaves(40, 0.2), t.light) +
    path(leaves(26, -0.02), t.mid)
  )
}

/** A stone pine: bare leaning trunk, branches, flat crown. */
export function stonePine(chance: Rng, h: number, t: Tones, trunk: string): string {
  const lean = h * chance.between(-0.12, 0.12)
  const crownAt = (x: number, y: number, w: number, hh: number) =>
    `<g transform="translate(${n(x)} ${n(y)})">${foliage(chance, w, hh, t, 0.75)}</g>`
  const stem = stroke(
    `M0 0C${n(h * 0.02)} ${n(-h * 0.3)} ${n(lean * 0.3)} ${n(-h * 0.5)} ${n(lean)} ${n(-h * 0.8)}`,
    trunk,
    h * 0.026,
  )
  const limb = (x: number, from: number) =>
    `M${n(lean * 0.42)} ${n(-h * from)}Q${n(lean * 0.6 + x * 0.7)} ${n(-h * (from + 0.06))} ${n(lean + x)} ${n(-h * 0.74)}`
  const limbs = stroke(limb(h * 0.2, 0.5) + limb(-h * 0.18, 0.56), trunk, h * 0.013)
  return (
    stem +
    limbs +
    crownAt(lean - h * 0.2, -h * 0.66, h * 0.4, h * 0.17) +
    crownAt(lean + h * 0.22, -h * 0.68, h * 0.42, h * 0.16) +
    crownAt(lean, -h * 0.72, h * 0.66, h * 0.24)
  )
}

/** A palm: ringed trunk and fronds with cut leaves. */
export function palm(chance: Rng, h: number, t: Tones, trunk: string): string {
  const lean = h * chance.between(-0.18, 0.18)
  const stem = `M${n(-h * 0.025)} 0C${n(-h * 0.01)} ${n(-h * 0.4)} ${n(lean * 0.4)} ${n(-h * 0.7)} ${n(lean - h * 0.012)} ${n(-h)}L${n(lean + h * 0.012)} ${n(-h)}C${n(lean * 0.4 + h * 0.03)} ${n(-h * 0.7)} ${n(h * 0.02)} ${n(-h * 0.4)} ${n(h * 0.025)} 0Z`
  const fronds = Array.from({ length: 13 }, (_, i) => {
    const angle = -Math.PI * (0.02 + (0.96 * i) / 12) + chance.bell() * 0.1
    return frond(chance, h * chance.between(0.36, 0.46), angle, i % 3 === 0 ? t.dark : i % 3 === 1 ? t.mid : t.light)
  })
  return `${path(stem, trunk)}<g transform="translate(${n(lean)} ${n(-h)})">${fronds.join('')}</g>`
}

function frond(chance: Rng, length: number, angle: number, fill: string): string {
  const tip: Pt = [Math.cos(angle) * length, Math.sin(angle) * length * 0.75 + length * 0.42]
  const bend: Pt = [Math.cos(angle) * length * 0.55, Math.sin(angle) * length * 0.75 - length * 0.08]
  const spine = (s: number): Pt => [
    2 * s * (1 - s) * bend[0] + s * s * tip[0],
    2 * s * (1 - s) * bend[1] + s * s * tip[1],
  ]
  const upper: Pt[] = []
  const lower: Pt[] = []
  for (let s = 0; s <= 1; s += 0.07) {
    const [x, y] = spine(s)
    const [nx, ny] = spine(Math.min(1, s + 0.12))
    const leaf = length * 0.17 * Math.sin(Math.PI * Math.min(1, s * 0.85 + 0.15)) * chance.between(0.8, 1.15)
    const norm = Math.hypot(nx - x, ny - y) || 1
    const [ux, uy] = [(ny - y) / norm, -(nx - x) / norm]
    upper.push([x, y], [nx + ux * leaf * 0.7, ny + uy * leaf * 0.7])
    lower.push([x, y], [nx - ux * leaf, ny - uy * leaf + leaf * 0.4])
  }
  return path(poly([...upper, tip, ...lower.reverse()]), fill)
}

/** A hedge or distant wood along a skyline: one outline of many round crowns. */
export function wood(chance: Rng, ground: readonly Pt[], x: Pt, count: number, r: Pt): Pt[] {
  const discs = Array.from({ length: count }, (_, i) => {
    const px = x[0] + ((x[1] - x[0]) * (i + chance.next())) / count
    const size = chance.between(r[0], r[1])
    return [px, heightAt(ground, px) - size * chance.between(0.1, 0.9), size] as const
  })
  return crown(discs, Math.max(...ground.map(([, y]) => y)) + 40, 3)
}
