import { panes } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { dotted } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, disc, H, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { n, type Pt, poly, pts } from '../kit/path.ts'
import { corners, mist, sky, stars, streaks, sun, veil, wash } from '../kit/sky.ts'
import { palm, type Tones } from '../kit/trees.ts'
import { glitter, mirror, ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [800, 690]
const SHORE = 1130
const GOLD = '#ffd78c'
const INK = '#141a4a'

export const scene: Scene = {
  name: 'dubai-ufuk',
  title: { tr: 'Dubai ufku', en: 'The Dubai skyline' },
  alt: {
    tr: 'Akşam ışığında Burç Halife ve Dubai’nin gökdelenleri, önde palmiyeler ve bir yelkenli ahşap tekne',
    en: 'Burj Khalifa and the towers of Dubai in evening light, palms and a wooden dhow in front',
  },
  draw: () => {
    const p = paper('dubai', '#f0a582')
    p.add(
      sky(p, '#14235e 0, #34478c .2, #7d6aa4 .36, #e08f8c .5, #fcc07e .6, #ffe3a2 .68'),
      stars(p.rng, 80, 380, '#ffeed2'),
    )
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [420, 920], count: 18, length: 820, height: 22 },
        p.fade('#9a78ac 0 .5, #ffd9a0 1 .7', [0, 420], [0, 940]),
      ),
    )
    p.add(sun(p, LIGHT[0], LIGHT[1], 92, '#fff4d4', '#ffcf86', 0.65))
    const skyline = city(p)
    p.add(skyline, veil(p, 960, SHORE, '#ffc58a', 0.5), mist(p, p.rng, SHORE - 26, 40, '#ffd9a6', 0.4))
    water(p, skyline)
    front(p)
    p.add(wash(p, LIGHT, 1500, '#ffa75a', 0.36), corners(p, '#0c1244', 0.46))
    return p.svg()
  },
}

/** One tower: a body lit on its left, bands or a grid of windows, and a top of its own. */
function tower(p: Paper, x: number, w: number, h: number, tone: string, top: number): string {
  const c = p.rng
  const y = SHORE - h
  const light = mix(tone, '#ffc48a', 0.55)
  const skin = p.across([
    [0, light],
    [0.3, mix(tone, light, 0.35)],
    [0.55, tone],
    [1, mix(tone, INK, 0.4)],
  ])
  const columns = Math.max(2, Math.round(w / 13))
  const lit = panes(x + 5, y + 16, columns, Math.floor(h / 17) - 2, [(w - 6) / columns, 17], [5, 8], () =>
    c.chance(0.22),
  )
  const bands = Array.from({ length: Math.floor(h / 30) }, (_, i) => `M${n(x)} ${n(y + 20 + i * 30)}h${n(w)}`).join('')
  const crowns = [
    rect(x + w * 0.2, y - 18, w * 0.6, 20, skin) + stroke(`M${n(x + w / 2)} ${n(y - 16)}v-56`, tone, 3),
    path(
      poly([
        [x, y + 1],
        [x, y - w * 0.5],
        [x + w, y + 1],
      ]),
      skin,
    ),
    path(`M${n(x)} ${n(y + 1)}Q${n(x + w * 0.1)} ${n(y - w * 0.7)} ${n(x + w)} ${n(y - w * 0.9)}V${n(y + 1)}Z`, skin),
    path(
      poly([
        [x, y + 1],
        [x + w / 2, y - w * 1.2],
        [x + w, y + 1],
      ]),
      skin,
    ) + stroke(`M${n(x + w / 2)} ${n(y - w)}v${n(-w)}`, tone, 3),
    path(`M${n(x)} ${n(y + 1)}a${n(w / 2)} ${n(w * 0.4)} 0 0 1 ${n(w)} 0Z`, skin),
  ]
  return (
    rect(x, y, w, h, skin) +
    (crowns[top % crowns.length] ?? '') +
    stroke(bands, INK, 1.5, 'opacity=".2"') +
    path(lit, GOLD, 'opacity=".9"')
  )
}

