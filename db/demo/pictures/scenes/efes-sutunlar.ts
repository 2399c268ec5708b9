import { arch, columns } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { dabs, dotted, grass, layer, ridge, rim } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, dashes, disc, H, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { crown, type Pt, poly, pts, under } from '../kit/path.ts'
import { corners, cumulus, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { cypress, type Tones, wood } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [470, 560]
const STONE: Tones = { light: '#ffeccb', mid: '#e9bf93', dark: '#a8716f' }
const SHADE = '#7b4a62'
const INK = '#3d2547'
const MID = 1200

export const scene: Scene = {
  name: 'efes-sutunlar',
  title: { tr: 'Efes, Celsus Kütüphanesi', en: 'Ephesus, the Library of Celsus' },
  alt: {
    tr: 'Akşam güneşinde Efes’teki Celsus Kütüphanesi’nin iki katlı sütunlu cephesi',
    en: 'The two-storeyed columned front of the Library of Celsus at Ephesus in evening sun',
  },
  draw: () => {
    const p = paper('efes', '#f7cf9c')
    p.add(sky(p, '#2f7390 0, #6aa6a8 .22, #c5cfae .42, #fbdca2 .56, #ffcf8a .7'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [250, 620], count: 11, length: 700, height: 22 },
        p.fade('#fff3d8 0 .55, #ffe2b0 1 .7', [0, 250], [0, 640]),
      ),
    )
    p.add(
      sun(p, LIGHT[0], LIGHT[1], 70, '#fffbe6', '#ffe7a8', 0.5),
      cumulus(p, p.rng, 1980, 620, 620, 150, '#fff4dc', '#dfb79a'),
    )
    hills(p)
    p.add(birds(p.rng, 830, 360, 120, 7, 18, '#5b5a6e'))
    facade(p)
    street(p)
    p.add(wash(p, LIGHT, 1600, '#ffc064', 0.4), corners(p, '#3a1c3e', 0.42))
    return p.svg()
  },
}

function hills(p: Paper) {
  const far = ridge('pion', { y: 830, amp: 120, wave: 900, rough: 0.4 })
  const near = ridge('koressos', { y: 960, amp: 90, wave: 620, rough: 0.45 })
  p.add(layer(p, far, '#b7a58c', '#ecc998', 1100), rim(p, far, LIGHT, '#fff0c4', 4), veil(p, 780, 1010, '#ffdca0', 0.6))
  p.add(
    layer(p, near, '#8c8a68', '#c09a70', 1300),
    dotted(p, under(near, 1250), '#57604f', [2400, 900], [900, 1150], 0.7),
    rim(p, near, LIGHT, '#ffe9b4', 4),
  )
  p.add(path(under(wood(p.rng, near, [0, W], 90, [24, 42]), 1300), p.fade('#5e6d50 0, #6c7052 .5, #8f8257 1')))
  const green: Tones = { dark: '#24443f', mid: '#3f6b4a', light: '#b5b862' }
  for (const [x, h] of pts('130 560, 250 430, 360 640, 480 470, 2030 520, 2130 640, 2230 450, 2330 590, 1950 380'))
    p.add(at(x, 1300, 1, cypress(p.rng, h, green)))
}

/** Four twin-columned bays below, three pedimented ones above, set between them. */
function facade(p: Paper) {
  const [foot, floor, cornice] = [1270, 838, 500]
  const wall = p.fade([mix(STONE.mid, STONE.dark, 0.15), mix(STONE.mid, STONE.dark, 0.5)])
  const ruin = pts(
    '650 838, 655 560, 690 548, 700 520, 760 512, 790 478, 1610 478, 1640 500, 1700 512, 1712 560, 1745 566, 1750 838',
  )
  p.add(path(poly([...ruin, [1776, foot], [624, foot]]), wall))
  const joints = Array.from({ length: 17 }, (_, i) => `M640 ${520 + i * 44}H1760`).join('')
  const cast = [700, 1027, 1373, 1700].map((x) =>
    poly([
      [x + 78, floor + 6],
      [x + 146, floor + 60],
      [x + 146, foot],
      [x + 78, foot],
    ]),
  )
  p.add(
    p.clip(
      poly([...ruin, [1776, foot], [624, foot]]),
      stroke(joints, SHADE, 2, 'opacity=".22"'),
      path(cast.join(''), SHADE, 'opacity=".38"'),
    ),
  )
  p.add(dotted(p, poly([...ruin, [1776, foot], [624, foot]]), SHADE, [1800, 1250], [1000, 700], 0.8))
  doors(p, foot)
  for (const x of [700, 1027, 1373, 1700]) bay(p, x, foot, floor, 58, 27)
  for (const [x, round] of [
    [863, true],
    [MID, false],
    [1537, true],
  ] as const)
    upperBay(p, x, floor - 74, cornice, round)
  for (const x of [676, 1724])
    p.add(columns(p, [x], x < MID ? 590 : 640, floor - 74, 24, STONE), rect(x - 40, floor - 92, 80, 20, STONE.light))
  for (let i = 0; i < 8; i++) {
    const y = foot + i * 13
    p.add(rect(600 - i * 16, y, 1200 + i * 32, 14, i % 2 ? mix(STONE.mid, STONE.dark, 0.3) : STONE.light))
  }
}

