import { mix } from '../kit/color.ts'
import { crag, dotted, ridge, rim } from '../kit/land.ts'
import { people } from '../kit/life.ts'
import { at, disc, H, oval, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { curve, heightAt, n, type Pt, pts, under } from '../kit/path.ts'
import { mountains } from '../kit/rock.ts'
import { corners, sky, stars, veil, wash } from '../kit/sky.ts'
import { spruces } from '../kit/trees.ts'
import { mirror, ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [1250, 420]
const SHORE = 1080
const GREEN = '#6ff0b8'
const SNOW = '#dcecf4'
const INK = '#0c1a3c'
const LAMP = '#ffcb78'

export const scene: Scene = {
  name: 'kuzey-isiklari',
  title: { tr: 'Kuzey ışıkları', en: 'Northern lights' },
  alt: {
    tr: 'Karlı dağların ve ışıkları yanan ahşap kulübelerin üzerinde yeşil kuzey ışıkları',
    en: 'Green northern lights above snowy mountains and wooden cabins with lit windows',
  },
  draw: () => {
    const p = paper('aurora', '#123058')
    p.add(sky(p, '#0a1238 0, #10235a .3, #1a4270 .5, #2f7080 .68'), stars(p.rng, 380, 1000, '#f3f6ff'))
    p.add(aurora(p))
    for (const x of [0, W])
      p.add(
        rect(x ? W - 120 : 0, 0, 120, SHORE, p.across(x ? '#0c1d4e 0 0, #0c1d4e 1 .9' : '#0c1d4e 0 .9, #0c1d4e 1 0')),
      )
    const range = peaks(p)
    p.add(range)
    lake(p, range)
    cabins(p)
    p.add(wash(p, LIGHT, 1400, '#4fe0b0', 0.26), corners(p, '#060b2c', 0.5))
    return p.svg()
  },
}

/** Curtains of light: rays that stand on a winding hem and fade upwards. */
function aurora(p: Paper): string {
  const hems: [Pt[], number, string, string, number][] = [
    [
      pts('-80 520, 260 430, 560 500, 860 420, 1160 300, 1480 360, 1800 250, 2140 330, 2480 200'),
      420,
      '#8a7cf0',
      '#c79cf5',
      0.34,
    ],
    [
      pts('-80 700, 220 640, 480 690, 780 600, 1060 640, 1300 520, 1560 470, 1820 560, 2100 500, 2480 420'),
      520,
      '#3fd8c0',
      '#8a86f0',
      0.6,
    ],
    [
      pts('-80 860, 300 800, 640 840, 900 760, 1180 790, 1440 700, 1700 640, 1900 700, 2200 640, 2480 600'),
      460,
      GREEN,
      '#4fb8e0',
      0.85,
    ],
  ]
  const curtains = hems.flatMap(([marks, tall, low, high, strength]) => {
    const rays: string[] = []
    const paints = [0.3, 0.42, 0.56, 0.7].map((k) =>
      p.fade([
        [0, high, 0],
        [0.35, high, strength * 0.22 * k],
        [0.78, low, strength * 0.5 * k],
        [0.94, mix(low, '#f4fff0', 0.45), strength * k],
        [1, low, 0],
      ]),
    )
    for (let i = 1; i < marks.length; i++) {
      const [a, b] = [marks[i - 1] as Pt, marks[i] as Pt]
      const [before, after] = [marks[i - 2] ?? a, marks[i + 1] ?? b]
      for (let t = 0; t < 1; t += 0.035) {
        const spline = (k: 0 | 1) =>
          0.5 *
          (2 * a[k] +
            (b[k] - before[k]) * t +
            (2 * before[k] - 5 * a[k] + 4 * b[k] - after[k]) * t * t +
            (3 * a[k] - before[k] - 3 * b[k] + after[k]) * t ** 3)
        const [x, y] = [spline(0), spline(1)]
        const h = tall * p.rng.between(0.45, 1.05)
        const w = p.rng.between(18, 44)
        const lean = h * 0.1
        rays.push(
          path(
            `M${n(x - w)} ${n(y)}L${n(x - w + lean)} ${n(y - h)}H${n(x + w + lean)}L${n(x + w)} ${n(y)}Z`,
            p.rng.pick(paints),
          ),
        )
      }
    }
    const hem = curve(marks)
    return [...rays, stroke(hem, mix(low, '#ffffff', 0.3), 10, `opacity="${n(strength * 0.4)}"`)]
  })
  return p.blur(5, ...curtains)
}

function peaks(p: Paper): string {
  const sets: [Pt[], string, number][] = [
    [
      pts('-40 960, 200 850, 420 920, 660 800, 900 900, 1150 830, 1420 910, 1660 790, 1920 890, 2180 800, 2440 880'),
      '#3f6f94',
      150,
    ],
    [
      pts(
        '-40 1000, 160 820, 330 700, 520 860, 760 940, 1000 1020, 1340 1060, 1600 960, 1850 760, 2040 640, 2220 780, 2440 700',
      ),
      '#27507c',
      260,
    ],
  ]
  return sets
    .map(([marks, top, depth]) => {
      const line = crag(p.rng, marks, 0.13)
      return (
        mountains(p, line, marks, SHORE + 4, {
          top,
          foot: '#3f7c90',
          dark: INK,
          light: '#8fd8cc',
          lightFrom: 'right',
          snow: SNOW,
          snowDepth: depth,
        }) +
        rim(p, line, LIGHT, '#c9ffe6', 4, 1500) +
        veil(p, SHORE - 180, SHORE + 4, '#4f98a4', 0.5)
      )
    })
    .join('')
}

function lake(p: Paper, range: string) {
  p.add(
    sea(p, SHORE, '#4a94a0 0, #1f5478 .3, #10295c .7, #0a1740 1'),
    rect(0, SHORE + 60, W, 260, p.fade('#5fe8b4 0 0, #5fe8b4 .4 .34, #5fe8b4 1 0')),
    mirror(p, SHORE + 2, 460, 0.55, range, 0.5),
  )
  p.add(
    ripples(p.rng, { x: [0, W], y: [SHORE + 3, 1500], count: 320, length: 240, thick: 9 }, '#0c1f50', 'opacity=".4"'),
    ripples(
      p.rng,
      { x: [500, 2000], y: [SHORE + 3, 1480], count: 220, length: 190, thick: 8 },
      '#8ff0cc',
      'opacity=".4"',
    ),
  )
}

/** A log cabin under snow, 200 wide, its lamp-lit door to the front. */
function cabin(p: Paper): string {
  const logs = Array.from({ length: 8 }, (_, i) => `M-92 ${-6 - i * 12}H92`).join('')
  const glow = p.round([
    [0, LAMP, 0.65],
    [0.4, LAMP, 0.22],
    [1, LAMP, 0],
  ])
  return (
    oval(0, 6, 240, 40, glow) +
    rect(-92, -100, 184, 104, p.across(['#3a2638', '#5c3a3c', '#3a2638'])) +
    path('M-92 -98L0 -176L92 -98Z', '#4a2f38') +
    stroke(logs, INK, 3, 'opacity=".4"') +
    path('M-64 -72h38v38h-38ZM26 -72h38v38H26ZM-14 -136h28v26h-28Z', '#ffe0a0') +
    stroke('M-45 -72v38M-64 -53h38M45 -72v38M26 -53h38M0 -136v26', '#4a2f38', 3.5) +
    rect(-15, -64, 30, 66, '#2a1a2c') +
    path('M-118 -84L0 -190L118 -84L112 -74Q96 -72 92 -80L0 -160L-92 -80Q-100 -70 -112 -76Z', SNOW) +
    path('M0 -190L118 -84L112 -74Q96 -72 92 -80L0 -160Z', '#8fb8d0', 'opacity=".5"') +
    rect(40, -206, 24, 52, '#3a2638') +
    rect(36, -212, 32, 10, SNOW) +
    disc(0, -54, 190, glow)
  )
}

function cabins(p: Paper) {
  const bank = ridge('kar', { y: 1400, amp: 26, wave: 700, octaves: 4 }).map(
    ([x, y]): Pt => [x, y + 60 - 190 * Math.abs(x / W - 0.48) ** 1.3],
  )
  p.add(
    spruces(p.rng, bank, [-20, 620], 24, [120, 260], '#12345a', 0.34),
    spruces(p.rng, bank, [1720, W], 26, [120, 280], '#12345a', 0.34),
  )
  p.add(
    path(under(bank, H), p.fade(['#bfe3e3', '#4a74a8'])),
    rim(p, bank, LIGHT, '#e6fff2', 5, 1500),
    dotted(p, under(bank, H), '#1f3f80', [2400, 1600], [1200, 1380], 0.8),
    dotted(p, under(bank, H), '#1f3f80', [0, 1600], [900, 1420], 0.8),
  )
  const smoke = (x: number, y: number) =>
    p.blur(
      5,
      path(
        curve(
          [
            [x, y],
            [x - 14, y - 60],
            [x + 16, y - 120],
            [x - 8, y - 190],
            [x + 30, y - 260],
            [x + 40, y - 190],
            [x + 44, y - 120],
            [x + 14, y - 60],
            [x + 12, y],
          ],
          true,
        ),
        p.fade([
          [0, '#d9f5ee', 0],
          [1, '#d9f5ee', 0.5],
        ]),
      ),
    )
  for (const [x, s, turned] of [
    [640, 0.9, false],
    [430, 1.25, true],
    [1830, 1.35, false],
    [1600, 0.8, true],
  ] as const) {
    const y = heightAt(bank, x) + 26
    p.add(smoke(x + (turned ? -52 : 52) * s - 6, y - 208 * s), at(x, y, s, cabin(p), turned))
  }
  const near = ridge('kar2', { y: 1520, amp: 22, wave: 620, octaves: 3 })
  p.add(path(under(near, H), p.fade(['#8fc0d3', '#1f3f78'])), rim(p, near, LIGHT, '#d3fff0', 5, 1600))
  p.add(
    people(
      p.rng,
      [
        [1150, 1486, 1.16],
        [1206, 1488, 1.1],
        [1280, 1492, 0.8],
      ],
      ['#c8402f', '#f2b84b', '#5f8ac0'],
      INK,
      '#c99a8a',
    ),
    path('M1100 1490q30 8 60 0q60 14 170 4l8 10q-120 10 -240 -4Z', INK, 'opacity=".25"'),
  )
  p.add(
    spruces(p.rng, pts('-40 1650, 2440 1650'), [-30, 260], 6, [480, 860], '#0a1c3c', 0.32),
    spruces(p.rng, pts('-40 1650, 2440 1650'), [2180, W + 20], 6, [460, 900], '#0a1c3c', 0.32),
  )
}
