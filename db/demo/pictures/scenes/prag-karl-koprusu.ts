import { sailboat, skiff } from '../kit/boats.ts'
import { arch, dome, panes } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { dotted, layer, ridge, rim } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, disc, H, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { heightAt, n, type Pt, poly, pts, under } from '../kit/path.ts'
import { corners, mist, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { foliage, type Tones, wood } from '../kit/trees.ts'
import { glitter, mirror, ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [1720, 560]
const RIVER = 1200
const INK = '#2a2348'
const LAMP = '#ffd68a'

export const scene: Scene = {
  name: 'prag-karl-koprusu',
  title: { tr: 'Prag, Karl Köprüsü', en: 'Prague, Charles Bridge' },
  alt: {
    tr: 'Sabah sisinde Vltava üzerinde Karl Köprüsü, heykeller, kule ve tepede Prag Kalesi',
    en: 'Charles Bridge over the Vltava in morning mist with its statues and tower, Prague Castle on the hill',
  },
  draw: () => {
    const p = paper('prag', '#f3cda8')
    p.add(sky(p, '#4f6fa0 0, #93a3ba .2, #dfbfae .38, #fbd09a .5, #ffe8b8 .6'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [180, 640], count: 15, length: 780, height: 24 },
        p.fade('#d9c6c4 0 .65, #fff0d0 1 .8', [0, 180], [0, 660]),
      ),
    )
    p.add(sun(p, LIGHT[0], LIGHT[1], 72, '#fffbe6', '#ffe2a4', 0.55), birds(p.rng, 1380, 360, 170, 9, 19, '#4a4a70'))
    castle(p)
    river(p)
    p.add(wash(p, LIGHT, 1600, '#ffc27a', 0.4), corners(p, '#1c1644', 0.42))
    return p.svg()
  },
}

/** Castle hill: the long palace front, Saint Vitus with its spires, red roofs below. */
function castle(p: Paper) {
  const far = ridge('petrin', { y: 860, amp: 50, wave: 800, rough: 0.4 })
  p.add(layer(p, far, '#b9a0a0', '#efc79c', 1200), veil(p, 800, 960, '#ffdca4', 0.5))
  const hill = ridge('hrad', { y: 880, amp: 20, wave: 500 }).map(
    ([x, y]): Pt => [x, y - 215 * Math.exp(-(Math.abs((x - 1000) / 620) ** 3.2))],
  )
  const stone: Tones = { light: '#77658a', mid: '#b58f94', dark: '#f3cfa6' }
  const skin = p.across([stone.light, [0.6, stone.mid], [1, stone.dark]])
  const spire = (x: number, foot: number, w: number, h: number, cone: number) =>
    rect(x - w / 2, foot - h, w, h, skin) +
    path(
      poly([
        [x - w * 0.62, foot - h + 2],
        [x, foot - h - cone],
        [x + w * 0.62, foot - h + 2],
      ]),
      '#5a5478',
    ) +
    path(
      poly([
        [x, foot - h - cone],
        [x + w * 0.62, foot - h + 2],
        [x + w * 0.1, foot - h + 2],
      ]),
      '#a88a92',
    ) +
    path(arch(x, foot - h * 0.5, w * 0.28, h * 0.32, true), INK, 'opacity=".55"')
  const [x, foot] = [930, 706]
  p.add(
    rect(x - 10, foot - 130, 260, 150, skin),
    path(
      poly([
        [x - 20, foot - 126],
        [x + 10, foot - 190],
        [x + 230, foot - 190],
        [x + 262, foot - 126],
      ]),
      '#6a6a8c',
    ),
    stroke(
      Array.from({ length: 9 }, (_, i) => `M${x + 16 + i * 27} ${foot - 120}v100`).join(''),
      INK,
      5,
      'opacity=".3"',
    ),
    spire(x - 34, foot, 44, 240, 110),
    spire(x + 22, foot, 44, 240, 110),
    spire(x + 120, foot, 58, 260, 60),
    dome(p, x + 120, foot - 262, 66, { light: '#4f7a7c', mid: '#7fa89a', dark: '#d3d0a8' }, INK, 0.2),
    spire(x + 250, foot, 26, 160, 60),
  )
  for (const [bx, w, h] of pts('520 250, 1180 330, 760 170').map(([bx, w]) => [bx, w, 92] as const)) {
    p.add(
      rect(bx, foot - h + 30, w, h, skin),
      path(
        poly([
          [bx - 6, foot - h + 32],
          [bx + 14, foot - h - 8],
          [bx + w - 14, foot - h - 8],
          [bx + w + 6, foot - h + 32],
        ]),
        '#a8605a',
      ),
      path(panes(bx + 10, foot - h + 42, Math.round(w / 22), 2, [21.5, 30], [9, 16]), INK, 'opacity=".45"'),
    )
  }
  p.add(
    layer(p, hill, '#8a8a72', '#c9a884', RIVER),
    rim(p, hill, LIGHT, '#fff0c8', 3),
    path(
      under(
        wood(
          p.rng,
          hill.map(([px, py]): Pt => [px, py + 40]),
          [0, W],
          90,
          [26, 44],
        ),
        RIVER,
      ),
      p.fade('#71806c 0, #a89a7a 1'),
    ),
  )
  roofs(p, hill)
  p.add(
    spire(420, 990, 64, 250, 40),
    dome(p, 420, 742, 78, { light: '#4f7a7c', mid: '#7fa89a', dark: '#d3d0a8' }, INK, 0.2),
    dome(p, 560, 960, 170, { light: '#4f7a7c', mid: '#7fa89a', dark: '#d3d0a8' }, INK, 0.3),
  )
}

function roofs(p: Paper, hill: readonly Pt[]) {
  const spots = Array.from({ length: 110 }, () => [p.rng.between(-40, W), p.rng.between(0, 1)] as const)
    .map(([x, t]) => [x, 940 + t * 200 + (heightAt(hill, x) - 880) * (1 - t) * 0.5, 0.6 + t * 0.7] as const)
    .sort((a, b) => a[1] - b[1])
  for (const [x, y, s] of spots) {
    const [w, h] = [70 * s * p.rng.between(0.8, 1.4), 62 * s * p.rng.between(0.8, 1.4)]
    const wall = mix(p.rng.pick(['#f3d0a0', '#e9b890', '#f6e0b8', '#d9a898']), INK, 0.12)
    const roof = p.rng.pick(['#c9644a', '#b5543f', '#d97a56'])
    p.add(
      rect(x, y - h, w, h + 60, p.across([mix(wall, INK, 0.3), wall])),
      path(
        poly([
          [x - 4, y - h + 2],
          [x + w * 0.24, y - h - 34 * s],
          [x + w * 0.76, y - h - 34 * s],
          [x + w + 4, y - h + 2],
        ]),
        p.across([mix(roof, INK, 0.35), roof]),
      ),
      path(panes(x + w * 0.12, y - h * 0.82, 3, 2, [w * 0.28, h * 0.42], [w * 0.13, h * 0.24]), INK, 'opacity=".5"'),
      p.rng.chance(0.3) ? path(panes(x + w * 0.12, y - h * 0.82, 1, 1, [1, 1], [w * 0.13, h * 0.24]), LAMP) : '',
    )
  }
  p.add(mist(p, p.rng, 1130, 70, '#ffe2b4', 0.5), veil(p, 1010, RIVER, '#ffdca8', 0.4))
}

const DECK = 1020

/** Sixteen arches in truth, seven here: piers with cutwaters, parapet, statues in pairs, the gate tower. */
function bridge(p: Paper): string {
  const sand: Tones = { light: '#6d5468', mid: '#b08878', dark: '#f3c798' }
  const deck = (x: number) => DECK + 26 * ((x - 1200) / 1200) ** 2
  const xs = Array.from({ length: 41 }, (_, i) => i * 61 - 20)
  const holes = Array.from({ length: 7 }, (_, i) => [130 + i * 356, 262] as const)
  const body = poly([...xs.map((x): Pt => [x, deck(x)]), [2440, RIVER + 30], [-40, RIVER + 30]])
  const openings = holes
    .map(
      ([x, w]) =>
        `M${x - w / 2} ${RIVER + 32}V${RIVER - 20}A${w / 2} ${w / 2.15} 0 0 1 ${x + w / 2} ${RIVER - 20}V${RIVER + 32}Z`,
    )
    .join('')
  const vaults = holes
    .map(
      ([x, w]) =>
        path(
          `M${x - w / 2} ${RIVER + 32}V${RIVER - 20}A${w / 2} ${w / 2.15} 0 0 1 ${x + w / 2} ${RIVER - 20}V${RIVER + 32}h-24V${RIVER - 14}A${w / 2 - 20} ${w / 2.4} 0 0 0 ${x - w / 2 + 6} ${RIVER - 14}Z`,
          p.across(['#3f3050', '#8f6266']),
        ) +
        stroke(
          `M${x - w / 2} ${RIVER - 20}A${w / 2} ${w / 2.15} 0 0 1 ${x + w / 2} ${RIVER - 20}`,
          '#f3cfa4',
          6,
          'opacity=".6"',
        ),
    )
    .join('')
  const masonry = Array.from(
    { length: 150 },
    () => `M${n(p.rng.between(0, W))} ${n(p.rng.between(DECK + 20, RIVER))}h${n(p.rng.between(12, 34))}`,
  ).join('')
  const piers = holes
    .map(([x]) => x + 178)
    .slice(0, 6)
    .map(
      (x) =>
        path(
          `M${x - 46} ${RIVER + 34}V${RIVER - 70}L${x} ${RIVER - 116}L${x + 46} ${RIVER - 70}V${RIVER + 34}Z`,
          p.across([sand.light, [0.45, sand.mid], [0.55, sand.dark], [1, '#ffe3b4']]),
        ) + rect(x - 56, RIVER + 20, 112, 18, '#8f6a6c'),
    )
    .join('')
  const statues = holes
    .map(([x]) => x + 178)
    .slice(0, 6)
    .flatMap((x) => [-1, 1].map((side) => statue(p, x + side * 32, deck(x) - 26)))
    .join('')
  const lamps = holes
    .map(
      ([x]) =>
        stroke(`M${x} ${deck(x) - 24}v-70`, INK, 5) +
        rect(x - 8, deck(x) - 118, 16, 26, LAMP) +
        path(`M${x - 12} ${deck(x) - 118}l12 -14l12 14Z`, INK) +
        disc(
          x,
          deck(x) - 104,
          46,
          p.round([
            [0, LAMP, 0.55],
            [1, LAMP, 0],
          ]),
        ),
    )
    .join('')
  return `<path fill-rule="evenodd" d="${body}${openings}" fill="${p.fade('#c99a80 0, #8f6a70 1')}"/>${stroke(masonry, INK, 3, 'opacity=".16"')}${vaults}${piers}${path(poly([...xs.map((x): Pt => [x, deck(x) - 28]), ...[...xs].reverse().map((x): Pt => [x, deck(x) + 6])]), '#a87c70')}${stroke(`M${xs.map((x) => `${x} ${n(deck(x) - 28)}`).join('L')}`, '#ffe3b4', 6)}${stroke(`M${xs.map((x) => `${x} ${n(deck(x) + 8)}`).join('L')}`, INK, 4, 'opacity=".35"')}${statues}${lamps}`
}

/** A saint on a plinth, dark against the sky, rimmed by the light on the right. */
function statue(p: Paper, x: number, foot: number): string {
  const lift = p.rng.between(-6, 8)
  const arm = p.rng.chance(0.5)
    ? `M${n(x + 4)} ${n(foot - 92 - lift)}L${n(x + 22)} ${n(foot - 118 - lift)}`
    : `M${n(x - 4)} ${n(foot - 90 - lift)}L${n(x - 20)} ${n(foot - 74 - lift)}`
  return (
    rect(x - 16, foot - 44, 32, 46, p.across(['#54405c', '#c9977c'])) +
    rect(x - 20, foot - 50, 40, 8, '#8f6a6c') +
    path(
      `M${n(x - 13)} ${n(foot - 48)}L${n(x - 9)} ${n(foot - 92 - lift)}Q${n(x)} ${n(foot - 104 - lift)} ${n(x + 9)} ${n(foot - 92 - lift)}L${n(x + 13)} ${n(foot - 48)}Z`,
      p.across([INK, '#8f6266']),
    ) +
    disc(x, foot - 108 - lift, 8, '#4a3654') +
    stroke(arm, INK, 6)
  )
}

function river(p: Paper) {
  const span = bridge(p)
  const gate = tower(p)
  p.add(
    sea(p, RIVER - 20, '#f0cba0 0, #b9a8a0 .2, #6c7f98 .55, #2a3560 1'),
    mirror(p, RIVER + 26, 330, 0.55, span + gate, 0.72),
  )
  p.add(
    ripples(p.rng, { x: [0, W], y: [RIVER, H], count: 400, length: 240, thick: 10 }, '#2f3a66', 'opacity=".4"'),
    ripples(p.rng, { x: [0, W], y: [RIVER, H], count: 260, length: 190, thick: 8 }, '#ffe3b4', 'opacity=".45"'),
    glitter(p.rng, LIGHT[0], [RIVER + 30, 1590], [240, 520], 170, '#fff0c8', 'opacity=".75"'),
  )
  p.add(
    mist(p, p.rng, RIVER - 4, 36, '#ffe6c0', 0.5),
    gate,
    span,
    people(
      p.rng,
      [
        [620, 1010, 0.5],
        [680, 1008, 0.5],
        [860, 1004, 0.5],
        [1100, 1002, 0.5],
        [1290, 1002, 0.5],
        [1420, 1002, 0.5],
        [1760, 1006, 0.5],
        [1900, 1010, 0.5],
      ],
      ['#c8402f', '#f4e2bc', '#3f5f94', '#e3a03e'],
      INK,
      '#c98a68',
    ),
  )
  const t = { hull: '#8a4a34', trim: '#f3d7a4', deck: INK, sail: '#fff4e0', shade: '#7d6a8c' }
  p.add(
    at(1130, 1340, 1.1, skiff(t)),
    at(1240, 1390, 1.3, skiff({ ...t, hull: '#3f5f94' })),
    at(780, 1300, 0.7, sailboat(t)),
  )
  for (const [i, x] of [560, 690, 840, 2030, 1880, 1040].entries())
    p.add(at(x, 1420 + (i % 3) * 46, 0.9 + (i % 3) * 0.25, swan(), i % 2 === 0))
  const leaf: Tones = { dark: '#2a2c4c', mid: '#5a5a54', light: '#d9a860' }
  p.add(
    path('M0 1530Q300 1510 560 1560L640 1600H0Z', p.fade(['#6d5a62', INK])),
    dotted(p, 'M0 1530Q300 1510 560 1560L640 1600H0Z', '#f0c48c', [500, 1520], [100, 1610], 0.6),
    at(110, 1570, 1, foliage(p.rng, 420, 300, leaf, 0, [0.35, -0.6])),
    at(2330, 1610, 1, foliage(p.rng, 460, 330, leaf, 0, [-0.35, -0.6])),
  )
}

/** A swan swimming to the right, 60 long. */
const swan = () =>
  path(
    'M-30 -8Q-36 -20 -22 -18Q-4 -26 12 -12Q22 -12 18 -30Q16 -44 26 -46Q36 -46 38 -38L46 -35L37 -33Q32 -38 28 -34Q32 -16 26 -6Q16 2 -12 1Q-26 0 -30 -8Z',
    '#fffaf0',
  ) +
  path('M-24 -10Q-8 -18 10 -8Q-6 -2 -24 -10Z', '#d9c6c4') +
  path('M38 -38L46 -35L38 -33Z', '#e3803a') +
  path('M-40 4H40L28 8H-30Z', '#fffaf0', 'opacity=".4"')

/** The gate tower at the left end: chisel roof with corner turrets. */
function tower(p: Paper): string {
  const [x, foot, w, top] = [500, RIVER + 20, 190, 640]
  const skin = p.across(['#4f3f5c', [0.55, '#9f7872'], [0.8, '#e3b48c'], [1, '#ffdfae']])
  const turret = (dx: number) =>
    rect(x + dx - 17, top - 60, 34, 70, skin) +
    path(
      poly([
        [x + dx - 22, top - 58],
        [x + dx, top - 170],
        [x + dx + 22, top - 58],
      ]),
      p.across(['#2f2a4a', '#6a5a72']),
    ) +
    stroke(`M${x + dx} ${top - 166}v-26`, INK, 4)
  return (
    rect(x - w / 2, top, w, foot - top, skin) +
    rect(x - w / 2 - 12, top - 8, w + 24, 22, '#c99a80') +
    path(arch(x, DECK - 6, 92, 170, true), INK) +
    path(
      arch(x - 44, top + 150, 24, 70, true) +
        arch(x + 44, top + 150, 24, 70, true) +
        arch(x, top + 300 - 40, 20, 44, true),
      INK,
      'opacity=".8"',
    ) +
    rect(x - w / 2, top + 176, w, 8, '#ffdfae', 'opacity=".5"') +
    path(
      poly([
        [x - w / 2 + 6, top - 6],
        [x - 46, top - 190],
        [x + 46, top - 190],
        [x + w / 2 - 6, top - 6],
      ]),
      p.across(['#2f2a4a', [0.6, '#4a4062'], [1, '#8a6a78']]),
    ) +
    turret(-w / 2 + 8) +
    turret(w / 2 - 8) +
    stroke(`M${x - 46} ${top - 190}H${x + 46}M${x - 40} ${top - 190}v-30M${x + 40} ${top - 190}v-30`, INK, 5)
  )
}