function city(p: Paper): string {
  const parts: string[] = []
  for (const [row, [tone, count, low, high]] of (
    [
      ['#c98a94', 46, 90, 290],
      ['#8f6a96', 34, 120, 380],
      ['#57508c', 24, 130, 430],
    ] as const
  ).entries()) {
    for (let i = 0; i < count; i++) {
      const x = ((i + p.rng.next() * 0.7) / count) * (W + 120) - 60
      const near = Math.max(0, 1 - Math.abs(x - 1240) / 1000)
      const w = p.rng.between(38, 70) + row * 12
      const gap = row === 2 && Math.abs(x - 1230) < 210
      parts.push(
        tower(
          p,
          x,
          w,
          (low + (high - low) * p.rng.next() ** 1.4 * (0.35 + near)) * (gap ? 0.4 : 1),
          tone,
          p.rng.int(0, 9),
        ),
      )
    }
    if (row === 1) parts.push(khalifa(p))
  }
  parts.push(sail(p, 470))
  return parts.join('')
}

/** Burj Khalifa: a bundle of round wings that step back in a spiral up to the needle. */
function khalifa(p: Paper): string {
  const x = 1270
  const skin = (a: number) =>
    p.across([
      [0, '#ffd9a6'],
      [0.25, mix('#7a6aa6', '#ffd9a6', 0.35)],
      [0.6, mix('#57508c', INK, a)],
      [1, mix('#3a3a78', INK, a)],
    ])
  const steps: [number, number, number][] = [
    [-92, 34, 300],
    [58, 34, 360],
    [-72, 32, 440],
    [42, 32, 500],
    [-54, 30, 560],
    [26, 30, 620],
    [-38, 26, 680],
    [12, 26, 724],
    [-24, 24, 772],
    [-2, 20, 806],
  ]
  const wings = steps
    .map(([dx, w, h]) => path(`M${x + dx} ${SHORE}V${SHORE - h + 12}q${w / 2} -18 ${w} 0V${SHORE}Z`, skin(0.1)))
    .join('')
  const core = path(
    poly([
      [x - 19, SHORE],
      [x - 15, SHORE - 812],
      [x - 6, SHORE - 850],
      [x - 2, SHORE - 940],
      [x + 2, SHORE - 940],
      [x + 6, SHORE - 850],
      [x + 13, SHORE - 812],
      [x + 19, SHORE],
    ]),
    skin(0),
  )
  const floors = Array.from(
    { length: 26 },
    (_, i) => `M${x - 92 + i * 2.8} ${SHORE - 20 - i * 29}H${x + 92 - i * 2.8}`,
  ).join('')
  const lights = steps
    .flatMap(([dx, w, h]) =>
      Array.from({ length: Math.round(h / 26) }, (_, i) =>
        p.rng.chance(0.35) ? rect(x + dx + p.rng.between(4, w - 8), SHORE - 20 - i * 25, 4, 7, GOLD) : '',
      ),
    )
    .join('')
  return (
    wings +
    core +
    p.clip(
      `M${x - 92} ${SHORE}V${SHORE - 300}L${x - 20} ${SHORE - 780}H${x + 20}L${x + 92} ${SHORE - 360}V${SHORE}Z`,
      stroke(floors, INK, 2, 'opacity=".22"'),
    ) +
    lights +
    disc(x, SHORE - 942, 5, '#ff8a72')
  )
}

/** Burj Al Arab: the sail on its own island. */
function sail(p: Paper, x: number): string {
  const body = `M${x - 10} ${SHORE}V${SHORE - 430}Q${x + 170} ${SHORE - 300} ${x + 150} ${SHORE}Z`
  const ribs = Array.from({ length: 9 }, (_, i) => `M${x - 10} ${SHORE - 40 - i * 42}H${x + 160}`).join('')
  const cross = stroke(
    `M${x - 10} ${SHORE - 430}L${x + 150} ${SHORE - 200}L${x - 10} ${SHORE - 230}L${x + 152} ${SHORE - 20}`,
    '#fff0d6',
    5,
    'opacity=".8"',
  )
  return (
    path(body, p.across(['#fff4de', [0.4, '#f3c6ac'], [1, '#7a6a9c']])) +
    p.clip(body, stroke(ribs, '#8a6a94', 3, 'opacity=".45"'), cross) +
    stroke(`M${x - 14} ${SHORE}V${SHORE - 520}`, '#fff0d6', 7) +
    stroke(`M${x - 14} ${SHORE - 430}Q${x + 176} ${SHORE - 300} ${x + 152} ${SHORE}`, '#fff0d6', 8) +
    path(`M${x - 40} ${SHORE - 372}h50v-12h-62Z`, INK) +
    rect(x - 60, SHORE - 8, 260, 12, '#8a5f84')
  )
}

