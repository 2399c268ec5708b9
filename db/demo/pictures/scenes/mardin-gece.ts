import { arch, dome, minaret } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { crag, dotted, ridge, rim } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, disc, H, oval, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { heightAt, type Pt, poly, pts, under } from '../kit/path.ts'
import { cliff } from '../kit/rock.ts'
import { corners, mist, sky, stars, streaks, sun, veil, wash } from '../kit/sky.ts'
import { foliage, type Tones } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [1690, 400]
const LAMP = '#ffc766'
const INK = '#141c44'
/** Moonlit from the right. */
const STONE: Tones = { light: '#3a4680', mid: '#5f6497', dark: '#b3a3b4' }

export const scene: Scene = {
  name: 'mardin-gece',
  title: { tr: 'Mardin’de gece', en: 'Night in Mardin' },
  alt: {
    tr: 'Ay ışığında Mardin’in taş teras evleri, minaresi ve aşağıda uzanan Mezopotamya ovası',
    en: 'Mardin’s terraced stone houses and minaret in moonlight above the Mesopotamian plain',
  },
  draw: () => {
    const p = paper('mardin', '#2a3a78')
    p.add(sky(p, '#0e1644 0, #1d2b6b .25, #3a4a92 .45, #8579ae .58, #d7a6a6 .66'), stars(p.rng, 260, 800, '#fff3d6'))
    p.add(
      streaks(
        p.rng,
        { x: [600, W], y: [470, 900], count: 13, length: 800, height: 22 },
        p.fade('#5a66ab 0 .6, #e0b0ac 1 .5', [0, 470], [0, 920]),
      ),
    )
    p.add(
      sun(p, LIGHT[0], LIGHT[1], 92, '#fff6dc', '#cfd3ff', 0.35),
      disc(LIGHT[0] - 24, LIGHT[1] - 18, 17, '#e8dcc4', 'opacity=".7"'),
      disc(LIGHT[0] + 28, LIGHT[1] + 22, 24, '#e8dcc4', 'opacity=".6"'),
      disc(LIGHT[0] + 18, LIGHT[1] - 40, 10, '#e8dcc4', 'opacity=".6"'),
    )
    plain(p)
    citadel(p)
    city(p)
    terrace(p)
    p.add(wash(p, LIGHT, 1300, '#8f97e8', 0.34), wash(p, [900, 1250], 900, '#ff9c4a', 0.2), corners(p, '#080d33', 0.5))
    return p.svg()
  },
}

/** The plain lies like a sea: bands of fields, villages as strings of lights. */
function plain(p: Paper) {
  const bands = ['#b893a6', '#8d7ba5', '#6b699f', '#4e5590', '#38447d', '#2b376c']
  for (const [i, y] of [1030, 1056, 1090, 1140, 1215, 1320].entries()) {
    const line = ridge(`ova${i}`, { y, amp: 3 + i * 5, wave: 420, octaves: 3 })
    const tone = bands[i] as string
    p.add(path(under(line, H), p.fade([tone, bands[i + 1] ?? tone], [0, y - 10], [0, y + 170])))
    for (let k = 0; k < 5; k++) {
      const x = p.rng.between(800, W)
      p.add(
        ...Array.from({ length: 9 }, () =>
          disc(
            x + p.rng.bell() * (60 + i * 16),
            y + p.rng.between(6, 20 + i * 5),
            p.rng.between(1.2, 2 + i * 0.4),
            LAMP,
            'opacity=".85"',
          ),
        ),
      )
    }
  }
  p.add(veil(p, 940, 1040, '#f0bfae', 0.6), mist(p, p.rng, 1110, 50, '#a89cc8', 0.35, [900, W]))
}

