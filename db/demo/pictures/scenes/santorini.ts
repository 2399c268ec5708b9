import { sailboat } from '../kit/boats.ts'
import { arch } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { crag, dotted, layer, ridge, rim } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, H, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { n, type Pt, poly, pts, under } from '../kit/path.ts'
import { mountains } from '../kit/rock.ts'
import { corners, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { foliage, type Tones } from '../kit/trees.ts'
import { glitter, ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [1560, 640]
const HORIZON = 800
const WHITE: Tones = { light: '#fff0dd', mid: '#f0c8bf', dark: '#9c98cc' }
const BLUE: Tones = { light: '#7fb4e0', mid: '#2f72b8', dark: '#1d3f86' }
const INK = '#2a2a66'

export const scene: Scene = {
  name: 'santorini',
  title: { tr: 'Santorini', en: 'Santorini' },
  alt: {
    tr: 'Gün batımında Santorini’nin beyaz evleri ve mavi kubbeleri, aşağıda deniz',
    en: 'White houses and blue domes of Santorini at sunset, the sea below',
  },
  draw: () => {
    const p = paper('santorini', '#f9c5a4')
    p.add(sky(p, '#4468b0 0, #8d8fc8 .18, #dd9fb6 .32, #fcbf98 .42, #ffe4ac .51'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [200, 700], count: 20, length: 820, height: 24 },
        p.fade('#d79fc0 0 .65, #ffe8c0 1 .75', [0, 200], [0, 720]),
      ),
    )
    p.add(sun(p, LIGHT[0], LIGHT[1], 74, '#fffbe4', '#ffdf9c', 0.6))
    caldera(p)
    village(p)
    p.add(wash(p, LIGHT, 1500, '#ffb274', 0.32), corners(p, '#1b1f66', 0.4))
    return p.svg()
  },
}

function caldera(p: Paper) {
  const isles = ridge('thirasia', { y: HORIZON - 22, amp: 30, wave: 460, octaves: 4 })
  p.add(layer(p, isles, '#b88fb4', '#eab3a4', HORIZON + 2), veil(p, HORIZON - 70, HORIZON, '#ffd3a8', 0.6))
  p.add(sea(p, HORIZON, '#f2b9a0 0, #a98bbb .08, #4f78b8 .3, #2a5aa6 .6, #1d3f86 1'))
  const marks = pts('1700 806, 1800 700, 1900 730, 2020 610, 2150 650, 2280 560, 2440 590')
  const cliff = crag(p.rng, marks, 0.12)
  p.add(
    mountains(p, cliff, marks, 900, {
      top: '#b5708c',
      foot: '#7a5c98',
      dark: '#54407f',
      light: '#f0ac94',
      lightFrom: 'left',
    }),
    rim(p, cliff, LIGHT, '#ffe6bc', 4, 900),
  )
  const crest = cliff.filter(([x], i) => i % 3 === 0 && x > 1950 && p.rng.chance(0.7))
  p.add(...crest.map(([x, y]) => rect(x, y - p.rng.between(0, 20), p.rng.between(10, 26), 20, '#fff3e0')))
  p.add(
    ripples(p.rng, { x: [0, W], y: [HORIZON + 4, 1560], count: 420, length: 210, thick: 9 }, '#1d3f86', 'opacity=".4"'),
    ripples(
      p.rng,
      { x: [0, W], y: [HORIZON + 4, 1400], count: 240, length: 170, thick: 7 },
      '#f6cbb4',
      'opacity=".45"',
    ),
    glitter(p.rng, LIGHT[0], [HORIZON + 4, 1420], [200, 520], 200, '#ffeab8', 'opacity=".75"'),
  )
  const boat = { hull: '#fff7ea', trim: '#2f72b8', deck: INK, sail: '#fff7ea', shade: '#8a7fb4' }
  p.add(
    at(1300, 900, 0.75, sailboat(boat)),
    at(1890, 960, 0.95, sailboat(boat)),
    at(1120, 860, 0.42, sailboat(boat)),
    at(1660, 880, 0.4, sailboat(boat)),
  )
  p.add(birds(p.rng, 1230, 440, 160, 8, 20, '#fff3e0'))
}

/** A white cube, lit on its right; blue door or small windows, a flat or barrel roof. */
function cube(p: Paper, x: number, foot: number, w: number, h: number): string {
  const c = p.rng
  const split = w * c.between(0.52, 0.66)
  const shade = mix(WHITE.dark, WHITE.mid, c.between(0.1, 0.55))
  const lit = p.fade([mix(WHITE.light, WHITE.mid, c.next() * 0.5), mix(WHITE.mid, '#d99ab0', c.next() * 0.6)])
  const front =
    rect(x, foot - h, split, h + 90, p.fade([mix(shade, WHITE.light, 0.25), shade])) +
    rect(x + split, foot - h, w - split, h + 90, lit)
  const barrel = c.chance(0.4)
    ? path(
        `M${n(x)} ${n(foot - h + 2)}a${n(split / 2)} ${n(split / 2.6)} 0 0 1 ${n(split)} 0Z`,
        mix(shade, WHITE.light, 0.35),
      ) +
      path(
        `M${n(x + split * 0.5)} ${n(foot - h + 2 - split / 2.6)}H${n(x + w - split * 0.3)}Q${n(x + w)} ${n(foot - h - split * 0.1)} ${n(x + w)} ${n(foot - h + 2)}H${n(x + split)}Q${n(x + split)} ${n(foot - h - split * 0.2)} ${n(x + split * 0.5)} ${n(foot - h + 2 - split / 2.6)}Z`,
        WHITE.light,
      )
    : rect(x - 3, foot - h - 5, w + 6, 9, WHITE.light)
  const door = c.chance(0.5) ? path(arch(x + split * 0.34, foot + 4, split * 0.26, h * 0.56), BLUE.mid) : ''
  const panes = [0.22, 0.72]
    .filter(() => c.chance(0.75))
    .map((f) => rect(x + split * f - 9, foot - h * 0.72, 18, 24, c.chance(0.5) ? '#ffd28c' : BLUE.dark))
    .join('')
  const side = c.chance(0.6) ? rect(x + split + (w - split) * 0.4, foot - h * 0.66, 16, 26, BLUE.mid) : ''
  return front + barrel + door + panes + side
}

function blueDome(p: Paper, x: number, foot: number, w: number): string {
  const r = w / 2
  const skin = p.across([BLUE.dark, [0.5, BLUE.mid], [0.85, BLUE.light], [1, '#ffd9b8']])
  const drum = rect(x - r * 0.96, foot - w * 0.3, w * 0.96, w * 0.32, p.across([WHITE.dark, WHITE.mid, WHITE.light]))
  const panes = path(
    Array.from({ length: 6 }, (_, i) => arch(x - r * 0.76 + i * w * 0.152, foot - w * 0.05, w * 0.055, w * 0.16)).join(
      '',
    ),
    BLUE.dark,
  )
  const shell = `M${n(x - r)} ${n(foot - w * 0.3)}C${n(x - r)} ${n(foot - w * 0.66)} ${n(x - r * 0.5)} ${n(foot - w * 0.8)} ${n(x)} ${n(foot - w * 0.8)}C${n(x + r * 0.5)} ${n(foot - w * 0.8)} ${n(x + r)} ${n(foot - w * 0.66)} ${n(x + r)} ${n(foot - w * 0.3)}Z`
  const seams = stroke(
    [-0.66, -0.33, 0, 0.33, 0.66]
      .map(
        (f) =>
          `M${n(x + f * r)} ${n(foot - w * 0.31)}Q${n(x + f * r * 0.9)} ${n(foot - w * 0.66)} ${n(x)} ${n(foot - w * 0.8)}`,
      )
      .join(''),
    BLUE.dark,
    2,
    'opacity=".4"',
  )
  return (
    drum +
    panes +
    path(shell, skin) +
    seams +
    rect(x - r - 5, foot - w * 0.32, w + 10, w * 0.05, WHITE.light) +
    stroke(
      `M${n(x)} ${n(foot - w * 0.8)}v${n(-w * 0.2)}M${n(x - w * 0.06)} ${n(foot - w * 0.92)}h${n(w * 0.12)}`,
      WHITE.light,
      w * 0.022,
    )
  )
}

/** The bell wall of a chapel: three arches, three bells. */
function bells(x: number, foot: number, s: number): string {
  const opening =
    arch(x - 34 * s, foot - 90 * s, 44 * s, 84 * s) +
    arch(x + 34 * s, foot - 90 * s, 44 * s, 84 * s) +
    arch(x, foot - 200 * s, 44 * s, 80 * s)
  const bell = (bx: number, by: number) =>
    path(
      `M${n(bx - 13 * s)} ${n(by)}q3 ${n(-26 * s)} ${n(13 * s)} ${n(-30 * s)}q${n(10 * s)} ${n(4 * s)} ${n(13 * s)} ${n(30 * s)}Z`,
      '#8a5f52',
    )
  const wall = `M${n(x - 76 * s)} ${n(foot)}V${n(foot - 190 * s)}Q${n(x - 70 * s)} ${n(foot - 214 * s)} ${n(x - 40 * s)} ${n(foot - 216 * s)}Q${n(x - 36 * s)} ${n(foot - 300 * s)} ${n(x)} ${n(foot - 310 * s)}Q${n(x + 36 * s)} ${n(foot - 300 * s)} ${n(x + 40 * s)} ${n(foot - 216 * s)}Q${n(x + 70 * s)} ${n(foot - 214 * s)} ${n(x + 76 * s)} ${n(foot - 190 * s)}V${n(foot)}Z`
  return (
    path(wall, mix(WHITE.light, WHITE.mid, 0.7)) +
    stroke(wall, WHITE.light, 5 * s) +
    path(
      `M${n(x - 76 * s)} ${n(foot)}V${n(foot - 190 * s)}Q${n(x - 70 * s)} ${n(foot - 214 * s)} ${n(x - 40 * s)} ${n(foot - 216 * s)}L${n(x - 30 * s)} ${n(foot)}Z`,
      WHITE.dark,
      'opacity=".55"',
    ) +
    path(opening, '#e9a88f') +
    bell(x - 34 * s, foot - 112 * s) +
    bell(x + 34 * s, foot - 112 * s) +
    bell(x, foot - 224 * s) +
    stroke(
      `M${n(x)} ${n(foot - 308 * s)}v${n(-40 * s)}M${n(x - 14 * s)} ${n(foot - 334 * s)}h${n(28 * s)}`,
      WHITE.light,
      7 * s,
    )
  )
}

function village(p: Paper) {
  const slope = (x: number, row: number) => 690 + row * 118 + 0.00034 * x * x
  const bloom: Tones = { dark: '#8d2a68', mid: '#cf3f86', light: '#ff9cb4' }
  const rock = pts('-40 680, 300 720, 700 880, 1000 1060, 1260 1280, 1500 1480, 1600 1610')
  p.add(path(under(rock, H), p.fade(['#c98a94', '#5f4a86'])))
  for (let row = 0; row < 8; row++) {
    const size = 92 + row * 14
    const end = 620 + row * 190
    for (let x = -70 + p.rng.between(0, 70); x < end; x += size * p.rng.between(0.95, 1.5)) {
      const w = size * p.rng.between(1.1, 1.8)
      p.add(cube(p, x, slope(x, row) + p.rng.between(-20, 20), w, size * p.rng.between(0.8, 1.25)))
      if (p.rng.chance(0.18))
        p.add(
          at(
            x + w * 0.5,
            slope(x, row) + 50,
            1,
            foliage(
              p.rng,
              80,
              60,
              p.rng.chance(0.6) ? bloom : { dark: '#2f5a62', mid: '#4f8a6a', light: '#c4cf84' },
              0,
              [0.35, -0.6],
            ),
          ),
        )
    }
    if (row === 1) p.add(blueDome(p, 520, 842, 190))
    if (row === 3)
      p.add(
        rect(700, 990, 330, 200, p.across([WHITE.dark, WHITE.mid, WHITE.light])),
        blueDome(p, 865, 1004, 300),
        bells(600, 1090, 0.8),
      )
    if (row === 6) p.add(blueDome(p, 330, 1408, 240))
  }
  stairs(p)
  p.add(
    at(90, 1640, 1, foliage(p.rng, 470, 280, bloom, 0, [0.35, -0.6])),
    at(420, 1660, 1, foliage(p.rng, 300, 170, bloom, 0, [0.35, -0.6])),
    at(1660, 1650, 1, foliage(p.rng, 260, 150, bloom, 0, [0.2, -0.6])),
  )
  p.add(dotted(p, poly(pts('0 1300, 1700 1560, 1700 1600, 0 1600')), INK, [0, 1640], [300, 1380], 0.5))
}

/** A white stair along the edge of the slope, with people going down. */
function stairs(p: Paper) {
  const steps = Array.from({ length: 13 }, (_, i) => {
    const [x, y, w] = [1110 + i * 26, 1330 + i * 22, 150 + i * 7]
    return rect(x, y, w, 12, WHITE.light) + rect(x, y + 11, w, 14, WHITE.dark)
  })
  const wall = pts('1250 1316, 1300 1316, 1720 1600, 1640 1600, 1590 1590')
  p.add(
    path(poly(pts('1090 1330, 1290 1318, 1700 1610, 1300 1610')), mix(WHITE.dark, WHITE.mid, 0.3)),
    ...steps,
    path(poly(wall), WHITE.light),
  )
  p.add(
    people(
      p.rng,
      [
        [1200, 1372, 0.86],
        [1246, 1392, 0.86],
        [1330, 1482, 1.04],
      ],
      ['#d9502f', '#2f72b8', '#f2b84b', '#e86a8a'],
      INK,
      '#c98a78',
    ),
  )
}
