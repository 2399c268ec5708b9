import { arch, house, minaret } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { crag, dotted, layer, ridge, rim } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, H, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { curve, heightAt, n, type Pt, poly, pts, under } from '../kit/path.ts'
import { cliff, mountains } from '../kit/rock.ts'
import { corners, cumulus, sky, sun, veil, wash } from '../kit/sky.ts'
import { foliage, type Tones, wood } from '../kit/trees.ts'
import { glitter, mirror, ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [820, 400]
const RIVER = 1190
const STONE: Tones = { light: '#fbe6c4', mid: '#d9b894', dark: '#8a7480' }
const ROOF: Tones = { light: '#f0a878', mid: '#bd6248', dark: '#7f4045' }
const LEAF: Tones = { dark: '#1c4a44', mid: '#3f7a50', light: '#b9c46a' }
const INK = '#2c2a4a'

export const scene: Scene = {
  name: 'mostar-kopru',
  title: { tr: 'Mostar, eski köprü', en: 'Mostar, the Old Bridge' },
  alt: {
    tr: 'Zümrüt yeşili Neretva üzerinde Mostar’ın tek kemerli taş köprüsü, köprüden atlayan bir dalgıç ve taş evler',
    en: 'Mostar’s single-arched stone bridge over the emerald Neretva, a diver in the air and stone houses on both banks',
  },
  draw: () => {
    const p = paper('mostar', '#cfe3d0')
    p.add(
      sky(p, '#3f86a6 0, #86bcbe .2, #d6dfc0 .38, #fde9bd .5'),
      sun(p, LIGHT[0], LIGHT[1], 62, '#fffdea', '#fff0b8', 0.45),
    )
    p.add(
      cumulus(p, p.rng, 1720, 470, 640, 150, '#fffaf0', '#c4d3c6'),
      cumulus(p, p.rng, 300, 520, 480, 110, '#fff6e0', '#cfd8c4'),
    )
    const marks = pts(
      '-40 640, 200 500, 420 640, 700 560, 960 680, 1240 600, 1500 690, 1760 480, 2000 600, 2220 440, 2440 560',
    )
    const line = crag(p.rng, marks, 0.14)
    p.add(
      mountains(p, line, marks, 1000, { top: '#8fae9c', foot: '#d9dfb8', dark: '#557f80', lightFrom: 'left' }),
      rim(p, line, LIGHT, '#fff8d6', 3),
      veil(p, 640, 980, '#f3ecc6', 0.7),
    )
    town(p)
    river(p)
    p.add(wash(p, LIGHT, 1700, '#ffdf98', 0.34), corners(p, '#143140', 0.42))
    return p.svg()
  },
}

function town(p: Paper) {
  const hill = ridge('hum', { y: 930, amp: 70, wave: 800, rough: 0.4 })
  p.add(
    layer(p, hill, '#7aa379', '#b9c794', RIVER + 20),
    dotted(p, under(hill, RIVER), '#3f7568', [W, 900], [900, 1050], 0.6),
    rim(p, hill, LIGHT, '#f8f0b4', 4),
  )
  for (let i = 0; i < 80; i++) {
    const x = p.rng.between(0, W)
    p.add(
      at(
        x,
        heightAt(hill, x) + p.rng.between(20, 200),
        1,
        foliage(p.rng, p.rng.between(60, 130), p.rng.between(50, 90), {
          dark: '#3f7568',
          mid: '#5f9468',
          light: '#cdd28a',
        }),
      ),
    )
  }
  const quay = wood(p.rng, pts('700 1168, 1700 1168'), [800, 1600], 34, [22, 50])
  for (const [i, [x, y]] of pts('930 1120, 1040 1090, 1330 1096, 1440 1124').entries())
    p.add(house(x, y, 70 + (i % 2) * 14, 74, STONE, ROOF, '#5f6c80', 0.4))
  p.add(
    path(under(quay, RIVER), p.fade(['#4f8a63', '#2f6a5a'])),
    path(under(pts('780 1158, 1620 1158'), RIVER), '#d8c7a0'),
  )
  p.add(minaret(p, 1990, 1010, 560, STONE, 1), minaret(p, 330, 960, 420, { ...STONE, mid: '#cdbb9c' }, 1))
  const walls = [
    STONE,
    { light: '#fff4dc', mid: '#e8d3b0', dark: '#a38d8e' },
    { light: '#f2d3a6', mid: '#d0a57e', dark: '#856873' },
  ]
  const spots = pts(
    '40 960 100, 190 1000 110, 420 985 96, 2080 960 110, 2250 990 120, 1830 985 96, 560 1020 100, 1700 1030 100, -20 1060 130, 150 1090 130, 330 1090 120, 500 1110 104, 2300 1080 130, 2120 1080 130, 1940 1090 120, 1800 1110 100',
  ).map(([x, y]) => [x, y] as const)
  for (const [i, [x, y]] of spots.entries())
    p.add(
      house(
        x,
        y,
        96 + (i % 3) * 18,
        90 + ((i * 7) % 5) * 14,
        walls[i % 3] as Tones,
        ROOF,
        mix(INK, '#5f7c8c', 0.3),
        0.4,
      ),
    )
}

function river(p: Paper) {
  p.add(sea(p, RIVER - 30, '#a9d8bd 0, #3fa793 .22, #1f8582 .55, #0f5a66 1'))
  const span = bridge(p)
  p.add(mirror(p, RIVER + 16, 400, 0.5, span, 0.72))
  p.add(
    ripples(p.rng, { x: [0, W], y: [RIVER, H], count: 380, length: 220, thick: 10 }, '#0c5661', 'opacity=".35"'),
    ripples(p.rng, { x: [0, W], y: [RIVER, H], count: 260, length: 190, thick: 8 }, '#cdf0d2', 'opacity=".45"'),
    glitter(p.rng, 1010, [RIVER, 1560], [240, 460], 110, '#fff6d0', 'opacity=".6"'),
  )
  banks(p)
  p.add(
    people(
      p.rng,
      [1130, 1168, 1226, 1300, 1420, 1010, 930].map((x) => [x, deckY(x) + 14, 0.62] as const),
      ['#d9502f', '#fff3dc', '#2f6f8e', '#f2b84b'],
      INK,
      '#c98a68',
    ),
    span,
    at(1290, 880, 1.05, diver()),
  )
  p.add(path(parapet(), STONE.mid), path(parapet(8), STONE.light), birds(p.rng, 1200, 430, 150, 7, 19, '#43667a'))
  for (const [x, y, w] of pts('60 1600 420, 250 1640 300, 2330 1610 430, 2140 1650 300').map(
    ([x, y]) => [x, y, y < 1630 ? 430 : 290] as const,
  ))
    p.add(at(x, y, 1, foliage(p.rng, w, w * 0.62, { dark: '#123b40', mid: '#2b6449', light: '#a6b857' })))
}

const deckY = (x: number) => 712 + 150 * (Math.abs(x - 1200) / 470) ** 1.25
const parapet = (lift = 0): string => {
  const xs = Array.from({ length: 41 }, (_, i) => 720 + i * 24)
  const low = lift ? 12 : -8
  return poly([
    ...xs.map((x): Pt => [x, deckY(x) - 20 + (lift ? -2 : 0)]),
    ...xs.reverse().map((x): Pt => [x, deckY(x) - low]),
  ])
}

/** One arch of pale stone, pointed by its humped road, between two towers. */
function bridge(p: Paper): string {
  const xs = Array.from({ length: 41 }, (_, i) => 720 + i * 24)
  const vault = Array.from({ length: 31 }, (_, i): Pt => {
    const a = Math.PI * (i / 30)
    return [1200 + Math.cos(a) * 372, RIVER + 14 - Math.sin(a) ** 0.92 * 408]
  })
  const body = poly([...xs.map((x): Pt => [x, deckY(x) - 8]), [1690, RIVER + 14], ...vault, [710, RIVER + 14]])
  const courses =
    Array.from({ length: 15 }, (_, i) => `M700 ${780 + i * 30}H1700`).join('') +
    Array.from({ length: 60 }, () => `M${n(p.rng.between(700, 1700))} ${780 + p.rng.int(0, 13) * 30}v30`).join('')
  const under2 = poly([...vault, ...[...vault].reverse().map(([x, y]): Pt => [x + (x < 1200 ? 26 : -10), y + 26])])
  const ring = `M${vault.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`
  const tower = (x: number, w: number, h: number) =>
    rect(x, RIVER - h, w * 0.64, h + 14, p.fade([STONE.light, STONE.mid])) +
    rect(x + w * 0.64, RIVER - h, w * 0.36, h + 14, p.fade([STONE.dark, mix(STONE.dark, INK, 0.3)])) +
    path(
      poly([
        [x - 12, RIVER - h + 4],
        [x + w * 0.32, RIVER - h - 74],
        [x + w * 0.75, RIVER - h - 74],
        [x + w + 12, RIVER - h + 4],
      ]),
      ROOF.mid,
    ) +
    path(
      poly([
        [x - 12, RIVER - h + 4],
        [x + w * 0.32, RIVER - h - 74],
        [x + w * 0.64, RIVER - h + 4],
      ]),
      ROOF.light,
    ) +
    path(
      arch(x + w * 0.22, RIVER - h + 110, 26, 48) +
        arch(x + w * 0.46, RIVER - h + 190, 26, 48) +
        arch(x + w * 0.8, RIVER - h + 130, 20, 42),
      INK,
      'opacity=".7"',
    )
  return (
    tower(560, 190, 470) +
    tower(1640, 200, 440) +
    path(
      body,
      p.across([
        [0, STONE.light],
        [0.5, STONE.mid],
        [1, mix(STONE.mid, STONE.dark, 0.6)],
      ]),
    ) +
    p.clip(
      body,
      stroke(courses, STONE.dark, 2, 'opacity=".3"'),
      path(
        `M700 860L1200 760L1700 860V1220H700Z`,
        p.fade([
          [0, STONE.dark, 0],
          [1, STONE.dark, 0.5],
        ]),
      ),
    ) +
    path(under2, mix(STONE.dark, INK, 0.35)) +
    stroke(ring, STONE.light, 7) +
    stroke(`M${xs.map((x) => `${n(x)} ${n(deckY(x) + 4)}`).join('L')}`, STONE.dark, 5, 'opacity=".5"')
  )
}

/** The rocks at the feet of the bridge and the houses on them. */
function banks(p: Paper) {
  const rock: Tones = { light: '#f6ddb4', mid: '#b7987f', dark: '#5f5668' }
  const left = crag(p.rng, pts('-40 1070, 240 1110, 520 1130, 720 1170, 800 1230, 840 1262'), 0.1)
  const right = crag(p.rng, pts('1560 1262, 1600 1220, 1690 1160, 1900 1120, 2160 1100, 2440 1060'), 0.1)
  for (const line of [left, right]) {
    const d = `${curve(line)}L${line === left ? '700 1300L300 1350L-40 1370' : '2440 1370L2100 1350L1700 1300'}Z`
    p.add(
      p.clip(d, cliff(p, line, 1400, rock)),
      dotted(p, d, '#2c3f55', [0, 1370], [0, 1190], 0.9),
      rim(p, line, LIGHT, '#fff3cf', 4),
    )
    for (const [x, y] of line.filter((_, i) => i % 5 === 0))
      p.add(at(x, y + 46, 1, foliage(p.rng, p.rng.between(70, 150), p.rng.between(50, 100), LEAF, 0.4)))
  }
}

/** A diver in his swallow leap, 100 across. */
const diver = () =>
  path(
    'M-60 -6Q-40 -16 -10 -8L6 -2L52 14Q58 18 52 20L4 12L-10 8Q-30 6 -58 0ZM-6 -8L-26 -40L-20 -43L6 -6ZM0 8L-16 40L-10 42L10 10Z',
    '#c98a68',
  ) +
  path('M2 -4L24 4L22 16L0 10Z', '#d23f2f') +
  path('M-68 -6a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', INK)
