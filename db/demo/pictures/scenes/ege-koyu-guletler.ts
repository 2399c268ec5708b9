import { gulet, sailboat, skiff, wake } from '../kit/boats.ts'
import { house } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { crag, dabs, dotted, layer, ridge, rim } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, H, type Paper, paper, path, W } from '../kit/paper.ts'
import { curve, heightAt, type Pt, under } from '../kit/path.ts'
import { cliff, mountains } from '../kit/rock.ts'
import { beams, corners, cumulus, sky, sun, veil, wash } from '../kit/sky.ts'
import { foliage, stonePine, type Tones } from '../kit/trees.ts'
import { glitter, mirror, ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const HORIZON = 700
const LIGHT: Pt = [640, 250]
const OLIVE: Tones = { dark: '#2c4f4a', mid: '#5f8a62', light: '#c3cf8b' }
const PINE: Tones = { dark: '#123f46', mid: '#2a6a54', light: '#8fb45c' }

export const scene: Scene = {
  name: 'ege-koyu-guletler',
  title: { tr: 'Ege koyunda guletler', en: 'Gulets in an Aegean bay' },
  alt: {
    tr: 'Çamlarla çevrili turkuaz bir Ege koyunda demirlemiş ahşap guletler',
    en: 'Wooden gulets at anchor in a turquoise Aegean bay among pines',
  },
  draw: () => {
    const p = paper('ege', '#8fd0d2')
    p.add(sky(p, '#2f86b4 0, #68b4cb .2, #b9dfd6 .36, #fbeccb .45'))
    p.add(beams(p, p.rng, LIGHT, 1500, '#fff3cf', 18), sun(p, LIGHT[0], LIGHT[1], 62, '#fffbe8', '#fff0bd', 0.4))
    for (const [x, y, w, h] of [
      [1750, 560, 760, 190],
      [1080, 610, 520, 110],
      [2250, 480, 420, 120],
    ] as const) {
      p.add(cumulus(p, p.rng, x, y, w, h, '#fffaf0', '#a9cfd8'))
    }
    headlands(p)
    bay(p)
    fleet(p)
    cove(p)
    p.add(wash(p, LIGHT, 1700, '#ffe2a0', 0.3), corners(p, '#0d3a56', 0.4))
    return p.svg()
  },
}

function headlands(p: Paper) {
  p.add(layer(p, ridge('isle', { y: 660, amp: 34, wave: 420, rough: 0.4 }), '#8fbfcb', '#c4dfd8', HORIZON + 2))
  const ranges: [Pt[], string, string, string][] = [
    [
      [
        [1250, 702],
        [1480, 600],
        [1600, 640],
        [1830, 500],
        [2010, 580],
        [2200, 470],
        [2440, 560],
      ],
      '#7aa9ac',
      '#b9d3c4',
      '#4f8796',
    ],
    [
      [
        [-40, 520],
        [160, 470],
        [380, 600],
        [520, 560],
        [760, 706],
      ],
      '#6c9f9f',
      '#aecbb8',
      '#437c88',
    ],
  ]
  for (const [marks, top, foot, dark] of ranges) {
    const line = crag(p.rng, marks, 0.16)
    const lightFrom = marks[0] && marks[0][0] < 0 ? 'right' : 'left'
    p.add(mountains(p, line, marks, HORIZON + 4, { top, foot, dark, light: '#fff4d4', lightFrom }))
    p.add(rim(p, line, LIGHT, '#fff4d4', 3, 1900))
    p.add(veil(p, HORIZON - 110, HORIZON + 4, '#e6efd9', 0.6))
  }
}

function bay(p: Paper) {
  p.add(sea(p, HORIZON, '#9fd4cf 0, #3fa3b4 .1, #1b86a4 .36, #27b0ae .62, #6fd7be .82, #c9eecb 1'))
  p.add(glitter(p.rng, LIGHT[0] + 120, [HORIZON + 6, 1200], [420, 700], 240, '#fff8dd', 'opacity=".7"'))
  const shoals: [number, number, number, number][] = [
    [1500, 1130, 520, 44],
    [820, 1240, 430, 40],
    [1930, 1330, 480, 60],
    [1200, 1420, 600, 52],
  ]
  for (const [x, y, rx, ry] of shoals) {
    const blot = Array.from(
      { length: 12 },
      (_, i): Pt => [
        x + Math.cos(i / 1.91) * rx * p.rng.between(0.7, 1.1),
        y + Math.sin(i / 1.91) * ry * p.rng.between(0.7, 1.1),
      ],
    )
    p.add(p.grit(path(curve(blot, true), p.round('#0f7f93 0 .8, #0f7f93 .7 .5, #0f7f93 1 .1'))))
  }
  p.add(
    ripples(p.rng, { x: [0, W], y: [HORIZON + 4, 1560], count: 520, length: 190, thick: 8 }, '#dff6e2', 'opacity=".4"'),
  )
  p.add(
    ripples(
      p.rng,
      { x: [0, W], y: [HORIZON + 4, 1400], count: 300, length: 230, thick: 9 },
      '#0c6d8d',
      'opacity=".35"',
    ),
  )
}

function fleet(p: Paper) {
  const wood = { hull: '#8c4a2b', trim: '#f3dfb4', deck: '#6d3a22', sail: '#fdf3da', shade: '#2a4a63' }
  const white = { ...wood, hull: '#f8f1e0', trim: '#2e6f8e' }
  const navy = { ...wood, hull: '#1f4766' }
  const moored: [number, number, number, boolean, typeof wood][] = [
    [1880, 760, 0.3, false, white],
    [1560, 790, 0.42, true, navy],
    [2060, 890, 0.72, false, wood],
  ]
  p.add(at(930, 745, 0.8, sailboat(white)), at(1180, 730, 0.5, sailboat(white)), at(420, 738, 0.55, sailboat(white)))
  for (const [x, y, s, turned, tones] of moored) anchored(p, x, y, s, gulet(p, tones), turned)
  anchored(p, 1290, 1050, 1.5, gulet(p, wood), false)
  p.add(at(1010, 1096, 0.9, skiff(white) + wake(100, '#eafbe6')), birds(p.rng, 1500, 640, 120, 6, 18, '#fdf6e6'))
}

/** A boat with its image in the water below it. */
function anchored(p: Paper, x: number, y: number, s: number, boat: string, turned: boolean) {
  const here = at(x, y, s, boat, turned)
  p.add(mirror(p, y + 2 * s, 210 * s, 0.6, here, 0.7), here)
  p.add(
    ripples(
      p.rng,
      { x: [x - 190 * s, x + 190 * s], y: [y + 4 * s, y + 110 * s], count: 46, length: 130 * s, thick: 9 * s },
      '#bfeee0',
      'opacity=".6"',
    ),
  )
}

/** The near shore: pebble beach, a stone house, pines leaning over the water. */
function cove(p: Paper) {
  const beach = Array.from(
    { length: 61 },
    (_, i): Pt => [i * 40, 1600 - 150 * (1 - Math.sin((i / 60) * Math.PI)) ** 0.8 - 60 + Math.sin(i * 0.9) * 5],
  )
  p.add(
    path(
      under(
        beach.map(([x, y]): Pt => [x, y - 22]),
        H,
      ),
      '#e9fbe9',
      'opacity=".75"',
    ),
    path(under(beach, H), p.fade(['#f7dfae', '#d9a86f'])),
  )
  p.add(
    dotted(p, under(beach, H), '#b9784d', [0, 1600], [0, 1480], 0.6),
    dabs(p.rng, { x: [100, 2300], y: [1560, 1600], count: 90, size: 12 }, '#a86f4c'),
  )
  const left = crag(
    p.rng,
    [
      [-30, 1080],
      [140, 1130],
      [260, 1270],
      [420, 1350],
      [560, 1520],
      [640, 1610],
    ],
    0.12,
  )
  const right = crag(
    p.rng,
    [
      [1780, 1610],
      [1900, 1490],
      [2080, 1400],
      [2230, 1260],
      [2430, 1190],
    ],
    0.12,
  )
  const rock: Tones = { light: '#f6d9aa', mid: '#c58d68', dark: '#6a4655' }
  for (const line of [left, right]) {
    p.add(
      cliff(p, line, H, rock),
      rim(p, line, LIGHT, '#ffe9bf', 5, 2200),
      dotted(p, under(line, H), '#31365a', [0, 1600], [0, 1330], 0.85),
    )
    const low = [0, 90, 190].flatMap((drop) =>
      line
        .filter((_, i) => i % 5 === 2)
        .map(([x, y]): Pt => [x + p.rng.bell() * 30, y + 14 + drop * p.rng.between(0.8, 1.2)]),
    )
    for (const [x, y] of low.filter(() => p.rng.chance(0.72))) {
      const r = p.rng.between(24, 62)
      p.add(at(x, y + r * 0.6, 1, foliage(p.rng, r * 2.3, r * 1.5, p.rng.pick([PINE, OLIVE]), 0.5)))
    }
  }
  const wall: Tones = { light: '#fff3d9', mid: '#f2dfbd', dark: '#b99a92' }
  p.add(
    house(
      2130,
      heightAt(right, 2230) + 96,
      130,
      120,
      wall,
      { light: '#f2a36c', mid: '#c85f3f', dark: '#8f3d35' },
      '#2f6f8e',
      0.5,
    ),
  )
  const pine = (x: number, y: number, h: number, turned = false) =>
    p.add(at(x, y, 1, stonePine(p.rng, h, PINE, mix('#5b3a35', '#1d2f3d', 0.3)), turned))
  pine(2330, 1330, 560, true)
  pine(2040, 1440, 330)
  pine(90, 1180, 640)
  pine(300, 1330, 430, true)
  pine(430, 1400, 260)
  p.add(
    people(
      p.rng,
      [
        [1180, 1578, 1],
        [1236, 1584, 1.02],
        [980, 1580, 0.92],
        [1560, 1585, 1],
      ],
      ['#d9502f', '#fff3da', '#2e6f8e', '#f2b84b'],
      '#3a3450',
      '#d99a70',
    ),
  )
}
