import { arch, panes } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { crag, dotted, layer, ridge, rim } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { heightAt, n, type Pt, poly, pts, under } from '../kit/path.ts'
import { cliff, mountains } from '../kit/rock.ts'
import { beams, corners, mist, sky, sun, veil, wash } from '../kit/sky.ts'
import { spruces, type Tones } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [500, 400]
const WALL: Tones = { light: '#fbe9cc', mid: '#e3c6a4', dark: '#8f7d86' }
const INK = '#16303c'

export const scene: Scene = {
  name: 'trabzon-sumela',
  title: { tr: 'Trabzon, Sümela Manastırı', en: 'Trabzon, Sümela Monastery' },
  alt: {
    tr: 'Sisli orman vadisinin üstünde, sarp kayaya yaslanmış Sümela Manastırı',
    en: 'Sümela Monastery clinging to a sheer cliff above a misty forest valley',
  },
  draw: () => {
    const p = paper('sumela', '#d3e0cc')
    p.add(
      sky(p, '#417f92 0, #86b5ae .22, #d3dcbd .4, #fdeec4 .52'),
      beams(p, p.rng, LIGHT, 1500, '#fff3c8', 15),
      sun(p, LIGHT[0], LIGHT[1], 62, '#fffdec', '#fff0bd', 0.45),
    )
    valley(p)
    rockface(p)
    forest(p)
    p.add(wash(p, LIGHT, 1600, '#ffe6a0', 0.36), corners(p, '#0d2c36', 0.46))
    return p.svg()
  },
}

function valley(p: Paper) {
  for (const [i, y] of [640, 760, 880].entries()) {
    const marks = Array.from(
      { length: 11 },
      (_, k): Pt => [k * 250 - 60, y - (k % 2 ? p.rng.between(90, 200) : p.rng.between(-20, 40))],
    )
    const line = crag(p.rng, marks, 0.13)
    const tone = mix('#9dbcb2', '#4f8478', i / 2)
    p.add(
      mountains(p, line, marks, 1200, {
        top: tone,
        foot: '#e3e8cc',
        dark: mix(tone, INK, 0.4),
        light: '#f6f0cc',
        lightFrom: 'left',
      }),
      spruces(
        p.rng,
        line.map(([x, py]): Pt => [x, py + 30]),
        [0, W],
        90,
        [26 + i * 10, 50 + i * 18],
        mix(tone, INK, 0.25),
        0.36,
      ),
    )
    p.add(
      rim(p, line, LIGHT, '#fffbe0', 3, 1200),
      mist(p, p.rng, y + 130, 80, '#f4f4de', 0.6),
      veil(p, y, i === 2 ? 1500 : y + 230, '#eff2d8', 0.75),
    )
  }
}

/** The great wall of rock, its overhang, and the monastery under it on its ledge. */
function rockface(p: Paper) {
  const rock: Tones = { light: '#eddcb8', mid: '#a5998a', dark: '#46566a' }
  const outline = crag(
    p.rng,
    pts('880 1380, 930 1160, 960 960, 1010 700, 1090 430, 1180 300, 1330 190, 1560 130, 1800 150, 2050 90, 2440 60'),
    0.07,
  )
  p.add(cliff(p, outline, 1500, rock, 0.03, 70, [40, 190]), rim(p, outline, LIGHT, '#fff6d2', 6, 1500))
  p.add(dotted(p, under(outline, 1500), INK, [2440, 900], [1300, 500], 0.4))
  const hollow = pts('1110 1010, 1160 860, 1240 720, 1400 640, 1640 600, 1900 620, 2120 690, 2240 800, 2290 1020')
  p.add(path(poly(crag(p.rng, hollow, 0.05)), p.fade([mix(rock.dark, INK, 0.75), mix(rock.dark, rock.mid, 0.2)])))
  const streaks = Array.from({ length: 26 }, () => {
    const x = p.rng.between(1200, 2200)
    return `M${n(x)} ${n(p.rng.between(640, 700))}q${n(p.rng.bell() * 14)} 60 ${n(p.rng.bell() * 16)} ${n(p.rng.between(70, 160))}`
  })
  p.add(stroke(streaks.join(''), rock.light, 4, 'opacity=".22"'))
  monastery(p)
  const ledge = crag(p.rng, pts('1010 1090, 1140 1040, 1400 1052, 1700 1040, 2000 1060, 2240 1040, 2440 1080'), 0.05)
  p.add(
    cliff(p, ledge, 1560, { light: '#e0cfae', mid: '#8d8a80', dark: '#354a58' }, 0, 34, [40, 150]),
    rim(p, ledge, LIGHT, '#fff3c8', 4, 1600),
  )
  p.add(
    spruces(
      p.rng,
      ledge.map(([x, y]): Pt => [x, y + 30]),
      [1020, 2400],
      34,
      [50, 110],
      '#2a5a4e',
      0.4,
    ),
    spruces(p.rng, outline, [1180, 2400], 24, [50, 110], '#3f6f60', 0.4),
  )
}

