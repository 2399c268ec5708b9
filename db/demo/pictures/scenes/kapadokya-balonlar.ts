import { mix, tones } from '../kit/color.ts'
import { dabs, dotted, grass, layer, ridge, rim } from '../kit/land.ts'
import { balloon, birds, people } from '../kit/life.ts'
import { at, H, type Paper, paper, path, W } from '../kit/paper.ts'
import { curve, heightAt, n, type Pt, poly, under } from '../kit/path.ts'
import { corners, mist, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import type { Tones } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [720, 830]
const INK = '#3a1f45'
const GLOW = '#ffe2a8'

export const scene: Scene = {
  name: 'kapadokya-balonlar',
  title: { tr: 'Kapadokya’da gün doğumu', en: 'Dawn over Cappadocia' },
  alt: {
    tr: 'Gün doğarken peribacalarının üzerinde süzülen renkli sıcak hava balonları',
    en: 'Colourful hot-air balloons drifting over fairy chimneys at dawn',
  },
  draw: () => {
    const p = paper('kapadokya', '#f7b884')
    p.add(sky(p, '#3d4a86 0, #7f6ba0 .22, #d8839a .4, #f9b383 .53, #ffdf9f .62'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [430, 760], count: 16, length: 760, height: 20 },
        p.fade(
          [
            [0, '#f7a58f', 0.75],
            [1, '#ffe3b3', 0.5],
          ],
          [0, 430],
          [0, 780],
        ),
      ),
    )
    p.add(sun(p, LIGHT[0], LIGHT[1], 74, '#fff7dd', '#ffdc95'))
    valley(p)
    balloons(p)
    foreground(p)
    p.add(wash(p, LIGHT, 1500, '#ffb45e', 0.42), corners(p, '#2b1540', 0.4))
    return p.svg()
  },
}

function valley(p: Paper) {
  const land = tones('#f0a98c', '#7c3a5e', 6)
  const mesa = ridge('mesa', { y: 905, amp: 50, wave: 520, octaves: 3, rough: 0.3 }).map(
    ([x, y]): Pt => [x, Math.max(868, y)],
  )
  p.add(layer(p, mesa, land[0] as string, '#f9c9a0', 1100), veil(p, 880, 1000, '#ffdca8', 0.7))
  for (const [i, y] of [970, 1055, 1165, 1310].entries()) {
    const line = ridge(`valley${i}`, { y, amp: 40 + i * 16, wave: 330 + i * 90, rough: 0.5 })
    const size = 95 + i * 70
    const tone = land[i + 1] as string
    const rock: Tones = { dark: mix(tone, '#4f2455', 0.42), mid: tone, light: mix(tone, GLOW, 0.5) }
    const clusters =
      i === 3
        ? [560, 1420, 1900]
        : Array.from({ length: 6 - i }, (_, k) => (W * (k + 0.15 + p.rng.next() * 0.7)) / (6 - i))
    for (const x of clusters) {
      const cones = Array.from(
        { length: p.rng.int(3, 6) },
        () => [x + p.rng.bell() * size * 1.7, p.rng.between(0.45, 1.05)] as const,
      )
      for (const [cx, s] of cones.sort((a, b) => b[1] - a[1]))
        p.add(chimney(p, cx, heightAt(line, cx) + size * 0.3, size * s, rock, i > 1, p.rng.chance(0.6)))
    }
    p.add(layer(p, line, tone, (land[i] as string) ?? tone, y + 330), rim(p, line, LIGHT, GLOW, 3, 1000))
    p.add(dotted(p, under(line, y + 260), rock.dark, [W, y - 40], [700, y + 120], 0.7))
    p.add(mist(p, p.rng, y + 92, 70, '#ffd6ac', 0.5), veil(p, y + 20, y + 190, '#fbc39a', 0.55))
  }
}

