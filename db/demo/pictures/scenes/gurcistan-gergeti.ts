import { arch } from '../kit/buildings.ts'
import { mix } from '../kit/color.ts'
import { crag, dabs, dotted, grass, ridge, rim } from '../kit/land.ts'
import { birds, people, sheep } from '../kit/life.ts'
import { at, H, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { curve, heightAt, type Pt, poly, pts, under } from '../kit/path.ts'
import { cliff, mountains } from '../kit/rock.ts'
import { corners, mist, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { foliage, spruces, type Tones } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [2020, 480]
const INK = '#26284e'
/** Lit from the right. */
const STONE: Tones = { light: '#5c5470', mid: '#a58a8a', dark: '#f6d3a4' }

export const scene: Scene = {
  name: 'gurcistan-gergeti',
  title: { tr: 'Gürcistan, Gergeti Kilisesi', en: 'Georgia, Gergeti Church' },
  alt: {
    tr: 'Kazbek Dağı’nın karlı zirvesi önünde, yeşil tepenin üstünde Gergeti Kilisesi',
    en: 'Gergeti Church on its green hill before the snowy peak of Mount Kazbek',
  },
  draw: () => {
    const p = paper('gergeti', '#f0cdb0')
    p.add(sky(p, '#3f6cae 0, #86a0cc .2, #d3b9c4 .36, #fbc9a0 .48, #ffe6b8 .58'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [180, 600], count: 14, length: 800, height: 24 },
        p.fade('#d3c6d9 0 .6, #fff0d4 1 .8', [0, 180], [0, 620]),
      ),
    )
    p.add(sun(p, LIGHT[0], LIGHT[1], 66, '#fffdec', '#ffe4ac', 0.5), birds(p.rng, 1640, 350, 150, 7, 19, '#4a4f86'))
    kazbek(p)
    hills(p)
    church(p)
    near(p)
    p.add(wash(p, LIGHT, 1700, '#ffc88a', 0.38), corners(p, '#181c56', 0.42))
    return p.svg()
  },
}

function kazbek(p: Paper) {
  const side = pts('-40 760, 240 640, 420 720, 640 600, 1760 640, 1960 720, 2180 580, 2440 660')
  const main = pts(
    '300 1000, 560 760, 700 690, 860 520, 960 470, 1100 210, 1240 330, 1340 470, 1480 540, 1640 720, 1900 880, 2100 1000',
  )
  for (const [marks, top, depth] of [
    [side, '#9fa6cc', 150],
    [main, '#6f80b8', 520],
  ] as const) {
    const line = crag(p.rng, marks, 0.11)
    p.add(
      mountains(p, line, marks, 1080, {
        top,
        foot: '#c9bcd0',
        dark: mix(top, '#37479c', 0.7),
        light: '#fff3e4',
        lightFrom: 'right',
        snow: '#fffaf0',
        snowDepth: depth,
      }),
      rim(p, line, LIGHT, '#fff6dc', 5, 1900),
      veil(p, 800, 1080, '#f6d6c0', 0.65),
    )
  }
  p.add(mist(p, p.rng, 830, 90, '#fbe6d6', 0.6, [100, 2300]))
}

function hills(p: Paper) {
  for (const [i, y] of [930, 1040].entries()) {
    const line = ridge(`yamac${i}`, { y, amp: 80, wave: 700, rough: 0.42 }).map(
      ([x, py]): Pt => [x, py - 150 * Math.abs(x / W - 0.5) ** 1.2],
    )
    const tone = mix('#8fa58c', '#6a8a62', i)
    p.add(
      path(under(line, H), p.fade([tone, mix(tone, '#e3d0a8', 0.5)])),
      rim(p, line, LIGHT, '#fdf3c4', 4, 1800),
      dotted(p, under(line, H), INK, [0, y - 60], [1500, y + 160], 0.36),
      spruces(
        p.rng,
        line.map(([x, py]): Pt => [x, py + 60]),
        [0, W],
        60,
        [30, 60],
        mix(tone, INK, 0.4),
        0.34,
      ),
      mist(p, p.rng, y + 140, 70, '#f9e6d0', 0.5),
    )
  }
}

/** The hill, and on it the church with its round drum and the square bell tower beside it. */
function church(p: Paper) {
  const hill = crag(
    p.rng,
    pts(
      '-40 1380, 300 1310, 560 1200, 760 1080, 900 1010, 1040 978, 1420 970, 1540 1010, 1700 1110, 1960 1220, 2200 1280, 2440 1340',
    ),
    0.03,
  )
  const d = under(hill, H)
  p.add(
    path(d, p.fade('#a3b466 0, #4f7a4c .6, #2f5a4a 1')),
    dotted(p, d, INK, [0, 1400], [1300, 1150], 0.6),
    dotted(p, d, '#e6dc84', [2300, 1150], [1300, 1300], 0.4),
    rim(p, hill, LIGHT, '#fff6be', 5, 1800),
  )
  const crags = crag(p.rng, pts('960 1090, 1030 1030, 1130 1010, 1280 1022, 1420 1006, 1500 1040, 1540 1100'), 0.09)
  p.add(
    p.clip(
      poly([
        ...crags,
        ...crag(
          p.rng,
          pts('970 1110, 1060 1180, 1130 1120, 1240 1210, 1330 1130, 1430 1170, 1530 1096'),
          0.2,
        ).reverse(),
      ]),
      cliff(p, crags, 1230, { light: '#e3c9a4', mid: '#9a8c80', dark: '#4f5260' }, 0, 24, [30, 90]),
    ),
  )
  const trail = curve(
    pts('1250 1000, 1330 1060, 1480 1120, 1400 1180, 1180 1220, 1060 1290, 1220 1360, 1480 1420, 1420 1520, 1240 1620'),
  )
  p.add(stroke(trail, '#e9d8a4', 16), stroke(trail, '#c9a878', 4, 'opacity=".5"'))
  p.add(
    at(1290, 992, 1, trinity(p)),
    at(1080, 996, 1, belfry(p)),
    path(under(pts('980 984, 1480 976'), 1004), '#8a7c7c'),
    rect(980, 978, 500, 8, '#f0d3a8'),
  )
  p.add(
    people(
      p.rng,
      [
        [1190, 982, 0.3],
        [1440, 980, 0.3],
        [1462, 980, 0.3],
        [1330, 1066, 0.4],
        [1440, 1130, 0.46],
        [1120, 1250, 0.6],
        [1080, 1276, 0.62],
      ],
      ['#d9402f', '#f4e2bc', '#2f6f9e', '#f2b84b'],
      INK,
      '#c98a68',
    ),
  )
  for (const [x, y, s] of [
    [700, 1250, 0.8],
    [760, 1240, 0.9],
    [640, 1290, 1],
    [1760, 1230, 0.9],
    [1830, 1260, 1],
    [1690, 1250, 0.9],
    [560, 1270, 0.8],
  ] as const)
    p.add(at(x, y, s, sheep('#fff3dc', INK), p.rng.chance(0.5)))
}

const skin = (p: Paper) => p.across([STONE.light, [0.5, STONE.mid], [0.85, STONE.dark], [1, '#ffe6bc']])

function trinity(p: Paper): string {
  const lit = (d: string) => path(d, p.fade(['#f9dcb0', '#d9ab88']))
  const shade = (d: string) => path(d, p.fade(['#8a7680', '#665a74']))
  const windows = [-30, -10, 12, 30].map((x) => arch(x, -186, 9, 52)).join('')
  return (
    shade('M-118 0V-108H-30V0Z') +
    lit('M40 0V-112H122V0Z') +
    path('M-128 -104L-84 -146H-20V-104Z', '#5a5470') +
    path('M132 -108L92 -148H24V-108Z', '#c98a72') +
    shade('M-66 0V-130L0 -176V0Z') +
    lit('M0 0V-176L66 -130V0Z') +
    path('M-76 -124L0 -184L76 -124L72 -116L0 -172L-72 -116Z', '#e9b890') +
    path(poly(pts('-62 -150, -62 -160, 62 -160, 62 -150')), '#8a7680') +
    rect(-50, -262, 100, 112, skin(p)) +
    path(windows, INK, 'opacity=".8"') +
    stroke('M-50 -252H50M-50 -176H50', INK, 3, 'opacity=".3"') +
    path('M-62 -258Q0 -272 62 -258L0 -366Z', p.across(['#4f4a68', [0.5, '#8a6a74'], [1, '#e9a880']])) +
    stroke('M0 -362V-396M-9 -384H9', INK, 4) +
    path(
      arch(0, 0, 30, 66) + arch(-92, -30, 11, 44) + arch(82, -30, 11, 44) + arch(0, -92, 12, 44),
      INK,
      'opacity=".85"',
    ) +
    stroke('M-118 -54H-66M66 -56H122', INK, 2, 'opacity=".25"') +
    rect(-126, -6, 256, 10, '#8a7680')
  )
}

const belfry = (p: Paper): string =>
  rect(-38, -104, 76, 106, skin(p)) +
  rect(-44, -110, 88, 10, '#d9b090') +
  rect(-34, -168, 68, 60, skin(p)) +
  path(arch(-16, -112, 18, 44) + arch(16, -112, 18, 44), INK, 'opacity=".85"') +
  path('M-46 -164Q0 -176 46 -164L0 -226Z', p.across(['#4f4a68', [0.5, '#8a6a74'], [1, '#e9a880']])) +
  stroke('M0 -222v-26M-7 -240h14', INK, 3.5) +
  path(arch(0, 0, 24, 50), INK, 'opacity=".85"')

function near(p: Paper) {
  const line = ridge('on', { y: 1480, amp: 36, wave: 620, rough: 0.42 }).map(
    ([x, y]): Pt => [x, y - 70 * Math.abs(x / W - 0.5) ** 1.3],
  )
  p.add(
    path(under(line, H), p.fade('#5c7f4c 0, #223f48 1')),
    rim(p, line, LIGHT, '#f9f0a8', 5, 1900),
    dotted(p, under(line, H), INK, [0, 1600], [1500, 1440], 0.85),
  )
  const bush: Tones = { dark: '#1f3f48', mid: '#47704c', light: '#d3c46a' }
  for (const [x, w] of pts('90 420, 300 230, 2320 440, 2100 220'))
    p.add(at(x, 1640, 1, foliage(p.rng, w, w * 0.5, bush, 0, [0.35, -0.6])))
  p.add(
    grass(p.rng, line, 150, 42, '#3f6a48'),
    dabs(p.rng, { x: [200, 2300], y: [1500, 1596], count: 100, size: 11, flat: 1.4 }, '#f2c14e'),
    dabs(p.rng, { x: [200, 2300], y: [1500, 1596], count: 70, size: 10, flat: 1.4 }, '#fff3e4'),
    dabs(p.rng, { x: [200, 2300], y: [1500, 1596], count: 60, size: 11, flat: 1.4 }, '#d96a8a'),
  )
  p.add(
    people(
      p.rng,
      [
        [860, heightAt(line, 860) + 20, 1.24],
        [926, heightAt(line, 926) + 24, 1.18],
      ],
      ['#d9402f', '#f2b84b'],
      INK,
      '#d49a78',
    ),
  )
}
