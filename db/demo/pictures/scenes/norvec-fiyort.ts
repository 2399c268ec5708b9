import { sailboat } from '../kit/boats.ts'
import { house } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { crag, dabs, dotted, grass, ridge, rim } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, H, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { heightAt, n, type Pt, pts, under } from '../kit/path.ts'
import { mountains } from '../kit/rock.ts'
import { beams, corners, mist, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { spruces, type Tones } from '../kit/trees.ts'
import { glitter, mirror, ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [1250, 560]
const SHORE = 1010
const INK = '#122a42'

export const scene: Scene = {
  name: 'norvec-fiyort',
  title: { tr: 'Norveç fiyortları', en: 'A Norwegian fjord' },
  alt: {
    tr: 'Karlı sarp dağlar arasında uzanan bir fiyort, kıyıda kırmızı ahşap evler ve şelale',
    en: 'A fjord between steep snow-capped mountains, red wooden houses on the shore and a waterfall',
  },
  draw: () => {
    const p = paper('fiyort', '#cfe0dc')
    p.add(sky(p, '#3a6f98 0, #7fb0c0 .2, #cddcce .36, #fbe6bd .46, #ffd9a4 .56'))
    p.add(
      streaks(
        p.rng,
        { x: [500, 2000], y: [180, 520], count: 11, length: 620, height: 22 },
        p.fade('#eaf0e6 0 .6, #fff0cc 1 .8', [0, 180], [0, 540]),
      ),
    )
    p.add(
      beams(p, p.rng, LIGHT, 1100, '#fff4d0', 14, [-3, -0.14]),
      sun(p, LIGHT[0], LIGHT[1], 58, '#fffdec', '#ffeebc', 0.45),
    )
    const walls = fjord(p)
    p.add(...walls)
    p.add(mist(p, p.rng, SHORE - 24, 46, '#f6f3e0', 0.5), birds(p.rng, 1090, 420, 130, 7, 19, '#33566e'))
    water(p, walls)
    shore(p)
    p.add(wash(p, LIGHT, 1500, '#ffe0a0', 0.36), corners(p, '#0b2440', 0.45))
    return p.svg()
  },
}

/** Pairs of mountain walls, each nearer pair darker and further apart. */
function fjord(p: Paper): string[] {
  const pairs: [Pt[], 'left' | 'right'][] = [
    [pts('820 1012, 980 800, 1080 850, 1180 760, 1270 840, 1360 742, 1450 830, 1560 770, 1700 1012'), 'left'],
    [pts('-40 560, 180 480, 330 590, 520 500, 700 660, 860 720, 1000 870, 1100 1012'), 'right'],
    [pts('1370 1012, 1500 840, 1620 700, 1760 640, 1920 480, 2080 570, 2240 430, 2440 520'), 'left'],
    [pts('-40 330, 120 260, 250 420, 400 380, 540 620, 680 800, 800 1012'), 'right'],
    [pts('1680 1012, 1800 820, 1930 660, 2050 430, 2160 480, 2290 250, 2440 330'), 'left'],
  ]
  return pairs.flatMap(([marks, side], i) => {
    const line = crag(p.rng, marks, 0.13)
    const t = i / 4
    const top = mix('#9dbcc4', '#2f5a72', t)
    const foot = mix('#e6e6d0', '#3f7a78', t * 0.85)
    const fall = i === 4 ? waterfall(2090, 640) : i === 1 ? waterfall(610, 690) : ''
    const trees = Array.from(
      { length: 60 },
      (_, k) => marks[0]![0] + ((marks[marks.length - 1]![0] - marks[0]![0]) * k) / 59,
    ).map((x): Pt => [x, SHORE - p.rng.between(0, Math.max(4, (SHORE - heightAt(line, x)) * 0.16))])
    const wood =
      i > 0
        ? spruces(
            p.rng,
            trees,
            [marks[0]![0], marks[marks.length - 1]![0]],
            90,
            [24 + i * 9, 46 + i * 15],
            mix(mix('#8fb4a4', '#1d4a4c', t), INK, 0.1),
            0.36,
          )
        : ''
    return [
      mountains(p, line, marks, SHORE + 4, {
        top,
        foot,
        dark: mix(top, INK, 0.5),
        light: mix(foot, '#fff3d0', 0.5),
        lightFrom: side,
        snow: '#fdfaf0',
        snowDepth: 190 - i * 6,
      }),
      fall,
      rim(p, line, LIGHT, '#fff6d8', 4, 1300),
      wood,
      veil(p, SHORE - 170, SHORE + 4, '#f2efd8', 0.75 - t * 0.55),
    ]
  })
}

const waterfall = (x: number, y: number) =>
  path(
    `M${x} ${y}q6 60 -4 120q10 80 -2 ${SHORE - y - 130}h26q-6 -90 2 ${-(SHORE - y - 140) * 0.5}q-8 -110 -8 ${-(SHORE - y) * 0.5 + 10}Z`,
    '#fdfcf2',
    'opacity=".9"',
  ) + stroke(`M${x + 4} ${y + 30}q4 90 0 ${n((SHORE - y) * 0.8)}`, '#9cc4cc', 3, 'opacity=".7"')

function water(p: Paper, walls: string[]) {
  p.add(
    sea(p, SHORE, '#d6e2cc 0, #7db3b4 .16, #2f7088 .5, #143f5e 1'),
    mirror(p, SHORE, 520, 0.62, walls.filter((_, i) => i % 5 === 0).join(''), 0.62),
  )
  p.add(
    ripples(p.rng, { x: [0, W], y: [SHORE + 3, H], count: 380, length: 240, thick: 9 }, '#12405c', 'opacity=".38"'),
    ripples(p.rng, { x: [0, W], y: [SHORE + 3, H], count: 240, length: 190, thick: 8 }, '#dcefe4', 'opacity=".42"'),
    glitter(p.rng, LIGHT[0], [SHORE + 3, 1440], [120, 380], 130, '#fff3cc', 'opacity=".75"'),
  )
  const boat = { hull: '#f7f3e6', trim: '#c8402f', deck: INK, sail: '#fff8e8', shade: '#6a8ea0' }
  p.add(at(1500, 1090, 0.72, sailboat(boat)), at(1060, 1052, 0.36, sailboat(boat)), at(1180, 1190, 1.3, ship()))
}

/** A coastal steamer, 240 long. */
const ship = () =>
  path('M-116 -24Q40 -20 126 -34Q114 -6 100 2H-100Q-114 -8 -116 -24Z', INK) +
  stroke('M-115 -18Q40 -14 122 -28', '#c8402f', 4) +
  path('M-96 -24V-46H74L86 -26ZM-76 -46V-64H52L62 -46ZM14 -64V-80H44L50 -64Z', '#fbf6e8') +
  path('M-96 -24V-46H-40L-40 -24ZM-76 -46V-64H-30V-46Z', '#8fa8b4', 'opacity=".5"') +
  stroke('M-86 -36H70M-66 -56H46', '#27506a', 5, 'stroke-dasharray="1 13"') +
  path('M-36 -64l4 -34h24l4 34Z', '#c8402f') +
  rect(-33, -98, 26, 9, INK) +
  stroke('M80 -30V-92M-84 -46V-88', INK, 3)

/** The near bank: red houses on stilts, boathouse, grass, hikers. */
function shore(p: Paper) {
  const bank = ridge('kiyi', { y: 1440, amp: 26, wave: 520, rough: 0.42 }).map(
    ([x, y]): Pt => [x, y + 78 - 190 * Math.abs(x / W - 0.5) ** 1.1 * 1.5],
  )
  const d = under(bank, H)
  const red: Tones = { light: '#d9523a', mid: '#b83a30', dark: '#742636' }
  const roof: Tones = { light: '#6f8590', mid: '#44586a', dark: '#2c3c50' }
  const ochre: Tones = { light: '#f2c15f', mid: '#d99f45', dark: '#96683f' }
  const white: Tones = { light: '#fdf6e6', mid: '#e6ddcc', dark: '#8fa0a8' }
  for (const [i, [x, w, tones]] of (
    [
      [330, 150, red],
      [580, 130, ochre],
      [90, 170, white],
      [1880, 160, red],
      [2130, 170, red],
      [1690, 120, white],
    ] as const
  ).entries()) {
    const y = heightAt(bank, x + w / 2) + 14
    p.add(
      stroke(Array.from({ length: 5 }, (_, k) => `M${x + 8 + k * w * 0.3} ${y - 20}v70`).join(''), INK, 7),
      house(x, y, w, w * 0.72, tones, roof, '#ffeec2', 0.55),
      stroke(
        Array.from({ length: 7 }, (_, k) => `M${x + (k * w) / 7} ${y}V${y - w * 0.7}`).join(''),
        tones.dark,
        2,
        `opacity="${i % 2 ? 0.35 : 0.28}"`,
      ),
    )
  }
  p.add(
    path(d, p.fade(['#7d9a5a', '#234a44'])),
    rim(p, bank, LIGHT, '#f6f2b4', 5, 1700),
    dotted(p, d, '#102f40', [1200, 1620], [1200, 1440], 0.85),
  )
  p.add(
    p.clip(
      d,
      dabs(p.rng, { x: [0, W], y: [1400, 1590], count: 60, size: 30, flat: 0.7 }, '#8d9a94'),
      dabs(p.rng, { x: [0, W], y: [1410, 1596], count: 60, size: 26, flat: 0.5 }, '#4d6668'),
    ),
    grass(p.rng, bank, 130, 36, '#3a6a4c'),
    dabs(p.rng, { x: [0, W], y: [1480, 1598], count: 110, size: 9, flat: 1.5 }, '#b889c4'),
    dabs(p.rng, { x: [0, W], y: [1480, 1598], count: 70, size: 9, flat: 1.5 }, '#f6e08a'),
  )
  p.add(
    rect(760, 1446, 380, 12, '#7a5648'),
    stroke('M780 1456v90M860 1456v90M940 1456v90M1020 1456v90M1100 1456v90', '#4a3440', 8),
  )
  p.add(
    people(
      p.rng,
      [
        [980, 1450, 1.05],
        [1040, 1452, 1.0],
        [1660, 1500, 1.24],
      ],
      ['#f2b84b', '#d9502f', '#2e6f8e'],
      INK,
      '#d7a186',
    ),
  )
  p.add(
    spruces(p.rng, bank, [-30, 110], 5, [330, 520], '#143a40', 0.34),
    spruces(p.rng, bank, [2310, W + 20], 5, [360, 600], '#143a40', 0.34),
  )
}
