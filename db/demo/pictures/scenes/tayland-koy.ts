import { longtail, sailboat } from '../kit/boats.ts'
import { mix } from '../kit/color.ts'
import { crag, dabs, dotted } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, H, oval, type Paper, paper, path, W } from '../kit/paper.ts'
import { curve, n, type Pt, pts, under } from '../kit/path.ts'
import { cliff } from '../kit/rock.ts'
import { beams, corners, cumulus, sky, sun, veil, wash } from '../kit/sky.ts'
import { foliage, palm, type Tones } from '../kit/trees.ts'
import { mirror, ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [1180, 360]
const HORIZON = 820
const INK = '#17394a'
const JUNGLE: Tones = { dark: '#12474a', mid: '#2f7d56', light: '#b5cf62' }

export const scene: Scene = {
  name: 'tayland-koy',
  title: { tr: 'Tayland koyları', en: 'A bay in Thailand' },
  alt: {
    tr: 'Turkuaz bir koyda kireçtaşı kayalar, uzun kuyruklu tekneler ve palmiyeli beyaz kumsal',
    en: 'Limestone towers in a turquoise bay, long-tailed boats and a white beach with palms',
  },
  draw: () => {
    const p = paper('tayland', '#a5ddd2')
    p.add(
      sky(p, '#2a8db0 0, #66bcc6 .2, #bfe4d4 .38, #fdf0cc .5'),
      beams(p, p.rng, LIGHT, 1400, '#fff6d2', 18),
      sun(p, LIGHT[0], LIGHT[1], 64, '#fffdee', '#fff2c0', 0.45),
    )
    for (const [x, y, w, h] of [
      [420, 560, 760, 190],
      [1960, 520, 700, 180],
      [1180, 690, 560, 110],
    ] as const)
      p.add(cumulus(p, p.rng, x, y, w, h, '#fffaf0', '#a5d3d6'))
    const stones = karsts(p)
    p.add(...stones)
    water(p, stones)
    beach(p)
    p.add(wash(p, LIGHT, 1600, '#ffeab0', 0.34), corners(p, '#0b3a50', 0.42))
    return p.svg()
  },
}

/** A tower of limestone: steep sides, a wooded cap, green ledges, and the notch the sea has cut at its foot. */
function karst(p: Paper, x: number, w: number, h: number, far: number): string {
  const haze = (c: string) => mix(c, '#c9e6dc', far)
  const foot = HORIZON + 10 + (1 - far) * 26
  const marks: Pt[] = [
    [x - w * 0.44, foot],
    [x - w * 0.52, foot - h * 0.12],
    [x - w * 0.44, foot - h * 0.5],
    [x - w * 0.3, foot - h * 0.84],
    [x - w * 0.08, foot - h],
    [x + w * 0.16, foot - h * 0.93],
    [x + w * 0.36, foot - h * 0.66],
    [x + w * 0.46, foot - h * 0.3],
    [x + w * 0.52, foot - h * 0.1],
    [x + w * 0.43, foot],
  ]
  const line = crag(p.rng, marks, 0.07, 4)
  const fallen = line.map(([px, py]): Pt => [px, py])
  const d = `M${fallen.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`
  const rock: Tones = { light: haze('#f8e6c4'), mid: haze('#b5a794'), dark: haze('#4a6470') }
  const green: Tones = { dark: haze(JUNGLE.dark), mid: haze(JUNGLE.mid), light: haze(JUNGLE.light) }
  const trees: string[] = []
  const r = Math.max(26, w * 0.14)
  for (const [px, py] of line.filter(([, y]) => y < foot - h * 0.55).filter((_, i) => i % 5 === 0))
    trees.push(at(px, py + r * 0.5, 1, foliage(p.rng, r * 2, r * 1.3, green, 0.2, [x < LIGHT[0] ? 0.3 : -0.3, -0.6])))
  for (let i = 0; i < Math.round(h / 44); i++) {
    const v = p.rng.between(0.14, 0.8)
    const reach = w * 0.42 * (1 - Math.max(0, v - 0.5))
    trees.push(
      at(
        x + p.rng.between(-1, 1) * reach,
        foot - h * v,
        1,
        foliage(p.rng, r * p.rng.between(0.8, 1.5), r * p.rng.between(0.5, 0.9), green, 0.3, [
          x < LIGHT[0] ? 0.3 : -0.3,
          -0.6,
        ]),
      ),
    )
  }
  const shadeSide = x < LIGHT[0] ? -1 : 1
  const shade = p.fade(
    [
      [0, rock.dark, 0.75],
      [0.7, rock.dark, 0],
    ],
    [x + shadeSide * w * 0.55, foot],
    [x - shadeSide * w * 0.3, foot],
  )
  return (
    p.clip(d, cliff(p, line, foot, rock, 0, 34, [w * 0.05, w * 0.16])) +
    path(d, shade) +
    trees.join('') +
    path(
      `M${n(x - w * 0.5)} ${n(foot - 14)}Q${n(x)} ${n(foot - 30)} ${n(x + w * 0.5)} ${n(foot - 14)}L${n(x + w * 0.43)} ${n(foot)}H${n(x - w * 0.43)}Z`,
      haze('#2c4450'),
      'opacity=".75"',
    ) +
    oval(x, foot + 3, w * 0.52, 5, '#f0fff4', 'opacity=".7"') +
    (far > 0.3 ? veil(p, foot - 120, foot + 2, '#e3f0dc', far * 0.6) : '')
  )
}

function karsts(p: Paper): string[] {
  const all: [number, number, number, number][] = [
    [960, 110, 120, 0.72],
    [1400, 150, 170, 0.68],
    [1230, 90, 90, 0.76],
    [1640, 200, 270, 0.5],
    [700, 210, 300, 0.5],
    [520, 260, 430, 0.26],
    [1930, 300, 480, 0.22],
    [1060, 120, 300, 0.16],
    [240, 420, 640, 0.04],
    [2230, 440, 700, 0],
  ]
  return all.map(([x, w, h, far]) => karst(p, x, w, h, far))
}

function water(p: Paper, stones: string[]) {
  p.add(sea(p, HORIZON, '#bfe6d6 0, #4fb9c0 .12, #1f97ab .34, #2fb9b2 .56, #7fe0c4 .74, #d3f3d2 .9'))
  p.add(mirror(p, HORIZON + 32, 330, 0.5, stones.slice(5).join(''), 0.5))
  const shoal = (x: number, y: number, rx: number, ry: number) =>
    curve(
      Array.from(
        { length: 12 },
        (_, i): Pt => [
          x + Math.cos(i / 1.91) * rx * p.rng.between(0.75, 1.1),
          y + Math.sin(i / 1.91) * ry * p.rng.between(0.7, 1.1),
        ],
      ),
      true,
    )
  for (const [x, y, rx, ry] of [
    [720, 1110, 320, 30],
    [1760, 1150, 420, 44],
    [1180, 1250, 420, 40],
  ] as const)
    p.add(p.grit(path(shoal(x, y, rx, ry), p.round('#12808c 0 .8, #12808c .7 .5, #12808c 1 .1'))))
  p.add(
    ripples(
      p.rng,
      { x: [0, W], y: [HORIZON + 6, 1440], count: 420, length: 190, thick: 8 },
      '#eafbea',
      'opacity=".45"',
    ),
    ripples(p.rng, { x: [0, W], y: [HORIZON + 6, 1300], count: 240, length: 210, thick: 8 }, '#0f7088', 'opacity=".3"'),
  )
  const teak = { hull: '#8a4a2c', trim: '#f2b84b', deck: '#5a3326', sail: '#e8564a', shade: INK }
  const ribbons = ['#e2493f', '#f2b84b', '#f08aa0', '#5fb56a', '#3f7ab0']
  const moor = (x: number, y: number, s: number, boat: string, turned = false) =>
    p.add(
      oval(x, y + 8 * s, 130 * s, 10 * s, INK, 'opacity=".25"'),
      mirror(p, y + 4, 90 * s, 0.45, at(x, y, s, boat, turned), 0.6),
      at(x, y, s, boat, turned),
    )
  p.add(
    at(1290, 870, 0.34, sailboat({ ...teak, hull: '#fff8e8', sail: '#fffaf0' })),
    at(830, 900, 0.3, longtail(teak, ribbons)),
  )
  moor(1620, 1000, 0.7, longtail({ ...teak, sail: '#3f8ab0' }, ribbons), true)
  moor(900, 1130, 1.05, longtail({ ...teak, hull: '#3f6f74', sail: '#f2d08a' }, ribbons))
  moor(1400, 1300, 1.7, longtail(teak, ribbons))
  p.add(birds(p.rng, 900, 480, 150, 8, 19, '#fffaf0'))
}

/** White sand in front, palms on both sides, bathers, a swing. */
function beach(p: Paper) {
  const edge: Pt[] = Array.from({ length: 61 }, (_, i) => [
    i * 40,
    1490 + 46 * Math.sin((i / 60) * Math.PI * 1.1 + 0.3) + Math.sin(i * 0.8) * 5 - 30,
  ])
  p.add(
    path(
      under(
        edge.map(([x, y]): Pt => [x, y - 34 + Math.sin(x / 90) * 6]),
        H,
      ),
      '#f0fff0',
      'opacity=".55"',
    ),
    path(
      under(
        edge.map(([x, y]): Pt => [x, y - 14]),
        H,
      ),
      '#f8fff4',
      'opacity=".9"',
    ),
    path(under(edge, H), p.fade('#fdf1d0 0, #e3c08e 1')),
    dotted(p, under(edge, H), '#b5835c', [0, 1610], [0, 1490], 0.7),
  )
  p.add(
    dabs(p.rng, { x: [200, 2200], y: [1530, 1600], count: 60, size: 9 }, '#c99a6c'),
    dabs(p.rng, { x: [300, 2100], y: [1520, 1600], count: 14, size: 12 }, '#e8647a'),
  )
  p.add(
    people(
      p.rng,
      [
        [820, 1540, 1.1],
        [880, 1546, 1.06],
        [1150, 1520, 0.9],
        [1740, 1552, 1.16],
        [1690, 1552, 0.8],
      ],
      ['#e2493f', '#fff3da', '#3f8ab0', '#f2b84b'],
      '#3a4450',
      '#d9a078',
    ),
  )
  for (const [x, h] of pts('120 900, 330 660, -20 620, 2290 940, 2110 620, 2420 640'))
    p.add(at(x, 1640, 1, palm(p.rng, h, { dark: '#0f3f44', mid: '#2f7a54', light: '#a5c95c' }, '#6d4a3c'), x > 1200))
  for (const [x, w] of pts('110 460, 2310 480, 400 230, 2040 230'))
    p.add(at(x, 1650, 1, foliage(p.rng, w, w * 0.44, { dark: '#0f3f44', mid: '#2c7552', light: '#b9d468' })))
}
