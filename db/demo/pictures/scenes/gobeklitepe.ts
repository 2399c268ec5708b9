import { mix } from '../kit/color.ts'
import { dabs, dotted, grass, layer, ridge, rim } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, H, oval, type Paper, paper, path, stroke, W } from '../kit/paper.ts'
import { curve, n, type Pt, poly, pts, under } from '../kit/path.ts'
import { beams, corners, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { foliage, type Tones } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [610, 730]
const STONE: Tones = { light: '#ffe0ac', mid: '#dfa06c', dark: '#7d4657' }
const INK = '#3a1f44'

export const scene: Scene = {
  name: 'gobeklitepe',
  title: { tr: 'Göbeklitepe', en: 'Göbeklitepe' },
  alt: {
    tr: 'Altın saatte, koruma çatısının altında Göbeklitepe’nin hayvan kabartmalı T biçimli dikilitaşları',
    en: 'The T-shaped pillars of Göbeklitepe with their carved animals under the shelter roof at golden hour',
  },
  draw: () => {
    const p = paper('gobekli', '#f6bd7e')
    p.add(sky(p, '#4a5a96 0, #9a7fa4 .2, #e39a8a .36, #fdc27c .48, #ffe49c .56'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [220, 660], count: 16, length: 820, height: 22 },
        p.fade('#d99a9c 0 .6, #ffe6b0 1 .75', [0, 220], [0, 680]),
      ),
    )
    p.add(
      beams(p, p.rng, LIGHT, 1300, '#fff0bc', 13, [-3.1, 0]),
      sun(p, LIGHT[0], LIGHT[1], 82, '#fffbe2', '#ffe096', 0.6),
      birds(p.rng, 560, 400, 150, 7, 18, '#5a4274'),
    )
    plain(p)
    p.add(roof(p, false))
    ring(p)
    p.add(roof(p, true))
    near(p)
    p.add(wash(p, LIGHT, 1700, '#ffb257', 0.42), corners(p, '#2a123c', 0.44))
    return p.svg()
  },
}

function plain(p: Paper) {
  for (const [i, y] of [800, 850, 905].entries()) {
    const line = ridge(`harran${i}`, { y, amp: 42 - i * 8, wave: 620, octaves: 4, rough: 0.38 })
    const tone = mix('#d9a08c', '#a8696a', i / 2)
    p.add(
      layer(p, line, tone, '#f6c98c', 1100),
      rim(p, line, LIGHT, '#fff0bc', 4, 1100),
      veil(p, y, y + 90, '#ffd892', 0.6),
    )
  }
  const hill = ridge('tepe', { y: 985, amp: 26, wave: 800, octaves: 4 })
  p.add(
    layer(p, hill, '#c98a5f', '#8a5350'),
    dotted(p, under(hill, 1520), INK, [2500, 1250], [900, 980], 0.5),
    rim(p, hill, LIGHT, '#fff0bc', 5),
  )
  const tree = { dark: '#4a4a40', mid: '#7d7a48', light: '#dcc070' }
  for (const [x, w] of pts('180 130, 2260 150, 320 70'))
    p.add(stroke(`M${x} 1000v-${n(w * 0.6)}`, '#4a2c3a', 9), at(x, 1000 - w * 0.4, 1, foliage(p.rng, w, w * 0.7, tree)))
}

/** The shelter: a light curved roof on slanting steel legs; its back part is drawn before the stones. */
function roof(p: Paper, front: boolean): string {
  const back = 'M420 640Q1200 470 1990 640L2090 690Q1200 530 330 690Z'
  if (!front) {
    const ribs = Array.from(
      { length: 15 },
      (_, i) =>
        `M${n(440 + i * 110)} ${n(640 - 84 * Math.sin(((i + 0.3) / 15) * Math.PI))}L${n(350 + i * 122)} ${n(692 - 78 * Math.sin(((i + 0.3) / 15) * Math.PI))}`,
    ).join('')
    return (
      stroke('M520 650L600 1120M1880 650L1800 1120M860 590L880 1080M1540 590L1520 1080', '#6d4f66', 10) +
      path(back, p.fade(['#b98a86', '#8a5f70'])) +
      stroke(ribs, '#5c3f5c', 4, 'opacity=".5"')
    )
  }
  const top = 'M330 690Q1200 530 2090 690L2150 720Q1200 556 270 722Z'
  return (
    path(top, p.across(['#fff0d0', [0.3, '#f3cfa4'], [1, '#b5828a']])) +
    stroke('M270 722Q1200 556 2150 720', '#5c3f5c', 6, 'opacity=".6"') +
    stroke('M318 706L250 1330M2102 704L2170 1330', p.across(['#f3cfa4', '#7a546c']), 18) +
    path('M206 1340h88v-22h-70ZM2126 1340h88l-18 -22h-70Z', '#7a546c') +
    stroke('M318 706L420 1000M2102 704L2000 1000', '#7a546c', 8)
  )
}

