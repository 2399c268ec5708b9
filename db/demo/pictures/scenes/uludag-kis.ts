import { panes } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { crag, dotted, ridge, rim } from '../kit/land.ts'
import { birds } from '../kit/life.ts'
import { at, disc, H, oval, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { curve, heightAt, n, type Pt, poly, pts, under } from '../kit/path.ts'
import { mountains } from '../kit/rock.ts'
import { corners, mist, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { spruce } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [640, 520]
const SNOW = '#fffaf2'
const BLUE = '#8fa9dc'
const INK = '#1c2a5c'

export const scene: Scene = {
  name: 'uludag-kis',
  title: { tr: 'Uludağ’da kış', en: 'Winter on Uludağ' },
  alt: {
    tr: 'Uludağ’da karlı pistler, teleferik kabinleri, kayakçılar ve karla kaplı çamlar',
    en: 'Snowy slopes of Uludağ with cable cars, skiers and snow-laden firs',
  },
  draw: () => {
    const p = paper('uludag', '#dfe6f4')
    p.add(sky(p, '#3a6cb8 0, #7ba3da .2, #c3cfe6 .36, #f9ddc8 .46, #ffd8ac .54'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [200, 620], count: 14, length: 760, height: 24 },
        p.fade('#e6edf8 0 .7, #fff0dc 1 .85', [0, 200], [0, 640]),
      ),
    )
    p.add(sun(p, LIGHT[0], LIGHT[1], 66, '#fffdf0', '#ffeac0', 0.45), birds(p.rng, 1010, 380, 130, 6, 18, '#3f5596'))
    peaks(p)
    slopes(p)
    p.add(wash(p, LIGHT, 1600, '#ffd2a0', 0.32), corners(p, '#16246a', 0.4))
    return p.svg()
  },
}

function peaks(p: Paper) {
  const sets: [Pt[], string, number][] = [
    [
      pts('-40 760, 160 690, 380 740, 640 650, 900 730, 1180 640, 1420 720, 1700 620, 1960 720, 2200 640, 2440 720'),
      '#a9b8dc',
      150,
    ],
    [
      pts('-40 860, 220 790, 480 840, 820 700, 1060 770, 1390 480, 1560 600, 1730 520, 1980 700, 2220 600, 2440 700'),
      '#7d92cc',
      330,
    ],
  ]
  for (const [marks, top, depth] of sets) {
    const line = crag(p.rng, marks, 0.13)
    p.add(
      mountains(p, line, marks, 1120, {
        top,
        foot: '#dfe0ee',
        dark: mix(top, '#3f56a8', 0.7),
        light: SNOW,
        lightFrom: 'left',
        snow: SNOW,
        snowDepth: depth,
      }),
      rim(p, line, LIGHT, '#fffbee', 4, 1600),
      mist(p, p.rng, 960, 80, '#f3ecec', 0.5),
      veil(p, 740, 1060, '#f0e6e6', 0.6),
    )
  }
}

/** A fir bent under snow: dark body, white load on every tier, lit on the left. */
function laden(p: Paper, x: number, y: number, h: number, tone: string): string {
  const tiers = Math.max(4, Math.round(h / 34))
  const loads = Array.from({ length: tiers }, (_, i) => {
    const t = (i + 0.6) / tiers
    const [reach, ty] = [h * 0.16 * t ** 0.9 * p.rng.between(0.8, 1.1), y - h + h * 0.92 * t]
    const drop = (h / tiers) * 0.5
    return `M${n(x - reach)} ${n(ty)}Q${n(x - reach * 0.5)} ${n(ty - drop * 1.5)} ${n(x)} ${n(ty - drop * 1.9)}Q${n(x + reach * 0.4)} ${n(ty - drop * 1.4)} ${n(x + reach * 0.7)} ${n(ty - drop * 0.4)}Q${n(x + reach * 0.2)} ${n(ty - drop * 0.7)} ${n(x)} ${n(ty - drop * 0.2)}Q${n(x - reach * 0.5)} ${n(ty - drop * 0.6)} ${n(x - reach)} ${n(ty)}Z`
  })
  return (
    oval(x + h * 0.1, y + 2, h * 0.24, h * 0.03, BLUE, 'opacity=".7"') +
    path(spruce(p.rng, x, y, h, 0.34), tone) +
    path(loads.join(''), SNOW, 'opacity=".95"') +
    path(`M${n(x - h * 0.03)} ${n(y - h * 0.9)}L${n(x)} ${n(y - h - 4)}L${n(x + h * 0.02)} ${n(y - h * 0.92)}Z`, SNOW)
  )
}

function slopes(p: Paper) {
  const back = ridge('pist', { y: 1020, amp: 40, wave: 900, octaves: 4, rough: 0.35 }).map(
    ([x, y]): Pt => [x, y - 130 * (x / W) + 40],
  )
  const wood = (line: Pt[], xs: Pt, count: number, h: Pt, tone: string) => {
    const spots = Array.from({ length: count }, () => [p.rng.between(xs[0], xs[1]), p.rng.between(h[0], h[1])] as const)
    p.add(...spots.map(([x, tall]) => laden(p, x, heightAt(line, x) + tall * 0.1, tall, tone)))
  }
  p.add(path(under(back, H), p.fade([SNOW, '#d3dbf0'])))
  wood(back, [-20, 760], 34, [60, 120], '#4f6a8c')
  wood(back, [1990, W], 24, [60, 130], '#4f6a8c')
  p.add(dotted(p, under(back, 1300), BLUE, [2400, 1150], [900, 1020], 0.8), rim(p, back, LIGHT, '#fff6e0', 4))
  p.add(at(1785, heightAt(back, 1785) + 40, 1, hotel(p)), at(420, heightAt(back, 420) + 66, 0.7, hotel(p)))
  const middle = ridge('pist2', { y: 1230, amp: 34, wave: 800, octaves: 4, rough: 0.35 }).map(
    ([x, y]): Pt => [x, y + 120 * (x / W) - 60],
  )
  p.add(
    path(under(middle, H), p.fade([SNOW, '#c9d5f0'])),
    dotted(p, under(middle, 1500), BLUE, [0, 1440], [1300, 1230], 0.8),
    rim(p, middle, LIGHT, '#fff6e0', 4),
  )
  cables(p)
  wood(middle, [-20, 360], 12, [130, 230], '#2f4f70')
  wood(middle, [2010, W], 12, [130, 240], '#2f4f70')
  const tracks = [
    pts('1240 1070, 1330 1120, 1230 1170, 1350 1230, 1240 1300, 1380 1380, 1260 1470'),
    pts('900 1120, 960 1180, 880 1240, 980 1320, 900 1400'),
    pts('1620 1100, 1560 1160, 1640 1230, 1560 1310, 1660 1400'),
  ]
  p.add(
    stroke(
      tracks.map((t) => curve(t) + curve(t.map(([x, y]): Pt => [x + 12, y + 3]))).join(''),
      BLUE,
      4,
      'opacity=".75"',
    ),
  )
  for (const [x, y, s, coat, turned] of [
    [1258, 1470, 1.3, '#d9402f', false],
    [900, 1400, 1.05, '#f2b84b', true],
    [1660, 1402, 1.1, '#2f7aa8', false],
    [1340, 1226, 0.62, '#7a4a9a', true],
    [1060, 1130, 0.42, '#d9402f', false],
    [1450, 1110, 0.4, '#2f7aa8', true],
    [1600, 1180, 0.5, '#f2b84b', false],
  ] as const)
    p.add(at(x, y, s, skier(coat), turned))
  const near = ridge('pist3', { y: 1520, amp: 26, wave: 700, octaves: 3 }).map(
    ([x, y]): Pt => [x, y - 130 * Math.abs(x / W - 0.5) ** 1.5],
  )
  p.add(
    path(under(near, H), p.fade([SNOW, '#b5c5ea'])),
    dotted(p, under(near, H), '#6f8ad0', [2400, 1600], [900, 1500], 0.8),
    rim(p, near, LIGHT, '#fff6e0', 5),
  )
  for (const [x, h] of pts('90 700, 290 480, -20 420, 2310 760, 2130 520, 2420 480, 450 260, 1990 270'))
    p.add(laden(p, x, heightAt(near, x) + 36, h, '#1f3a5c'))
  p.add(
    ...Array.from({ length: 130 }, () =>
      disc(
        p.rng.between(0, W),
        p.rng.between(200, H),
        p.rng.next() ** 3 * 7 + 2,
        SNOW,
        `opacity="${n(p.rng.between(0.4, 0.9))}"`,
      ),
    ),
  )
}

/** A mountain hotel: broad snowy gable, balconies, lit windows. 300 wide. */
function hotel(p: Paper): string {
  return (
    rect(-120, -110, 180, 112, p.across(['#b5774f', '#8a5240'])) +
    rect(60, -110, 70, 112, '#5c3a44') +
    path(poly(pts('-150 -104, -30 -186, 84 -104')), p.across(['#a5683f', '#7d4a3c'])) +
    path('M-164 -98L-30 -192L100 -98L92 -92L-30 -178L-154 -90Z', SNOW) +
    path('M-30 -192L60 -186L160 -98H100Z', '#dfe6f6') +
    path(panes(-106, -92, 6, 2, [27, 44], [16, 24]) + panes(70, -92, 2, 2, [28, 44], [15, 24]), '#ffd98c') +
    path(panes(-60, -138, 2, 1, [34, 40], [18, 22]), '#ffd98c') +
    stroke('M-120 -52H60', '#f0d3a8', 5) +
    rect(-170, -6, 330, 14, SNOW)
  )
}

/** Skier going down to the right, 100 high. */
const skier = (coat: string) =>
  oval(14, 4, 60, 7, BLUE, 'opacity=".8"') +
  stroke('M-52 2Q20 6 58 -8M-40 -6Q24 -2 68 -18', INK, 5) +
  path('M-8 -4L-4 -30L-20 -48L-4 -62L14 -44L10 -26L22 -8L10 -6L-2 -26L4 -4Z', INK) +
  path('M-22 -46L-6 -82Q6 -92 18 -80L22 -66L8 -44Z', coat) +
  stroke('M14 -74L36 -58L34 -48M2 -72L-14 -54', coat, 9) +
  stroke('M34 -50L20 6M-14 -54L-42 -2', INK, 2.6) +
  disc(18, -92, 10, '#e3ab88') +
  path('M7 -93A11.500 11.500 0 0 1 30 -93Z', INK) +
  rect(14, -95, 16, 6, '#ffd98c', 'rx="2"')

/** Pylons, ropes and cabins climbing from the lower left to the upper right. */
function cables(p: Paper) {
  const posts = pts('330 1010, 1000 850, 1560 690, 2020 570')
  const rope = (dx: number, dy: number) =>
    `${posts
      .slice(1)
      .map(([x, y], i) => {
        const [a, b] = posts[i] as Pt
        return `M${n(a + dx)} ${n(b + dy)}Q${n((a + x) / 2 + dx)} ${n((b + y) / 2 + 44 + dy)} ${n(x + dx)} ${n(y + dy)}`
      })
      .join('')}M${n(posts[0]![0] + dx)} ${n(posts[0]![1] + dy)}Q100 ${n(1120 + dy)} -40 ${n(1150 + dy)}`
  for (const [i, [x, y]] of posts.entries()) {
    const foot = [1330, 1180, 1040, 900][i] ?? 1000
    p.add(
      path(
        poly([
          [x - 15, foot],
          [x - 6, y],
          [x + 6, y],
          [x + 15, foot],
        ]),
        p.across(['#9fb0d8', '#3f5596']),
      ),
      rect(x - 62, y - 6, 124, 13, INK),
    )
  }
  p.add(stroke(rope(-52, 0), INK, 3.2), stroke(rope(52, 0), INK, 3.2))
  const spot = (segment: number, t: number, dx: number): Pt => {
    const [a, b] = [posts[segment] as Pt, posts[segment + 1] as Pt]
    return [a[0] + (b[0] - a[0]) * t + dx, a[1] + (b[1] - a[1]) * t + 88 * t * (1 - t)]
  }
  const cabin = (coat: string) =>
    stroke('M0 0V30', INK, 5) +
    path('M-40 34Q-44 28 -34 26H34Q44 28 40 34L46 84Q46 96 34 96H-34Q-46 96 -46 84Z', coat) +
    path('M-36 42H-4V72H-42ZM4 42H36L42 72H4Z', '#dff0fb') +
    path('M-36 42H-22L-34 72H-42Z', '#ffffff', 'opacity=".7"') +
    path('M14 26H34Q44 28 40 34L46 84Q46 96 34 96H10Z', INK, 'opacity=".16"')
  for (const [segment, t, dx, s, coat] of [
    [0, 0.3, -52, 1.25, '#d9402f'],
    [0, 0.78, 52, 1.1, '#f2b84b'],
    [1, 0.36, -52, 0.95, '#2f7aa8'],
    [1, 0.8, 52, 0.85, '#d9402f'],
    [2, 0.45, -52, 0.7, '#f2b84b'],
  ] as const) {
    const [x, y] = spot(segment, t, dx)
    p.add(at(x, y, s, cabin(coat)))
  }
}