function water(p: Paper, skyline: string) {
  p.add(sea(p, SHORE, '#f2ae84 0, #b0799a .2, #4d4a8c .55, #171c52 1'), mirror(p, SHORE + 2, 430, 0.5, skyline, 0.5))
  p.add(
    ripples(p.rng, { x: [0, W], y: [SHORE + 2, H], count: 420, length: 240, thick: 10 }, '#1f2460', 'opacity=".45"'),
    ripples(p.rng, { x: [0, W], y: [SHORE + 2, 1500], count: 240, length: 180, thick: 8 }, '#ffc494', 'opacity=".4"'),
    glitter(p.rng, LIGHT[0], [SHORE + 3, 1580], [200, 560], 210, '#ffe2a6', 'opacity=".75"'),
  )
  p.add(
    at(1560, 1330, 1.5, dhow(p)),
    ripples(p.rng, { x: [1300, 1840], y: [1336, 1390], count: 50, length: 180, thick: 9 }, '#ffd9a0', 'opacity=".5"'),
    birds(p.rng, 1640, 560, 160, 8, 19, '#2c2f6c'),
  )
}

/** A dhow under its slanting sail, 260 long. */
function dhow(p: Paper): string {
  const canvas = p.across(['#fff0d0', [0.6, '#f3c79a'], [1, '#b97c86']])
  return (
    stroke('M-10 -16L14 -210', '#3c2246', 6) +
    stroke('M-92 -64L96 -246', '#3c2246', 5) +
    path('M-92 -62L96 -244Q120 -130 82 -44Q0 -26 -92 -62Z', canvas) +
    stroke('M-30 -118Q30 -90 104 -150M-60 -92Q10 -60 96 -96', '#c98a7c', 2, 'opacity=".6"') +
    path('M-130 -34Q-90 -12 20 -14Q90 -18 150 -48Q132 -10 96 2H-90Q-120 -6 -130 -34Z', '#4a2440') +
    stroke('M-128 -30Q-90 -8 20 -10Q90 -14 146 -42', GOLD, 3) +
    path('M-120 -36v-24h44v34Z', '#6b3a4c') +
    at(-36, -12, 0.34, disc(0, -91, 8, INK) + path('M-14 -80h28l4 80h-36Z', '#f0dcc0'))
  )
}

/** The near promenade with palms. */
function front(p: Paper) {
  const leaf: Tones = { dark: '#131a44', mid: '#1f3658', light: '#3f6a62' }
  p.add(
    path('M0 1510Q1200 1476 2400 1510V1600H0Z', p.fade(['#5a3f70', '#1a1a4a'])),
    stroke('M0 1510Q1200 1476 2400 1510', '#f0a884', 5),
    dotted(p, 'M0 1510Q1200 1476 2400 1510V1600H0Z', '#ffb877', [860, 1490], [1200, 1660], 0.6),
  )
  for (const [x, h] of pts('80 760, 260 560, 2310 820, 2140 600, 1990 420'))
    p.add(at(x, 1540, 1, palm(p.rng, h, leaf, '#2a1d4a'), x > 1200))
  p.add(
    people(
      p.rng,
      [
        [640, 1540, 1.1],
        [700, 1546, 1.06],
        [1080, 1532, 1],
        [1720, 1544, 1.12],
        [1780, 1550, 0.8],
      ],
      ['#f4e6cc', '#c8402f', '#2f6f9a', '#f2b84b'],
      INK,
      '#b98272',
    ),
  )
}
