import { mix } from '../kit/color.ts'
import { dotted, layer, ridge, rim } from '../kit/land.ts'
import { birds, people } from '../kit/life.ts'
import { at, disc, H, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { curve, heightAt, n, type Pt, poly, pts, under } from '../kit/path.ts'
import { corners, mist, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { foliage, spruces, type Tones } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [690, 520]
const INK = '#2c1b4a'
const BLOSSOM: Tones = { dark: '#b24f82', mid: '#ec8fb0', light: '#ffe0e4' }

export const scene: Scene = {
  name: 'japonya-fuji',
  title: { tr: 'Japonya, Fuji Dağı', en: 'Japan, Mount Fuji' },
  alt: {
    tr: 'Karlı Fuji Dağı, kırmızı beş katlı pagoda ve kiraz çiçekleri',
    en: 'Snow-capped Mount Fuji, a red five-storeyed pagoda and cherry blossom',
  },
  draw: () => {
    const p = paper('fuji', '#f8cfc0')
    p.add(sky(p, '#5f7fc0 0, #9fa6d2 .2, #e3b6c8 .36, #fccdb0 .48, #ffe9bd .58'))
    p.add(sun(p, LIGHT[0], LIGHT[1], 120, '#ff8f7c', '#ffc9a8', 0.5))
    fuji(p)
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [330, 760], count: 17, length: 800, height: 26 },
        p.fade('#f3bccb 0 .7, #fff0d6 1 .85', [0, 330], [0, 780]),
      ),
      birds(p.rng, 560, 330, 130, 6, 20, '#4f4f86'),
    )
    valley(p)
    hill(p)
    p.add(wash(p, LIGHT, 1600, '#ffb49a', 0.3), corners(p, '#25174f', 0.38))
    return p.svg()
  },
}

/** The cone with its concave flanks; snow runs down the gullies. */
function fuji(p: Paper) {
  const flank = (t: number) => 1000 * t ** 1.55 + 118
  const edge = (sign: number) =>
    Array.from(
      { length: 26 },
      (_, i): Pt => [1120 + sign * flank(i / 25), 372 + 640 * (i / 25) ** 0.92 + p.rng.bell() * 4],
    )
  const [left, right] = [edge(-1), edge(1)]
  const crater: Pt[] = [
    [1030, 378],
    [1060, 392],
    [1090, 380],
    [1130, 394],
    [1170, 382],
    [1210, 390],
  ]
  const body = poly([...[...left].reverse(), ...crater, ...right])
  p.add(path(body, p.fade('#6a74b4 0, #8f8fc4 .55, #d8b4c8 1')))
  const snow: Pt[] = []
  for (let i = 0; i <= 32; i++) {
    const t = i / 32
    const reach = 0.3 + 0.16 * Math.sin(t * 9) + (i % 2 ? 0.2 * p.rng.between(0.5, 1.4) : -0.06)
    const x = 1120 + (t * 2 - 1) * flank(Math.max(0.1, reach) ** 0.95)
    snow.push([x, 372 + 640 * Math.max(0.12, reach) ** 0.92])
  }
  const gullies = Array.from({ length: 30 }, (_, i) => {
    const f = (i / 29) * 2 - 1
    const [s, e] = [p.rng.between(0.06, 0.34), p.rng.between(0.45, 0.98)]
    const at2 = (t: number): Pt => [1120 + f * flank(t), 372 + 640 * t ** 0.92]
    const [a, b] = [at2(s), at2(e)]
    return `M${n(a[0])} ${n(a[1])}L${n(b[0] - 9)} ${n(b[1])}L${n(b[0] + 14)} ${n(b[1] + 12)}Z`
  })
  const dark = poly([
    [1150, 390],
    [1170, 470],
    [1150, 560],
    [1230, 680],
    [1240, 800],
    [1330, 1020],
    ...[...right].reverse(),
    [1210, 390],
  ])
  p.add(
    p.clip(
      body,
      path(poly([[900, 340], [1340, 340], ...snow.reverse()]), '#fffaf2'),
      path(gullies.join(''), '#4a5298', 'opacity=".28"'),
      path(dark, '#4a5298', 'opacity=".38"'),
      dotted(p, dark, '#3a3f86', [2000, 900], [1200, 500], 0.6),
    ),
  )
  p.add(rim(p, [...left].reverse(), LIGHT, '#fff4da', 5, 1200), veil(p, 700, 1020, '#fbd9c8', 0.95))
}