/** Cell blocks side by side under the overhang: rows of windows, small roofs, the aqueduct arches at the left. */
function monastery(p: Paper) {
  const blocks: [number, number, number, number][] = [
    [1470, 1060, 150, 300],
    [1300, 1060, 180, 236],
    [1610, 1060, 210, 330],
    [1810, 1062, 230, 290],
    [2030, 1064, 170, 216],
    [1180, 1060, 130, 168],
  ]
  for (const [i, [x, foot, w, h]] of blocks.entries()) {
    const top = foot - h
    const split = w * 0.8
    const rows = Math.round(h / 56)
    const cols = Math.round(split / 34)
    p.add(
      rect(x, top, split, h, p.fade([WALL.light, mix(WALL.light, WALL.mid, 0.8)])),
      rect(x + split, top, w - split, h, WALL.dark),
    )
    p.add(
      path(
        poly([
          [x - 8, top + 4],
          [x + 16, top - 34],
          [x + w - 10, top - 34],
          [x + w + 8, top + 4],
        ]),
        p.across(['#d98058', '#a5503f', '#6d3a44']),
      ),
      stroke(
        Array.from({ length: Math.round(w / 16) }, (_, k) => `M${x + 12 + k * 16} ${top - 32}l-4 34`).join(''),
        '#5c3040',
        2,
        'opacity=".3"',
      ),
    )
    p.add(
      path(panes(x + split * 0.1, top + 24, cols, rows, [(split * 0.88) / cols, (h - 20) / rows], [13, 24]), '#4a3a4c'),
      path(
        panes(x + split * 0.1, top + 24, cols, rows, [(split * 0.88) / cols, (h - 20) / rows], [13, 24], () =>
          p.rng.chance(0.2),
        ),
        '#ffcf80',
      ),
    )
    if (i % 2 === 0)
      p.add(
        rect(x + 6, top + h * 0.5, split - 12, 7, '#8a5a48'),
        stroke(
          `${Array.from(
            { length: Math.round(split / 14) },
            (_, k) => `M${x + 10 + k * 14} ${top + h * 0.5 - 22}v22`,
          ).join('')}M${x + 6} ${top + h * 0.5 - 22}h${split - 12}`,
          '#8a5a48',
          3,
        ),
      )
  }
  const arches = [0, 1, 2, 3, 4].map((k) => arch(1100 + k * 44, 1062, 30, 78 + k * 7)).join('')
  p.add(path('M1072 1062V980L1300 930V1062Z', mix(WALL.mid, WALL.dark, 0.3)), path(arches, '#4a4a58'))
  const stair = Array.from({ length: 26 }, (_, k) => `M${n(1078 - k * 7)} ${n(1058 + k * 12)}h26`).join('')
  p.add(
    stroke('M1090 1052L900 1380', WALL.mid, 30),
    stroke(stair, WALL.dark, 4),
    stroke('M1076 1046L884 1376', WALL.light, 6),
  )
}

function forest(p: Paper) {
  p.add(mist(p, p.rng, 1190, 110, '#f4f4e0', 0.75, [-100, 1500]), mist(p, p.rng, 1330, 90, '#eef2dc', 0.5))
  const green = ['#4f8a74', '#2f6a58', '#1b4a46']
  for (const [i, y] of [1240, 1350, 1480].entries()) {
    const line = ridge(`orman${i}`, { y, amp: 50, wave: 600, rough: 0.42 }).map(
      ([x, py]): Pt => [x, py - 90 * Math.abs(x / W - 0.42) ** 1.4 + (i === 2 ? 40 : 0)],
    )
    const tone = green[i] as string
    p.add(
      spruces(p.rng, line, [-20, W + 20], 84 - i * 18, [80 + i * 44, 150 + i * 70], tone, 0.34),
      layer(p, line, tone, mix(tone, i < 2 ? '#dfe8cf' : INK, 0.5)),
      dotted(p, under(line, y + 120), INK, [W, y], [600, y + 100], 0.5),
    )
    if (i < 2) p.add(mist(p, p.rng, y + 80, 70, '#f1f4dd', 0.6))
    else viewpoint(p, line)
  }
  p.add(
    spruces(p.rng, pts('-40 1640, 2440 1640'), [-30, 330], 7, [520, 900], '#0f3338', 0.32),
    spruces(p.rng, pts('-40 1640, 2440 1640'), [2120, W + 20], 6, [420, 760], '#0f3338', 0.32),
  )
}

/** A wooden platform with two hikers looking across. */
function viewpoint(p: Paper, line: readonly Pt[]) {
  const y = heightAt(line, 720) - 10
  p.add(
    rect(560, y, 340, 14, '#8a5f48'),
    stroke(`M580 ${y}v90M880 ${y}v90M730 ${y}v80`, '#5c4038', 10),
    people(
      p.rng,
      [
        [690, y + 2, 1.2],
        [752, y + 2, 1.12],
        [630, y + 2, 0.8],
      ],
      ['#d9502f', '#f2c14e', '#2f6f9e'],
      INK,
      '#d49a78',
    ),
    stroke(
      `M560 ${y - 56}H900M560 ${y}v-58M645 ${y}v-56M730 ${y}v-56M815 ${y}v-56M900 ${y}v-58M560 ${y - 28}H900`,
      '#6d4a3c',
      6,
    ),
    birds(p.rng, 760, 560, 160, 7, 22, '#33606a'),
  )
}