/** A T-shaped pillar around its foot: the head overhangs; broad face lit, narrow side dark. */
function pillar(p: Paper, w: number, h: number, carving: string): string {
  const d = w * 0.3
  const head = h * 0.2
  const shaft = poly([
    [-w / 2, 0],
    [-w / 2 + 3, -h + head],
    [w / 2 - 3, -h + head],
    [w / 2, 0],
  ])
  const shaftSide = poly([
    [w / 2, 0],
    [w / 2 - 3, -h + head],
    [w / 2 + d * 0.7, -h + head - 6],
    [w / 2 + d * 0.7, -8],
  ])
  const block = poly([
    [-w * 0.92, -h + head],
    [-w * 0.95, -h + 8],
    [-w * 0.86, -h],
    [w * 0.86, -h - 4],
    [w * 0.92, -h + 6],
    [w * 0.9, -h + head],
  ])
  const blockSide = poly([
    [w * 0.9, -h + head],
    [w * 0.92, -h + 6],
    [w * 0.86, -h - 4],
    [w * 0.86 + d, -h - 12],
    [w * 0.92 + d, -h + head - 12],
  ])
  const lit = p.across([STONE.light, mix(STONE.light, STONE.mid, 0.65), STONE.mid])
  const pits = Array.from(
    { length: 26 },
    () => `M${n(p.rng.between(-w * 0.45, w * 0.42))} ${n(-p.rng.between(10, h - 10))}h${n(p.rng.between(3, 10))}`,
  ).join('')
  return (
    oval(w * 0.3, 4, w * 1.1, w * 0.16, INK, 'opacity=".45"') +
    path(shaftSide, STONE.dark) +
    path(shaft, lit) +
    path(
      poly([
        [-w / 2, -h + head],
        [w / 2, -h + head],
        [w / 2, -h + head + w * 0.24],
        [-w / 2, -h + head + w * 0.1],
      ]),
      STONE.dark,
      'opacity=".5"',
    ) +
    path(blockSide, STONE.dark) +
    path(block, lit) +
    stroke(pits, STONE.dark, 3, 'opacity=".35"') +
    `<g transform="translate(0 ${n(-h * 0.42)}) scale(${n(w / 100)})">${carving}</g>`
  )
}

const relief = (d: string) =>
  path(d, '#a8624f', 'opacity=".75"') +
  path(d, '#ffe9bd', 'opacity=".5" transform="translate(-2.5 -2.5)"') +
  path(d, '#bd7a58')
const fox = relief('M-34 10Q-30 -12 0 -14L18 -30L20 -18L34 -12L22 -4Q16 14 -6 12L-10 34H-16L-14 12L-24 14L-30 34H-36Z')
const crane = relief(
  'M-6 40V10Q-26 4 -22 -14Q-12 -22 2 -12Q10 -30 4 -44Q12 -54 22 -44L36 -40L20 -36Q24 -14 10 4L2 12V40Z',
)
const boar = relief('M-36 8Q-34 -18 -4 -20Q20 -22 30 -8L40 -2L32 8Q20 14 12 12L10 32H3V14H-18L-20 32H-27L-28 12Z')
const scorpion = relief(
  'M-8 34Q-22 10 -8 -4Q-30 -14 -30 -34L-20 -22L-14 -12Q-4 -18 6 -12L14 -22L24 -34Q24 -14 4 -4Q18 12 2 34Q18 44 12 56L6 50Q4 42 -8 34Z',
)
const hands = `${relief('M-46 -6Q-20 10 -10 44L-2 44Q-8 4 -44 -16ZM46 -6Q20 10 10 44L2 44Q8 4 44 -16Z')}${relief('M-44 52H44V66H-44Z')}`

