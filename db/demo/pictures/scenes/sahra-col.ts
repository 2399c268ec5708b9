import { mix } from '../kit/color.ts'
import { dotted, ridge, rim } from '../kit/land.ts'
import { birds, camel, person } from '../kit/life.ts'
import { at, H, type Paper, paper, path, stroke, W } from '../kit/paper.ts'
import { curve, heightAt, n, type Pt, pts, under } from '../kit/path.ts'
import { corners, sky, stars, streaks, sun, veil, wash } from '../kit/sky.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [1130, 640]
const INK = '#3a1740'

export const scene: Scene = {
  name: 'sahra-col',
  title: { tr: 'Sahra Çölü', en: 'The Sahara' },
  alt: {
    tr: 'Batan dev güneşin önünde, kumul sırtında ilerleyen deve kervanı',
    en: 'A camel caravan along the crest of a dune before a great setting sun',
  },
  draw: () => {
    const p = paper('sahra', '#f2a860')
    p.add(sky(p, '#5a2f6e 0, #a04a76 .18, #dd6e5e .34, #f79a55 .46, #ffcb7d .56'), stars(p.rng, 50, 260, '#ffe6c4'))
    p.add(sun(p, LIGHT[0], LIGHT[1], 210, p.fade('#fff3c8 0, #ffd98c .6, #ffb765 1'), '#ffcf80', 0.7))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [380, 800], count: 18, length: 900, height: 22 },
        p.fade('#c4627a 0 .6, #ffd996 1 .75', [0, 380], [0, 820]),
      ),
    )
    p.add(birds(p.rng, 1500, 380, 130, 6, 19, '#5a2450'))
    far(p)
    caravan(p)
    near(p)
    p.add(wash(p, LIGHT, 1500, '#ff9f4a', 0.4), corners(p, '#2a0e3a', 0.44))
    return p.svg()
  },
}

function far(p: Paper) {
  for (const [i, y] of [800, 850, 910].entries()) {
    const line = ridge(`kum${i}`, { y, amp: 50, wave: 620 - i * 60, octaves: 3, rough: 0.3 })
    const tone = mix('#e59468', '#b85a58', i / 2)
    p.add(
      path(under(line, H), p.fade([tone, mix(tone, '#ffc987', 0.7)], [0, y - 50], [0, y + 160])),
      rim(p, line, LIGHT, '#ffe9b0', 4, 1000),
      dotted(p, under(line, y + 130), mix(tone, INK, 0.4), [0, y - 40], [900, y + 100], 0.6),
      veil(p, y + 10, y + 130, '#ffc987', 0.5),
    )
  }
}

/** A dune: its sunward flank, the knife edge that winds down towards the viewer, and the flank in shade. */
function dune(p: Paper, crest: Pt[], edge: Pt[], lit: string, dark: string): Pt[] {
  const top = smooth(crest)
  const ends = smooth(edge)
  const body = under(top, H)
  const start = edge[0] as Pt
  const right = top.filter(([x]) => x >= start[0])
  const last = ends[ends.length - 1] as Pt
  const shade = `M${[start, ...right].map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}L2440 1640L${n(last[0])} 1640L${[
    ...ends,
  ]
    .reverse()
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join('L')}Z`
  p.add(
    path(body, p.fade([lit, mix(lit, dark, 0.45)])),
    dotted(p, body, '#ffdf9c', [start[0], start[1]], [start[0] - 700, start[1] + 420], 0.7),
  )
  const ripple = Array.from({ length: 22 }, (_, i) => {
    const y = start[1] + 60 + i * i * 1.7 + i * 16
    return curve(
      Array.from(
        { length: 9 },
        (_, k): Pt => [start[0] - 1100 + k * 150 + p.rng.bell() * 16, y + Math.sin(k * 0.9 + i) * 10 + k * 7],
      ),
    )
  })
  p.add(
    p.clip(body, stroke(ripple.join(''), dark, 2.6, 'opacity=".16"')),
    path(shade, p.fade([dark, mix(dark, INK, 0.55)])),
    dotted(p, shade, INK, [2400, start[1] + 300], [start[0], start[1] + 100], 0.8),
    rim(p, top, LIGHT, '#fff0be', 5, 1500),
    stroke(curve(edge), '#ffd592', 3, 'opacity=".55"'),
  )
  return top
}

