import { sailboat } from '../kit/boats.ts'
import { layer, ridge, rim } from '../kit/land.ts'
import { birds } from '../kit/life.ts'
import { at, H, type Paper, paper, path, stroke, W } from '../kit/paper.ts'
import { curve, n, type Pt } from '../kit/path.ts'
import { corners, cumulus, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { glitter, mirror, ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [1560, 930]
const HORIZON = 1010
const INK = '#1f2f5f'

export const scene: Scene = {
  name: 'deniz-ufku',
  title: { tr: 'Deniz ufku', en: 'The open sea' },
  alt: {
    tr: 'Gün doğarken sakin denizde tek başına bir yelkenli ve geniş gökyüzü',
    en: 'A single sailing boat on a calm sea at sunrise under a wide sky',
  },
  draw: () => {
    const p = paper('deniz', '#f6c8a0')
    p.add(sky(p, '#2f5f9c 0, #6f92bc .22, #b9b4c4 .38, #f0bfa6 .5, #fdd39a .58, #fff0c0 .635'))
    p.add(
      cumulus(p, p.rng, 520, 930, 900, 210, '#fbe0cc', '#d9a3a4'),
      cumulus(p, p.rng, 2180, 950, 760, 170, '#fde6cc', '#dfab9c'),
      cumulus(p, p.rng, 1180, 985, 620, 90, '#fdeacc', '#f0bc9c'),
    )
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [640, 930], count: 15, length: 900, height: 20 },
        p.fade('#e9bcb4 0 .6, #fff3d0 1 .85', [0, 640], [0, 930]),
      ),
    )
    p.add(sun(p, LIGHT[0], LIGHT[1], 84, '#fffdec', '#ffe6ac', 0.5), birds(p.rng, 940, 800, 140, 7, 20, '#4a5a8c'))
    const isles = ridge('adalar', { y: HORIZON - 14, amp: 30, wave: 330, octaves: 4, x: [1850, W + 20] }).map(
      ([x, y]): Pt => [x, Math.min(HORIZON, y + Math.max(0, 60 - (x - 1850) * 0.3))],
    )
    p.add(
      layer(p, isles, '#b9959f', '#f0bfa0', HORIZON + 2),
      rim(p, isles, LIGHT, '#fff3d0', 3),
      veil(p, HORIZON - 60, HORIZON, '#ffdcae', 0.6),
    )
    water(p)
    p.add(wash(p, LIGHT, 1600, '#ffc27c', 0.42), corners(p, '#132458', 0.4))
    return p.svg()
  },
}

function water(p: Paper) {
  p.add(sea(p, HORIZON, '#ffe0ac 0, #e3b8a0 .06, #8fa8b4 .24, #3f7f9c .5, #1f4f80 .8, #173a68 1'))
  const boat = { hull: '#fff6e6', trim: '#c8402f', deck: '#5c3f4c', sail: '#fffaf0', shade: '#c98a74' }
  p.add(at(420, 1040, 0.3, sailboat(boat)), at(2080, 1050, 0.36, sailboat(boat)))
  const yacht = at(900, 1250, 3.3, sailboat(boat))
  p.add(mirror(p, 1262, 330, 0.5, yacht, 0.75))
  p.add(
    ripples(p.rng, { x: [0, W], y: [HORIZON + 3, H], count: 480, length: 260, thick: 10 }, '#1f4f84', 'opacity=".36"'),
    ripples(p.rng, { x: [0, W], y: [HORIZON + 3, H], count: 320, length: 210, thick: 9 }, '#ffe2bc', 'opacity=".42"'),
    glitter(p.rng, LIGHT[0], [HORIZON + 3, 1598], [220, 760], 300, '#fff4cc', 'opacity=".8"'),
  )
  p.add(
    yacht,
    ripples(p.rng, { x: [720, 1090], y: [1256, 1330], count: 46, length: 200, thick: 10 }, '#fff3dc', 'opacity=".55"'),
  )
  for (const [y, s] of [
    [1440, 1],
    [1530, 1.5],
  ] as const)
    swell(p, y, s)
  dolphins(p)
}

/** A long low swell: a darker trough under a lit crest. */
function swell(p: Paper, y: number, s: number) {
  const crest: Pt[] = Array.from({ length: 13 }, (_, i) => [i * 210 - 40, y + Math.sin(i * 1.1 + y) * 12 * s])
  const trough = crest.map(([x, py], i): Pt => [x, py + (14 + 12 * Math.abs(Math.sin(i * 0.8 + y))) * s]).reverse()
  p.add(
    path(curve([...crest, ...trough], true), INK, 'opacity=".22"'),
    stroke(curve(crest), p.lamp(LIGHT, 1700, '#fff0c8 0 .9, #fff0c8 .5 .4, #fff0c8 1 .1'), 4 * s),
  )
}

/** Two dolphins leaping out of the path of light. */
function dolphins(p: Paper) {
  const one =
    path(
      'M-60 10C-40 -34 10 -46 44 -16C50 -14 62 -10 66 -4C58 -2 48 -2 42 -2C20 -22 -16 -16 -38 16L-46 30L-54 22L-70 24Z',
      INK,
    ) +
    path('M-4 -32Q4 -54 18 -54Q12 -42 18 -28Z', INK) +
    path('M14 -14Q18 2 8 12Q2 2 2 -16Z', INK) +
    path('M44 -16C20 -22 -16 -16 -38 16C-14 -8 20 -12 42 -2Z', '#c9d3d9', 'opacity=".5"')
  const splash = (x: number, y: number) =>
    Array.from(
      { length: 14 },
      () =>
        `M${n(x + p.rng.bell() * 40)} ${n(y)}q${n(p.rng.bell() * 8)} -14 ${n(p.rng.bell() * 20)} ${n(-p.rng.between(6, 30))}`,
    ).join('')
  p.add(
    at(1330, 1330, 0.9, one),
    at(1440, 1352, 0.7, one),
    stroke(splash(1280, 1362) + splash(1402, 1374), '#fff6e0', 4, 'opacity=".8"'),
  )
}