/** The stone ring: rear pillars, the wall between them, the two giants in the middle, front wall. */
function ring(p: Paper) {
  const pit = curve(pts('420 1180, 640 1040, 1200 990, 1780 1040, 2000 1180, 1900 1330, 1200 1420, 500 1330'), true)
  p.add(
    path(pit, p.fade(['#a5685a', '#6b3a50'])),
    dotted(p, pit, INK, [2000, 1300], [900, 1050], 0.8),
    dotted(p, pit, '#ffd08a', [520, 1120], [1100, 1300], 0.6),
  )
  wall(p, pts('440 1190, 640 1060, 900 1010, 1200 996, 1500 1010, 1770 1060, 1970 1190'), 84)
  const rear: [number, number, number, number, string][] = [
    [640, 1120, 62, 280, boar],
    [870, 1064, 60, 290, crane],
    [1540, 1064, 60, 280, fox],
    [1770, 1120, 64, 300, scorpion],
  ]
  for (const [x, y, w, h, art] of rear) p.add(at(x, y, 1, pillar(p, w, h, art)))
  p.add(at(1050, 1230, 1, pillar(p, 112, 560, fox)), at(1380, 1236, 1, pillar(p, 112, 570, hands)))
  const front: [number, number, number, number, string][] = [
    [500, 1290, 78, 320, crane],
    [1930, 1300, 80, 340, boar],
    [760, 1360, 82, 300, scorpion],
    [1670, 1372, 84, 310, crane],
  ]
  p.add(
    people(
      p.rng,
      [
        [1220, 1290, 0.72],
        [1190, 1130, 0.5],
      ],
      ['#c8402f', '#f4e2bc'],
      INK,
      '#a86a50',
    ),
  )
  for (const [x, y, w, h, art] of front) p.add(at(x, y, 1, pillar(p, w, h, art)))
  wall(p, pts('470 1300, 640 1370, 900 1410, 1200 1424, 1500 1412, 1760 1376, 1960 1310'), 58)
}

/** Dry stone: courses of rounded blocks along a curve. */
function wall(p: Paper, marks: Pt[], height: number) {
  const stones: [string, string, number][] = []
  for (let row = 0; row < 5; row++) {
    for (let i = 1; i < marks.length; i++) {
      const [a, b] = [marks[i - 1] as Pt, marks[i] as Pt]
      const count = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 44)
      for (let k = 0; k < count; k++) {
        const t = (k + (row % 2) * 0.5) / count
        const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t - (row * height) / 5 + p.rng.bell() * 2]
        const [w, h] = [p.rng.between(34, 50), height / 5 - 1]
        stones.push([
          `M${n(x)} ${n(y)}q-3 ${n(-h)} 6 ${n(-h)}h${n(w - 10)}q8 0 5 ${n(h)}Z`,
          mix(
            mix(STONE.light, STONE.mid, p.rng.between(0.3, 1)),
            STONE.dark,
            Math.max(0, (x - 700) / 2400) + p.rng.next() * 0.15,
          ),
          y,
        ])
      }
    }
  }
  p.add(
    path(poly([...marks, ...[...marks].reverse().map(([x, y]): Pt => [x + 20, y - height * 0.9])]), '#8a5350'),
    ...stones.map(([d, fill]) => path(d, fill)),
  )
}

function near(p: Paper) {
  const line = ridge('yakin', { y: 1490, amp: 22, wave: 600, octaves: 4 })
  p.add(
    layer(p, line, '#a86a4f', '#4a2440'),
    rim(p, line, LIGHT, '#ffdf9c', 5, 1900),
    dotted(p, under(line, H), INK, [2400, 1600], [900, 1460], 0.8),
    dotted(p, under(line, H), '#ffcf86', [300, 1480], [900, 1600], 0.6),
  )
  p.add(
    dabs(p.rng, { x: [0, W], y: [1510, 1600], count: 80, size: 24, flat: 0.6 }, '#5c3044'),
    dabs(p.rng, { x: [0, 1500], y: [1505, 1590], count: 46, size: 16, flat: 0.6 }, '#e3a876'),
    grass(p.rng, line, 150, 44, '#7d5a3c'),
    grass(p.rng, line, 90, 56, '#c99a58'),
  )
  p.add(
    people(
      p.rng,
      [
        [960, 1512, 1.14],
        [1022, 1516, 1.08],
        [1440, 1520, 1.16],
        [1500, 1524, 0.8],
        [2080, 1510, 1.1],
      ],
      ['#c8402f', '#fff0d2', '#2f7a8a', '#f2b84b'],
      INK,
      '#b5785a',
    ),
  )
}
