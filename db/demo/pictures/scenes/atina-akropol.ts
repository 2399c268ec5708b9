import { columns, town } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { crag, dotted, layer, ridge, rim } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, dashes, H, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { heightAt, type Pt, poly, pts, under } from '../kit/path.ts'
import { cliff } from '../kit/rock.ts'
import { corners, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { cypress, foliage, type Tones } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [600, 560]
const MARBLE: Tones = { light: '#fff2d8', mid: '#ecc9a0', dark: '#a8788a' }
const ROCK: Tones = { light: '#f6d3a6', mid: '#bb8672', dark: '#5d3f60' }
const OLIVE: Tones = { dark: '#2c4a4a', mid: '#5b7a5a', light: '#cfcb86' }
const INK = '#31234e'

export const scene: Scene = {
  name: 'atina-akropol',
  title: { tr: 'Atina, Akropolis', en: 'Athens, the Acropolis' },
  alt: {
    tr: 'Gün batımında Atina’nın üzerinde Akropolis kayası ve Parthenon',
    en: 'The rock of the Acropolis and the Parthenon above Athens at sunset',
  },
  draw: () => {
    const p = paper('atina', '#f8c39a')
    p.add(sky(p, '#3f5fa6 0, #8a86ba .2, #dd9ca4 .36, #fcc08a .48, #ffe6a8 .58'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [200, 660], count: 18, length: 800, height: 24 },
        p.fade('#d99fb0 0 .65, #ffe9be 1 .8', [0, 200], [0, 680]),
      ),
    )
    p.add(sun(p, LIGHT[0], LIGHT[1], 76, '#fffbe4', '#ffe09c', 0.6), birds(p.rng, 880, 340, 150, 8, 19, '#564a80'))
    city(p)
    rock(p)
    plaka(p)
    grove(p)
    p.add(wash(p, LIGHT, 1600, '#ffb568', 0.4), corners(p, '#22154a', 0.42))
    return p.svg()
  },
}

function city(p: Paper) {
  const far = ridge('hymettos', { y: 900, amp: 90, wave: 900, rough: 0.4 })
  const cone = crag(p.rng, pts('1900 990, 2060 900, 2150 790, 2200 770, 2260 810, 2360 910, 2460 980'), 0.08)
  p.add(
    layer(p, far, '#b58aa4', '#f3bd98', 1200),
    rim(p, far, LIGHT, '#fff0c6', 4, 1200),
    veil(p, 840, 1000, '#ffd6a0', 0.6),
  )
  p.add(
    cliff(p, cone, 1100, { light: '#e0aa98', mid: '#b58494', dark: '#8a6488' }),
    rect(2188, 748, 22, 24, '#fff3dc'),
    path('M2184 750l15 -16l15 16Z', '#c9736a'),
  )
  const walls: Tones[] = [
    { light: '#fbdcb8', mid: '#e6b89e', dark: '#b88a9a' },
    { light: '#f6cdaa', mid: '#dca893', dark: '#a87c92' },
    { light: '#fff0d8', mid: '#ecc9ac', dark: '#c099a4' },
  ]
  const slots = Array.from({ length: 190 }, () => {
    const t = p.rng.next()
    return [p.rng.between(-40, W), 985 + t * 330, 26 + t * 26] as const
  }).sort((a, b) => a[1] - b[1])
  p.add(
    path(`M0 985H${W}V${H}H0Z`, p.fade('#d9a494 0, #8a6478 1')),
    town(p.rng, slots, walls, '#c9745c', '#6a5478', 0.35),
    veil(p, 960, 1080, '#ffd9a8', 0.4),
  )
}

/** The limestone rock with its walls; the Parthenon, the gateway and the little temple of Nike. */
function rock(p: Paper) {
  const top = crag(
    p.rng,
    pts(
      '300 1200, 440 1060, 560 960, 640 900, 700 872, 1000 860, 1400 850, 1760 856, 1860 900, 1960 1010, 2080 1130, 2180 1230',
    ),
    0.07,
  )
  p.add(cliff(p, top, 1360, ROCK, 0, 60, [30, 150]), rim(p, top, LIGHT, '#fff0c6', 5, 1700))
  const wall = under(pts('640 862, 1000 842, 1400 832, 1800 842'), 900)
  p.add(
    path(wall, p.across([MARBLE.light, MARBLE.mid, mix(MARBLE.mid, MARBLE.dark, 0.7)])),
    dashes('M650 872H1790', INK, 3, 22, 14, 0.2),
    dashes('M650 886H1790', INK, 3, 18, 18, 0.2),
  )
  propylaia(p)
  parthenon(p)
  const body = under(top, 1360)
  p.add(dotted(p, body, INK, [2200, 1300], [1200, 950], 0.7))
  for (const [x, y] of top.filter((_, i) => i % 6 === 0)) {
    for (const drop of [260, 330])
      if (p.rng.chance(0.5))
        p.add(
          at(
            x + p.rng.bell() * 40,
            Math.min(1370, y + drop + p.rng.between(0, 60)),
            1,
            foliage(p.rng, p.rng.between(60, 130), p.rng.between(46, 84), OLIVE, 0.3),
          ),
        )
  }
}

