import { ferry, sailboat } from '../kit/boats.ts'
import { arch, dome, minaret, panes, town } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { dotted, layer, ridge, rim } from '../kit/land.ts'
import { birds, person } from '../kit/life.ts'
import { at, disc, H, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { crown, heightAt, n, type Pt, poly, under } from '../kit/path.ts'
import { corners, sky, stars, streaks, sun, veil, wash } from '../kit/sky.ts'
import type { Tones } from '../kit/trees.ts'
import { glitter, mirror, ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const SHORE = 1010
const LIGHT: Pt = [1440, 900]
const INK = '#1d1a3f'
const LAMP = '#ffd27a'

export const scene: Scene = {
  name: 'bogaz-aksam',
  title: { tr: 'Boğaz’da akşam', en: 'Evening on the Bosphorus' },
  alt: {
    tr: 'Alacakaranlıkta Boğaziçi Köprüsü, kıyıda iki minareli Ortaköy Camii ve ışıkları yanmış vapurlar',
    en: 'The Bosphorus Bridge at dusk, with the two minarets of Ortaköy Mosque on the shore and ferries with their lamps lit',
  },
  draw: () => {
    const p = paper('bogaz', '#e8735a')
    p.add(sky(p, '#1f2457 0, #47367a .2, #93487f .36, #dd6a6c .48, #f89e5f .57, #ffd28a .64'))
    p.add(stars(p.rng, 90, 420, '#ffeed0'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [380, 800], count: 22, length: 900, height: 24 },
        p.fade(
          [
            [0, '#b0548a', 0.6],
            [1, '#ffc987', 0.75],
          ],
          [0, 380],
          [0, 820],
        ),
      ),
    )
    p.add(sun(p, LIGHT[0], LIGHT[1], 66, '#fff0c9', '#ffbe6e'))
    farShore(p)
    const span = bridge()
    const holy = mosque(p)
    water(p, span, holy)
    p.add(span, shore(p), holy)
    traffic(p)
    quay(p)
    p.add(wash(p, LIGHT, 1400, '#ff9a52', 0.36), corners(p, '#140f3a', 0.45))
    return p.svg()
  },
}

function farShore(p: Paper) {
  const walls: Tones[] = [
    { dark: '#a1506f', mid: '#b9607a', light: '#d97b78' },
    { dark: '#8e4870', mid: '#a9577a', light: '#c66a76' },
  ]
  const back = ridge('asia', { y: 915, amp: 70, wave: 700, rough: 0.4 })
  const front = ridge('asia2', { y: 972, amp: 42, wave: 520, rough: 0.45 })
  p.add(layer(p, back, '#c76b7c', '#f0a071', SHORE), veil(p, 850, SHORE, '#ffbf80', 0.45))
  const slots = Array.from({ length: 120 }, () => {
    const x = p.rng.between(900, W)
    return [x, heightAt(front, x) + p.rng.between(8, 45), p.rng.between(16, 30)] as const
  })
  p.add(layer(p, front, '#a4537a', '#8a4474', SHORE + 6))
  p.add(
    town(
      p.rng,
      slots.sort((a, b) => a[1] - b[1]),
      walls,
      '#7d3a66',
      LAMP,
    ),
    rim(p, front, LIGHT, '#ffc98a', 2, 700),
  )
  const trees = crown(
    Array.from({ length: 90 }, (_, i) => [i * 28, SHORE - p.rng.between(4, 16), p.rng.between(10, 24)] as const),
    SHORE + 4,
  )
  p.add(path(under(trees, SHORE + 4), '#6d3a6c'))
}

/** Two towers, the cables between them, hangers, deck and its lamps. */
function bridge(): string {
  const steel = '#3b2a5e'
  const deck = (x: number) => 812 - 44 * Math.cos(((x - 1210) / 1650) * Math.PI * 0.5)
  const [a, b] = [380, 2040]
  const cable = (x: number) => {
    const t = (x - (a + b) / 2) / ((b - a) / 2)
    return 372 + (deck(1210) - 34 - 372) * (1 - t * t)
  }
  const towers = [a, b]
    .map(
      (x) =>
        path(
          poly([
            [x - 34, SHORE],
            [x - 24, 362],
            [x - 8, 362],
            [x - 12, SHORE],
          ]),
          steel,
        ) +
        path(
          poly([
            [x + 12, SHORE],
            [x + 8, 362],
            [x + 24, 362],
            [x + 34, SHORE],
          ]),
          mix(steel, '#8d4a7e', 0.4),
        ) +
        path(`M${x - 26} 420h52v18h-52ZM${x - 28} 580h56v18h-56ZM${x - 30} 770h60v26h-60Z`, steel) +
        disc(x, 352, 5, '#ff6a5c'),
    )
    .join('')
  const xs = Array.from({ length: 60 }, (_, i) => a + ((b - a) * i) / 59)
  const main = `M${xs.map((x) => `${n(x)} ${n(cable(x))}`).join('L')}`
  const ends = `M${a} 372L-40 ${n(deck(0) - 6)}M${b} 372L2440 ${n(deck(2400) - 6)}`
  const hangers = xs
    .slice(1, -1)
    .map((x, i) => `M${n(x)} ${n(cable(x))}L${n(x + (i % 2 ? 9 : -9))} ${n(deck(x))}`)
    .join('')
  const side = [0, 60, 120, 180, 240, 300]
    .map(
      (x) =>
        `M${x} ${n(372 + ((a - x) / 420) * (deck(0) - 378))}V${n(deck(x))}M${2420 - x} ${n(372 + ((2420 - x - b) / 400) * (deck(2400) - 378))}V${n(deck(2420 - x))}`,
    )
    .join('')
  const road: Pt[] = Array.from({ length: 41 }, (_, i) => [i * 60, deck(i * 60)])
  const girder = `${poly([...road, ...[...road].reverse().map(([x, y]): Pt => [x, y + 18])])}`
  const lamps = road.flatMap(([x, y]) => [disc(x, y - 7, 3.4, LAMP), disc(x + 30, y - 6, 2.4, '#ff8f8a')]).join('')
  return (
    stroke(hangers + side, steel, 2, 'opacity=".8"') +
    stroke(main + ends, steel, 6) +
    stroke(main, '#ffb27a', 1.6, 'opacity=".7"') +
    towers +
    path(girder, steel) +
    stroke(`M${road.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, '#f0906e', 2.5) +
    lamps
  )
}

/** Ortaköy: one dome on a tall glazed hall, two slim minarets. Its light comes from the right. */
function mosque(p: Paper): string {
  const stone: Tones = { light: '#6a447c', mid: '#93587f', dark: '#f0a27c' }
  const [x, foot] = [760, SHORE + 36]
  const hall = (px: number, w: number, h: number) =>
    rect(px - w / 2, foot - h, w, h, p.across([stone.light, [0.55, stone.mid], stone.dark]))
  const tiers = [-84, 0, 84].map((dx) => arch(x + dx, foot - 34, 50, 116) + arch(x + dx, foot - 168, 46, 84)).join('')
  const sideDoors = [-212, 212]
    .map(
      (dx) =>
        arch(x + dx, foot - 22, 34, 72) + arch(x + dx - 46, foot - 22, 28, 66) + arch(x + dx + 46, foot - 22, 28, 66),
    )
    .join('')
  const pillars = [-142, -42, 42, 142]
    .map((dx) => rect(x + dx - 7, foot - 282, 14, 282, stone.dark, 'opacity=".35"'))
    .join('')
  const turrets = [-142, 142]
    .map((dx) => rect(x + dx - 17, foot - 318, 34, 40, stone.mid) + dome(p, x + dx, foot - 314, 40, stone, LAMP, 0.1))
    .join('')
  const ribs = stroke(
    [-0.8, -0.5, -0.17, 0.17, 0.5, 0.8]
      .map((f) => `M${n(x + f * 132)} ${foot - 348}Q${n(x + f * 118)} ${foot - 440} ${n(x + f * 16)} ${foot - 480}`)
      .join(''),
    stone.light,
    2.2,
    'opacity=".55"',
  )
  return (
    minaret(p, x - 206, foot, 640, stone, 2) +
    minaret(p, x + 206, foot, 640, stone, 2) +
    hall(x, 540, 118) +
    rect(x - 276, foot - 126, 552, 10, stone.mid) +
    hall(x, 304, 286) +
    pillars +
    rect(x - 162, foot - 294, 324, 14, stone.dark, 'opacity=".8"') +
    rect(x - 158, foot - 150, 316, 6, stone.dark, 'opacity=".5"') +
    turrets +
    dome(p, x, foot - 292, 268, stone, LAMP, 0.2) +
    path(
      tiers + sideDoors,
      p.fade([
        [0, '#ffe3a0'],
        [1, '#ff9d4d'],
      ]),
    ) +
    stroke(
      [-84, 0, 84]
        .map((dx) => `M${x + dx} ${foot - 34}v-110M${x + dx - 25} ${foot - 86}h50M${x + dx} ${foot - 168}v-80`)
        .join(''),
      '#5b3568',
      3.5,
    ) +
    ribs +
    rect(x - 330, foot - 12, 660, 26, '#3a2458')
  )
}

/** The near European bank on which the mosque stands. */
function shore(p: Paper): string {
  const trees = crown(
    Array.from(
      { length: 26 },
      (_, i) =>
        [
          -40 + i * 24,
          SHORE - 20 - p.rng.between(0, 70) * (1 - i / 26),
          p.rng.between(28, 56) * (1.2 - i / 34),
        ] as const,
    ),
    SHORE + 20,
  )
  const windows = panes(20, SHORE - 24, 14, 2, [36, 22], [9, 12], () => p.rng.chance(0.7))
  return (
    path(under(trees, SHORE + 34), p.fade(['#4b2d68', '#2f2152'])) +
    dotted(p, under(trees, SHORE + 30), '#e07f74', [640, SHORE - 60], [180, SHORE - 20], 0.5) +
    rect(0, SHORE - 34, 520, 62, '#3a2659') +
    path(windows, LAMP) +
    rect(-10, SHORE + 24, 1100, 26, '#2a1d4d')
  )
}

function water(p: Paper, span: string, holy: string) {
  p.add(sea(p, SHORE, '#f3a06d 0, #c9677a .12, #6a3a77 .42, #1d1d4b 1'))
  p.add(mirror(p, SHORE + 6, 420, 0.42, span), mirror(p, SHORE + 44, 520, 0.62, holy))
  p.add(
    ripples(p.rng, { x: [0, W], y: [SHORE + 8, H], count: 420, length: 250, thick: 11 }, '#2b2459', 'opacity=".42"'),
  )
  p.add(
    ripples(
      p.rng,
      { x: [400, W], y: [SHORE + 4, 1400], count: 240, length: 170, thick: 8 },
      '#ffb987',
      'opacity=".42"',
    ),
  )
  p.add(glitter(p.rng, LIGHT[0], [SHORE + 4, 1560], [150, 560], 230, '#ffdc9e', 'opacity=".8"'))
  p.add(glitter(p.rng, 760, [SHORE + 60, 1420], [180, 380], 70, '#ffc36e', 'opacity=".55"'))
}

function traffic(p: Paper) {
  const t = { hull: INK, trim: '#e0a03e', deck: '#2a2350', sail: '#f2cfae', shade: '#54305f' }
  p.add(
    at(1130, 1096, 0.42, ferry(p, t, LAMP), true),
    at(2010, 1062, 0.5, sailboat({ ...t, sail: '#ffd9a8' })),
    at(1235, 1058, 0.36, sailboat({ ...t, sail: '#f8b98d' })),
  )
  const glow = p.round([
    [0, LAMP, 0.5],
    [1, LAMP, 0],
  ])
  p.add(`<ellipse cx="1680" cy="1260" rx="300" ry="26" fill="${glow}"/>`, at(1680, 1240, 1.28, ferry(p, t, LAMP)))
  p.add(
    ripples(p.rng, { x: [1380, 1960], y: [1240, 1300], count: 60, length: 190, thick: 9 }, '#ffd79c', 'opacity=".5"'),
  )
  p.add(birds(p.rng, 1560, 1040, 190, 9, 22, '#fbe3c8'), birds(p.rng, 1260, 560, 150, 7, 17, '#3d2a60'))
}

/** The near quay: railing, lamps, people with fishing rods. */
function quay(p: Paper) {
  const y = 1490
  p.add(
    path(`M0 ${y}L${W} ${y + 16}V${H}H0Z`, p.fade(['#2c2152', '#15123a'])),
    stroke(`M0 ${y}L${W} ${y + 16}`, '#d9786d', 4, 'opacity=".8"'),
  )
  p.add(
    stroke(Array.from({ length: 41 }, (_, i) => `M${i * 60} ${y - 58 + i * 0.4}V${y + i * 0.4}`).join(''), INK, 6),
    stroke(`M0 ${y - 58}L${W} ${y - 42}M0 ${y - 30}L${W} ${y - 14}`, INK, 5),
  )
  const dress = (coat: string) => ({ coat, legs: INK, skin: '#c98a70', hair: '#17123a' })
  const folk: [number, string, number][] = [
    [1140, '#7d3c63', 1.5],
    [1215, '#31406f', 1.42],
    [2120, '#8f4a4e', 1.5],
    [560, '#34507a', 1.48],
  ]
  for (const [x, coat, s] of folk) p.add(at(x, y + 34, s, person(dress(coat), 3)))
  p.add(
    stroke(`M1232 ${y - 74}L1380 ${y - 250}M2104 ${y - 78}L1960 ${y - 260}M578 ${y - 74}L700 ${y - 240}`, INK, 4),
    stroke(`M1380 ${y - 250}L1400 ${y - 90}M1960 ${y - 260}L1930 ${y - 110}`, '#f2c79c', 1.2, 'opacity=".5"'),
  )
  for (const x of [250, 2300]) {
    const halo = p.round([
      [0, LAMP, 0.7],
      [0.3, LAMP, 0.25],
      [1, LAMP, 0],
    ])
    p.add(
      stroke(`M${x} ${y + 20}V1130`, INK, 11),
      path(
        poly([
          [x - 17, 1132],
          [x - 22, 1082],
          [x, 1062],
          [x + 22, 1082],
          [x + 17, 1132],
        ]),
        '#ffe6b0',
      ),
      stroke(`M${x - 24} 1082L${x} 1058L${x + 24} 1082Z`, INK, 6),
      disc(x, 1104, 190, halo),
    )
  }
}