function doors(p: Paper, foot: number) {
  const dark = p.fade(`${INK} 0, #6b3f55 1`)
  for (const [x, w, h] of [
    [863, 112, 262],
    [MID, 132, 300],
    [1537, 112, 262],
  ] as const) {
    p.add(
      rect(x - w / 2 - 16, foot - h - 18, w + 32, h + 18, STONE.light),
      rect(x - w / 2 - 26, foot - h - 30, w + 52, 16, STONE.mid),
      rect(x - w / 2, foot - h, w, h, dark),
    )
    p.add(
      path(
        poly([
          [x - w / 2, foot - h],
          [x - w / 2 + 26, foot - h],
          [x - w / 2 + 26, foot],
        ]),
        '#ffd79a',
        'opacity=".25"',
      ),
    )
    p.add(
      rect(x - w * 0.36, 742, w * 0.72, 66, INK, 'opacity=".8"'),
      rect(x - w * 0.36, 742, w * 0.72, 7, STONE.light, 'opacity=".7"'),
    )
    p.add(rect(x - 46, 596, 92, 112, INK, 'opacity=".72"'), rect(x - 56, 586, 112, 12, STONE.light))
  }
}

function bay(p: Paper, x: number, foot: number, floor: number, half: number, w: number) {
  p.add(path(arch(x, foot - 84, 70, 230), p.fade(`${INK} 0, #82506a 1`)), statue(x, foot - 88))
  p.add(
    block(x - half - 22, foot - 74, half * 2 + 44, 74),
    rect(x - half - 28, foot - 82, half * 2 + 56, 12, STONE.light),
  )
  p.add(columns(p, [x - half, x + half], floor + 4, foot - 80, w, STONE))
  p.add(
    block(x - half - 26, floor - 38, half * 2 + 52, 44),
    rect(x - half - 40, floor - 62, half * 2 + 80, 26, STONE.light),
    dashes(`M${x - half - 36} ${floor - 32}H${x + half + 36}`, SHADE, 7, 7, 9, 0.55),
  )
  p.add(rect(x - half - 34, floor - 74, half * 2 + 68, 12, mix(STONE.light, STONE.mid, 0.5)))
}

function upperBay(p: Paper, x: number, foot: number, top: number, round: boolean) {
  const half = 104
  p.add(
    path(
      poly([
        [x + half, top + 60],
        [x + half + (x > 1500 ? 60 : 74), top + 110],
        [x + half + (x > 1500 ? 60 : 74), foot],
        [x + half, foot],
      ]),
      SHADE,
      'opacity=".34"',
    ),
  )
  p.add(rect(x - half - 24, foot - 34, 48, 34, STONE.mid), rect(x + half - 24, foot - 34, 48, 34, STONE.dark))
  p.add(columns(p, [x - half, x + half], top + 58, foot - 30, 23, STONE))
  const roof = round
    ? `M${x - half - 44} ${top + 6}Q${x} ${top - 108} ${x + half + 44} ${top + 6}Z`
    : poly([
        [x - half - 46, top + 6],
        [x, top - 92],
        [x + half + 46, top + 6],
      ])
  const field = round
    ? `M${x - half - 10} ${top}Q${x} ${top - 74} ${x + half + 10} ${top}Z`
    : poly([
        [x - half - 6, top - 2],
        [x, top - 62],
        [x + half + 6, top - 2],
      ])
  p.add(block(x - half - 30, top + 22, half * 2 + 60, 38), rect(x - half - 44, top + 4, half * 2 + 88, 20, STONE.light))
  p.add(path(roof, STONE.light), path(field, p.across([STONE.dark, SHADE])), disc(x, top - 22, 13, STONE.mid))
  p.add(dashes(`M${x - half - 30} ${top + 27}H${x + half + 30}`, SHADE, 6, 6, 8, 0.5))
}

