import { mix } from '../kit/color.ts'
import { dotted, layer, ridge, rim } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, H, type Paper, paper, path, stroke, W } from '../kit/paper.ts'
import { curve, heightAt, n, type Pt, under } from '../kit/path.ts'
import { corners, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { cypress, type Tones } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [1560, 560]
const CHALK = '#fff7ea'
const SHADE = '#8a9ccb'

export const scene: Scene = {
  name: 'pamukkale-teraslar',
  title: { tr: 'Pamukkale travertenleri', en: 'The terraces of Pamukkale' },
  alt: {
    tr: 'Gün batımında Pamukkale’nin beyaz travertenleri ve turkuaz havuzları',
    en: 'White travertine terraces and turquoise pools of Pamukkale at sunset',
  },
  draw: () => {
    const p = paper('pamukkale', '#f8d5c2')
    p.add(sky(p, '#5d7fb8 0, #9f9ccb .16, #e7a9b9 .28, #fcc7a2 .36, #ffe6b4 .44'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [200, 560], count: 17, length: 800, height: 24 },
        p.fade('#f3b4c4 0 .7, #fff0cd 1 .75', [0, 200], [0, 580]),
      ),
    )
    p.add(sun(p, LIGHT[0], LIGHT[1], 68, '#fffbe8', '#ffe0a0', 0.6), birds(p.rng, 980, 400, 130, 7, 18, '#6d6a98'))
    plain(p)
    terraces(p)
    p.add(wash(p, LIGHT, 1500, '#ffb77a', 0.34), corners(p, '#2c2f6d', 0.36))
    return p.svg()
  },
}

function plain(p: Paper) {
  for (const [i, y] of [640, 690, 735].entries()) {
    const line = ridge(`cokelez${i}`, { y, amp: 60 - i * 16, wave: 620 - i * 100, rough: 0.42 })
    p.add(
      layer(p, line, mix('#b48fb4', '#8a84a8', i / 2), '#f0c2a8', 900),
      rim(p, line, LIGHT, '#fff0cc', 3, 1300),
      veil(p, y - 30, y + 90, '#ffdcb4', 0.6),
    )
  }
}

/** The slope falls from the left; each row of basins stands before and below the one behind. */
function terraces(p: Paper) {
  const slope = (x: number, row: number) =>
    690 +
    row * row * 12.5 +
    row * 34 +
    190 * (Math.max(0, x) / W) ** 1.4 * (1 - row / 14) +
    26 * Math.sin(x / 260 + row * 1.7)
  const crest = Array.from({ length: 61 }, (_, i): Pt => [i * 40, slope(i * 40, 0) - 26])
  p.add(path(under(crest, H), p.fade([CHALK, '#c6cdea', '#9faadb'])), rim(p, crest, LIGHT, '#fff3d0', 5))
  const green: Tones = { dark: '#35506a', mid: '#537a78', light: '#b9c39a' }
  for (const [x, h] of [
    [120, 170],
    [175, 130],
    [236, 190],
    [300, 120],
    [420, 150],
  ] as const)
    p.add(at(x, heightAt(crest, x) + 6, 1, cypress(p.rng, h, green)))
  const walkers: [number, number, number][] = []
  for (let row = 0; row < 8; row++) {
    const size = 62 + row * 34
    const shift = p.rng.between(-0.5, 0.5) * size
    const spots: Pt[] = []
    for (let x = -size + shift; x < W + size; x += size * p.rng.between(1.5, 2.5))
      spots.push([x, slope(x, row) + p.rng.bell() * size * 0.22])
    for (const [x, y] of spots.sort((a, b) => a[1] - b[1])) {
      const rx = size * p.rng.between(0.9, 1.9)
      p.add(basin(p, x, y, rx, rx * p.rng.between(0.15, 0.23), size * p.rng.between(0.6, 0.95), row))
      if (row > 1 && row < 7 && x > 500 && x < 1900 && p.rng.chance(0.24))
        walkers.push([x + rx * 0.2, y + rx * 0.04, 0.28 + row * 0.125])
    }
    if (walkers.length)
      p.add(people(p.rng, walkers.splice(0), ['#e0573c', '#2f6f97', '#f4b64c', '#fff3da'], '#3d3b6b', '#c98e74'))
  }
  p.add(dotted(p, `M0 1250H${W}V${H}H0Z`, '#5c6bb0', [0, 1600], [0, 1330], 0.5))
}

