import { panes } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { dotted, layer, ridge } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, disc, H, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { between, crown, line, n, type Pt, poly, pts, under } from '../kit/path.ts'
import { corners, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { foliage, type Tones } from '../kit/trees.ts'
import { glitter, mirror, ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [1600, 840]
const MID = 1180
const QUAY = 1150
const IRON = '#4b3162'
const GOLD = '#ffce84'
const INK = '#2c1f4f'

export const scene: Scene = {
  name: 'paris-eyfel',
  title: { tr: 'Paris, Eyfel Kulesi', en: 'Paris, the Eiffel Tower' },
  alt: {
    tr: 'Gül rengi akşam göğünde Eyfel Kulesi, Sen Nehri’nde bir gezi teknesi ve mansart çatılar',
    en: 'The Eiffel Tower in a rose evening sky, a river boat on the Seine and mansard roofs',
  },
  draw: () => {
    const p = paper('paris', '#f4b7a4')
    p.add(sky(p, '#3c4c92 0, #7a6fae .2, #cf8fae .38, #f8b79a .5, #ffe0a8 .6'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [220, 860], count: 24, length: 820, height: 26 },
        p.fade('#c68fbb 0 .6, #ffe2b8 1 .75', [0, 220], [0, 880]),
      ),
    )
    p.add(sun(p, LIGHT[0], LIGHT[1], 74, '#fffbe4', '#ffdc9c', 0.6), birds(p.rng, 720, 420, 170, 9, 19, '#5a4a86'))
    roofs(p)
    p.add(tower(p))
    trees(p)
    river(p)
    p.add(wash(p, LIGHT, 1600, '#ffab6e', 0.38), corners(p, '#1f1650', 0.42))
    return p.svg()
  },
}

function roofs(p: Paper) {
  const far = ridge('chaillot', { y: 990, amp: 40, wave: 700, rough: 0.4 })
  p.add(layer(p, far, '#c98ba0', '#f2b9a0', 1180), veil(p, 900, 1060, '#ffd3a4', 0.55))
  for (const [i, y] of [1075, 1120].entries()) {
    let x = -40
    while (x < W) {
      const w = p.rng.between(90, 190)
      const h = p.rng.between(90, 150) + i * 20
      const near = Math.abs(x - MID) < 420
      if (!near || i === 0) p.add(block(p, x, y + 40, w, near ? h * 0.6 : h, i))
      x += w + p.rng.between(-4, 10)
    }
  }
}

/** A Paris house: cream front, zinc mansard with dormers, a row of chimneys. Lit from the right. */
function block(p: Paper, x: number, foot: number, w: number, h: number, near: number): string {
  const wall = mix('#eab6a4', '#d39aa0', p.rng.next())
  const zinc = mix('#8f86ae', '#6a6294', near * 0.5 + p.rng.next() * 0.4)
  const top = foot - h
  const columns = Math.round(w / 22)
  const lit = panes(x + 7, top + 12, columns, Math.max(1, Math.floor(h / 34)), [w / columns, 32], [7, 17], () =>
    p.rng.chance(0.4),
  )
  const dim = panes(x + 7, top + 12, columns, Math.max(1, Math.floor(h / 34)), [w / columns, 32], [7, 17])
  const chimneys = Array.from({ length: 3 }, (_, i) => rect(x + 14 + i * (w / 3), top - 66, 9, 34, '#a8646c')).join('')
  return (
    rect(x, top, w, h, p.across([mix(wall, INK, 0.28), wall])) +
    chimneys +
    path(
      poly([
        [x - 3, top],
        [x + 10, top - 46],
        [x + w - 10, top - 46],
        [x + w + 3, top],
      ]),
      p.across([mix(zinc, INK, 0.3), zinc]),
    ) +
    path(panes(x + 16, top - 32, Math.max(1, columns - 2), 1, [w / columns, 32], [8, 18]), '#f3c9a8', 'opacity=".75"') +
    path(dim, INK, 'opacity=".35"') +
    path(lit, GOLD) +
    rect(x - 3, top - 3, w + 6, 5, '#f8d2b4')
  )
}

/** The edge of a leg at a height: the famous curve, narrow above and spreading below. */
const half = (y: number) => 8 + 232 * ((y - 230) / (QUAY - 230)) ** 2.6 + 24 * ((y - 230) / (QUAY - 230))

function tower(p: Paper): string {
  const levels = Array.from({ length: 47 }, (_, i) => 230 + ((QUAY - 230) * i) / 46)
  const inner = (y: number) => (y < 700 ? 0 : half(y) * Math.min(0.62, 0.28 + ((y - 700) / 450) * 0.4))
  const skin = p.across([IRON, [0.55, mix(IRON, '#a5627c', 0.5)], [1, '#e59a78']])
  const parts: string[] = []
  for (const sign of [-1, 1]) {
    const outer = levels.map((y): Pt => [MID + sign * half(y), y])
    const inside = levels.map((y): Pt => [MID + sign * inner(y), y])
    parts.push(
      path(
        poly([...outer, ...inside.reverse()]),
        p.across(sign < 0 ? [IRON, mix(IRON, '#a5627c', 0.3)] : [mix(IRON, '#a5627c', 0.25), '#d98c78']),
      ),
    )
    const lattice: string[] = []
    for (let y = 300; y < QUAY - 20; ) {
      const step = 14 + half(y) * 0.26
      const [a, b] = [[MID + sign * half(y), y] as Pt, [MID + sign * inner(y), y] as Pt]
      const [c, d] = [[MID + sign * half(y + step), y + step] as Pt, [MID + sign * inner(y + step), y + step] as Pt]
      lattice.push(line([a, d]), line([b, c]), line([a, b]), line([between(a, b, 0.5), between(c, d, 0.5)]))
      y += step
    }
    parts.push(stroke(lattice.join(''), '#f3b18c', 2.2, 'opacity=".55"'))
  }
  const deck = (y: number, h: number, grow: number) =>
    rect(MID - half(y) - grow, y, (half(y) + grow) * 2, h, skin) +
    rect(MID - half(y) - grow - 5, y - 5, (half(y) + grow) * 2 + 10, 7, GOLD, 'opacity=".9"')
  const span = `M${MID - inner(1120) - 6} ${QUAY - 40}Q${MID - 110} ${QUAY - 190} ${MID} ${QUAY - 194}Q${MID + 110} ${QUAY - 190} ${MID + inner(1120) + 6} ${QUAY - 40}`
  const lamps = [724, 946]
    .flatMap((y) =>
      Array.from({ length: 14 }, (_, i) =>
        disc(MID - half(y) + (half(y) * 2 * (i + 0.5)) / 14, y + 10, 3.2, '#fff0c0'),
      ),
    )
    .join('')
  const top =
    rect(MID - 14, 222, 28, 14, IRON) +
    path(`M${MID - 10} 222Q${MID} 196 ${MID + 10} 222Z`, IRON) +
    stroke(`M${MID} 204V150`, IRON, 5) +
    disc(MID, 200, 7, '#fff0c0')
  return (
    parts.join('') +
    stroke(span, IRON, 16) +
    stroke(span, '#e59a78', 4) +
    deck(724, 26, 10) +
    deck(946, 34, 16) +
    rect(MID - half(420) - 6, 420, (half(420) + 6) * 2, 10, IRON) +
    lamps +
    top
  )
}

function trees(p: Paper) {
  const leaf: Tones = { dark: '#3f3a66', mid: '#6b5472', light: '#e0a07a' }
  for (let x = -40; x < W + 60; x += 58) {
    const open = Math.abs(x - MID) < 330 ? 0.6 : 1
    p.add(
      at(
        x + p.rng.between(-14, 14),
        QUAY + 10,
        open,
        foliage(p.rng, p.rng.between(110, 160), p.rng.between(80, 124), leaf, 0, [0.35, -0.6]),
      ),
    )
  }
  p.add(rect(0, QUAY - 6, W, 60, p.fade(['#d99a90', '#7c4f7c'])), rect(0, QUAY - 12, W, 10, '#f6c7a4'))
  p.add(
    stroke(Array.from({ length: 48 }, (_, i) => `M${i * 52 + 10} ${QUAY + 10}v38`).join(''), INK, 2, 'opacity=".25"'),
  )
  p.add(
    people(
      p.rng,
      Array.from({ length: 12 }, () => [p.rng.between(120, 2280), QUAY - 6, 0.36] as const),
      ['#d9502f', '#fff0d2', '#3a5a92', '#f2b84b'],
      INK,
      '#c98a78',
    ),
  )
}

function river(p: Paper) {
  const top = QUAY + 52
  p.add(sea(p, top, '#e8a18f 0, #a56c93 .3, #56427f .7, #2b2560 1'))
  p.add(mirror(p, top, 420, 0.5, tower(p), 0.55))
  p.add(
    ripples(p.rng, { x: [0, W], y: [top, H], count: 380, length: 240, thick: 10 }, '#352a68', 'opacity=".42"'),
    ripples(p.rng, { x: [0, W], y: [top, H], count: 230, length: 190, thick: 8 }, '#ffc9a4', 'opacity=".42"'),
    glitter(p.rng, LIGHT[0], [top + 2, 1580], [200, 520], 170, '#ffe6b4', 'opacity=".75"'),
  )
  p.add(
    at(760, 1400, 1.25, riverBoat(p)),
    ripples(p.rng, { x: [540, 1010], y: [1402, 1450], count: 40, length: 180, thick: 8 }, '#ffdca8', 'opacity=".6"'),
  )
  const leaf: Tones = { dark: '#241c4c', mid: '#43346a', light: '#b3716c' }
  const bank = crown(
    Array.from({ length: 30 }, (_, i) => [i * 20, 1600 - Math.max(0, 90 - i * 5), p.rng.between(20, 44)] as const),
    H,
  )
  p.add(
    path(under(bank, H), leaf.dark),
    at(130, 1610, 1, foliage(p.rng, 460, 260, leaf, 0, [0.35, -0.6])),
    at(2330, 1620, 1, foliage(p.rng, 520, 300, leaf, 0, [-0.35, -0.6])),
  )
  p.add(dotted(p, poly(pts('0 1500, 2400 1500, 2400 1600, 0 1600')), '#1b1546', [0, 1600], [0, 1480], 0.6))
}

/** A flat river boat with a glass roof and lamps, 320 long. */
function riverBoat(p: Paper): string {
  const glass = p.fade(['#ffe9bd', '#ffb877'])
  const ribs = Array.from({ length: 15 }, (_, i) => `M${n(-112 + i * 16)} -46V-18`).join('')
  return (
    path('M-160 -22H140Q156 -24 168 -34Q160 -4 136 2H-144Q-158 -4 -160 -22Z', INK) +
    path('M-122 -20Q-122 -46 -104 -48H100Q124 -46 132 -20Z', glass) +
    stroke(ribs, INK, 2, 'opacity=".55"') +
    stroke('M-158 -18H146', '#f3b18c', 3) +
    path('M-150 -22v-22h18v22Z', '#f3d7c0') +
    stroke('M-141 -44v-26', INK, 2)
  )
}
