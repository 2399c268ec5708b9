import { gondola } from '../kit/boats.ts'
import { arch, dome, panes } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { birds, people } from '../kit/life.ts'
import { at, H, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { n, type Pt, poly } from '../kit/path.ts'
import { corners, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { foliage, type Tones } from '../kit/trees.ts'
import { glitter, mirror, ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [1380, 640]
const WATER = 1040
const INK = '#2c2148'
const GOLD = '#ffd894'

export const scene: Scene = {
  name: 'venedik-kanal',
  title: { tr: 'Venedik kanalları', en: 'The canals of Venice' },
  alt: {
    tr: 'Gün batımında Venedik’in Büyük Kanalı, gondollar, saraylar ve Santa Maria della Salute’nin kubbeleri',
    en: 'The Grand Canal of Venice at sunset with gondolas, palaces and the domes of Santa Maria della Salute',
  },
  draw: () => {
    const p = paper('venedik', '#f9c79a')
    p.add(sky(p, '#3f78a4 0, #86a9b8 .2, #e3bfa4 .38, #fdd092 .5, #ffe9b4 .6'))
    p.add(
      streaks(
        p.rng,
        { x: [300, 2100], y: [180, 620], count: 16, length: 700, height: 24 },
        p.fade('#e9d3c4 0 .7, #fff0cc 1 .8', [0, 180], [0, 640]),
      ),
    )
    p.add(sun(p, LIGHT[0], LIGHT[1], 76, '#fffbe4', '#ffe09c', 0.55), birds(p.rng, 1060, 330, 170, 9, 19, '#4f5a7c'))
    const shore = salute(p)
    p.add(shore, veil(p, 880, WATER, '#ffe0a8', 0.45))
    const banks = [...palaces(p, false), ...palaces(p, true)]
    p.add(sea(p, WATER, '#f3cf9c 0, #9fbfa8 .16, #3f9096 .45, #1a4f6c 1'))
    p.add(mirror(p, WATER + 2, 420, 0.5, shore, 0.7), mirror(p, WATER + 40, 520, 0.42, banks.join(''), 0.5))
    p.add(
      ripples(p.rng, { x: [0, W], y: [WATER + 3, H], count: 420, length: 240, thick: 11 }, '#17506a', 'opacity=".4"'),
      ripples(p.rng, { x: [0, W], y: [WATER + 3, H], count: 260, length: 190, thick: 9 }, '#ffe6b4', 'opacity=".45"'),
      glitter(p.rng, LIGHT[0], [WATER + 3, 1590], [150, 480], 190, '#fff3c8', 'opacity=".8"'),
    )
    p.add(...banks)
    boats(p)
    p.add(wash(p, LIGHT, 1500, '#ffc070', 0.42), corners(p, '#1c1444', 0.44))
    return p.svg()
  },
}

/** The church at the mouth of the canal: great dome on its scrolls, small dome, two bell towers, the custom house. */
function salute(p: Paper): string {
  const t: Tones = { light: '#8f88a4', mid: '#c9b0a8', dark: '#f6dcb4' }
  const stone = p.across(['#a0859a', [0.5, '#dcb8a2'], [1, '#fdeac6']])
  const x = 1010
  const scrolls = [-176, -128, 128, 176].map((dx) => `M${x + dx - 34} 892a34 34 0 1 1 68 0Z`).join('')
  const campanile = (cx: number, top: number) =>
    rect(cx - 15, top, 30, 930 - top, stone) +
    path(arch(cx, top + 56, 14, 40), INK, 'opacity=".5"') +
    dome(p, cx, top + 4, 38, t, INK, 0.2)
  const houses = Array.from({ length: 16 }, (_, i) => {
    const [hx, w, h] = [700 + i * 66, p.rng.between(56, 84), p.rng.between(60, 120)]
    const tone = mix(p.rng.pick(['#c98f86', '#dca888', '#b98a90']), '#ffdca4', 0.25)
    return (
      rect(hx, WATER - h, w, h, tone) +
      path(
        poly([
          [hx - 3, WATER - h],
          [hx + w * 0.3, WATER - h - 20],
          [hx + w * 0.7, WATER - h - 20],
          [hx + w + 3, WATER - h],
        ]),
        '#a8645c',
      ) +
      path(panes(hx + 8, WATER - h + 14, 4, 3, [w / 4.6, 26], [7, 13]), INK, 'opacity=".4"')
    )
  }).join('')
  const far =
    Array.from({ length: 12 }, (_, i) =>
      rect(1500 + i * 40, WATER - 34 - p.rng.between(0, 30), 42, 70, '#d3a898'),
    ).join('') +
    stroke(`M1640 ${WATER}V${WATER - 150}`, '#c0958f', 16) +
    path(`M1629 ${WATER - 146}L1640 ${WATER - 190}L1651 ${WATER - 146}Z`, '#a8786f')
  return (
    far +
    houses +
    rect(x - 200, 900, 400, WATER - 900, stone) +
    path(
      poly([
        [x - 60, 904],
        [x, 858],
        [x + 60, 904],
      ]),
      '#f6dcb4',
    ) +
    rect(x - 210, 892, 420, 14, '#f6dcb4') +
    path(arch(x, WATER, 66, 120) + arch(x - 128, WATER, 34, 90) + arch(x + 128, WATER, 34, 90), INK, 'opacity=".55"') +
    path(scrolls, stone) +
    rect(x - 128, 800, 256, 96, stone) +
    dome(p, x, 830, 262, t, INK, 0.28) +
    rect(x - 17, 606, 34, 44, stone) +
    dome(p, x, 612, 44, t, INK, 0.2) +
    rect(x + 168, 862, 126, WATER - 862, stone) +
    path(arch(x + 231, WATER, 30, 80), INK, 'opacity=".5"') +
    campanile(x + 186, 720) +
    campanile(x + 276, 726) +
    dome(p, x + 230, 880, 120, t, INK, 0.3) +
    rect(1290, WATER - 78, 150, 78, stone) +
    path(panes(1302, WATER - 60, 6, 1, [23, 30], [11, 42]), INK, 'opacity=".5"') +
    rect(1346, WATER - 130, 40, 56, stone) +
    `<circle cx="1366" cy="${WATER - 148}" r="17" fill="${GOLD}"/>`
  )
}

/** A row of palaces in perspective towards the light; the right one stands in shade, the left one is lit. */
function palaces(p: Paper, right: boolean): string[] {
  const walls = ['#e9a884', '#d98a74', '#f3cda0', '#c9786c', '#e6b88e', '#b9706e']
  const near = right ? W + 40 : -40
  const vanish = 1200
  const fronts = [1, 0.76, 0.57, 0.42, 0.31, 0.225]
  return fronts
    .slice(0, -1)
    .map((t, i) => {
      const next = fronts[i + 1] as number
      const base = (k: number) => WATER - 30 + 330 * k
      const roof = (k: number) => WATER - 30 - (820 + (i % 2) * 110 - (right ? 60 : 0)) * k
      const x0 = vanish + (near - vanish) * t
      const point = (u: number, v: number): Pt => {
        const k = 1 / (1 / t + (1 / next - 1 / t) * u)
        return [vanish + (near - vanish) * k, roof(k) + (base(k) - roof(k)) * v]
      }
      const quad = (u0: number, v0: number, u1: number, v1: number) =>
        poly([point(u0, v0), point(u1, v0), point(u1, v1), point(u0, v1)])
      const tone = mix(
        mix(walls[(i * 2 + (right ? 1 : 0)) % 6] as string, INK, right ? 0.34 : 0.12),
        '#ffdca4',
        (1 - t) * 0.5,
      )
      const trim = mix(tone, '#fff2d6', 0.55)
      const dark = mix(tone, INK, 0.72)
      const parts = [
        path(
          quad(0, 0, 1, 1),
          p.fade([mix(tone, '#fff0cc', 0.12), tone, mix(tone, INK, 0.35)], [x0, roof(t)], [x0, base(t)]),
        ),
      ]
      for (let row = 0; row < 3; row++) {
        const v = 0.1 + row * 0.25
        for (let k = 0; k < 5; k++) {
          const u = 0.08 + k * 0.182
          const pointed = (grow: number) => {
            const [a, b, top] = [u - grow * 0.08, u + 0.11 + grow * 0.08, point(u + 0.055, v - 0.015 - grow * 0.12)]
            return `M${[point(a, v + 0.16), point(a, v + 0.05)].map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Q${n(point(a, v)[0])} ${n(point(a, v + 0.01)[1])} ${n(top[0])} ${n(top[1])}Q${n(point(b, v)[0])} ${n(point(b, v + 0.01)[1])} ${point(
              b,
              v + 0.05,
            )
              .map(n)
              .join(' ')}L${point(b, v + 0.16)
              .map(n)
              .join(' ')}Z`
          }
          parts.push(path(pointed(0.15), trim), path(pointed(0), p.rng.chance(0.22) ? GOLD : dark))
          if (row === 1) parts.push(path(quad(u - 0.02, v + 0.15, u + 0.13, v + 0.185), trim))
        }
        parts.push(path(quad(0, v + 0.205, 1, v + 0.218), trim, 'opacity=".6"'))
      }
      for (const u of [0.16, 0.44, 0.72]) parts.push(path(quad(u, 0.86, u + 0.13, 1), dark))
      parts.push(path(quad(-0.005, -0.02, 1.005, 0.012), trim), path(quad(0.94, 0, 1, 1), INK, 'opacity=".2"'))
      const poles = [0.1, 0.34, 0.64, 0.9].map((u) => {
        const [px, py] = point(u, 1)
        const k = Math.abs(px - vanish) / Math.abs(near - vanish)
        const [bx, h] = [px + (right ? -1 : 1) * 46 * k, 190 * k]
        return (
          stroke(`M${n(bx)} ${n(py + 30 * k)}V${n(py - h)}`, '#fff0d8', 13 * k) +
          `<path d="M${n(bx)} ${n(py + 30 * k)}V${n(py - h)}" stroke="${right ? '#2f5f94' : '#c8402f'}" stroke-width="${n(13 * k)}" stroke-dasharray="${n(15 * k)} ${n(15 * k)}"/>`
        )
      })
      if (i === 1)
        parts.push(
          at(
            point(0.5, 0.56)[0],
            point(0.5, 0.58)[1],
            1,
            foliage(p.rng, 130, 50, { dark: '#2f5a4c', mid: '#5a8a56', light: '#d9668a' }),
          ),
        )
      return parts.join('') + poles.join('')
    })
    .reverse()
}

function boats(p: Paper) {
  const t = { hull: '#1e1838', trim: '#f2c565', deck: '#6b4636', sail: '#fff4e0', shade: INK }
  p.add(at(1160, 1130, 0.5, gondola(t, INK), true), at(1440, 1180, 0.66, gondola(t, INK)))
  for (const [x, y, s, turned] of [
    [940, 1330, 1.25, false],
    [1500, 1480, 1.9, true],
  ] as const) {
    p.add(
      mirror(p, y, 130 * s, 0.4, at(x, y, s, gondola(t, INK), turned), 0.7),
      at(x, y, s, gondola(t, INK), turned),
      ripples(
        p.rng,
        { x: [x - 130 * s, x + 130 * s], y: [y + 4, y + 46 * s], count: 26, length: 110 * s, thick: 7 * s },
        '#ffeec0',
        'opacity=".55"',
      ),
    )
  }
  p.add(
    people(
      p.rng,
      [
        [1330, WATER, 0.3],
        [1300, WATER, 0.3],
        [1410, WATER, 0.3],
        [1010, WATER, 0.3],
        [960, WATER, 0.3],
      ],
      ['#c8402f', '#fff4e0', '#2f5f94'],
      INK,
      '#c98a68',
    ),
  )
}
