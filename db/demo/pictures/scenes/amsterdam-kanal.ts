import { skiff } from '../kit/boats.ts'
import { mix } from '../kit/color.ts'
import { dabs, dotted } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, disc, H, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { n, type Pt, poly } from '../kit/path.ts'
import { corners, cumulus, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { foliage, type Tones } from '../kit/trees.ts'
import { glitter, mirror, ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [520, 480]
const QUAY = 1110
const INK = '#2a2440'
const LAMP = '#ffe0a0'
const CREAM = '#fff3dc'

export const scene: Scene = {
  name: 'amsterdam-kanal',
  title: { tr: 'Amsterdam kanalları', en: 'The canals of Amsterdam' },
  alt: {
    tr: 'Amsterdam’da kanal boyunca basamaklı çatılı dar evler, kemerli köprü, bisikletler ve laleler',
    en: 'Narrow gabled houses along an Amsterdam canal with an arched bridge, bicycles and tulips',
  },
  draw: () => {
    const p = paper('amsterdam', '#f3d9b0')
    p.add(sky(p, '#4a8aa8 0, #93bdbc .22, #dcd9b8 .4, #fde0a8 .54, #ffd292 .66'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [120, 420], count: 10, length: 720, height: 22 },
        p.fade('#eef0dc 0 .6, #fff3d2 1 .75', [0, 120], [0, 440]),
      ),
    )
    p.add(
      sun(p, LIGHT[0], LIGHT[1], 68, '#fffbe6', '#ffe8ac', 0.5),
      cumulus(p, p.rng, 1700, 330, 620, 140, '#fff8e8', '#d3c8b0'),
      birds(p.rng, 1080, 240, 150, 8, 19, '#4a5a70'),
    )
    const row = houses(p)
    p.add(row, quay(p))
    water(p, row)
    p.add(wash(p, LIGHT, 1700, '#ffcc7c', 0.38), corners(p, '#20183c', 0.42))
    return p.svg()
  },
}

/** The outline of a gable above its eaves: stepped, bell, neck or spout. */
function gable(x: number, top: number, w: number, kind: number): string {
  const m = x + w / 2
  if (kind === 0) {
    const steps = Array.from(
      { length: 5 },
      (_, i) => `H${n(x + (w / 2) * (i / 5))}V${n(top - (i + 1) * w * 0.13)}`,
    ).join('')
    const down = Array.from(
      { length: 5 },
      (_, i) => `H${n(x + w - (w / 2) * ((4 - i) / 5))}V${n(top - (4 - i) * w * 0.13)}`,
    ).join('')
    return `M${n(x)} ${n(top)}${steps}${down}Z`
  }
  if (kind === 1)
    return `M${n(x)} ${n(top)}Q${n(x + w * 0.06)} ${n(top - w * 0.34)} ${n(x + w * 0.26)} ${n(top - w * 0.4)}Q${n(x + w * 0.32)} ${n(top - w * 0.66)} ${n(m)} ${n(top - w * 0.72)}Q${n(x + w * 0.68)} ${n(top - w * 0.66)} ${n(x + w * 0.74)} ${n(top - w * 0.4)}Q${n(x + w * 0.94)} ${n(top - w * 0.34)} ${n(x + w)} ${n(top)}Z`
  if (kind === 2)
    return `M${n(x)} ${n(top)}H${n(x + w * 0.2)}V${n(top - w * 0.46)}Q${n(x + w * 0.22)} ${n(top - w * 0.52)} ${n(x + w * 0.26)} ${n(top - w * 0.52)}L${n(m)} ${n(top - w * 0.7)}L${n(x + w * 0.74)} ${n(top - w * 0.52)}Q${n(x + w * 0.78)} ${n(top - w * 0.52)} ${n(x + w * 0.8)} ${n(top - w * 0.46)}V${n(top)}H${n(x + w)}Z`
  return `M${n(x)} ${n(top)}L${n(m - w * 0.1)} ${n(top - w * 0.62)}V${n(top - w * 0.74)}H${n(m + w * 0.1)}V${n(top - w * 0.62)}L${n(x + w)} ${n(top)}Z`
}

function houses(p: Paper): string {
  const bricks = [
    '#8f4a42',
    '#b8624a',
    '#5c4a56',
    '#c98a5c',
    '#7a3f48',
    '#44546a',
    '#d9a878',
    '#94584e',
    '#e3c49a',
    '#6d5a58',
  ]
  const parts: string[] = []
  const steeple =
    rect(1780, 430, 74, 500, '#b99a88') +
    path(
      poly([
        [1772, 434],
        [1862, 434],
        [1840, 340],
        [1794, 340],
      ]),
      '#6f7f8c',
    ) +
    rect(1798, 270, 38, 72, '#b99a88') +
    path(
      poly([
        [1792, 272],
        [1842, 272],
        [1817, 130],
      ]),
      '#6f7f8c',
    ) +
    disc(1817, 520, 22, CREAM) +
    stroke('M1817 520v-14M1817 520h10M1817 132v-36', INK, 4)
  parts.push(steeple, veil(p, 500, 900, '#ffdca0', 0.4))
  let x = -50
  let i = 0
  while (x < W) {
    const w = p.rng.between(150, 205)
    const h = p.rng.between(430, 570)
    parts.push(house(p, x, w, h, bricks[i % bricks.length] as string, [0, 1, 2, 3, 1, 0, 2][i % 7] as number))
    x += w + 2
    i++
  }
  return parts.join('')
}

/** One canal house: brick front, cream trim, tall sash windows, shutters, hoist beam, door with its steps. */
function house(p: Paper, x: number, w: number, h: number, brick: string, kind: number): string {
  const top = QUAY - h
  const wall = p.across([mix(brick, '#ffd9a0', 0.28), brick, mix(brick, INK, 0.28)])
  const rows = 4
  const high = (h - 96) / rows
  const out = [
    path(gable(x - 3, top + 2, w + 6, kind), CREAM),
    path(gable(x + 5, top + 6, w - 10, kind), wall),
    rect(x, top, w, h, wall),
    rect(x + w - 12, top, 12, h, INK, 'opacity=".22"'),
  ]
  out.push(
    stroke(
      Array.from(
        { length: 22 },
        () => `M${n(x + p.rng.between(4, w - 30))} ${n(top + p.rng.between(6, h - 20))}h${n(p.rng.between(8, 22))}`,
      ).join(''),
      INK,
      3,
      'opacity=".14"',
    ),
  )
  for (let row = 0; row < rows; row++) {
    const cols = 3
    const [cw, ch] = [w * 0.19, high * (0.68 - row * 0.03)]
    for (let c = 0; c < cols; c++) {
      const [wx, wy] = [x + w * (0.12 + c * 0.285), top + 16 + row * high]
      if (row === rows - 1 && c === 2) continue
      const glass = p.rng.chance(0.22) ? LAMP : mix('#3f5a70', '#a9c6c4', p.rng.next() * 0.5)
      out.push(
        rect(wx - 4, wy - 4, cw + 8, ch + 9, CREAM),
        rect(wx, wy, cw, ch, glass),
        path(`M${n(wx)} ${n(wy)}h${n(cw * 0.8)}L${n(wx)} ${n(wy + ch * 0.7)}Z`, '#ffffff', 'opacity=".14"'),
        stroke(`M${n(wx + cw / 2)} ${n(wy)}v${n(ch)}M${n(wx)} ${n(wy + ch * 0.4)}h${n(cw)}`, CREAM, 3),
      )
      if (row === 2 && p.rng.chance(0.4))
        out.push(
          at(
            wx + cw / 2,
            wy + ch + 14,
            1,
            foliage(p.rng, cw * 1.3, 22, {
              dark: '#2f5a44',
              mid: '#5a8a50',
              light: p.rng.pick(['#e8647a', '#f2b84b', '#fff0dc']),
            }),
          ),
        )
    }
    out.push(rect(x, top + row * high - 2, w, 5, CREAM, 'opacity=".35"'))
  }
  const dx = x + w * 0.69
  out.push(
    rect(dx - 6, QUAY - 112, w * 0.24 + 12, 104, CREAM),
    rect(dx, QUAY - 84, w * 0.24, 78, p.rng.pick(['#2f5f4c', '#8f2f34', '#2f4f78', '#3a2c44'])),
    rect(dx, QUAY - 106, w * 0.24, 18, LAMP),
    rect(dx - 14, QUAY - 10, w * 0.24 + 28, 10, '#a89a94'),
  )
  const m = x + w / 2
  out.push(
    rect(m - 11, top - w * 0.3, 22, 34, CREAM),
    rect(m - 7, top - w * 0.3 + 4, 14, 28, '#3f5a70'),
    stroke(`M${n(m)} ${n(top - w * 0.46)}v22`, INK, 6),
    disc(m, top - w * 0.46 + 26, 4, INK),
  )
  return out.join('')
}

/** The quay: brick edge, elms, lamps, bicycles, walkers. */
function quay(p: Paper): string {
  const leaf: Tones = { dark: '#2f5144', mid: '#5f8450', light: '#e0cc74' }
  const parts = [
    rect(0, QUAY - 4, W, 34, '#c9a890'),
    rect(0, QUAY + 28, W, 70, p.fade(['#8f5f54', '#4f3a4c'])),
    stroke(Array.from({ length: 5 }, (_, i) => `M0 ${QUAY + 38 + i * 13}H2400`).join(''), INK, 2, 'opacity=".2"'),
    rect(0, QUAY + 24, W, 8, CREAM, 'opacity=".7"'),
  ]
  for (const [x, h] of [
    [150, 330],
    [610, 300],
    [1990, 310],
    [2290, 350],
  ] as const)
    parts.push(
      stroke(
        `M${x} ${QUAY + 20}q-6 ${-h * 0.3} 4 ${-h * 0.62}M${x} ${QUAY - h * 0.34}q24 ${-h * 0.1} 50 ${-h * 0.22}M${x} ${QUAY - h * 0.36}q-24 ${-h * 0.1} -46 ${-h * 0.22}`,
        '#4a3844',
        15,
      ),
      at(x, QUAY - h * 0.4, 1, foliage(p.rng, h * 0.86, h * 0.72, leaf)),
    )
  for (const x of [400, 860, 1760, 2140])
    parts.push(
      stroke(`M${x} ${QUAY + 20}V${QUAY - 110}`, INK, 8),
      path(`M${x - 13} ${QUAY - 108}l-5 -38h36l-5 38ZM${x - 20} ${QUAY - 146}l20 -18l20 18Z`, INK),
      rect(x - 10, QUAY - 142, 20, 30, LAMP),
    )
  for (const [x, color] of [
    [480, '#c8402f'],
    [545, INK],
    [760, '#2f6f8e'],
    [1840, INK],
    [1905, '#e3a03e'],
    [2070, '#2f6f4c'],
  ] as const)
    parts.push(at(x, QUAY + 22, 1, bicycle(color)))
  parts.push(
    people(
      p.rng,
      [
        [300, QUAY + 18, 0.86],
        [345, QUAY + 20, 0.84],
        [690, QUAY + 18, 0.86],
        [2020, QUAY + 18, 0.86],
        [1700, QUAY + 18, 0.82],
      ],
      ['#c8402f', '#fff0d8', '#2f6f8e', '#e3a03e'],
      INK,
      '#d9a888',
    ),
  )
  return parts.join('')
}

const bicycle = (color: string) =>
  `<g fill="none" stroke="${INK}" stroke-width="3.500"><circle cx="-26" cy="-18" r="17"/><circle cx="26" cy="-18" r="17"/></g>` +
  stroke('M-26 -18L-10 -46H16L26 -18M-10 -46L2 -18L16 -46M-26 -18H2M16 -46L14 -58', color, 4) +
  stroke('M-18 -52h16M8 -60h14', INK, 5)

/** An arch of brick over the side canal, with its railing, in the middle of the row. */
function bridge(p: Paper): string {
  const x = 1280
  const deck = `M${x - 400} ${QUAY + 34}Q${x - 200} ${QUAY - 92} ${x} ${QUAY - 96}Q${x + 200} ${QUAY - 92} ${x + 400} ${QUAY + 34}V${QUAY + 130}H${x - 400}Z`
  const hole = `M${x - 190} ${QUAY + 132}V${QUAY + 100}A190 150 0 0 1 ${x + 190} ${QUAY + 100}V${QUAY + 132}Z`
  const edge = (dy: number) =>
    `M${x - 400} ${QUAY + 34 + dy}Q${x - 200} ${QUAY - 92 + dy} ${x} ${QUAY - 96 + dy}Q${x + 200} ${QUAY - 92 + dy} ${x + 400} ${QUAY + 34 + dy}`
  const posts = Array.from({ length: 19 }, (_, i) => {
    const t = i / 18
    const u = Math.abs(t * 2 - 1)
    const y = QUAY - 96 + 130 * u ** 1.8
    return `M${n(x - 400 + t * 800)} ${n(y)}v-50`
  }).join('')
  const stones = Array.from(
    { length: 60 },
    () => `M${n(x + p.rng.between(-380, 350))} ${n(QUAY + p.rng.between(-20, 120))}h${n(p.rng.between(10, 26))}`,
  ).join('')
  return `<path fill-rule="evenodd" d="${deck}${hole}" fill="${p.across(['#d9926c', [0.5, '#b8694f'], [1, '#7a4450']])}"/>${p.clip(deck, stroke(stones, INK, 3, 'opacity=".2"'))}${path(`M${x - 190} ${QUAY + 132}V${QUAY + 100}A190 150 0 0 1 ${x + 190} ${QUAY + 100}h-18A172 132 0 0 0 ${x - 160} ${QUAY + 106}V${QUAY + 132}Z`, '#4a3044')}${stroke(`M${x - 190} ${QUAY + 100}A190 150 0 0 1 ${x + 190} ${QUAY + 100}`, CREAM, 12)}${stroke(edge(0), CREAM, 8)}${stroke(posts + edge(-48) + edge(-26), INK, 4.5)}`
}

function water(p: Paper, row: string) {
  const top = QUAY + 96
  const span = bridge(p)
  p.add(
    sea(p, top, '#c9b890 0, #7a9a8c .2, #3a6f78 .55, #1c3a50 1'),
    mirror(p, top, 420, 0.55, row, 0.6),
    mirror(p, top + 28, 240, 0.6, span, 0.8),
  )
  p.add(
    ripples(p.rng, { x: [0, W], y: [top, H], count: 380, length: 240, thick: 10 }, '#1f4658', 'opacity=".42"'),
    ripples(p.rng, { x: [0, W], y: [top, H], count: 260, length: 190, thick: 8 }, '#ffe9bc', 'opacity=".42"'),
    glitter(p.rng, 640, [top + 4, 1560], [260, 460], 120, '#fff2c8', 'opacity=".65"'),
  )
  p.add(
    span,
    people(
      p.rng,
      [
        [1210, QUAY - 82, 0.66],
        [1250, QUAY - 84, 0.64],
        [1420, QUAY - 66, 0.66],
      ],
      ['#2f6f8e', '#fff0d8', '#c8402f'],
      INK,
      '#d9a888',
    ),
    at(1330, QUAY - 84, 0.9, bicycle('#e3a03e')),
  )
  const boat =
    path('M-170 -30H150Q176 -34 188 -46Q176 -6 150 2H-150Q-172 -6 -170 -30Z', '#2f5f58') +
    stroke('M-168 -24H152', CREAM, 5) +
    path('M-130 -30V-66H70L92 -30Z', CREAM) +
    path('M-118 -58h32v20h-32ZM-76 -58h32v20h-32ZM-34 -58h32v20h-32ZM8 -58h32v20H8ZM46 -58h20l14 20H46Z', '#3f5a70') +
    rect(-138, -72, 220, 8, '#c8402f')
  p.add(
    at(640, 1380, 1.25, boat),
    at(1940, 1330, 0.9, boat, true),
    at(1180, 1420, 1.2, skiff({ hull: '#8f4a34', trim: CREAM, deck: INK, sail: CREAM, shade: INK })),
  )
  front(p)
}

/** Tulips in boxes along the near railing. */
function front(p: Paper) {
  p.add(
    rect(0, 1560, W, 40, p.fade(['#6d4f54', '#2f2440'])),
    rect(0, 1552, W, 10, '#d9b090'),
    dotted(p, `M0 1562H${W}V1600H0Z`, '#ffcf8a', [200, 1560], [1200, 1600], 0.6),
  )
  const colors = ['#e2493f', '#f2b23c', '#f08aa0', '#fff0dc', '#b0446a']
  for (const x0 of [-20, 1820]) {
    const stems = Array.from({ length: 44 }, () => [x0 + p.rng.between(0, 600), p.rng.between(70, 150)] as const)
    p.add(
      stroke(
        stems
          .map(([x, h]) => `M${n(x)} 1580q${n(p.rng.bell() * 10)} ${n(-h * 0.5)} ${n(p.rng.bell() * 8)} ${n(-h)}`)
          .join(''),
        '#3f6a48',
        5,
      ),
      path(
        stems
          .map(
            ([x, h]) =>
              `M${n(x)} 1584q${n(-26)} ${n(-h * 0.4)} ${n(-22)} ${n(-h * 0.7)}q20 ${n(h * 0.2)} 28 ${n(h * 0.68)}Z`,
          )
          .join(''),
        '#5a8a56',
      ),
    )
    p.add(
      ...stems.map(([x, h]) =>
        path(
          `M${n(x - 15)} ${n(1580 - h - 22)}q8 10 8 -6q6 -14 8 -14q4 4 8 14q2 14 8 6q6 34 -16 38q-22 -4 -16 -38Z`,
          p.rng.pick(colors),
        ),
      ),
    )
    p.add(rect(x0 - 10, 1552, 640, 50, p.across(['#a8644a', '#7a4240'])))
  }
  p.add(dabs(p.rng, { x: [0, W], y: [1490, 1550], count: 14, size: 10 }, '#e8b85c'))
}
