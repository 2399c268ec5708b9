import { mix } from '../kit/color.ts'
import { crag, dotted, grass, ridge, rim } from '../kit/land.ts'
import { birds } from '../kit/life.ts'
import { dashes, disc, group, H, oval, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { curve, heightAt, n, type Pt, pts, under } from '../kit/path.ts'
import { mountains } from '../kit/rock.ts'
import { corners, mist, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { spruces } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [620, 620]
const SNOW = '#fff3ea'
const BLUE = '#8f9fd6'
const INK = '#25224f'
const LAMP = '#ffd588'

export const scene: Scene = {
  name: 'dogu-ekspresi',
  title: { tr: 'Doğu Ekspresi', en: 'The Eastern Express' },
  alt: {
    tr: 'Gün batımında karlı ovada, dağların önünden geçen Doğu Ekspresi',
    en: 'The Eastern Express crossing a snowy plain before the mountains at sunset',
  },
  draw: () => {
    const p = paper('dogu', '#f3c3b4')
    p.add(sky(p, '#3f5aa8 0, #8585c4 .2, #d99cba .36, #fbb99c .46, #ffe0a8 .56'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [180, 700], count: 18, length: 820, height: 24 },
        p.fade('#cf9cc4 0 .6, #ffe4c0 1 .8', [0, 180], [0, 720]),
      ),
    )
    p.add(sun(p, LIGHT[0], LIGHT[1], 76, '#fffbe8', '#ffdca0', 0.6), birds(p.rng, 1180, 360, 160, 8, 19, '#4f4a8c'))
    peaks(p)
    plain(p)
    train(p)
    near(p)
    p.add(wash(p, LIGHT, 1600, '#ffb07c', 0.38), corners(p, '#1a1858', 0.42))
    return p.svg()
  },
}

function peaks(p: Paper) {
  const sets: [Pt[], string, number][] = [
    [
      pts('-40 820, 220 760, 480 810, 760 730, 1020 800, 1300 720, 1580 800, 1860 710, 2140 790, 2440 730'),
      '#b59cc4',
      120,
    ],
    [
      pts('-40 900, 260 840, 560 900, 900 780, 1160 850, 1500 600, 1680 700, 1860 560, 2080 760, 2260 690, 2440 780'),
      '#8a80bc',
      300,
    ],
  ]
  for (const [marks, top, depth] of sets) {
    const line = crag(p.rng, marks, 0.12)
    p.add(
      mountains(p, line, marks, 1020, {
        top,
        foot: '#e6c0c4',
        dark: mix(top, '#454a9c', 0.65),
        light: SNOW,
        lightFrom: 'left',
        snow: SNOW,
        snowDepth: depth,
      }),
      rim(p, line, LIGHT, '#fff4dc', 4, 1700),
      veil(p, 780, 1020, '#f9d0bc', 0.6),
    )
  }
}

/** Snow fields with a frozen stream, poplars, a village with its lamps. */
function plain(p: Paper) {
  const fields = ridge('ova', { y: 995, amp: 12, wave: 800, octaves: 3 })
  p.add(
    path(under(fields, H), p.fade('#fbe0d4 0, #dcd3ea .4, #b5bce4 1')),
    dotted(p, under(fields, 1240), BLUE, [2400, 1150], [900, 1010], 0.7),
  )
  for (const [i, y] of [1040, 1085].entries())
    p.add(
      stroke(
        curve(Array.from({ length: 9 }, (_, k): Pt => [k * 300, y + Math.sin(k * 1.3 + i) * 10])),
        BLUE,
        3,
        'opacity=".5"',
      ),
    )
  const poplar = (x: number, y: number, h: number) =>
    `M${n(x)} ${n(y)}v${n(-h * 0.2)}C${n(x - h * 0.12)} ${n(y - h * 0.4)} ${n(x - h * 0.06)} ${n(y - h * 0.8)} ${n(x)} ${n(y - h)}C${n(x + h * 0.06)} ${n(y - h * 0.8)} ${n(x + h * 0.12)} ${n(y - h * 0.4)} ${n(x)} ${n(y - h * 0.2)}Z`
  p.add(
    path(
      Array.from({ length: 26 }, (_, i) =>
        poplar(1500 + i * 30 + p.rng.bell() * 10, 1030 + p.rng.between(0, 10), p.rng.between(46, 96)),
      ).join(''),
      '#6a5f9c',
    ),
  )
  for (let i = 0; i < 22; i++) {
    const [x, y, s] = [p.rng.between(1500, 2260), p.rng.between(1020, 1066), p.rng.between(0.7, 1.1)]
    p.add(
      rect(x, y - 22 * s, 40 * s, 26 * s, '#9c84b0'),
      path(`M${n(x - 5)} ${n(y - 21 * s)}l${n(24 * s)} ${n(-17 * s)}l${n(24 * s)} ${n(17 * s)}Z`, SNOW),
      rect(x + 8 * s, y - 14 * s, 8 * s, 9 * s, LAMP),
      rect(x + 23 * s, y - 14 * s, 8 * s, 9 * s, LAMP),
    )
  }
  p.add(
    rect(1856, 956, 8, 80, '#8a7cb0'),
    path('M1853 958l7 -30l7 30Z', '#6a5f9c'),
    mist(p, p.rng, 1060, 40, '#fbe0d8', 0.5),
  )
  const stream = curve(
    pts('2440 1130, 2100 1120, 1800 1150, 1500 1130, 1260 1160, 1500 1180, 1820 1190, 2120 1166, 2440 1190'),
    true,
  )
  p.add(path(stream, p.fade('#f6c9b8 0, #a9b0dc 1')))
}

/** Where the rails run: a long bend from the far right into the near left, with perspective in `scale`. */
const along = (t: number) => {
  const u = t ** 1.45
  return { x: 2230 - 1800 * u + 170 * Math.sin(Math.PI * u), y: 1092 + 330 * u ** 1.15, scale: 0.17 + 0.98 * u }
}

/** The engine in front, then the blue-banded carriages, drawn from the far end forwards. */
function train(p: Paper) {
  const rails = Array.from({ length: 61 }, (_, i) => along(i / 60 + 0.0001))
  const bank = [
    ...rails.map(({ x, y, scale }): Pt => [x, y - 6 * scale]),
    ...[...rails].reverse().map(({ x, y, scale }): Pt => [x, y + 60 * scale]),
  ]
  p.add(
    path(`M${bank.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, p.fade('#d9c9dc 0, #8a8ac4 1')),
    dotted(p, `M${bank.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, INK, [0, 1500], [0, 1250], 0.5),
  )
  const edge = (dy: number) => curve(rails.map(({ x, y, scale }): Pt => [x, y + dy * scale]))
  p.add(dashes(edge(8), '#5c4a6c', 9, 8, 13, 0.8), stroke(edge(2), INK, 3))
  const cars = [0.18, 0.27, 0.365, 0.465, 0.575, 0.695]
  const ends = [...cars, 0.83]
  for (const [i, from] of cars.entries()) carriage(p, along(from), along((ends[i + 1] as number) - 0.008), i)
  engine(p, along(0.83), along(0.985))
}

type Spot = ReturnType<typeof along>

/** A point of a car's side: u along it, v from the rail (0) to the roof (1). */
const onSide =
  (a: Spot, b: Spot, height: number) =>
  (u: number, v: number): string => {
    const scale = a.scale + (b.scale - a.scale) * u
    return `${n(a.x + (b.x - a.x) * u)} ${n(a.y + (b.y - a.y) * u - height * scale * v)}`
  }

function panel(p: Paper, a: Spot, b: Spot, height: number) {
  const at2 = onSide(a, b, height)
  return {
    at2,
    quad: (u0: number, v0: number, u1: number, v1: number, fill: string, attributes = '') =>
      p.add(path(`M${at2(u0, v0)}L${at2(u1, v0)}L${at2(u1, v1)}L${at2(u0, v1)}Z`, fill, attributes)),
  }
}

function carriage(p: Paper, a: Spot, b: Spot, i: number) {
  const { quad, at2 } = panel(p, a, b, 150)
  quad(0.02, 0.02, 0.98, 0.18, INK)
  quad(0, 0.14, 1, 0.9, p.fade(['#fff6ea', '#d9cfe4']))
  quad(0, 0.2, 1, 0.34, '#c2343c')
  quad(0, 0.38, 1, 0.76, '#2f4a8c')
  quad(0, 0.88, 1, 1, '#8a8ab4')
  quad(0, 0.94, 1, 1.03, SNOW)
  for (let k = 0; k < 8; k++)
    quad(0.1 + k * 0.103, 0.45, 0.1 + k * 0.103 + 0.066, 0.7, (i + k) % 5 === 3 ? '#fff0c4' : LAMP)
  for (const u of [0.015, 0.935]) quad(u, 0.18, u + 0.05, 0.74, '#1f2f64')
  for (const u of [0.12, 0.2, 0.8, 0.88])
    p.add(
      disc(
        a.x + (b.x - a.x) * u,
        a.y + (b.y - a.y) * u - 9 * (a.scale + (b.scale - a.scale) * u),
        12 * (a.scale + (b.scale - a.scale) * u),
        '#15143a',
      ),
    )
  p.add(stroke(`M${at2(0, 0.36)}L${at2(1, 0.36)}`, '#fff6ea', 3 * b.scale))
}

/** A diesel engine seen from its front quarter, lamps on, pushing the snow aside. */
function engine(p: Paper, a: Spot, b: Spot) {
  const { quad } = panel(p, a, b, 168)
  const s = b.scale
  quad(0.02, 0.02, 1, 0.2, INK)
  quad(0, 0.16, 1, 0.92, p.fade(['#d9443c', '#96283c']))
  quad(0, 0.34, 1, 0.44, '#fff3dc')
  quad(0, 0.88, 1, 1, '#4a3a64')
  quad(0.1, 0.96, 0.7, 1.06, '#3a3058')
  for (let k = 0; k < 5; k++) quad(0.12 + k * 0.12, 0.52, 0.12 + k * 0.12 + 0.07, 0.72, '#5c2440')
  quad(0.76, 0.54, 0.9, 0.8, LAMP)
  for (const u of [0.12, 0.24, 0.36, 0.64, 0.76, 0.88])
    p.add(
      disc(a.x + (b.x - a.x) * u, a.y + (b.y - a.y) * u - 10 * (a.scale + (b.scale - a.scale) * u), 15 * s, '#15143a'),
    )
  const face = group(
    `transform="translate(${n(b.x)} ${n(b.y)}) scale(${s.toFixed(3)})"`,
    path(
      'M2 -27V-168L-16 -160Q-70 -148 -84 -132L-92 -36L-76 -4L-6 4Z',
      p.across(['#f26a4c', [0.6, '#c93a3c'], [1, '#a82c3c']]),
    ),
    path('M-14 -142Q-60 -134 -72 -122L-78 -86L-14 -98Z', '#27305c'),
    path('M-20 -136Q-40 -132 -50 -128L-54 -92L-26 -97Z', '#ffe6b0', 'opacity=".85"'),
    stroke('M-44 -132L-46 -92', '#a82c3c', 4),
    path('M-12 -74L-86 -62L-88 -46L-11 -56Z', '#fff3dc'),
    disc(-24, -40, 8, '#fff6d8'),
    disc(-76, -32, 7.5, '#fff6d8'),
    disc(-48, -156, 6, '#fff6d8'),
    path('M4 -8L-96 -20L-118 16L-20 22Z', INK),
  )
  const glow = p.round([
    [0, '#fff3cc', 0.8],
    [0.3, LAMP, 0.35],
    [1, LAMP, 0],
  ])
  p.add(face, disc(b.x - 24 * s, b.y - 40 * s, 90 * s, glow), disc(b.x - 76 * s, b.y - 32 * s, 100 * s, glow))
  const beam = p.fade(
    [
      [0, '#fff0c4', 0.55],
      [1, '#fff0c4', 0],
    ],
    [b.x - 70, b.y],
    [b.x - 330, b.y + 90],
  )
  p.add(
    path(
      `M${n(b.x - 72 * s)} ${n(b.y - 38 * s)}L${n(b.x - 380)} ${n(b.y - 30)}L${n(b.x - 360)} ${n(b.y + 150)}L${n(b.x - 24 * s)} ${n(b.y - 34 * s)}Z`,
      beam,
    ),
  )
  const spray = Array.from({ length: 60 }, () =>
    disc(
      b.x - 40 * s + p.rng.bell() * 130,
      b.y + 26 - Math.abs(p.rng.bell()) * 64,
      p.rng.between(4, 24),
      SNOW,
      'opacity=".5"',
    ),
  )
  p.add(...spray)
  const steam = Array.from({ length: 20 }, (_, i) =>
    oval(
      a.x + 60 + i * 42,
      a.y - 190 * a.scale - i * 10 - p.rng.between(0, 20),
      40 + i * 3.4,
      18 + i * 1.4,
      SNOW,
      `opacity="${(0.34 - i * 0.015).toFixed(2)}"`,
    ),
  )
  p.add(...steam)
}

function near(p: Paper) {
  const line = ridge('yakin', { y: 1530, amp: 24, wave: 700, octaves: 4 }).map(
    ([x, y]): Pt => [x, y - 90 * (x / W) ** 2],
  )
  p.add(
    path(under(line, H), p.fade([SNOW, '#8a97d3'])),
    dotted(p, under(line, H), '#4f5cb0', [2400, 1620], [1200, 1450], 0.8),
    rim(p, line, LIGHT, '#fff6e4', 5, 2000),
  )
  const posts = [
    [2210, 1.3],
    [1700, 1],
    [1290, 0.8],
  ] as const
  for (const [x, s] of posts) {
    const y = heightAt(line, x) + 10
    p.add(
      rect(x - 7 * s, y - 330 * s, 14 * s, 340 * s, p.across(['#a87c8c', INK])),
      rect(x - 66 * s, y - 306 * s, 132 * s, 11 * s, INK),
      rect(x - 50 * s, y - 272 * s, 100 * s, 10 * s, INK),
      rect(x - 66 * s, y - 312 * s, 132 * s, 6 * s, SNOW),
    )
  }
  p.add(spruces(p.rng, line, [2240, W + 30], 6, [260, 480], '#3a3a78', 0.34))
  p.add(
    grass(p.rng, line, 44, 54, '#8a6078', [200, 2200]),
    grass(p.rng, line, 26, 44, '#c98a74', [200, 2200]),
    ...Array.from({ length: 120 }, () =>
      disc(
        p.rng.between(0, W),
        p.rng.between(160, H),
        p.rng.next() ** 3 * 6 + 2,
        SNOW,
        `opacity="${n(p.rng.between(0.4, 0.9))}"`,
      ),
    ),
  )
}