function citadel(p: Paper) {
  const line = crag(
    p.rng,
    pts('-40 470, 120 400, 420 372, 700 392, 820 470, 960 640, 1200 800, 1500 960, 1760 1080, 2080 1250, 2440 1380'),
    0.05,
  )
  p.add(
    cliff(p, line, H, { light: '#8d86b0', mid: '#4e5590', dark: '#242f68' }, -0.1, 40, [30, 130]),
    rim(p, line, LIGHT, '#e9dcf0', 5, 1700),
  )
  const wall = [
    [130, 90],
    [250, 66],
    [360, 110],
    [470, 70],
    [590, 96],
    [680, 60],
  ] as const
  p.add(
    path(
      under(
        pts('130 372, 760 372').map(([x]): Pt => [x, heightAt(line, x) - 44]),
        470,
      ),
      STONE.mid,
    ),
    path(
      poly([
        [130, heightAt(line, 130) - 44],
        ...pts('420 330, 760 372'),
        [760, 384],
        [420, 342],
        [130, heightAt(line, 130) - 32],
      ]),
      STONE.dark,
    ),
  )
  for (const [x, h] of wall) {
    const y = heightAt(line, x)
    p.add(
      rect(x, y - h, 84, h + 20, STONE.mid),
      rect(x + 60, y - h, 24, h + 20, STONE.dark),
      path(arch(x + 34, y - h * 0.25, 14, 30), LAMP),
    )
    for (let k = 0; k < 4; k++) p.add(rect(x + k * 22, y - h - 12, 13, 14, STONE.mid))
  }
}

/** Rows of houses step down the slope; the mosque stands among them. */
function city(p: Paper) {
  const rows = Array.from({ length: 9 }, (_, i) => i)
  for (const row of rows) {
    const size = 62 + row * 11
    const y0 = 560 + row * 92
    const end = 900 + row * 150
    for (let x = -60 + p.rng.between(0, 60); x < end; ) {
      const w = size * p.rng.between(1.3, 2.4)
      const y = y0 + (x / W) * 330 + p.rng.between(-22, 22) + Math.max(0, x - 700) * 0.1
      if (row === 4 && x > 560 && x < 900) p.add(mosque(p, 780, 1010))
      p.add(stoneHouse(p, x, y + size, w, size * p.rng.between(0.95, 1.5), row / 8))
      x += w * p.rng.between(0.86, 1.1)
    }
    p.add(mist(p, p.rng, y0 + 120, 46, '#6d74b4', 0.12, [0, end]))
  }
}

function stoneHouse(p: Paper, x: number, foot: number, w: number, h: number, near: number): string {
  const c = p.rng
  const warm = mix('#c98a62', '#e6a866', c.next())
  const front = mix(STONE.mid, warm, c.between(0.2, 0.62))
  const top = foot - h
  const count = Math.max(2, Math.round(w / 40))
  const gap = (w * 0.8) / count
  const windows: string[] = []
  const dark: string[] = []
  for (let i = 0; i < count; i++) {
    for (const level of h > 90 ? [0.34, 0.84] : [0.6]) {
      ;(c.chance(0.58) ? windows : dark).push(
        arch(x + gap * (i + 0.5) + w * 0.02, top + h * level, gap * 0.4, h * (h > 90 ? 0.24 : 0.36), true),
      )
    }
  }
  return (
    rect(x, top, w * 0.84, h + 130, p.fade([front, mix(front, INK, 0.45)])) +
    rect(x + w * 0.84, top, w * 0.16, h + 130, mix(STONE.dark, front, 0.4 + near * 0.2)) +
    rect(x - 4, top - 6, w + 8, 10, mix(STONE.dark, front, 0.25)) +
    rect(x, top + 4, w * 0.84, 6, INK, 'opacity=".3"') +
    path(dark.join(''), INK, 'opacity=".55"') +
    path(windows.join(''), LAMP) +
    (c.chance(0.35)
      ? rect(x + w * 0.2, top - 34, w * 0.3, 30, front) + rect(x + w * 0.42, top - 34, w * 0.08, 30, STONE.dark)
      : '')
  )
}

