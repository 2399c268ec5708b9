import { mix } from '../kit/color.ts'
import { crag, dabs, dotted, grass, layer, ridge, rim } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, H, oval, type Paper, paper, path, stroke, W } from '../kit/paper.ts'
import { curve, type Pt, poly, pts, under } from '../kit/path.ts'
import { mountains } from '../kit/rock.ts'
import { beams, corners, mist, sky, stars, streaks, sun, veil, wash } from '../kit/sky.ts'
import type { Tones } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [520, 800]
const STONE: Tones = { light: '#ffd9a3', mid: '#cf8d72', dark: '#6a3a62' }
const INK = '#2e1b4d'

export const scene: Scene = {
  name: 'nemrut-gundogumu',
  title: { tr: 'Nemrut’ta gün doğumu', en: 'Sunrise on Mount Nemrut' },
  alt: {
    tr: 'Nemrut Dağı’nda gün doğarken Kommagene krallarının dev taş başları ve tümülüs',
    en: 'The giant stone heads of Commagene and the tumulus on Mount Nemrut at sunrise',
  },
  draw: () => {
    const p = paper('nemrut', '#e8926e')
    p.add(
      sky(p, '#26306f 0, #5a4a8f .18, #a8609a .32, #ec8577 .43, #ffb96f .5, #ffe39b .56'),
      stars(p.rng, 60, 260, '#ffe9cf'),
    )
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [320, 720], count: 18, length: 850, height: 22 },
        p.fade('#c06f9c 0 .6, #ffd596 1 .7', [0, 320], [0, 740]),
      ),
    )
    p.add(
      beams(p, p.rng, LIGHT, 1500, '#fff0bd', 13, [-3.1, 0]),
      sun(p, LIGHT[0], LIGHT[1], 78, '#fffbe2', '#ffdf90', 0.7),
    )
    ranges(p)
    tumulus(p)
    terrace(p)
    p.add(wash(p, LIGHT, 1600, '#ffab57', 0.46), corners(p, '#1c1245', 0.42))
    return p.svg()
  },
}

function ranges(p: Paper) {
  for (const [i, y] of [860, 930, 1010].entries()) {
    const marks = Array.from(
      { length: 15 },
      (_, k): Pt => [k * 178 - 40, y - (k % 2 ? p.rng.between(40, 110) : p.rng.between(-10, 20))],
    )
    const line = crag(p.rng, marks, 0.14)
    const tone = mix('#d98a7c', '#6d447c', i / 2)
    p.add(
      mountains(p, line, marks, 1330, { top: tone, foot: '#f6b98a', dark: mix(tone, INK, 0.4), lightFrom: 'left' }),
      rim(p, line, LIGHT, '#ffe5ae', 4, 1200),
    )
    p.add(mist(p, p.rng, y + 70, 60, '#ffd7a0', 0.55), veil(p, y, i === 2 ? 1310 : y + 130, '#ffcb94', 0.6))
  }
}

/** The king's burial mound of broken stone. */
function tumulus(p: Paper) {
  const line = Array.from({ length: 81 }, (_, i): Pt => {
    const x = 500 + i * 25
    return [x, 1290 - 610 / (1 + (Math.abs(x - 1660) / 430) ** 2.3) + p.rng.bell() * 2.5]
  })
  const d = under(line, 1300)
  p.add(
    path(d, p.fade(['#d88f74', '#8b5073'])),
    dotted(p, d, '#ffd495', [900, 900], [1650, 1000], 0.85),
    dotted(p, d, '#4a2a62', [2440, 1100], [1560, 820], 0.95),
  )
  p.add(
    p.clip(
      d,
      dabs(p.rng, { x: [800, 2400], y: [680, 1280], count: 460, size: 10 }, '#6f4068'),
      dabs(p.rng, { x: [800, 2000], y: [680, 1280], count: 280, size: 9 }, '#f3bb8b'),
    ),
    rim(p, line, LIGHT, '#fff0c2', 5, 1900),
  )
}

type Head = { beard?: boolean; cap: 'tiara' | 'cone' | 'wreath' | 'lion' }