/** One pool: the wall it has built of lime, its rim, and the water that mirrors the sky. */
function basin(p: Paper, x: number, y: number, rx: number, ry: number, drop: number, row: number): string {
  const c = p.rng
  const lobes = c.int(5, 8)
  const phase = c.between(0, 6)
  const warp = [2, 3, 5].map((k) => [k, c.between(0, 6.3), c.between(0.05, 0.16) / Math.sqrt(k - 1)] as const)
  const edge = (grow: number) =>
    Array.from({ length: 44 }, (_, i): Pt => {
      const a = (i / 44) * Math.PI * 2
      const bend = warp.reduce((sum, [k, at, strength]) => sum + strength * Math.sin(a * k + at), 1)
      const bump = bend + (Math.sin(a) > 0 ? 0.1 : 0.02) * Math.abs(Math.sin(a * lobes * 0.5 + phase))
      return [x + Math.cos(a) * rx * bump * grow, y + Math.sin(a) * ry * bump * grow]
    })
  const rimLine = edge(1)
  const front = rimLine.slice(0, 23)
  const foot = front.map(
    ([px, py], i): Pt => [x + (px - x) * 1.06, py + drop * (0.72 + 0.28 * Math.abs(Math.sin(i * 0.9 + phase)))],
  )
  const wall = `${curve([...front, ...foot.reverse()], true)}`
  const drips = Array.from({ length: Math.round(rx / 7) }, () => {
    const i = c.int(1, 21)
    const [px, py] = front[i] as Pt
    const w = rx * c.between(0.015, 0.05)
    const h = drop * c.between(0.25, 0.95)
    return `M${n(px - w)} ${n(py)}q${n(w * 0.5)} ${n(h * 0.6)} ${n(w)} ${n(h)}q${n(w * 0.5)} ${n(-h * 0.4)} ${n(w)} ${n(-h)}Z`
  })
  const sunny = p.across([
    [0, mix(SHADE, CHALK, 0.35)],
    [0.55, mix(SHADE, CHALK, 0.72)],
    [0.8, '#ffeeda'],
    [1, '#e9cfd8'],
  ])
  const fall = p.fade([
    [0, CHALK, 0.9],
    [0.3, CHALK, 0.15],
    [1, mix(SHADE, '#5a66ae', row / 14), 0.85],
  ])
  const water = p.fade([
    [0, '#ffdcb8'],
    [c.between(0.2, 0.45), '#c3e6df'],
    [0.72, mix('#57c3cf', '#a5dfdc', c.next())],
    [1, mix('#2fa0bd', '#4a86bd', c.next())],
  ])
  const ring = curve(rimLine, true)
  const glint = Array.from({ length: 5 }, () => {
    const w = rx * c.between(0.12, 0.4)
    return `M${n(x + c.bell() * rx * 0.5 - w / 2)} ${n(y + c.bell() * ry * 0.6)}h${n(w)}`
  })
  return (
    path(wall, sunny) +
    path(wall, fall) +
    path(drips.join(''), CHALK, 'opacity=".75"') +
    path(ring, CHALK) +
    path(
      curve(
        edge(0.9).map(([px, py]): Pt => [px, py - ry * 0.02]),
        true,
      ),
      water,
    ) +
    stroke(glint.join(''), '#fff6dd', Math.max(1.5, ry * 0.04), 'opacity=".8"')
  )
}
