import { disc, group, oval, type Paper, path, stroke } from './paper.ts'
import { n } from './path.ts'
import type { Rng } from './random.ts'

/** A small flock of birds on the wing, as single strokes. */
export function birds(
  chance: Rng,
  x: number,
  y: number,
  spread: number,
  count: number,
  size: number,
  color: string,
): string {
  const parts = Array.from({ length: count }, () => {
    const s = size * chance.between(0.6, 1.15)
    const px = x + chance.bell() * spread
    const py = y + chance.bell() * spread * 0.35
    const lift = chance.between(0.25, 0.6)
    return `M${n(px - s)} ${n(py - s * lift)}q${n(s * 0.6)} ${n(-s * 0.22)} ${n(s)} ${n(s * lift)}q${n(s * 0.45)} ${n(-s * (lift + 0.25))} ${n(s)} ${n(-s * lift)}q${n(-s * 0.55)} ${n(-s * 0.02)} ${n(-s)} ${n(s * (lift + 0.14))}q${n(-s * 0.5)} ${n(-s * (lift + 0.02))} ${n(-s)} ${n(-s * (lift + 0.14))}Z`
  })
  return path(parts.join(''), color)
}

export type Dress = {
  coat: string
  legs: string
  skin: string
  hair: string
  pack?: string
  skirt?: boolean
  hat?: string
}

/** A person seen from behind, 100 high, feet at the origin. */
export function person(dress: Dress, stride = 6): string {
  const { coat, legs, skin, hair, pack, skirt, hat } = dress
  const below = skirt
    ? path('M-9 -52L9 -52L15 -16L-15 -16Z', legs) + path('M-6 -17h4v17h-5ZM3 -17h4v17h-4Z', skin)
    : path(`M-10 -52L10 -52L${n(4 + stride)} 0h-7L0 -40L${n(-stride + 2)} 0h-7L-10 -52Z`, legs)
  const body = path(
    'M-13 -76Q-12 -82 -5 -83L5 -83Q12 -82 13 -76L16 -48L12 -46L10 -66L11 -48L-11 -48L-10 -66L-12 -46L-16 -48Z',
    coat,
  )
  const bag = pack ? path('M-9 -80Q0 -84 9 -80L10 -56Q0 -52 -10 -56Z', pack) : ''
  const head = disc(0, -91, 7.5, skin) + path('M-8 -90Q-9 -100 0 -100Q9 -100 8 -90Q6 -84 0 -84Q-6 -84 -8 -90Z', hair)
  const top = hat ? oval(0, -95, 14, 3.6, hat) + path('M-8 -95Q-7 -104 0 -104Q7 -104 8 -95Z', hat) : ''
  return below + body + bag + head + top
}

/** A balloon, 100 from mouth to crown above the origin, basket below; lit from the left. */
export function balloon(p: Paper, colors: readonly string[], shade: string, glow: string, band?: string): string {
  const half = (s: number) =>
    `C${n(37 * s)} -106 ${n(58 * s)} -84 ${n(57 * s)} -58C${n(56 * s)} -34 ${n(24 * s)} -16 ${n(11 * s)} 4`
  const back = (s: number) =>
    `L${n(11 * s)} 4C${n(24 * s)} -16 ${n(56 * s)} -34 ${n(57 * s)} -58C${n(58 * s)} -84 ${n(37 * s)} -106 0 -106`
  const gores = 10
  const edges = Array.from({ length: gores + 1 }, (_, i) => Math.sin(-Math.PI / 2 + (Math.PI * i) / gores))
  const outline = `M0 -106${half(1)}${back(-1)}Z`
  const stripes = edges
    .slice(1)
    .map((right, i) => path(`M0 -106${half(right)}${back(edges[i] ?? -1)}Z`, colors[i % colors.length] ?? '#ffffff'))
  const waist = band ? p.clip(outline, path('M-70 -70Q0 -54 70 -70V-52Q0 -36 -70 -52Z', band)) : ''
  const dark = p.across([
    [0.15, shade, 0],
    [0.62, shade, 0.3],
    [1, shade, 0.85],
  ])
  const bright = p.across([
    [0, glow, 0.75],
    [0.3, glow, 0.15],
    [0.5, glow, 0],
  ])
  const fire = p.fade([
    [0.6, glow, 0],
    [1, glow, 0.7],
  ])
  const ropes = stroke('M-10 4L-6 20M10 4L6 20M-4 4L-3 20M4 4L3 20', shade, 0.7)
  const basket =
    path('M-7.5 20H7.5L6.5 31Q0 32.5 -6.5 31Z', shade) + path('M-7.5 20H7.5V22.4H-7.5Z', glow, 'opacity=".55"')
  const riders = disc(-3.5, 17.6, 1.7, shade) + disc(0.4, 17, 1.8, shade) + disc(4, 17.8, 1.6, shade)
  return group(
    '',
    ...stripes,
    waist,
    path(outline, dark),
    path(outline, bright),
    path(outline, fire),
    ropes,
    riders,
    basket,
  )
}