/** A head about 300 high from its chin on the ground, lit from the left; the nose line parts light from shade. */
function head(p: Paper, { beard, cap }: Head): string {
  const face = curve(
    pts('-72 -205, -80 -150, -74 -92, -52 -40, -20 -10, 0 -4, 20 -10, 52 -40, 74 -92, 80 -150, 72 -205, 0 -222'),
    true,
  )
  const shadeHalf = 'M4 -222L72 -205L80 -150L74 -92L52 -40L20 -10L0 -4L4 -30L-6 -48L8 -60L4 -84L24 -90L10 -150L16 -176Z'
  const neck = poly(pts('-58 -60, 58 -60, 70 6, -70 6'))
  const ears = `${curve(pts('-78 -160, -96 -168, -98 -130, -80 -112'), true)}${curve(pts('78 -160, 96 -168, 98 -130, 80 -112'), true)}`
  const brows =
    'M-66 -166Q-40 -184 -8 -166L-10 -156Q-40 -170 -64 -154ZM66 -166Q40 -184 12 -166L14 -156Q40 -170 64 -154Z'
  const eyes = 'M-58 -146Q-38 -162 -16 -144Q-36 -132 -58 -146ZM58 -146Q40 -162 22 -144Q38 -132 58 -146Z'
  const lids = stroke('M-60 -148Q-38 -166 -14 -146M60 -148Q40 -166 20 -146', STONE.light, 3.5, 'opacity=".7"')
  const nose =
    path('M-4 -162L-16 -98Q-18 -86 -4 -86L6 -86L8 -160Z', STONE.light) +
    path('M-14 -88Q0 -78 22 -88L10 -82Q0 -76 -14 -88Z', INK, 'opacity=".7"')
  const lips = (y: number) =>
    path(`M-26 ${y}Q-12 ${y - 9} 0 ${y - 4}Q14 ${y - 9} 28 ${y}Q0 ${y + 8} -26 ${y}Z`, '#7a3f5c')
  const curls = Array.from(
    { length: 16 },
    (_, i) => `M${-58 + (i % 8) * 16} ${-38 + Math.floor(i / 8) * 20 - Math.abs((i % 8) - 3.5) * 5}q5 12 13 2`,
  ).join('')
  const beardParts = beard
    ? path(
        curve(
          pts(
            '-80 -112, -82 -60, -62 -14, -30 4, 0 8, 30 4, 62 -14, 82 -60, 80 -112, 58 -86, 34 -84, 12 -76, 0 -72, -12 -76, -34 -84, -58 -86',
          ),
          true,
        ),
        p.across([mix(STONE.light, STONE.mid, 0.55), mix(STONE.mid, STONE.dark, 0.25), STONE.dark]),
      ) +
      stroke(curls, STONE.dark, 3.5, 'opacity=".7"') +
      path('M-44 -70Q-20 -86 0 -78Q20 -86 46 -70Q22 -68 0 -66Q-22 -68 -44 -70Z', mix(STONE.mid, STONE.dark, 0.5)) +
      path('M-16 -62Q0 -56 18 -62Q0 -50 -16 -62Z', INK, 'opacity=".7"')
    : lips(-56) + stroke('M-18 -40Q0 -34 20 -40', STONE.dark, 4, 'opacity=".6"')
  const skin = p.across([STONE.light, mix(STONE.light, STONE.mid, 0.6), STONE.mid])
  return (
    path(neck, p.across([STONE.mid, STONE.dark])) +
    path(ears, STONE.mid) +
    path(face, skin) +
    path(shadeHalf, STONE.dark, 'opacity=".62"') +
    path(brows, STONE.dark, 'opacity=".75"') +
    path(eyes, INK, 'opacity=".72"') +
    lids +
    nose +
    beardParts +
    headgear(p, cap)
  )
}

