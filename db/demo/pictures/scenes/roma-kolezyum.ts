import { arch, town } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { dabs, dotted, grass, layer, ridge, rim } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, H, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { curve, heightAt, line, n, type Pt, poly, pts, under } from '../kit/path.ts'
import { corners, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { cypress, foliage, stonePine, type Tones } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [520, 690]
const STONE: Tones = { light: '#ffe6bd', mid: '#e5ac7e', dark: '#96586a' }
const INK = '#3c2150'
const PINE: Tones = { dark: '#1f3f47', mid: '#3f6b4c', light: '#c6b45e' }
/** The oval seen from the front: middle, half width, foot, and how far its near edge bulges down. */
const OVAL = { x: 1230, half: 640, foot: 1180, bulge: 74 }

export const scene: Scene = {
  name: 'roma-kolezyum',
  title: { tr: 'Roma, Kolezyum', en: 'Rome, the Colosseum' },
  alt: {
    tr: 'Gün batımında Roma’daki Kolezyum, fıstık çamları ve taş döşeli yol',
    en: 'The Colosseum in Rome at sunset with stone pines and a paved road',
  },
  draw: () => {
    const p = paper('roma', '#f6b583')
    p.add(sky(p, '#4a5f9a 0, #9383a8 .2, #e09a94 .36, #fbc183 .48, #ffe4a4 .58'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [260, 720], count: 18, length: 800, height: 24 },
        p.fade('#e3a0a4 0 .65, #ffe6b8 1 .75', [0, 260], [0, 740]),
      ),
    )
    p.add(sun(p, LIGHT[0], LIGHT[1], 78, '#fffbe4', '#ffe09a', 0.65), birds(p.rng, 860, 420, 170, 9, 19, '#6a5080'))
    city(p)
    arena(p)
    road(p)
    p.add(wash(p, LIGHT, 1600, '#ffb05c', 0.42), corners(p, '#2a1446', 0.42))
    return p.svg()
  },
}

function city(p: Paper) {
  const far = ridge('sabina', { y: 930, amp: 60, wave: 700, rough: 0.4 })
  const hill = ridge('palatino', { y: 1010, amp: 46, wave: 520, rough: 0.4 })
  p.add(layer(p, far, '#c58d93', '#f7c695', 1150), rim(p, far, LIGHT, '#fff0c2', 4), veil(p, 880, 1030, '#ffd99c', 0.6))
  const walls: Tones[] = [
    { light: '#f7c596', mid: '#e0a47e', dark: '#b2747a' },
    { light: '#f1b088', mid: '#d89478', dark: '#a46a78' },
  ]
  const slots = Array.from({ length: 60 }, () => p.rng.between(0, W)).map(
    (x) => [x, heightAt(hill, x) + p.rng.between(6, 60), p.rng.between(30, 52)] as const,
  )
  p.add(
    layer(p, hill, '#ab7a80', '#8a6a70'),
    town(
      p.rng,
      slots.sort((a, b) => a[1] - b[1]),
      walls,
      '#b2605a',
      '#7d4d6c',
    ),
  )
  const green = { dark: '#5b5a68', mid: '#7c7468', light: '#d9b27a' }
  for (let x = 0; x < W; x += 90)
    p.add(
      at(x + p.rng.between(-30, 30), 1110, 1, foliage(p.rng, p.rng.between(90, 160), p.rng.between(60, 110), green)),
    )
  for (const [x, h] of pts('110 300, 190 240, 2230 320, 2300 250'))
    p.add(at(x, 1120, 1, cypress(p.rng, h, { dark: '#3c4756', mid: '#5d6a5c', light: '#c4b070' })))
}

/** Points of a storey's edge: across the front of the oval at a height, turning with its roundness. */
const around = (t: number, y: number): Pt => [
  OVAL.x - Math.cos(Math.PI * t) * OVAL.half,
  y + Math.sin(Math.PI * t) * OVAL.bulge * ((y - 420) / (OVAL.foot - 420)),
]

function arena(p: Paper) {
  const tones = p.across([
    [0, mix(STONE.mid, STONE.dark, 0.2)],
    [0.12, STONE.light],
    [0.4, STONE.mid],
    [0.75, mix(STONE.mid, STONE.dark, 0.6)],
    [1, STONE.dark],
  ])
  const ring = (top: number, foot: number, from = 0, to = 1) => {
    const steps = Array.from({ length: 41 }, (_, i) => from + ((to - from) * i) / 40)
    return poly([...steps.map((t) => around(t, top)), ...steps.reverse().map((t) => around(t, foot))])
  }
  const inner = pts('760 690, 900 650, 1180 630, 1480 640, 1720 690, 1840 760, 1800 900, 700 900')
  p.add(path(curve(inner, true), p.fade(['#b4717a', '#7b4568'])))
  for (let i = 0; i < 15; i++) p.add(path(arch(800 + i * 72, 800, 34, 62), INK, 'opacity=".5"'))
  const broken = [0.56, 0.6, 0.605, 0.66, 0.665, 0.72, 0.79].map(
    (t, i): Pt => around(t, [520, 560, 600, 640, 690, 716, 730][i] ?? 700),
  )
  const high = Array.from({ length: 23 }, (_, i) => around(i * 0.0255, 470))
  p.add(
    path(
      poly([
        ...high,
        ...broken,
        around(0.79, 760),
        ...Array.from({ length: 30 }, (_, i) => around(0.79 - i * 0.0272, 760)),
      ]),
      tones,
    ),
  )
  p.add(path(ring(730, OVAL.foot), tones))
  const courses: [number, number, number, number][] = [
    [1000, 1170, 0, 1],
    [830, 985, 0, 1],
    [650, 815, 0, 0.665],
    [500, 630, 0, 0.56],
  ]
  for (const [row, [top, foot, from, to]] of courses.entries()) storey(p, row, top, foot, from, to)
  p.add(dotted(p, ring(730, OVAL.foot), '#5d2f5c', [1880, 1150], [1150, 900], 0.8))
}

