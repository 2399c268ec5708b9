import { gulet, sailboat } from '../kit/boats.ts'
import { mix } from '../kit/color.ts'
import { crag, dabs, dotted, grass, rim } from '../kit/land.ts'
import { birds, type Dress, people, person } from '../kit/life.ts'
import { at, H, oval, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { curve, n, type Pt, poly, pts, under } from '../kit/path.ts'
import { cliff, mountains } from '../kit/rock.ts'
import { corners, cumulus, sky, sun, veil, wash } from '../kit/sky.ts'
import { foliage, stonePine, type Tones } from '../kit/trees.ts'
import { ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [1560, 300]
const HORIZON = 560
const PINE: Tones = { dark: '#143f42', mid: '#2f6d4e', light: '#a5bd5c' }
const ROCK: Tones = { light: '#f8e0b4', mid: '#c89a74', dark: '#6d4f5c' }
const INK = '#23304a'

export const scene: Scene = {
  name: 'likya-yolu',
  title: { tr: 'Likya Yolu, Ölüdeniz', en: 'The Lycian Way, Ölüdeniz' },
  alt: {
    tr: 'Likya Yolu’ndan turkuaz Ölüdeniz lagününe bakan yürüyüşçüler ve gökyüzünde yamaç paraşütleri',
    en: 'Hikers on the Lycian Way above the turquoise lagoon of Ölüdeniz, paragliders in the sky',
  },
  draw: () => {
    const p = paper('likya', '#9ad6d0')
    p.add(
      sky(p, '#2f86b8 0, #6bb6cc .18, #bfe0d4 .3, #fdeecb .36'),
      sun(p, LIGHT[0], LIGHT[1], 58, '#fffdec', '#fff2c0', 0.4),
    )
    p.add(
      cumulus(p, p.rng, 820, 440, 620, 140, '#fffaf0', '#b4d3d4'),
      cumulus(p, p.rng, 2120, 480, 520, 120, '#fffaf0', '#b4d3d4'),
    )
    lagoon(p)
    sails(p)
    path1(p)
    p.add(wash(p, LIGHT, 1700, '#ffe6a4', 0.32), corners(p, '#0e3350', 0.42))
    return p.svg()
  },
}

function lagoon(p: Paper) {
  const water = sea(p, HORIZON, '#a9d8d4 0, #4aa6bd .12, #1f86ae .34, #1c7fa8 .6, #2fb0b4 1')
  p.add(water)
  p.add(
    ripples(p.rng, { x: [0, W], y: [HORIZON + 3, 1250], count: 420, length: 170, thick: 7 }, '#e6f8ec', 'opacity=".4"'),
    ripples(p.rng, { x: [0, W], y: [HORIZON + 3, 1250], count: 220, length: 200, thick: 8 }, '#12618c', 'opacity=".3"'),
  )
  const far: [Pt[], 'left' | 'right', string, string][] = [
    [pts('1500 562, 1680 480, 1800 510, 1960 400, 2120 450, 2290 340, 2440 400'), 'left', '#7fb0b4', '#cde0cc'],
    [pts('-40 300, 140 260, 330 380, 480 360, 640 470, 760 520, 900 564'), 'right', '#6b9f9c', '#bcd6b8'],
  ]
  for (const [marks, side, top, foot] of far) {
    const line = crag(p.rng, marks, 0.14)
    p.add(
      mountains(p, line, marks, HORIZON + 6, {
        top,
        foot,
        dark: mix(top, '#2f6a80', 0.7),
        light: '#fdf0cc',
        lightFrom: side,
      }),
      rim(p, line, LIGHT, '#fffae0', 4, 1900),
    )
  }
  p.add(veil(p, HORIZON - 110, HORIZON + 6, '#eef3dc', 0.6))
  // The sandspit swings from the right around the still water; shoals shine through beside it.
  const shoal = curve(
    pts(
      '2440 700, 2100 720, 1760 760, 1420 830, 1180 900, 1100 970, 1180 1040, 1420 1060, 1760 1030, 2000 1060, 2440 1180',
    ),
    true,
  )
  const still = curve(
    pts('2440 850, 2160 850, 1860 880, 1620 930, 1480 980, 1560 1020, 1780 1000, 2060 1030, 2440 1130'),
    true,
  )
  const sand = curve(
    pts(
      '2440 740, 2140 762, 1800 800, 1480 862, 1260 926, 1190 968, 1250 1000, 1400 1000, 1440 962, 1600 900, 1860 850, 2160 822, 2440 818',
    ),
    true,
  )
  p.add(
    path(shoal, '#7fe0cc', 'opacity=".75"'),
    p.grit(path(shoal, p.round('#b9f2da 0 .2, #6fd6c8 .7 .5, #3fb8bd 1 .9'))),
    path(still, p.fade('#8fe6cf 0, #3fc4bd .5, #1fa0ae 1')),
  )
  p.add(
    path(
      curve(
        pts(
          '2440 733, 2140 754, 1800 791, 1480 852, 1250 916, 1176 968, 1244 1010, 1410 1010, 1450 968, 1606 910, 1862 860, 2160 832, 2440 828',
        ),
        true,
      ),
      '#f2fff0',
      'opacity=".85"',
    ),
    path(sand, p.fade('#fdeec4 0, #f0cf94 1')),
  )
  const woods = pts('1560 878, 1660 852, 1780 832, 1900 816, 2020 804, 2140 796, 2260 790, 2380 784')
  p.add(
    ...woods.flatMap(([x, y]) => [
      at(x, y + 22, 1, foliage(p.rng, 120, 60, PINE, 0.4, [0.35, -0.6])),
      at(x + 60, y + 30, 1, foliage(p.rng, 80, 44, PINE, 0.4, [0.35, -0.6])),
    ]),
  )
  p.add(
    ...Array.from({ length: 34 }, (_, i) =>
      path(
        `M${n(1230 + i * 36)} ${n(958 - i * 4.6 + p.rng.between(-6, 6))}q8 -10 16 0Z`,
        ['#d9502f', '#fff6e0', '#2f7aa8', '#f2b84b'][i % 4] as string,
      ),
    ),
  )
  const hillLine = crag(p.rng, pts('1700 1190, 1860 1090, 2020 1050, 2200 960, 2440 900'), 0.1)
  p.add(
    cliff(p, hillLine, 1540, ROCK),
    ...hillLine
      .filter((_, i) => i % 3 === 0)
      .flatMap(([x, y]) =>
        [0, 90, 190, 300]
          .filter(() => p.rng.chance(0.72))
          .map((d) =>
            at(
              x + p.rng.bell() * 60,
              y + 40 + d * p.rng.between(0.8, 1.2),
              1,
              foliage(p.rng, p.rng.between(80, 140), p.rng.between(60, 90), PINE, 0.4, [-0.1, -0.6]),
            ),
          ),
      ),
  )
  const t = { hull: '#8c4a2b', trim: '#f3dfb4', deck: '#6d3a22', sail: '#fdf3da', shade: '#2a4a63' }
  p.add(
    at(900, 760, 0.42, gulet(p, t)),
    at(1160, 690, 0.3, gulet(p, { ...t, hull: '#f8f1e0' }), true),
    at(620, 660, 0.5, sailboat({ ...t, hull: '#fff8e8' })),
    at(1040, 610, 0.34, sailboat({ ...t, hull: '#fff8e8' })),
    at(1900, 960, 0.4, sailboat({ ...t, hull: '#fff8e8' })),
  )
}

/** Paragliders: an arched wing, fan of lines, pilot. */
function sails(p: Paper) {
  const wing = (a: string, b: string) =>
    path('M-70 0Q-40 -44 0 -46Q40 -44 70 0Q40 -22 0 -22Q-40 -22 -70 0Z', a) +
    path('M-24 -42Q0 -48 24 -42L20 -21Q0 -24 -20 -21Z', b) +
    path('M24 -42Q50 -34 70 0Q48 -16 20 -21Z', INK, 'opacity=".16"') +
    stroke('M-68 0L0 66L68 0M-34 -18L0 66L34 -18M0 -22V66', INK, 0.9, 'opacity=".7"') +
    oval(0, 72, 6, 9, INK)
  for (const [x, y, s, a, b] of [
    [1180, 250, 1.25, '#d9402f', '#fff3d8'],
    [860, 330, 0.72, '#f2b84b', '#2f7aa8'],
    [1880, 210, 0.9, '#2f7aa8', '#fff3d8'],
    [2130, 360, 0.5, '#d9402f', '#f2b84b'],
    [560, 240, 0.5, '#7a4a9a', '#fff3d8'],
  ] as const)
    p.add(at(x, y, s, wing(a, b)))
  p.add(birds(p.rng, 1420, 470, 110, 6, 16, '#fffaf0'))
}

/** The near cliff with the path, its waymark, pines and hikers. */
function path1(p: Paper) {
  const line = crag(
    p.rng,
    pts(
      '-40 960, 180 1010, 420 1090, 640 1180, 860 1230, 1080 1310, 1300 1380, 1560 1400, 1800 1460, 2040 1430, 2240 1370, 2440 1330',
    ),
    0.05,
  )
  const d = under(line, H)
  p.add(
    cliff(p, line, H, ROCK, 0, 30, [40, 160]),
    dotted(p, d, '#3d3a5a', [0, 1640], [300, 1240], 0.85),
    rim(p, line, LIGHT, '#fff6d4', 5, 2000),
  )
  const way = poly(
    pts(
      '360 1600, 470 1500, 700 1420, 900 1380, 1010 1330, 1060 1318, 1130 1350, 1060 1400, 930 1460, 820 1520, 800 1600',
    ),
  )
  p.add(
    path(
      `${curve(pts('300 1610, 470 1500, 700 1420, 900 1376, 1010 1324, 1070 1316, 1140 1352, 1070 1410, 950 1470, 860 1530, 860 1610'), true)}`,
      p.fade(['#fdebc0', '#d3a878']),
    ),
    dotted(p, way, '#9a6a58', [400, 1620], [800, 1400], 0.5),
  )
  const scrub = [
    [60, 1060, 150],
    [240, 1110, 180],
    [120, 1230, 200],
    [330, 1290, 170],
    [60, 1420, 240],
    [240, 1500, 210],
    [520, 1260, 130],
    [1280, 1470, 180],
    [1480, 1500, 210],
    [1700, 1540, 240],
    [1960, 1530, 220],
    [2180, 1480, 240],
    [2360, 1440, 240],
    [1250, 1580, 200],
    [1560, 1610, 220],
    [2100, 1610, 260],
  ] as const
  p.add(
    ...scrub.map(([x, y, w]) =>
      at(
        x,
        y,
        1,
        foliage(
          p.rng,
          w,
          w * 0.6,
          p.rng.pick([PINE, { dark: '#3a4f46', mid: '#6f8a5c', light: '#cfd48c' }]),
          0.3,
          [0.3, -0.6],
        ),
      ),
    ),
  )
  p.add(
    at(150, 1400, 1, stonePine(p.rng, 900, PINE, '#4f3038')),
    at(400, 1300, 1, stonePine(p.rng, 430, PINE, '#4f3038')),
    at(2290, 1500, 1, stonePine(p.rng, 640, PINE, '#4f3038'), true),
  )
  p.add(
    rect(1146, 1210, 13, 160, '#6d4a3c'),
    path('M1120 1224h96l26 18l-26 18h-96Z', '#f2c14e'),
    path('M1186 1276h-90l-24 17l24 17h90Z', '#f2c14e'),
    rect(1140, 1238, 60, 5, '#8a5f2c'),
    rect(1104, 1291, 60, 5, '#8a5f2c'),
  )
  p.add(
    grass(p.rng, line, 60, 30, '#5f7a4c', [600, 2000]),
    dabs(p.rng, { x: [900, 2300], y: [1460, 1590], count: 60, size: 10, flat: 1.4 }, '#e86a8a'),
    dabs(p.rng, { x: [900, 2300], y: [1440, 1590], count: 60, size: 9, flat: 1.4 }, '#f6d760'),
  )
  const hiker = (coat: string, pack: string): Dress => ({
    coat,
    legs: INK,
    skin: '#d49a70',
    hair: INK,
    pack,
    hat: '#f4e2bc',
  })
  p.add(
    at(980, 1384, 1.3, person(hiker('#d9402f', '#f2b84b'), 8)),
    at(1052, 1368, 1.24, person(hiker('#2f7aa8', '#d9502f'), 5)),
    stroke('M1004 1290L1020 1384M1078 1290L1094 1368', '#6d4a3c', 4),
    people(p.rng, [[690, 1470, 1.44]], ['#f4e2bc', '#2f7a6a'], INK, '#d49a70'),
  )
}