/** Fine steps along a soft curve, so that things can stand on it. */
function smooth(points: Pt[]): Pt[] {
  const out: Pt[] = []
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Pt, points[i] as Pt]
    const [before, after] = [points[i - 2] ?? a, points[i + 1] ?? b]
    for (let t = 0; t < 1; t += 0.05) {
      const spline = (k: 0 | 1) =>
        0.5 *
        (2 * a[k] +
          (b[k] - before[k]) * t +
          (2 * before[k] - 5 * a[k] + 4 * b[k] - after[k]) * t * t +
          (3 * a[k] - before[k] - 3 * b[k] + after[k]) * t ** 3)
      out.push([spline(0), spline(1)])
    }
  }
  return [...out, points[points.length - 1] as Pt]
}

function caravan(p: Paper) {
  dune(
    p,
    pts('-40 1010, 300 960, 620 1010, 900 1060, 1300 1000, 1720 900, 2060 850, 2440 920'),
    pts('2060 850, 2000 940, 1880 1010, 1820 1100, 1700 1200, 1640 1340'),
    '#e88f58',
    '#8f3f58',
  )
  const top = dune(
    p,
    pts('-40 1180, 240 1090, 560 1010, 880 970, 1200 985, 1560 1040, 1960 1110, 2440 1150'),
    pts('880 970, 960 1050, 900 1130, 1010 1220, 1120 1300, 1080 1420, 1200 1620'),
    '#f0a060',
    '#7c2f55',
  )
  const cloths = ['#c8402f', '#2f7a8a', '#e9b44c', '#f3e2c0', '#b0446a']
  for (let i = 0; i < 7; i++) {
    const x = 760 + i * 128
    const y = heightAt(top, x) + 5
    const step = Math.atan2(heightAt(top, x + 40) - heightAt(top, x - 40), 80) * 57.3
    p.add(
      path(
        `M${n(x - 34)} ${n(y)}L${n(x + 40)} ${n(y)}L${n(x + 120)} ${n(y + 96)}L${n(x + 30)} ${n(y + 88)}Z`,
        INK,
        'opacity=".22"',
      ),
    )
    p.add(
      `<g transform="translate(${n(x)} ${n(y)}) rotate(${(step * 0.5).toFixed(1)})">${at(0, 0, 1.06, camel('#4a1f40', cloths[i % 5] as string, i % 2 === 0 ? '#f0dcb8' : undefined))}</g>`,
    )
    if (i < 6) p.add(stroke(`M${n(x + 92)} ${n(y - 94)}Q${n(x + 100)} ${n(y - 60)} ${n(x + 84)} ${n(y - 66)}`, INK, 2))
  }
  const guide = { coat: '#2f5f86', legs: '#2f5f86', skin: '#7a4438', hair: '#f3e2c0', skirt: true }
  p.add(
    at(1676, heightAt(top, 1676) + 5, 0.94, person(guide)),
    at(680, heightAt(top, 680) + 5, 0.92, person({ ...guide, coat: '#f3e2c0', legs: '#f3e2c0', hair: '#c8402f' })),
  )
}

function near(p: Paper) {
  const top = dune(
    p,
    pts('-40 1330, 280 1390, 620 1470, 1000 1500, 1420 1450, 1860 1350, 2160 1310, 2440 1340'),
    pts('2160 1310, 2100 1390, 2000 1440, 1960 1520, 1840 1620'),
    '#d9804f',
    '#5e2350',
  )
  const prints = Array.from({ length: 26 }, (_, i) => {
    const x = 520 + i * 48
    return `M${n(x)} ${n(heightAt(top, x) + 26 + (i % 2) * 12 + i * 1.2)}q9 -7 20 0q-10 6 -20 0Z`
  })
  p.add(path(prints.join(''), INK, 'opacity=".32"'))
  const bush = (x: number, s: number) =>
    stroke(
      Array.from(
        { length: 22 },
        () =>
          `M${n(x)} ${n(heightAt(top, x) + 22)}q${n(p.rng.bell() * 18 * s)} ${n(-30 * s)} ${n(p.rng.bell() * 74 * s)} ${n(-p.rng.between(36, 84) * s)}`,
      ).join(''),
      INK,
      2.6,
      'opacity=".85"',
    )
  p.add(bush(300, 1), bush(370, 0.7), bush(2010, 1.1), bush(1900, 0.6))
}
