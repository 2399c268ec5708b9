import { sailboat } from '../kit/boats.ts'
import { mix } from '../kit/color.ts'
import { crag, dabs, dotted, grass, ridge, rim } from '../kit/land.ts'
import { birds } from '../kit/life.ts'
import { at, dashes, disc, oval, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { curve, type Pt, pts, under } from '../kit/path.ts'
import { cliff, mountains } from '../kit/rock.ts'
import { corners, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { foliage, stonePine, type Tones } from '../kit/trees.ts'
import { glitter, ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [820, 800]
const HORIZON = 880
const ROCK: Tones = { light: '#ffd9a4', mid: '#c98a6c', dark: '#5f3f5c' }
const PINE: Tones = { dark: '#2a3f50', mid: '#5a6f58', light: '#d9b868' }
const INK = '#2f2150'

export const scene: Scene = {
  name: 'ufuk-yol',
  title: { tr: 'Ufka giden yol', en: 'The road to the horizon' },
  alt: {
    tr: 'Altın saatte deniz kıyısı boyunca ufka kıvrılan yol, üzerinde küçük bir otobüs',
    en: 'A coast road winding to the horizon at golden hour with a small coach on it',
  },
  draw: () => {
    const p = paper('ufuk', '#f9c48c')
    p.add(sky(p, '#44609f 0, #8a8bb8 .2, #d9a3a8 .36, #fbb983 .46, #ffe2a0 .55'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [520, 850], count: 15, length: 900, height: 22 },
        p.fade('#e0a2a8 0 .6, #ffe9b8 1 .8', [0, 500], [0, 860]),
      ),
    )
    p.add(sun(p, LIGHT[0], LIGHT[1], 80, '#fffbe6', '#ffe0a0', 0.55), birds(p.rng, 1120, 640, 130, 6, 17, '#5f4f80'))
    water(p)
    coast(p)
    near(p)
    p.add(wash(p, LIGHT, 1700, '#ffb868', 0.42), corners(p, '#22164e', 0.4))
    return p.svg()
  },
}

function water(p: Paper) {
  p.add(sea(p, HORIZON, '#ffd9a0 0, #e3a890 .08, #7f8fae .3, #3f6f98 .6, #274a78 1'))
  p.add(
    ripples(
      p.rng,
      { x: [0, 1700], y: [HORIZON + 3, 1560], count: 340, length: 220, thick: 9 },
      '#2f5484',
      'opacity=".38"',
    ),
    ripples(
      p.rng,
      { x: [0, 1700], y: [HORIZON + 3, 1500], count: 240, length: 190, thick: 8 },
      '#ffd9b0',
      'opacity=".45"',
    ),
    glitter(p.rng, LIGHT[0], [HORIZON + 3, 1540], [200, 560], 230, '#fff0c0', 'opacity=".8"'),
  )
  const boat = { hull: '#fff3e0', trim: '#c8402f', deck: INK, sail: '#fff3dc', shade: '#a87c8c' }
  p.add(at(480, 940, 0.5, sailboat(boat)), at(1060, 920, 0.34, sailboat(boat)), at(310, 1080, 0.9, sailboat(boat)))
}

/** Headlands one behind the other, the road cut into the nearest. */
function coast(p: Paper) {
  const far: [Pt[], string][] = [
    [pts('1180 884, 1320 840, 1460 850, 1640 770, 1800 800, 2000 720, 2200 760, 2440 690'), '#c4929c'],
    [pts('1340 890, 1480 836, 1620 800, 1760 740, 1900 690, 2080 720, 2260 600, 2440 640'), '#a87688'],
  ]
  for (const [marks, tone] of far) {
    const line = crag(p.rng, marks, 0.1)
    p.add(
      mountains(p, line, marks, HORIZON + 12, {
        top: tone,
        foot: '#f0b898',
        dark: mix(tone, INK, 0.45),
        light: '#ffe3b4',
        lightFrom: 'left',
      }),
      rim(p, line, LIGHT, '#fff0c4', 4, 1500),
      veil(p, HORIZON - 120, HORIZON + 12, '#ffd0a0', 0.5),
    )
  }
  const head = crag(p.rng, pts('1470 960, 1560 900, 1680 850, 1800 790, 1960 740, 2120 660, 2280 600, 2440 520'), 0.06)
  const slope = under([[1440, 985], ...head], 1640)
  p.add(
    p.clip(
      curve(
        pts('1440 985, 1560 900, 1960 700, 2460 480, 2460 1640, 1900 1640, 1720 1400, 1560 1240, 1600 1120, 1480 1030'),
        true,
      ),
      cliff(p, [[1430, 1000], ...head], 1640, ROCK, 0, 50, [40, 150]),
    ),
    rim(p, head, LIGHT, '#fff0c4', 5, 1700),
    dotted(p, slope, INK, [2440, 1400], [1600, 900], 0.7),
  )
  for (const [x, y] of head.filter((_, i) => i % 5 === 1))
    for (const d of [16, 90, 180])
      if (p.rng.chance(0.7))
        p.add(
          at(
            x + p.rng.bell() * 50,
            y + d + 30,
            1,
            foliage(p.rng, p.rng.between(60, 130), p.rng.between(40, 84), PINE, 0.3),
          ),
        )
}

/** The road: wide in front, two bends, then a thread along the headland. */
function near(p: Paper) {
  const land = curve(
    pts(
      '-60 1500, 300 1440, 700 1420, 1020 1340, 1240 1250, 1400 1150, 1480 1050, 1560 1010, 1760 960, 2000 900, 2460 860, 2460 1700, -60 1700',
    ),
    true,
  )
  p.add(
    path(land, p.fade('#c99a64 0, #8a6a58 .5, #3f2a4c 1')),
    dotted(p, land, '#ffd890', [600, 1250], [1200, 1500], 0.5),
    dotted(p, land, INK, [2400, 1600], [1300, 1150], 0.6),
  )
  const edge = pts('-60 1500, 300 1440, 700 1420, 1020 1340, 1240 1250, 1400 1150, 1480 1050')
  p.add(stroke(curve(edge), '#ffe2a8', 5, 'opacity=".9"'))
  const left = pts(
    '560 1640, 900 1520, 1240 1430, 1480 1330, 1560 1230, 1500 1150, 1540 1080, 1680 1030, 1860 1000, 1900 980, 1840 958, 1860 940',
  )
  const right = pts(
    '1872 938, 1862 956, 1930 978, 1900 1010, 1730 1050, 1610 1096, 1590 1146, 1690 1230, 1650 1360, 1460 1480, 1260 1560, 1120 1640',
  )
  const road = `${curve([...left, ...right], true)}`
  const middle = pts('840 1640, 1090 1536, 1355 1452, 1570 1345, 1626 1230, 1546 1148, 1576 1088, 1706 1040, 1880 1005')
  p.add(
    path(road, p.fade('#e6b48a 0, #a87c74 .4, #6a4f68 1')),
    stroke(curve(left), '#fff0cc', 6, 'opacity=".8"'),
    stroke(curve(right), '#fff0cc', 5, 'opacity=".55"'),
    dashes(curve(middle), '#fff3d4', 7, 34, 30, 0.85),
  )
  const posts = left
    .slice(1, 8)
    .flatMap(([x, y], i) => [
      rect(x - 16 + i, y - 34 + i * 2.4, 8 - i * 0.7, 34 - i * 2.6, '#fff3dc'),
      rect(x - 16 + i, y - 28 + i * 2.2, 8 - i * 0.7, 8 - i * 0.7, '#c8402f'),
    ])
  p.add(...posts, at(1600, 1252, 0.6, coach(p)))
  const ground = ridge('sol', { y: 1560, amp: 14, wave: 500, octaves: 3 })
  p.add(
    grass(p.rng, ground, 60, 60, '#a8824c', [0, 560]),
    dabs(p.rng, { x: [0, 520], y: [1540, 1596], count: 30, size: 11, flat: 1.4 }, '#e8645a'),
    dabs(p.rng, { x: [1300, 2400], y: [1440, 1596], count: 60, size: 12, flat: 1.3 }, '#e3a04e'),
    dabs(p.rng, { x: [1500, 2400], y: [1440, 1596], count: 40, size: 11, flat: 1.3 }, '#e8645a'),
  )
  const tree = (x: number, y: number, h: number, turned = false) =>
    p.add(at(x, y, 1, stonePine(p.rng, h, PINE, '#3f2844'), turned))
  tree(2230, 1400, 760, true)
  tree(2020, 1280, 420)
  tree(2390, 1560, 620)
  tree(110, 1600, 620)
  for (const [x, w] of pts('1840 260, 2080 340, 2330 420, 40 260, 250 190'))
    p.add(at(x, x < 400 ? 1610 : 1620 - (x - 1800) * 0.1, 1, foliage(p.rng, w, w * 0.46, PINE)))
}

/** A small coach coming towards the viewer, 180 long. */
const coach = (p: Paper): string =>
  oval(0, 4, 110, 12, INK, 'opacity=".4"') +
  path('M-90 -6V-84Q-90 -100 -74 -100H70Q90 -98 94 -70V-6Z', p.across(['#fff6e0', [0.6, '#f3d8b4'], [1, '#b58a8c']])) +
  path('M-90 -26H94V-12H-90Z', '#c8402f') +
  path(
    'M-80 -86h26v32h-26ZM-48 -86h26v32h-26ZM-16 -86h26v32h-26ZM16 -86h26v32H16ZM50 -88H72Q84 -86 88 -62V-48H50Z',
    '#3f4f7c',
  ) +
  path('M-80 -86h16l-16 24ZM-48 -86h16l-16 24ZM-16 -86h16l-16 24Z', '#ffe2b0', 'opacity=".7"') +
  disc(-56, -4, 14, INK) +
  disc(52, -4, 14, INK) +
  disc(-56, -4, 6, '#b58a8c') +
  disc(52, -4, 6, '#b58a8c') +
  disc(90, -22, 5, '#fff6c8')