/** A cone of tuff, furrowed by rain, with or without its cap of basalt; doors of old dwellings near the foot. */
function chimney(p: Paper, x: number, foot: number, h: number, t: Tones, lived: boolean, capped = true): string {
  const c = p.rng
  const w = h * c.between(0.62, 0.8)
  const neck = w * (capped ? c.between(0.075, 0.1) : 0.02)
  const lean = w * c.bell() * 0.1
  const reach = (v: number) => neck + (w / 2 - neck) * (1 - v) ** 1.55
  const side = (s: number) =>
    Array.from(
      { length: 9 },
      (_, k): Pt => [x + lean * (k / 8) + s * reach(k / 8) * c.between(0.92, 1.08), foot - (h * k) / 8],
    )
  const [left, right] = [side(-1), side(1)]
  const body = `${curve([...left, ...[...right].reverse()], true)}`
  const furrow = (u: number) =>
    [0.96, 0.8, 0.6, 0.4, 0.2, 0].map((v): Pt => [x + lean * v + u * reach(v) + c.bell() * w * 0.012, foot - h * v])
  const dark = poly([...furrow(0.12), ...[...right].map(([px, py]): Pt => [px, py])])
  const folds = [-0.62, -0.3, 0.45, 0.72].map((u) => poly([...furrow(u), ...furrow(u + 0.13).reverse()]))
  const skin = p.across([
    [0, t.light],
    [0.32, mix(t.light, t.mid, 0.6)],
    [0.6, t.mid],
  ])
  const shade = p.across([
    [0, t.dark, 0.75],
    [1, t.dark],
  ])
  const [tx, ty] = [x + lean, foot - h]
  const k = neck * c.between(1.25, 1.5)
  const cap = [
    [-k * 0.8, 0.01 * h],
    [-k * 1.1, -k * 0.45],
    [-k * 0.6, -k * 1.3],
    [k * 0.05, -k * 2.1],
    [k * 0.75, -k * 1.1],
    [k * 1.1, -k * 0.2],
    [k * 0.2, k * 0.3],
  ].map(([dx = 0, dy = 0]): Pt => [tx + dx * c.between(0.9, 1.1), ty + dy])
  const capDark = poly([cap[2], cap[3], cap[4], cap[5], cap[6], [tx + k * 0.2, ty - k * 0.8]] as Pt[])
  return (
    path(body, skin) +
    path(dark, shade) +
    path(folds.join(''), t.dark, 'opacity=".3"') +
    (lived ? dwellings(x, foot, h, w) : '') +
    (capped ? path(poly(cap), t.mid) + path(poly(cap), t.dark, 'opacity=".45"') + path(capDark, t.dark) : '')
  )
}

function dwellings(x: number, foot: number, h: number, w: number): string {
  const doors = [
    [-0.05, 0.1, 1.1],
    [0.14, 0.12, 0.8],
    [-0.16, 0.24, 0.7],
    [0.02, 0.27, 0.8],
    [0.11, 0.32, 0.55],
    [-0.05, 0.42, 0.6],
    [0.03, 0.45, 0.45],
    [-0.01, 0.6, 0.4],
  ]
  const cut = (dx: number, v: number, s: number, pad: number) => {
    const [px, py, r] = [x + dx * w, foot - h * v, w * 0.034 * s + pad]
    return `M${n(px - r)} ${n(py)}v${n(-r * 1.5)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0v${n(r * 1.5)}Z`
  }
  const lit = doors.filter((_, i) => i % 3 === 1).map(([dx = 0, v = 0, s = 1]) => cut(dx, v, s, -w * 0.008))
  return (
    path(doors.map(([dx = 0, v = 0, s = 1]) => cut(dx, v, s, 0)).join(''), INK, 'opacity=".88"') +
    path(lit.join(''), '#ffbf62')
  )
}