/** The old quarter that climbs to the foot of the rock. */
function plaka(p: Paper) {
  const walls: Tones[] = [
    { light: '#f6cda6', mid: '#dca48c', dark: '#a87c8c' },
    { light: '#fbe2c0', mid: '#e6bc9c', dark: '#b58a94' },
  ]
  const slots = Array.from({ length: 90 }, () => {
    const t = p.rng.next()
    return [p.rng.between(-60, W), 1290 + t * 130, 44 + t * 26] as const
  }).sort((a, b) => a[1] - b[1])
  p.add(
    ...Array.from({ length: 40 }, (_, i) =>
      at(i * 62, 1350, 1, foliage(p.rng, p.rng.between(80, 150), p.rng.between(60, 100), OLIVE, 0.2)),
    ),
  )
  p.add(town(p.rng, slots, walls, '#c9684f', '#5a4468', 0.75), veil(p, 1180, 1340, '#e6a890', 0.25))
}

/** Eight columns on the short front, seventeen on the long side that runs away to the right. */
function parthenon(p: Paper) {
  const [left, corner, right, foot, top] = [1010, 1330, 1720, 836, 610]
  const far = 26
  const side = Array.from({ length: 14 }, (_, i) => corner + 24 + (right - corner - 34) * (i / 13))
  p.add(
    path(
      poly([
        [left - 30, foot + 18],
        [corner + 10, foot + 26],
        [right + 26, foot - far + 22],
        [right, foot - far - 4],
        [corner, foot],
        [left, foot],
      ]),
      p.across([MARBLE.light, [0.48, MARBLE.mid], [0.5, MARBLE.dark], [1, MARBLE.dark]]),
    ),
  )
  p.add(
    path(
      poly([
        [left + 40, foot],
        [left + 40, top + 70],
        [corner, top + 70],
        [right - 20, top + 70],
        [right - 20, foot - far],
      ]),
      mix(INK, '#8f5a72', 0.5),
    ),
    path(
      poly([
        [left + 80, foot],
        [left + 80, top + 96],
        [corner - 50, top + 96],
        [corner - 50, foot],
      ]),
      p.fade([INK, '#d98f6c']),
    ),
  )
  const shade: Tones = { light: mix(MARBLE.mid, MARBLE.dark, 0.5), mid: MARBLE.dark, dark: mix(MARBLE.dark, INK, 0.4) }
  for (const [i, x] of side.entries()) {
    const t = (x - corner) / (right - corner)
    if (i > 4 && i < 8) {
      p.add(columns(p, [x], foot - 90 + i * 8, foot - far * t + 2, 19 - t * 4, shade))
    } else p.add(columns(p, [x], top + 62 - t * 2, foot - far * t + 2, 19 - t * 4, shade))
  }
  p.add(
    columns(
      p,
      Array.from({ length: 8 }, (_, i) => left + 18 + i * 42.5),
      top + 62,
      foot + 4,
      26,
      MARBLE,
    ),
  )
  const beam = (y: number, h: number, grow: number) =>
    rect(left - 8 - grow, y, corner - left + 12 + grow, h, MARBLE.light)
  p.add(
    path(
      poly([
        [corner + 4, top + 24],
        [corner + 170, top + 22],
        [corner + 170, top + 62],
        [corner + 4, top + 64],
      ]),
      shade.mid,
    ),
    path(
      poly([
        [corner + 250, top + 24],
        [right + 6, top + 20],
        [right + 6, top + 58],
        [corner + 250, top + 62],
      ]),
      shade.mid,
    ),
  )
  p.add(
    beam(top + 24, 40, 0),
    dashes(`M${left - 2} ${top + 46}H${corner}`, MARBLE.dark, 24, 11, 22, 0.6),
    beam(top + 16, 10, 8),
  )
  p.add(
    path(
      poly([
        [left - 22, top + 16],
        [left + 30, top - 12],
        [left + 70, top - 4],
        [left + 96, top - 44],
        [left + 168, top - 76],
        [left + 236, top - 46],
        [left + 262, top - 20],
        [corner - 20, top - 4],
        [corner + 18, top + 16],
      ]),
      MARBLE.mid,
    ),
    path(
      poly([
        [left + 10, top + 12],
        [left + 168, top - 60],
        [left + 240, top - 28],
        [left + 262, top + 12],
      ]),
      MARBLE.dark,
      'opacity=".7"',
    ),
  )
  p.add(
    stroke(
      `M${left - 22} ${top + 14}L${left + 30} ${top - 14}L${left + 70} ${top - 4}M${left + 96} ${top - 44}L${left + 168} ${top - 78}L${left + 240} ${top - 46}`,
      MARBLE.light,
      9,
    ),
  )
  p.add(
    people(
      p.rng,
      [
        [900, 850, 0.3],
        [930, 850, 0.3],
        [975, 848, 0.3],
        [1160, 862, 0.32],
        [1780, 846, 0.3],
      ],
      ['#c8402f', '#fff2d8', '#3f5f9e'],
      INK,
      '#c98a68',
    ),
    stroke('M1846 862V700', INK, 4),
    path('M1848 702q22 -8 44 2q18 6 34 0v30q-18 6 -36 -1q-22 -8 -42 1Z', '#3f6fb0'),
    rect(1848, 712, 78, 4, '#fff2d8'),
    rect(1848, 722, 78, 4, '#fff2d8'),
  )
}

