import { ferry, skiff } from '../kit/boats.ts'
import { arch, dome, minaret, panes } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { dotted, ridge } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, H, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { n, type Pt, poly, under } from '../kit/path.ts'
import { corners, cumulus, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { foliage, type Tones } from '../kit/trees.ts'
import { glitter, mirror, ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [560, 540]
const SHORE = 1190
const STONE: Tones = { light: '#ffe4b8', mid: '#dca27c', dark: '#875a68' }
const INK = '#33264f'

export const scene: Scene = {
  name: 'galata-kulesi',
  title: { tr: 'Galata Kulesi', en: 'Galata Tower' },
  alt: {
    tr: 'Altın ışıkta Galata Kulesi ve Haliç’e inen evler, önde martılar ve vapur',
    en: 'Galata Tower in golden light above the houses that step down to the Golden Horn, with gulls and a ferry',
  },
  draw: () => {
    const p = paper('galata', '#f6d3a0')
    p.add(sky(p, '#3d7f9c 0, #7fb3ad .2, #d3d0a8 .38, #fbdca0 .5, #ffd08a .62'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [200, 640], count: 12, length: 760, height: 22 },
        p.fade('#f0efd8 0 .6, #fff0cc 1 .75', [0, 200], [0, 660]),
      ),
    )
    p.add(
      cumulus(p, p.rng, 1960, 520, 620, 150, '#fff6e2', '#d9c0a4'),
      sun(p, LIGHT[0], LIGHT[1], 74, '#fffbe4', '#ffe7a4', 0.5),
    )
    const hillside = hill(p)
    p.add(hillside)
    water(p, hillside)
    p.add(wash(p, LIGHT, 1600, '#ffc268', 0.4), corners(p, '#2a1a48', 0.42))
    return p.svg()
  },
}

/** A town house of Pera: cornice, rows of tall windows, sometimes a bay on brackets; lit on the left. */
function flat(p: Paper, x: number, foot: number, w: number, h: number, haze: number): string {
  const c = p.rng
  const base = mix(c.pick(['#f0c08e', '#e3a283', '#f6dcb4', '#c98578', '#d8b9a0', '#b9a3a0']), '#fbdca0', haze)
  const dark = mix(base, INK, 0.42 - haze * 0.25)
  const split = w * c.between(0.62, 0.78)
  const top = foot - h
  const cols = Math.max(2, Math.round(split / 26))
  const rows = Math.max(2, Math.round(h / 40))
  const grid = panes(
    x + split * 0.1,
    top + h * 0.1,
    cols,
    rows,
    [(split * 0.88) / cols, (h * 0.92) / rows],
    [(split * 0.4) / cols, (h * 0.5) / rows],
  )
  const lit = panes(
    x + split * 0.1,
    top + h * 0.1,
    cols,
    rows,
    [(split * 0.88) / cols, (h * 0.92) / rows],
    [(split * 0.4) / cols, (h * 0.5) / rows],
    () => c.chance(0.16),
  )
  const roof = c.chance(0.62)
    ? path(
        poly([
          [x - 4, top + 2],
          [x + split * 0.4, top - w * 0.26],
          [x + w - split * 0.3, top - w * 0.26],
          [x + w + 4, top + 2],
        ]),
        mix('#c9644a', '#fbdca0', haze),
      ) +
      path(
        poly([
          [x - 4, top + 2],
          [x + split * 0.4, top - w * 0.26],
          [x + split, top + 2],
        ]),
        mix('#e58a5c', '#fbdca0', haze),
      )
    : rect(x - 4, top - 8, w + 8, 10, mix(base, '#fff0d4', 0.5)) +
      (c.chance(0.5) ? rect(x + w * 0.2, top - 34, w * 0.3, 28, dark) : '')
  return (
    rect(x, top, split, h + 120, base) +
    rect(x + split, top, w - split, h + 120, dark) +
    roof +
    path(grid, INK, `opacity="${n(0.55 - haze * 0.3)}"`) +
    path(lit, '#ffd98c')
  )
}

function hill(p: Paper): string {
  const parts: string[] = []
  const outline = (x: number) =>
    985 - 250 * Math.exp(-(((x - 1230) / 620) ** 2)) - 60 * Math.exp(-(((x - 2050) / 300) ** 2))
  const far = ridge('pera', { y: 960, amp: 40, wave: 500, rough: 0.4 })
  parts.push(path(under(far, SHORE), p.fade(['#c9ab94', '#e8c496'])), veil(p, 880, 1040, '#ffdf9e', 0.5))
  for (let row = 0; row < 6; row++) {
    const size = 70 + row * 10
    const haze = 0.5 - row * 0.1
    for (let x = -60 + p.rng.between(0, 50); x < W + 20; ) {
      const w = size * p.rng.between(0.85, 1.5)
      const lift = (outline(x) - SHORE) * (1 - row / 5.4)
      parts.push(flat(p, x, SHORE + lift + 40, w, size * p.rng.between(1, 1.7), Math.max(0, haze)))
      if (p.rng.chance(0.14))
        parts.push(
          at(
            x + w,
            SHORE + lift + 50,
            1,
            foliage(p.rng, 90, 80, { dark: '#3c5a4c', mid: '#6a8258', light: '#d9c47c' }),
          ),
        )
      x += w * p.rng.between(0.94, 1.06)
    }
    if (row === 0)
      parts.push(
        minaret(p, 2010, 930, 330, { ...STONE, mid: '#d8b494' }, 1),
        dome(p, 1935, 900, 130, { light: '#e9d9b8', mid: '#b9aca0', dark: '#8a7a88' }, INK),
        minaret(p, 330, 1010, 260, { ...STONE, mid: '#d8b494' }, 1),
      )
    if (row === 1) parts.push(tower(p))
  }
  parts.push(rect(0, SHORE - 4, W, 26, '#8a6468'), rect(0, SHORE - 8, W, 8, '#f3cf9c'))
  return parts.join('')
}

/** The round Genoese tower: three belts, arched windows, open gallery, pointed lead roof. */
function tower(p: Paper): string {
  const [x, foot, r, top] = [1230, 930, 108, 470]
  const skin = p.across([
    [0, mix(STONE.light, STONE.mid, 0.3)],
    [0.22, STONE.light],
    [0.55, STONE.mid],
    [1, STONE.dark],
  ])
  const courses = Array.from({ length: 24 }, (_, i) => `M${x - r} ${top + 14 + i * 19}q${r} 16 ${2 * r} 0`).join('')
  const stones = Array.from(
    { length: 90 },
    () => `M${n(x + p.rng.between(-0.94, 0.86) * r)} ${n(top + p.rng.int(0, 23) * 19 + 22)}h${n(p.rng.between(8, 20))}`,
  ).join('')
  const belt = (y: number, grow: number, h: number) =>
    path(
      `M${x - r - grow} ${y}q${r + grow} 18 ${2 * (r + grow)} 0v${h}q${-(r + grow)} 18 ${-2 * (r + grow)} 0Z`,
      skin,
    ) + stroke(`M${x - r - grow} ${y + h}q${r + grow} 18 ${2 * (r + grow)} 0`, INK, 4, 'opacity=".3"')
  const ring = (y: number, count: number, h: number, fill: string) =>
    path(
      Array.from({ length: count }, (_, i) => {
        const a = Math.PI * ((i + 0.5) / count)
        return arch(x - Math.cos(a) * r * 0.98, y + Math.sin(a) * 15, 24 * Math.sin(a) + 5, h)
      }).join(''),
      fill,
    )
  const cone = `M${x - r - 8} ${top - 86}Q${x} ${top - 66} ${x + r + 8} ${top - 86}L${x + 20} ${top - 286}Q${x} ${top - 296} ${x - 20} ${top - 286}Z`
  const seams = [-0.7, -0.4, -0.1, 0.2, 0.5, 0.8]
    .map((f) => `M${n(x + f * (r + 8))} ${top - 80}L${n(x + f * 19)} ${top - 288}`)
    .join('')
  return (
    path(`M${x - r} ${foot}V${top}q${r} 16 ${2 * r} 0V${foot}Z`, skin) +
    stroke(courses, INK, 2, 'opacity=".14"') +
    stroke(stones, INK, 5, 'opacity=".12"') +
    ring(top + 330, 5, 44, INK) +
    ring(top + 190, 5, 50, INK) +
    belt(top + 100, 6, 20) +
    ring(top + 84, 9, 62, INK) +
    belt(top - 6, 16, 18) +
    ring(top - 14, 9, 62, p.fade([INK, '#c97a52'])) +
    belt(top - 92, 12, 14) +
    stroke(`M${x - r - 20} ${top - 22}q${r + 20} 20 ${2 * (r + 20)} 0`, INK, 5) +
    path(cone, p.across(['#a9b4b4', [0.3, '#8290a0'], [1, '#3f4268']])) +
    stroke(seams, INK, 2.5, 'opacity=".3"') +
    rect(x - 18, top - 318, 36, 34, skin) +
    path(`M${x - 26} ${top - 316}L${x} ${top - 376}L${x + 26} ${top - 316}Z`, p.across(['#93a0ac', '#3f4268'])) +
    stroke(`M${x} ${top - 372}v-46`, INK, 5)
  )
}

function water(p: Paper, hillside: string) {
  const top = SHORE + 20
  p.add(sea(p, top, '#e3c394 0, #8fb0a0 .2, #357f8e .55, #1d4568 1'), mirror(p, top, 330, 0.5, hillside, 0.5))
  p.add(
    ripples(p.rng, { x: [0, W], y: [top, H], count: 400, length: 230, thick: 10 }, '#1f4a6c', 'opacity=".42"'),
    ripples(p.rng, { x: [0, W], y: [top, H], count: 260, length: 180, thick: 8 }, '#ffe6b0', 'opacity=".45"'),
    glitter(p.rng, LIGHT[0], [top + 2, 1590], [260, 520], 190, '#fff2c4', 'opacity=".75"'),
  )
  const t = { hull: '#2b2a52', trim: '#e0a03e', deck: '#4a3a54', sail: '#fdf3de', shade: '#7d6a8c' }
  p.add(
    at(1640, 1400, 1.5, ferry(p, t, '#4a6a84')),
    ripples(p.rng, { x: [1370, 1930], y: [1404, 1470], count: 60, length: 200, thick: 10 }, '#fff3d2', 'opacity=".6"'),
    at(820, 1272, 0.5, ferry(p, t, '#4a6a84'), true),
    at(1130, 1290, 0.7, skiff(t)),
    at(300, 1310, 0.8, skiff({ ...t, hull: '#c8402f' })),
  )
  p.add(
    path('M0 1540Q500 1524 900 1548L1040 1600H0Z', p.fade(['#6b5068', '#33264f'])),
    dotted(p, 'M0 1540Q500 1524 900 1548L1040 1600H0Z', '#ffcf8a', [300, 1530], [800, 1640], 0.6),
    people(
      p.rng,
      [
        [330, 1562, 1.2],
        [392, 1566, 1.12],
        [700, 1570, 1.2],
      ],
      ['#c8402f', '#f4e2bc', '#2f6f8e', '#f2b84b'],
      INK,
      '#c98a68',
    ),
  )
  for (const [x, y, s, turned] of [
    [930, 980, 1.5, false],
    [640, 830, 1, true],
    [1060, 1200, 1.9, false],
    [1960, 1130, 1.4, true],
    [2120, 900, 1, true],
    [420, 1080, 1.2, true],
  ] as const)
    p.add(at(x, y, s, gull(), turned))
  p.add(birds(p.rng, 1620, 420, 160, 7, 18, '#5a5a70'))
}

/** A gull gliding to the right, 100 across. */
const gull = () =>
  path('M-6 0Q-24 -30 -62 -40Q-36 -14 -18 6ZM4 -2Q14 -34 56 -50Q34 -16 16 4Z', '#fffaf0') +
  path('M-62 -40Q-50 -34 -42 -28L-48 -24ZM56 -50Q46 -42 40 -32L47 -30Z', '#4a4560') +
  path('M-34 10Q-10 -6 14 -4Q26 -8 34 -2L44 2L33 5Q20 14 -6 12L-38 18Z', '#fffaf0') +
  path('M-34 10Q-8 12 20 8Q6 15 -8 13L-38 18Z', '#b9a8b4') +
  path('M34 -1L45 2L34 4Z', '#e8983a')