/** Arches between half columns, narrower towards both ends of the curve; the top storey has small square windows. */
function storey(p: Paper, row: number, top: number, foot: number, from: number, to: number) {
  const parts: string[] = []
  const glow: string[] = []
  const posts: string[] = []
  for (let i = 0; i <= 27; i++) {
    const t = (i + 0.5) / 28
    if (t < from + 0.015 || t > to - 0.01) continue
    const [x, y] = around(t, foot)
    const width = 68 * Math.sin(Math.PI * t) + 9
    const [px, py] = around(i / 28, foot)
    posts.push(`M${n(px)} ${n(py)}V${n(py - (foot - top))}`)
    if (row === 3) {
      if (i % 2) parts.push(`M${n(x - width * 0.16)} ${n(y - 84)}h${n(width * 0.32)}v34h${n(-width * 0.32)}Z`)
      continue
    }
    parts.push(arch(x, y, width * 0.62, (foot - top) * 0.8))
    glow.push(
      `M${n(x - width * 0.31)} ${n(y)}v${n(-(foot - top) * 0.56)}h${n(width * 0.14)}v${n((foot - top) * 0.56)}Z`,
    )
  }
  const steps = Array.from({ length: 41 }, (_, i) => from + ((to - from) * i) / 40)
  const band = (y: number, h: number) =>
    poly([...steps.map((t) => around(t, y)), ...steps.map((t) => around(t, y + h)).reverse()])
  p.add(
    path(
      band(top - 22, 26),
      p.across([STONE.mid, [0.15, '#fff0cf'], [0.5, STONE.light], [1, mix(STONE.mid, STONE.dark, 0.5)]]),
    ),
    stroke(line(steps.map((t) => around(t, top + 6))), INK, 4, 'opacity=".3"'),
  )
  p.add(
    stroke(posts.join(''), STONE.light, 6, 'opacity=".6"'),
    path(parts.join(''), p.fade([INK, '#7a3f5f'])),
    path(glow.join(''), '#ffb870', 'opacity=".5"'),
  )
}

function road(p: Paper) {
  const lawn = ridge('prato', { y: 1275, amp: 22, wave: 700, rough: 0.4 })
  p.add(
    layer(p, lawn, '#a59258', '#4d4a4d'),
    rim(p, lawn, LIGHT, '#ffeab0', 5),
    dotted(p, under(lawn, H), '#3a2a50', [2400, 1500], [900, 1300], 0.8),
  )
  const way = poly(pts('960 1266, 1180 1264, 1700 1600, 420 1600'))
  p.add(path(way, p.fade(['#f0bd8c', '#8d5f6d'])))
  const setts = Array.from({ length: 170 }, () => {
    const t = p.rng.next() ** 0.6
    const y = 1274 + t * 320
    const [left, right] = [960 - 540 * ((y - 1266) / 334), 1180 + 520 * ((y - 1264) / 336)]
    const w = 10 + 46 * t
    return `M${n(p.rng.between(left + 6, right - w - 6))} ${n(y)}h${n(w)}`
  })
  p.add(stroke(setts.join(''), INK, 3, 'opacity=".28"'), dotted(p, way, '#ffe0ac', [500, 1266], [1100, 1600], 0.7))
  p.add(
    rect(255, 1120, 46, 200, p.across([STONE.light, STONE.mid, STONE.dark])),
    rect(243, 1104, 70, 20, STONE.light),
    rect(330, 1190, 42, 130, p.across([STONE.light, STONE.mid, STONE.dark])),
  )
  p.add(
    at(2060, 1400, 1, stonePine(p.rng, 620, PINE, '#4a2c46')),
    at(2290, 1460, 1, stonePine(p.rng, 860, PINE, '#43264a'), true),
    at(120, 1440, 1, stonePine(p.rng, 760, PINE, '#43264a')),
    at(1890, 1350, 1, stonePine(p.rng, 330, PINE, '#4a2c46')),
  )
  p.add(
    grass(p.rng, lawn, 60, 26, '#6c6a46'),
    dabs(p.rng, { x: [0, 500], y: [1460, 1600], count: 50, size: 13, flat: 1.2 }, '#e2604a'),
    dabs(p.rng, { x: [1800, W], y: [1460, 1600], count: 50, size: 13, flat: 1.2 }, '#f0b04f'),
  )
  p.add(
    people(
      p.rng,
      [
        [1070, 1296, 0.42],
        [1040, 1300, 0.42],
        [1110, 1330, 0.56],
        [980, 1370, 0.74],
        [1030, 1376, 0.7],
        [1250, 1450, 1.02],
        [1310, 1458, 0.98],
        [820, 1500, 1.2],
      ],
      ['#d9502f', '#fff0d2', '#2e6f8e', '#f2b84b'],
      INK,
      '#c98a68',
    ),
  )
}