/** Foothills, the lake and the town in morning mist. */
function valley(p: Paper) {
  for (const [i, y] of [930, 985, 1050, 1130].entries()) {
    const line = ridge(`etek${i}`, { y, amp: 64 - i * 6, wave: 460 + i * 50, rough: 0.44 })
    const tone = mix('#a99ac6', '#35506f', i / 3)
    p.add(
      spruces(p.rng, line, [0, W], 60, [14 + i * 10, 30 + i * 14], tone, 0.4),
      layer(p, line, tone, mix(tone, '#f6cfc4', 0.5), i === 3 ? H : y + 220),
      dotted(p, under(line, y + 140), mix(tone, INK, 0.4), [W, y - 30], [900, y + 120], 0.5),
      mist(p, p.rng, y + 70, 56, '#fbdcd0', 0.6),
      veil(p, y + 10, y + 130, '#f9d6cc', 0.6),
    )
  }
  const roofs = Array.from({ length: 90 }, () => [p.rng.between(0, 1500), p.rng.between(1180, 1330)] as const).sort(
    (a, b) => a[1] - b[1],
  )
  for (const [x, y] of roofs) {
    const s = 0.5 + (y - 1180) / 160
    p.add(
      rect(x, y - 14 * s, 34 * s, 26 * s, mix('#f3d9d0', '#a08ab0', p.rng.next() * 0.6)),
      path(
        `M${n(x - 5 * s)} ${n(y - 13 * s)}l${n(9 * s)} ${n(-13 * s)}h${n(26 * s)}l${n(9 * s)} ${n(13 * s)}Z`,
        p.rng.pick(['#5a6a9c', '#47527f', '#8a5f86']),
      ),
      p.rng.chance(0.6) ? rect(x + 8 * s, y - 5 * s, 8 * s, 9 * s, '#ffe2a6') : '',
    )
  }
  p.add(mist(p, p.rng, 1330, 70, '#f7cfcc', 0.5))
}

/** Five roofs, each wider than the one above, red posts and white walls, the spire with its rings. */
function pagoda(p: Paper): string {
  const parts: string[] = []
  const roof = p.fade(['#4a3f78', '#2c2556'])
  for (let i = 0; i < 5; i++) {
    const y = -i * 132
    const w = 150 - i * 17
    const eave = w * 1.72
    parts.push(rect(-w, y - 92, w * 2, 92, p.across(['#fff4e4', '#f3d8cc', '#b79ab8'])))
    parts.push(
      stroke([-1, -0.62, -0.24, 0.24, 0.62, 1].map((f) => `M${n(f * w)} ${y}v-92`).join(''), '#d23f34', 12 - i),
      rect(-w - 8, y - 98, w * 2 + 16, 13, '#b52f33'),
      rect(-w - 20, y - 26, w * 2 + 40, 10, '#d23f34'),
      stroke(
        Array.from({ length: 11 }, (_, k) => `M${n(-w - 16 + (k * (w * 2 + 32)) / 10)} ${y - 24}v24`).join(''),
        '#d23f34',
        4,
      ),
    )
    parts.push(
      path(`M${n(-w * 0.24)} ${y - 2}v-62h${n(w * 0.48)}v62Z`, '#6b2440'),
      rect(-w * 0.1, y - 84, w * 0.2, 14, '#ffdf9c'),
    )
    parts.push(
      path(
        `M${n(-eave)} ${y - 104}Q${n(-w * 0.9)} ${y - 118} ${n(-w * 0.72)} ${y - 152}H${n(w * 0.72)}Q${n(w * 0.9)} ${y - 118} ${n(eave)} ${y - 104}L${n(eave + 8)} ${y - 116}Q${n(eave)} ${y - 92} ${n(eave - 26)} ${y - 92}H${n(-eave + 26)}Q${n(-eave)} ${y - 92} ${n(-eave - 8)} ${y - 116}Z`,
        roof,
      ),
    )
    parts.push(
      path(
        `M${n(-eave)} ${y - 104}Q${n(-w * 0.9)} ${y - 118} ${n(-w * 0.72)} ${y - 152}H${n(-w * 0.4)}Q${n(-w * 0.7)} ${y - 116} ${n(-eave * 0.8)} ${y - 100}Z`,
        '#ffc0a4',
        'opacity=".5"',
      ),
      rect(-eave + 22, y - 95, eave * 2 - 44, 7, '#d23f34'),
    )
  }
  const top = -5 * 132 - 20
  const rings = Array.from({ length: 8 }, (_, i) => rect(-15 + i, top - 42 - i * 15, 30 - i * 2, 6, '#7a4f6a')).join('')
  return (
    parts.join('') +
    stroke(`M0 ${top + 10}V${top - 190}`, '#7a4f6a', 6) +
    rings +
    disc(0, top - 176, 8, '#f3c27c') +
    rect(-190, 0, 380, 34, '#a8909c') +
    rect(-214, 30, 428, 30, '#8a7590')
  )
}