const block = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, mix(STONE.light, STONE.mid, 0.6)) + rect(x + w * 0.86, y, w * 0.14, h, STONE.dark, 'opacity=".7"')

const statue = (x: number, foot: number) =>
  path(
    `M${x - 18} ${foot}L${x - 15} ${foot - 70}Q${x - 22} ${foot - 104} ${x - 8} ${foot - 116}h16Q${x + 22} ${foot - 104} ${x + 14} ${foot - 70}L${x + 18} ${foot}Z`,
    STONE.mid,
  ) +
  path(
    `M${x + 2} ${foot}L${x + 4} ${foot - 114}Q${x + 22} ${foot - 104} ${x + 14} ${foot - 70}L${x + 18} ${foot}Z`,
    STONE.dark,
  ) +
  disc(x, foot - 128, 12, STONE.light)

/** The marble street, fallen drums, poppies, visitors. */
function street(p: Paper) {
  p.add(path(`M0 1374L${W} 1374V${H}H0Z`, p.fade('#e5bb8e 0, #9c6768 1')))
  const seams = Array.from({ length: 25 }, (_, i) => `M${MID + (i - 12) * 90} 1374L${MID + (i - 12) * 300} 1600`).join(
    '',
  )
  const rows = [1392, 1416, 1450, 1496, 1556].map((y) => `M0 ${y}H${W}`).join('')
  p.add(
    stroke(seams + rows, SHADE, 3, 'opacity=".3"'),
    dotted(p, `M0 1374H${W}V${H}H0Z`, SHADE, [2400, 1600], [700, 1400], 0.85),
    dotted(p, `M0 1374H${W}V${H}H0Z`, '#ffe2ae', [300, 1374], [1000, 1560], 0.6),
  )
  const drum = (x: number, y: number, s: number) =>
    path(
      `M${x - 60 * s} ${y}v${-70 * s}a${20 * s} ${35 * s} 0 0 1 0 0h${120 * s}v${70 * s}Z`,
      p.fade([STONE.light, STONE.dark]),
    ) +
    `<ellipse cx="${x - 60 * s}" cy="${y - 35 * s}" rx="${17 * s}" ry="${35 * s}" fill="${STONE.light}"/><ellipse cx="${x + 60 * s}" cy="${y - 35 * s}" rx="${17 * s}" ry="${35 * s}" fill="${STONE.dark}"/>`
  p.add(
    drum(380, 1440, 1.1),
    drum(205, 1478, 1.5),
    drum(2060, 1430, 1),
    columns(p, [1940, 2240], 1130, 1440, 46, STONE),
    columns(p, [130], 1060, 1420, 52, STONE),
  )
  for (const x of [0, 1880]) {
    const bank = crown(
      Array.from(
        { length: 26 },
        (_, i) => [x + i * 22, 1600 - p.rng.between(0, 50) * (x ? i / 26 : 1 - i / 26), p.rng.between(18, 46)] as const,
      ),
      H,
    )
    p.add(
      path(under(bank, H), '#4c5b3d'),
      grass(p.rng, bank, 70, 46, '#7f8a4c', [x, x + 520]),
      dabs(p.rng, { x: [x, x + 540], y: [1530, 1600], count: 46, size: 12, flat: 1.3 }, '#e2492f'),
    )
  }
  p.add(
    people(
      p.rng,
      [
        [1120, 1372, 0.78],
        [1165, 1376, 0.74],
        [1390, 1400, 0.86],
        [820, 1420, 0.95],
        [866, 1426, 0.9],
        [1600, 1470, 1.2],
        [1660, 1476, 1.14],
        [1010, 1330, 0.62],
      ],
      ['#d9502f', '#fff0d2', '#2e6f8e', '#f2b84b'],
      INK,
      '#c98a68',
    ),
  )
}