function propylaia(p: Paper) {
  p.add(
    rect(700, 736, 150, 126, mix(INK, '#8f5a72', 0.6)),
    columns(p, [708, 742, 776, 810, 844], 748, 864, 17, MARBLE),
    rect(692, 726, 168, 24, MARBLE.light),
    path(
      poly([
        [690, 728],
        [776, 694],
        [862, 728],
      ]),
      MARBLE.mid,
    ),
  )
  p.add(
    rect(618, 800, 66, 66, MARBLE.dark),
    columns(p, [624, 644, 664, 680], 802, 868, 9, MARBLE),
    rect(612, 790, 76, 14, MARBLE.light),
    path(
      poly([
        [610, 792],
        [650, 774],
        [690, 792],
      ]),
      MARBLE.mid,
    ),
  )
}

/** The hill opposite: olives, cypresses, a marble step where people wait for the dark. */
function grove(p: Paper) {
  const line = ridge('filopappou', { y: 1420, amp: 40, wave: 700, rough: 0.42 }).map(
    ([x, y]): Pt => [x, y - 120 * Math.abs(x / W - 0.5) ** 1.4 + 10],
  )
  p.add(
    layer(p, line, '#8a7a5a', '#3a2a4c'),
    rim(p, line, LIGHT, '#ffe9b4', 5, 1900),
    dotted(p, under(line, H), INK, [2400, 1600], [900, 1400], 0.8),
    dotted(p, under(line, H), '#ffcf8c', [400, 1400], [900, 1600], 0.5),
  )
  for (const [x, h] of pts('150 620, 250 480, 2240 640, 2350 520, 2130 400, 60 420'))
    p.add(at(x, heightAt(line, x) + 30, 1, cypress(p.rng, h, { dark: '#1f3a44', mid: '#3a5f50', light: '#b9b468' })))
  for (const [x, w] of pts('420 240, 560 170, 1900 240, 2040 200, 340 150, 1780 150')) {
    const y = heightAt(line, x) + 30
    p.add(
      stroke(`M${x} ${y}q10 -40 -6 ${-w * 0.4}M${x} ${y - 20}q20 -30 34 ${-w * 0.3}`, '#4a3040', 15),
      at(x, y - w * 0.28, 1, foliage(p.rng, w, w * 0.7, OLIVE)),
    )
  }
  p.add(
    rect(960, 1452, 420, 20, MARBLE.mid),
    rect(930, 1472, 480, 24, MARBLE.dark),
    people(
      p.rng,
      [
        [1040, 1456, 1.1],
        [1100, 1456, 1.06],
        [1280, 1456, 1.14],
        [700, 1470, 1.2],
        [1600, 1476, 1.2],
        [1650, 1480, 0.84],
      ],
      ['#c8402f', '#fff2d8', '#3f5f9e', '#f2b84b'],
      INK,
      '#c98a68',
    ),
  )
  for (const [x, w] of pts('80 420, 2320 440, 330 260, 2080 260'))
    p.add(at(x, 1640, 1, foliage(p.rng, w, w * 0.42, { dark: '#231c40', mid: '#4a4a50', light: '#b39a62' })))
}