function hill(p: Paper) {
  const line = ridge('tepe', { y: 1420, amp: 22, wave: 500, rough: 0.4 }).map(
    ([x, y]): Pt => [x, y - 190 * Math.max(0, Math.sin(((x - 1050) / 1500) * Math.PI)) + 20],
  )
  for (const [x, h, w] of [
    [1560, 120, 360],
    [2230, 130, 420],
    [1440, 60, 260],
    [2010, 170, 300],
  ] as const)
    p.add(
      at(
        x,
        heightAt(line, x) + 60,
        1,
        foliage(p.rng, w, h + 120, { dark: '#8a3f78', mid: '#d97aa6', light: '#ffd2dc' }),
      ),
    )
  p.add(at(1800, 1252, 0.94, pagoda(p)))
  p.add(
    layer(p, line, '#6f8a5a', '#2c3a52'),
    rim(p, line, LIGHT, '#f8f0b0', 5, 1900),
    dotted(p, under(line, H), INK, [2400, 1600], [1200, 1330], 0.8),
  )
  const steps = Array.from(
    { length: 9 },
    (_, i) =>
      rect(1770 - i * 30, 1330 + i * 31, 150 + i * 16, 16, '#e3cfd0') +
      rect(1770 - i * 30, 1345 + i * 31, 150 + i * 16, 16, '#8a7590'),
  ).join('')
  p.add(
    steps,
    people(
      p.rng,
      [
        [1790, 1420, 0.9],
        [1740, 1500, 1.1],
        [1690, 1560, 1.2],
        [1640, 1420, 0.94],
      ],
      ['#d23f34', '#fff4e4', '#3f6fa8', '#f2b84b'],
      INK,
      '#e0b090',
    ),
  )
  for (const [x, y, w] of [
    [1290, 1560, 340],
    [2080, 1520, 300],
    [2330, 1600, 460],
    [1060, 1620, 300],
    [760, 1640, 260],
  ] as const)
    p.add(at(x, y, 1, foliage(p.rng, w, w * 0.62, BLOSSOM)))
  const bough = pts('-40 250, 130 300, 300 290, 460 340, 600 410')
  p.add(
    stroke(curve(bough), '#4a2a4a', 22),
    stroke(curve(pts('-40 660, 90 560, 150 420, 190 300')), '#4a2a4a', 34),
    stroke(curve(pts('300 290, 380 230, 470 210')) + curve(pts('130 300, 200 390, 320 440, 380 520')), '#4a2a4a', 11),
  )
  p.add(stroke(curve(pts('-60 1640, -20 1200, -30 900, -40 640')), '#4a2a4a', 70))
  for (const [x, y, w] of [
    [20, 330, 320],
    [210, 330, 260],
    [370, 250, 230],
    [480, 260, 150],
    [480, 400, 220],
    [600, 450, 150],
    [330, 500, 190],
    [390, 580, 120],
    [60, 520, 280],
    [170, 210, 240],
    [10, 700, 220],
  ] as const)
    p.add(at(x, y, 1, foliage(p.rng, w, w * 0.66, BLOSSOM)))
  const petals = Array.from({ length: 90 }, () => {
    const [x, y, s] = [p.rng.between(0, W), p.rng.between(300, 1580), p.rng.between(4, 9)]
    return `M${n(x)} ${n(y)}q${n(s)} ${n(-s)} ${n(s * 1.6)} 0q${n(-s * 0.6)} ${n(s * 0.9)} ${n(-s * 1.6)} 0Z`
  })
  p.add(path(petals.join(''), '#ffd6de', 'opacity=".85"'))
}