function headgear(p: Paper, cap: Head['cap']): string {
  const skin = p.across([STONE.light, STONE.mid, STONE.dark])
  const shade = p.across([
    [0.4, STONE.dark, 0],
    [1, STONE.dark, 0.9],
  ])
  const parts = (d: string, marks: string) =>
    path(d, skin) + path(d, shade) + stroke(marks, STONE.dark, 4, 'opacity=".55"')
  if (cap === 'cone')
    return parts(
      'M-84 -186Q-78 -300 -14 -376Q0 -388 14 -376Q78 -300 84 -186Q0 -212 -84 -186Z',
      'M-80 -206Q0 -232 80 -206M-60 -280Q0 -300 60 -280',
    )
  if (cap === 'tiara')
    return parts(
      'M-84 -180L-98 -60L-76 -74L-74 -184Q-68 -318 -30 -366L-8 -330L8 -372L26 -328L52 -352Q72 -300 76 -184L78 -74L100 -60L86 -180Q0 -206 -84 -180Z',
      'M-82 -198Q0 -226 82 -198M-76 -232Q0 -258 76 -232',
    )
  if (cap === 'lion')
    return parts(
      'M-96 -60Q-112 -180 -84 -250Q-60 -300 0 -304Q60 -300 84 -250Q112 -180 96 -60L80 -110L74 -196Q0 -224 -74 -196L-80 -110Z',
      'M-84 -214Q0 -244 84 -214M-40 -290l-10 -22M40 -290l10 -22M-20 -262h12M8 -262h12',
    )
  const fruit = Array.from({ length: 15 }, (_, i) => {
    const [row, k] = i < 9 ? [0, i - 4] : [1, i - 11.5]
    const tone = k < -1 ? STONE.light : k < 2 ? STONE.mid : mix(STONE.mid, STONE.dark, 0.6)
    return oval(k * 17, -238 - row * 22 + Math.abs(k) * 4, 16, 18, tone)
  }).join('')
  return (
    parts(
      'M-92 -70Q-106 -170 -80 -220Q0 -254 80 -220Q106 -170 92 -70L76 -120L72 -198Q0 -220 -72 -198L-76 -120Z',
      'M-82 -204Q0 -232 82 -204',
    ) + fruit
  )
}

function terrace(p: Paper) {
  const ground = ridge('teras', { y: 1270, amp: 26, wave: 520, rough: 0.5 })
  p.add(layer(p, ground, '#b36d6c', '#43265a'), rim(p, ground, LIGHT, '#ffd796', 6, 1700))
  p.add(
    dotted(p, under(ground, H), '#ffcf90', [300, 1300], [1000, 1600], 0.7),
    dotted(p, under(ground, H), '#2a1748', [2400, 1600], [1200, 1330], 0.85),
  )
  const rows: [number, number, number, Head][] = [
    [2040, 1345, 1.1, { cap: 'lion', beard: true }],
    [1730, 1365, 1.26, { cap: 'wreath' }],
    [1340, 1392, 1.62, { cap: 'cone', beard: true }],
    [930, 1378, 1.4, { cap: 'tiara' }],
    [590, 1352, 1.12, { cap: 'cone' }],
  ]
  for (const [x, y, s, look] of rows) {
    const cast = poly([
      [x - 50 * s, y],
      [x + 70 * s, y + 8],
      [x + 360 * s, y + 66 * s],
      [x + 170 * s, y + 72 * s],
    ])
    p.add(
      path(
        cast,
        p.fade(
          [
            [0, INK, 0.75],
            [1, INK, 0.05],
          ],
          [x, y],
          [x + 360 * s, y + 70],
        ),
      ),
      oval(x + 10, y + 8, 110 * s, 18 * s, INK, 'opacity=".6"'),
    )
    p.add(at(x, y, s, `<g transform="rotate(${(p.rng.bell() * 5).toFixed(1)})">${head(p, look)}</g>`))
    p.add(
      dabs(p.rng, { x: [x - 130 * s, x + 130 * s], y: [y - 4, y + 30], count: 20, size: 24 * s, flat: 0.7 }, '#7a4566'),
    )
  }
  const near = ridge('yakin', { y: 1490, amp: 34, wave: 430, rough: 0.5 })
  p.add(
    layer(p, near, '#5c3062', '#2a1748'),
    rim(p, near, LIGHT, '#f0a874', 5, 1700),
    dabs(p.rng, { x: [0, W], y: [1500, 1600], count: 90, size: 34, flat: 0.6 }, '#3c2054'),
    dabs(p.rng, { x: [100, 1500], y: [1490, 1590], count: 60, size: 20, flat: 0.6 }, '#c77c70'),
    grass(p.rng, near, 60, 36, '#3c2054'),
  )
  p.add(
    people(
      p.rng,
      [
        [1130, 1478, 1.16],
        [1190, 1486, 1.1],
        [400, 1450, 1.04],
        [1880, 1466, 1.06],
        [1826, 1472, 1.1],
        [352, 1456, 1],
      ],
      ['#d9502f', '#f4dfb6', '#2f6f8e', '#f2b84b'],
      INK,
      '#d29a78',
    ),
  )
  p.add(birds(p.rng, 980, 460, 150, 8, 19, '#4a3070'))
}