function mosque(p: Paper, x: number, foot: number): string {
  const t: Tones = { light: '#4f568f', mid: '#8a7c9c', dark: '#e3c9b0' }
  const rings = [0.16, 0.28, 0.4, 0.52].map((v) => rect(x + 116, foot - 560 * v - 60, 48, 10, t.dark)).join('')
  const ribs = stroke(
    [-0.7, -0.35, 0, 0.35, 0.7]
      .map(
        (f) => `M${x - 30 + f * 118} ${foot - 150}Q${x - 30 + f * 104} ${foot - 230} ${x - 30 + f * 10} ${foot - 268}`,
      )
      .join(''),
    t.light,
    4,
    'opacity=".6"',
  )
  return (
    minaret(p, x + 140, foot, 640, { ...t }, 1) +
    rect(x + 120, foot - 470, 40, 440, p.across([t.light, t.mid, t.dark])) +
    rings +
    path([0.22, 0.34, 0.46].map((v) => arch(x + 140, foot - 560 * v - 50, 16, 34, true)).join(''), LAMP) +
    rect(x - 170, foot - 130, 280, 150, p.across([t.light, t.mid, t.dark])) +
    dome(p, x - 30, foot - 126, 240, t, LAMP, 0.14) +
    ribs +
    path([-120, -60, 0, 60].map((dx) => arch(x + dx - 2, foot - 20, 34, 84, true)).join(''), LAMP)
  )
}

/** The near roof: parapet, lamps, a laid table, pots of basil, guests looking over the plain. */
function terrace(p: Paper) {
  const floor = 1490
  p.add(
    path(`M0 ${floor - 60}H${W}V${H}H0Z`, p.fade(['#6d5a86', '#262a5c'])),
    rect(0, floor - 74, W, 20, '#c4a2a4'),
    rect(0, floor - 54, W, 8, INK, 'opacity=".4"'),
  )
  for (let x = 60; x < W; x += 150) p.add(path(arch(x, floor + 4, 60, 44), INK, 'opacity=".45"'))
  p.add(
    path(`M0 ${floor + 14}H${W}V${H}H0Z`, p.fade(['#8c6f8c', '#2e2d62'])),
    dotted(p, `M0 ${floor + 14}H${W}V${H}H0Z`, '#ffb866', [1000, 1500], [1000, 1640], 0.6),
  )
  const basil: Tones = { dark: '#16363f', mid: '#2d5e50', light: '#8aa765' }
  for (const [x, s] of pts('130 1.5, 330 1, 2240 1.6, 2060 1.1'))
    p.add(
      path(
        poly([
          [x - 36 * s, floor - 40 * s + 60],
          [x + 36 * s, floor - 40 * s + 60],
          [x + 26 * s, floor + 70],
          [x - 26 * s, floor + 70],
        ]),
        p.across(['#7b3f4c', '#c97a55']),
      ),
      at(x, floor + 66 - 36 * s, s, foliage(p.rng, 100, 84, basil)),
    )
  for (const x of [620, 1830])
    p.add(
      disc(
        x,
        floor - 110,
        170,
        p.round([
          [0, LAMP, 0.6],
          [0.35, LAMP, 0.2],
          [1, LAMP, 0],
        ]),
      ),
      path(`M${x - 20} ${floor - 74}l4 -56h32l4 56ZM${x - 22} ${floor - 130}l22 -24l22 24Z`, INK),
      rect(x - 11, floor - 122, 22, 40, '#ffe3a4'),
    )
  p.add(
    oval(1230, floor + 74, 150, 18, INK, 'opacity=".4"'),
    stroke(`M1170 ${floor + 70}L1196 ${floor - 6}M1290 ${floor + 70}L1264 ${floor - 6}`, INK, 8),
    oval(1230, floor - 8, 118, 17, '#e3b98a'),
    path(
      `M1216 ${floor - 14}q-4 -30 6 -34q14 0 14 14q0 14 -6 20ZM1180 ${floor - 12}h22l-4 -18h-14ZM1258 ${floor - 12}h22l-4 -18h-14Z`,
      '#c9573a',
    ),
  )
  p.add(
    people(
      p.rng,
      [
        [1050, floor + 62, 1.5],
        [1420, floor + 60, 1.5],
        [1490, floor + 66, 1.42],
        [900, floor + 50, 1.36],
      ],
      ['#b5413a', '#e8d3b0', '#3f6d94', '#d99a44'],
      INK,
      '#c08a78',
    ),
  )
  p.add(birds(p.rng, 1280, 640, 170, 9, 20, '#e9dff2'))
}