/** A camel walking to the right, 100 high at the hump, with a load or a rider. */
export function camel(coat: string, cloth: string, rider?: string): string {
  const body =
    'M-46 -62C-40 -74 -26 -72 -20 -84C-14 -98 2 -98 8 -84C14 -74 24 -74 32 -68C40 -62 44 -56 52 -60C58 -64 58 -80 62 -90C64 -97 72 -100 80 -97L90 -92C93 -90 92 -86 88 -86L74 -85C70 -76 70 -58 60 -48C52 -41 44 -40 40 -38L44 -18L42 0H36L36 -18L30 -36C24 -38 22 -20 26 0H20L16 -38C0 -36 -16 -36 -26 -38L-24 -20L-30 0H-36L-32 -20L-36 -36L-42 -18L-40 0H-46L-48 -20L-46 -42Z'
  const blanket = path('M-24 -82Q-6 -104 14 -82L18 -58Q-4 -52 -28 -58Z', cloth)
  const sitter = rider
    ? path('M-16 -92Q-6 -98 8 -92L6 -112Q2 -122 -4 -122Q-11 -122 -13 -112Z', rider) + disc(-3.5, -127, 7, rider)
    : ''
  return path(body, coat) + path('M-46 -62q-8 10 -6 22l3 -2q-2 -10 5 -16Z', coat) + blanket + sitter
}

/** A donkey or horse would do as well: a grazing sheep, 40 long. */
export const sheep = (wool: string, dark: string) =>
  path('M-14 0v-9h3v9ZM-8 0v-8h3v8ZM6 0v-9h3v9ZM11 0v-8h3v8Z', dark) +
  path('M-18 -14Q-20 -24 -10 -25Q-4 -30 3 -26Q12 -28 15 -22Q20 -14 13 -9Q0 -5 -12 -8Q-17 -9 -18 -14Z', wool) +
  path('M13 -20Q20 -22 22 -15L24 -8Q21 -5 18 -8L14 -13Z', dark)

/** A crowd of people in a strip, each a little different; nearer ones drawn last. */
export function people(
  chance: Rng,
  places: readonly (readonly [x: number, y: number, scale: number])[],
  colors: readonly string[],
  dark: string,
  skin: string,
): string {
  return [...places]
    .sort((a, b) => a[1] - b[1])
    .map(([x, y, scale]) => {
      const skirt = chance.chance(0.35)
      const dress: Dress = {
        coat: chance.pick(colors),
        legs: skirt ? chance.pick(colors) : dark,
        skin,
        hair: dark,
        skirt,
      }
      if (chance.chance(0.3)) dress.hat = chance.pick(colors)
      else if (chance.chance(0.4)) dress.pack = chance.pick(colors)
      return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)})">${oval(10, 0, 18, 3.5, dark, 'opacity=".3"')}${person(dress, chance.between(3, 9))}</g>`
    })
    .join('')
}
