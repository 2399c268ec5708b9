import { sailboat, skiff } from '../kit/boats.ts'
import { arch } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { crag, dabs, dotted, grass, rim } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, H, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { curve, heightAt, n, type Pt, poly, pts, under } from '../kit/path.ts'
import { cliff, mountains } from '../kit/rock.ts'
import { corners, cumulus, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { foliage, type Tones } from '../kit/trees.ts'
import { glitter, mirror, ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [560, 430]
const SHORE = 960
const TUFF: Tones = { light: '#f9c593', mid: '#cf7f5c', dark: '#7c4258' }
const ALMOND: Tones = { dark: '#a8608c', mid: '#f0a9be', light: '#fff0ee' }
const INK = '#33254f'

export const scene: Scene = {
  name: 'van-akdamar',
  title: { tr: 'Van Gölü, Akdamar', en: 'Lake Van, Akdamar' },
  alt: {
    tr: 'Van Gölü’ndeki Akdamar Adası’nda badem çiçekleri arasında tarihi kilise, arkada karlı dağlar',
    en: 'The old church on Akdamar Island among almond blossom, with snowy mountains across Lake Van',
  },
  draw: () => {
    const p = paper('akdamar', '#cfdcdf')
    p.add(sky(p, '#3f6fb0 0, #7fa6cc .18, #cfd3d4 .34, #fbe0bf .44, #ffd6a8 .54'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [180, 560], count: 12, length: 760, height: 24 },
        p.fade('#e9eef0 0 .7, #fff0d8 1 .8', [0, 180], [0, 580]),
      ),
    )
    p.add(
      sun(p, LIGHT[0], LIGHT[1], 64, '#fffdec', '#ffeab8', 0.45),
      cumulus(p, p.rng, 2000, 400, 560, 130, '#fffaf0', '#b9c6d8'),
    )
    const range = artos(p)
    p.add(range)
    lake(p, range)
    island(p)
    p.add(wash(p, LIGHT, 1600, '#ffd698', 0.34), corners(p, '#14225a', 0.42))
    return p.svg()
  },
}

function artos(p: Paper): string {
  const back = pts(
    '-40 760, 160 690, 380 740, 620 640, 860 720, 1100 650, 1360 740, 1640 660, 1900 730, 2160 640, 2440 720',
  )
  const front = pts('-40 860, 240 800, 560 850, 900 720, 1120 790, 1420 560, 1660 690, 1860 610, 2120 760, 2440 700')
  return [back, front]
    .map((marks, i) => {
      const line = crag(p.rng, marks, 0.13)
      const top = i ? '#7487b4' : '#a9b4cf'
      return (
        mountains(p, line, marks, SHORE + 2, {
          top,
          foot: i ? '#c3bccb' : '#e0d3d0',
          dark: mix(top, '#3a4a8c', 0.6),
          light: '#fff0dc',
          lightFrom: 'left',
          snow: '#fffaf2',
          snowDepth: 200,
        }) +
        rim(p, line, LIGHT, '#fff8e2', 4, 1700) +
        veil(p, SHORE - 190, SHORE + 2, '#f6ddc6', 0.7)
      )
    })
    .join('')
}

function lake(p: Paper, range: string) {
  p.add(sea(p, SHORE, '#cfd3cc 0, #6fa9be .14, #2f7cab .42, #1b4f8f 1'), mirror(p, SHORE + 2, 420, 0.55, range, 0.6))
  p.add(
    ripples(p.rng, { x: [0, W], y: [SHORE + 3, H], count: 420, length: 230, thick: 9 }, '#174a88', 'opacity=".38"'),
    ripples(p.rng, { x: [0, W], y: [SHORE + 3, H], count: 260, length: 190, thick: 8 }, '#eaf4f0', 'opacity=".42"'),
    glitter(p.rng, LIGHT[0], [SHORE + 3, 1500], [240, 460], 190, '#fff6d8', 'opacity=".75"'),
  )
  const t = { hull: '#fdf6e6', trim: '#c8402f', deck: INK, sail: '#fffaf0', shade: '#7a8ab0' }
  p.add(
    at(430, 1090, 0.85, sailboat(t)),
    at(800, 1020, 0.42, sailboat(t)),
    at(250, 1020, 0.36, sailboat(t)),
    at(560, 1330, 1.5, skiff(t)),
    people(
      p.rng,
      [
        [548, 1326, 0.6],
        [580, 1328, 0.6],
      ],
      ['#c8402f', '#f2b84b'],
      INK,
      '#c98a68',
    ),
    birds(p.rng, 900, 380, 150, 8, 19, '#4a568c'),
  )
}

function island(p: Paper) {
  const line = crag(
    p.rng,
    pts('760 1330, 880 1240, 1010 1190, 1200 1150, 1480 1120, 1800 1090, 2000 1020, 2180 1000, 2440 940'),
    0.06,
  )
  p.add(mirror(p, 1372, 160, 0.4, path(under(line, 1380), '#8a6a5c'), 0.5))
  const foot = pts('740 1352, 900 1372, 1200 1392, 1600 1440, 2000 1490, 2440 1520')
  const body = poly([...line, ...[...foot].reverse()])
  p.add(
    p.clip(body, cliff(p, line, 1540, { light: '#f0c79a', mid: '#b98468', dark: '#5c4560' }, 0, 40, [30, 120])),
    stroke(curve(foot), '#fdfbee', 6, 'opacity=".8"'),
  )
  const meadow = curve(
    [...line.filter((_, i) => i % 6 === 0), ...pts('2440 1180, 2100 1240, 1700 1250, 1300 1270, 1000 1290, 840 1310')],
    true,
  )
  p.add(
    path(meadow, p.fade('#a3b35c 0, #5f8a50 1')),
    dotted(p, meadow, '#2f5a50', [2400, 1250], [1300, 1150], 0.6),
    rim(p, line, LIGHT, '#fdf4c4', 5, 1900),
  )
  for (const [x, w, h] of pts('2290 300, 2080 220, 1880 190, 1010 170').map(([x, w]) => [x, w, w * 0.8] as const))
    p.add(almond(p, x, heightAt(line, x) + 30, w, h))
  p.add(at(1480, 1190, 1.2, church(p)))
  for (const [x, y, w] of [
    [1130, 1270, 210],
    [960, 1310, 160],
    [1900, 1290, 280],
    [1760, 1250, 170],
    [2200, 1380, 420],
    [2400, 1300, 300],
  ] as const)
    p.add(almond(p, x, y, w, w * 0.8))
  p.add(
    people(
      p.rng,
      [
        [1260, 1262, 0.56],
        [1290, 1266, 0.56],
        [1660, 1282, 0.62],
        [1380, 1276, 0.6],
        [1600, 1300, 0.66],
      ],
      ['#c8402f', '#fff3d8', '#2f6f9e', '#f2b84b'],
      INK,
      '#c98a68',
    ),
  )
  const near = crag(p.rng, pts('-40 1500, 200 1490, 420 1530, 640 1570, 760 1612'), 0.06)
  p.add(
    cliff(p, near, H, { light: '#e9bd94', mid: '#8f6660', dark: '#3d3054' }, 0, 16),
    rim(p, near, LIGHT, '#ffeec8', 4),
    grass(p.rng, near, 40, 44, '#56704c', [0, 700]),
    almond(p, 130, 1540, 420, 330),
    dabs(p.rng, { x: [0, 620], y: [1530, 1600], count: 40, size: 10, flat: 1.4 }, '#e86a5a'),
  )
}

const almond = (p: Paper, x: number, foot: number, w: number, h: number) =>
  stroke(
    `M${n(x)} ${n(foot)}q${n(w * 0.03)} ${n(-h * 0.3)} ${n(-w * 0.02)} ${n(-h * 0.6)}M${n(x)} ${n(foot - h * 0.35)}q${n(w * 0.1)} ${n(-h * 0.1)} ${n(w * 0.2)} ${n(-h * 0.3)}M${n(x)} ${n(foot - h * 0.3)}q${n(-w * 0.1)} ${n(-h * 0.1)} ${n(-w * 0.2)} ${n(-h * 0.3)}`,
    '#5a3a4c',
    Math.max(4, w * 0.035),
  ) + at(x, foot - h * 0.3, 1, foliage(p.rng, w, h * 0.8, ALMOND))

/** Akdamar from the south-west: cross arms with gables, a many-sided drum, the pointed roof, the bands of reliefs. 400 wide. */
function church(p: Paper): string {
  const face = (d: string, side: 'lit' | 'front' | 'dark') =>
    path(
      d,
      side === 'lit'
        ? p.fade([TUFF.light, mix(TUFF.light, TUFF.mid, 0.5)])
        : side === 'front'
          ? p.fade([mix(TUFF.light, TUFF.mid, 0.45), TUFF.mid])
          : p.fade([mix(TUFF.mid, TUFF.dark, 0.6), TUFF.dark]),
    )
  const roof = (d: string, light = true) => path(d, light ? '#d98a66' : '#8a4658')
  const relief = (x: number, y: number, w: number) =>
    stroke(
      Array.from({ length: Math.round(w / 15) }, (_, i) => `M${x + 6 + i * 15} ${y}q4 -13 8 0`).join(''),
      INK,
      3,
      'opacity=".32"',
    ) + stroke(`M${x} ${y + 6}h${w}M${x} ${y - 17}h${w}`, INK, 2, 'opacity=".28"')
  const drum = poly(pts('-82 -236, -82 -350, -50 -358, 0 -362, 50 -358, 82 -350, 82 -236'))
  const slits = path([-58, -24, 14, 50].map((x) => arch(x, -262, 11, 56)).join(''), INK)
  return (
    face(poly(pts('-210 0, -210 -150, -130 -150, -130 0')), 'lit') +
    roof(poly(pts('-218 -148, -170 -206, -110 -206, -124 -148'))) +
    face(poly(pts('120 0, 120 -160, 214 -160, 214 0')), 'dark') +
    roof(poly(pts('112 -158, 128 -216, 176 -216, 224 -158')), false) +
    face(poly(pts('-136 0, -136 -190, -6 -190, -6 0')), 'lit') +
    face(poly(pts('-10 0, -10 -190, 130 -190, 130 0')), 'dark') +
    roof(poly(pts('-146 -188, -80 -244, 84 -244, 140 -188'))) +
    roof(poly(pts('4 -188, 30 -244, 84 -244, 140 -188')), false) +
    face(poly(pts('-78 0, -78 -196, -14 -250, 50 -196, 50 0')), 'front') +
    face(poly(pts('50 0, 50 -196, 84 -190, 84 0')), 'dark') +
    stroke('M-86 -192L-14 -254L58 -192', TUFF.light, 8) +
    path(
      arch(-14, 0, 40, 92) +
        arch(-14, -130, 20, 54) +
        arch(-52, -40, 12, 60) +
        arch(24, -40, 12, 60) +
        arch(-170, -40, 16, 66) +
        arch(92, -40, 14, 60),
      INK,
      'opacity=".85"',
    ) +
    relief(-76, -104, 124) +
    relief(-206, -104, 72) +
    relief(-132, -120, 54) +
    stroke('M-76 -196h124', INK, 2, 'opacity=".25"') +
    path(drum, p.across([TUFF.light, mix(TUFF.light, TUFF.mid, 0.6), TUFF.mid, TUFF.dark])) +
    stroke('M-58 -240v-114M-24 -240v-120M14 -240v-120M50 -240v-114', INK, 2, 'opacity=".25"') +
    slits +
    stroke('M-82 -344Q0 -360 82 -344', INK, 4, 'opacity=".35"') +
    path('M-96 -348Q0 -366 96 -348L0 -486Z', p.across(['#f0a878', '#c9715a', '#6d3850'])) +
    stroke('M-60 -356L0 -484M-22 -360L0 -484M22 -360L0 -484M60 -356L0 -484', INK, 2, 'opacity=".3"') +
    stroke('M0 -482v-34M-11 -504h22', INK, 4) +
    rect(-222, -4, 446, 14, mix(TUFF.mid, TUFF.dark, 0.5))
  )
}