function balloons(p: Paper) {
  const far: [number, number, number][] = [
    [330, 640, 0.5],
    [560, 520, 0.62],
    [980, 700, 0.55],
    [1180, 560, 0.8],
    [1330, 745, 0.42],
    [1900, 690, 0.6],
    [2110, 560, 0.85],
    [430, 775, 0.36],
    [1120, 790, 0.34],
    [1780, 800, 0.36],
    [2260, 760, 0.42],
    [860, 600, 0.4],
  ]
  const pale = [
    ['#d98a7f', '#f3c9a0'],
    ['#b87092', '#efb9a0'],
    ['#e3a15f', '#f9dcae'],
    ['#93799f', '#eebfa8'],
  ]
  for (const [x, y, s] of far) p.add(at(x, y, s, balloon(p, p.rng.pick(pale), '#8a5077', '#fff0c6')))
  p.add(birds(p.rng, 1000, 420, 130, 7, 17, '#5a4577'))
  p.add(at(905, 470, 1.9, balloon(p, ['#e9b44c', '#fbe3ae', '#d9743f', '#fbe3ae'], '#64305c', '#fff3cf', '#b8452f')))
  p.add(at(2010, 430, 1.35, balloon(p, ['#2f6f80', '#f6e3bd', '#2f6f80', '#e58b4e'], '#3b2b58', '#fff3cf')))
  p.add(
    at(
      1560,
      800,
      5,
      balloon(p, ['#c23b2e', '#f7e4bf', '#e0812f', '#f7e4bf', '#c23b2e', '#2d5d73'], '#46204e', '#fff0c4', '#27445f'),
    ),
  )
}

function foreground(p: Paper) {
  const rock: Tones = { dark: '#451f4c', mid: '#8d4560', light: '#f0a272' }
  const edge = ridge('ledge', { y: 1425, amp: 60, wave: 640, rough: 0.42 }).map(
    ([x, y]): Pt => [x, y - 90 * Math.abs(x / W - 0.5) ** 1.5],
  )
  const rocks = [
    [120, 640, 1],
    [390, 470, 1],
    [600, 290, 0],
    [-40, 420, 0],
    [270, 250, 0],
    [2270, 690, 1],
    [2030, 450, 1],
    [2420, 480, 0],
    [1830, 260, 0],
    [2140, 270, 0],
  ] as const
  for (const [x, h, capped] of rocks) p.add(chimney(p, x, heightAt(edge, x) + 60, h, rock, h > 400, capped === 1))
  p.add(mist(p, p.rng, 1400, 80, '#f3ab88', 0.3))
  const ground = under(edge, H)
  p.add(path(ground, p.fade(['#8a4560', '#381a45'])), rim(p, edge, LIGHT, '#ffc98a', 6, 1500))
  p.add(
    dotted(p, ground, '#f0a06c', [760, 1340], [1050, 1600], 0.75),
    dotted(p, ground, '#2a1238', [2400, 1600], [1200, 1400], 0.95),
  )
  const folds = Array.from({ length: 3 }, (_, i) =>
    ridge(`fold${i}`, { y: 1480 + i * 34, amp: 22, wave: 420, rough: 0.4 }),
  )
  for (const [i, fold] of folds.entries())
    p.add(dotted(p, under(fold, H), i % 2 ? '#2a1238' : '#5a2850', [0, 1470 + i * 34], [0, 1600], 0.6))
  p.add(
    dabs(p.rng, { x: [0, W], y: [1470, 1600], count: 70, size: 22 }, '#2f163d'),
    dabs(p.rng, { x: [300, 1500], y: [1460, 1580], count: 60, size: 13 }, '#e59a68'),
  )
  p.add(grass(p.rng, edge, 60, 30, '#4b2549'), grass(p.rng, folds[2] as Pt[], 60, 46, '#2f163d'))
  const stand = (x: number, s: number) => [x, heightAt(edge, x) + 10, s] as const
  p.add(
    people(
      p.rng,
      [stand(1010, 1.4), stand(1078, 1.3), stand(1210, 1.36), stand(1268, 0.95)],
      ['#c8452f', '#f0d9a8', '#2f6f80'],
      INK,
      '#d9996f',
    ),
  )
}
