import { mix } from '../kit/color.ts'
import { dabs, dotted, layer, ridge, rim } from '../kit/land.ts'
import { birds, camel, people } from '../kit/life.ts'
import { at, H, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { crown, heightAt, n, type Pt, poly, pts, under } from '../kit/path.ts'
import { beams, corners, mist, sky, streaks, sun, veil, wash } from '../kit/sky.ts'
import { foliage, palm, type Tones } from '../kit/trees.ts'
import { glitter, ripples, sea } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [700, 560]
const STONE: Tones = { light: '#ffe0a0', mid: '#e3a561', dark: '#8f4f4c' }
const INK = '#3b1f3f'
const BANK = 1290

export const scene: Scene = {
  name: 'misir-piramit',
  title: { tr: 'Mısır, piramitler', en: 'Egypt, the pyramids' },
  alt: {
    tr: 'Altın ışıkta Gize piramitleri ve sfenks, önde palmiyeli Nil kıyısı ve bir feluka',
    en: 'The pyramids and the Sphinx of Giza in golden light, the palm-lined Nile and a felucca in front',
  },
  draw: () => {
    const p = paper('misir', '#f5c77e')
    p.add(sky(p, '#2f8290 0, #6fb0a4 .2, #cfce9c .36, #fbdc92 .48, #ffc977 .6'))
    p.add(
      streaks(
        p.rng,
        { x: [0, W], y: [200, 620], count: 12, length: 780, height: 24 },
        p.fade('#f4efcf 0 .6, #fff0c0 1 .75', [0, 200], [0, 640]),
      ),
    )
    p.add(
      beams(p, p.rng, LIGHT, 1300, '#fff3c4', 16),
      sun(p, LIGHT[0], LIGHT[1], 84, '#fffbe0', '#ffe79c', 0.5),
      birds(p.rng, 1060, 330, 130, 7, 19, '#4a6a6a'),
    )
    desert(p)
    nile(p)
    p.add(wash(p, LIGHT, 1700, '#ffc25a', 0.4), corners(p, '#31143c', 0.42))
    return p.svg()
  },
}

/** A pyramid: lit face, shaded face, courses of stone worn uneven; the tip may keep its casing. */
function pyramid(p: Paper, x: number, foot: number, w: number, h: number, far: number, cased = false) {
  const top: Pt = [x, foot - h]
  const haze = (c: string) => mix(c, '#fbd893', far)
  const corner: Pt = [x + w * 0.2, foot + h * 0.035]
  const left = poly([top, [x - w / 2, foot], corner])
  const right = poly([top, corner, [x + w / 2, foot - h * 0.02]])
  p.add(
    path(left, p.fade([haze(STONE.light), haze(STONE.mid)])),
    path(right, p.fade([haze(mix(STONE.dark, STONE.mid, 0.35)), haze(STONE.dark)])),
  )
  const courses = Array.from({ length: Math.round(h / 15) }, (_, i) => {
    const t = (i + 1) / Math.round(h / 15)
    const y = foot - h + h * t
    const [a, b, c] = [x - (w / 2) * t, x + w * 0.2 * t, x + (w / 2) * t]
    return `M${n(a + 2)} ${n(y)}L${n(b)} ${n(y + h * 0.035 * t)}L${n(c)} ${n(y - h * 0.02 * t)}`
  })
  const stones = Array.from({ length: Math.round(h * 0.5) }, () => {
    const t = Math.sqrt(p.rng.next())
    const px = x + p.rng.between(-0.5, 0.5) * w * t * 0.94
    return `M${n(px)} ${n(foot - h + h * t)}h${n(p.rng.between(8, 22))}`
  })
  p.add(
    p.clip(
      left + right,
      stroke(courses.join(''), haze(INK), 2, 'opacity=".18"'),
      stroke(stones.join(''), haze(INK), 4, 'opacity=".16"'),
      dotted(p, right, haze(INK), [x + w / 2, foot], [x, foot - h * 0.6], 0.7),
    ),
  )
  if (cased) {
    const t = 0.24
    p.add(
      path(
        poly([
          top,
          [x - (w / 2) * t, foot - h * (1 - t)],
          [x - w * 0.02, foot - h * (0.99 - t * 0.7)],
          [x + w * 0.2 * t, foot - h * (0.97 - t)],
        ]),
        haze('#fff3d2'),
      ),
      path(
        poly([
          top,
          [x + w * 0.2 * t, foot - h * (0.97 - t)],
          [x + w * 0.08, foot - h * (1 - t * 0.8)],
          [x + (w / 2) * t, foot - h * (1 - t)],
        ]),
        haze('#c08a72'),
      ),
    )
  }
  p.add(rim(p, [[x - w / 2, foot], top], LIGHT, '#fff4cc', 4, 1500))
}

function desert(p: Paper) {
  const back = ridge('gize', { y: 1010, amp: 22, wave: 700, octaves: 3 })
  p.add(layer(p, back, '#eebb74', '#d7955a'), veil(p, 930, 1060, '#ffe1a0', 0.6))
  pyramid(p, 2010, 1030, 480, 300, 0.42)
  pyramid(p, 1560, 1070, 840, 560, 0.22, true)
  pyramid(p, 960, 1110, 980, 640, 0.06)
  for (const [x, h] of pts('440 80, 330 60, 240 70')) pyramid(p, x, 1090, h * 1.7, h, 0.2)
  const sand = ridge('kumluk', { y: 1120, amp: 22, wave: 600, octaves: 4 })
  p.add(
    mist(p, p.rng, 1090, 50, '#ffe0a0', 0.4),
    layer(p, sand, '#eab06a', '#b06a50'),
    rim(p, sand, LIGHT, '#fff0c0', 4),
    dotted(p, under(sand, 1320), INK, [2400, 1250], [1000, 1150], 0.55),
  )
  p.add(at(1590, 1216, 1.36, sphinx(p)))
  const walk = [620, 700, 780, 860]
  p.add(
    ...walk.map((x, i) =>
      at(
        x,
        heightAt(sand, x) + 62,
        0.62,
        camel('#5a3040', ['#c8402f', '#2f7a8a', '#f0dcb0', '#e9b44c'][i] as string, i % 2 ? undefined : '#f6e8cc'),
      ),
    ),
  )
  p.add(
    people(
      p.rng,
      [
        [1300, 1226, 0.5],
        [1330, 1230, 0.5],
        [1860, 1236, 0.54],
        [1120, 1190, 0.44],
        [560, heightAt(sand, 560) + 62, 0.5],
      ],
      ['#fff3d8', '#c8402f', '#2f7a8a'],
      INK,
      '#a86a50',
    ),
    dabs(p.rng, { x: [0, W], y: [1140, 1280], count: 110, size: 11 }, '#8f5248'),
  )
}

/** The Sphinx in profile, looking to the left into the light, 300 long. */
function sphinx(p: Paper): string {
  const skin = p.across([STONE.light, STONE.mid, mix(STONE.mid, STONE.dark, 0.6)])
  const body =
    'M-150 0L-152 -22Q-150 -34 -136 -34L-70 -32Q-62 -58 -58 -76L-24 -70Q30 -64 70 -66Q128 -66 146 -40Q154 -24 152 0Z'
  const nemes = 'M-58 -74L-66 -84Q-74 -118 -56 -138Q-34 -154 -10 -142Q10 -128 12 -92L20 -60L-20 -66Q-34 -70 -38 -82Z'
  const face = 'M-66 -126L-74 -112L-70 -108L-74 -98L-69 -95L-70 -88Q-66 -80 -56 -80L-42 -84L-38 -120L-52 -134Z'
  const stripes = [-132, -118, -104, -90, -78]
    .map((y, i) => `M${-30 - i} ${y}Q-6 ${y + 2} ${4 + i * 3} ${y + 8}`)
    .join('')
  return (
    path(body, skin) +
    path('M-150 0L-152 -22Q-150 -34 -136 -34L-74 -33L-80 -16L-40 -14L20 0Z', STONE.light, 'opacity=".55"') +
    path('M40 0Q60 -50 110 -44Q138 -36 132 0Z', STONE.dark, 'opacity=".4"') +
    stroke('M-148 -14H-84M-20 -50Q40 -44 90 -52M-10 -34Q40 -30 80 -36', INK, 2.5, 'opacity=".3"') +
    path(nemes, skin) +
    stroke(stripes, INK, 3, 'opacity=".35"') +
    path(face, STONE.light) +
    path('M-62 -114l10 -2v5l-9 1Z', INK) +
    stroke('M-70 -96h9', INK, 2)
  )
}

function nile(p: Paper) {
  p.add(sea(p, BANK, '#e8bd7c 0, #8fa88a .16, #2f8088 .5, #174a5e 1'), rect(0, BANK - 6, W, 8, '#7a6b48'))
  p.add(
    ripples(p.rng, { x: [0, W], y: [BANK + 4, H], count: 300, length: 240, thick: 10 }, '#15455c', 'opacity=".4"'),
    ripples(p.rng, { x: [0, W], y: [BANK + 4, H], count: 200, length: 180, thick: 8 }, '#ffe3a4', 'opacity=".45"'),
    glitter(p.rng, LIGHT[0], [BANK + 4, 1590], [260, 480], 130, '#fff0bc', 'opacity=".7"'),
  )
  const leaf: Tones = { dark: '#23423c', mid: '#42693f', light: '#b0a84e' }
  const reeds = crown(
    Array.from({ length: 70 }, (_, i) => [i * 36, BANK - p.rng.between(0, 14), p.rng.between(14, 34)] as const),
    BANK + 6,
  )
  p.add(path(under(reeds, BANK + 6), p.fade(['#6d7a44', '#2f4a3c'])))
  for (const [x, h] of pts('1980 250, 2060 330, 2140 230, 2290 300, 180 260, 330 210'))
    p.add(at(x, BANK, 1, palm(p.rng, h, leaf, '#5a3a34'), x > 1200))
  const canvas = p.across(['#fff6dc', [0.6, '#f6d9a4'], [1, '#c9926c']])
  const felucca =
    stroke('M-6 -14L0 -190', INK, 5) +
    stroke('M-96 -36L70 -286', INK, 4) +
    path('M-94 -34L70 -284Q104 -140 78 -34Q0 -22 -94 -34Z', canvas) +
    stroke('M-40 -112Q30 -96 92 -120M-66 -70Q10 -56 88 -72', '#c9926c', 2, 'opacity=".7"') +
    path('M-118 -24Q-60 -10 60 -12L128 -28Q112 -4 88 2H-88Q-110 -4 -118 -24Z', '#f3e6cc') +
    path('M-112 -14Q-60 -3 60 -4L118 -16Q108 -2 88 2H-88Q-104 -2 -112 -14Z', '#2f7a8a') +
    path('M-70 -12q0 -26 10 -26q10 0 10 26Z', '#c8402f')
  p.add(
    at(1090, 1450, 1.25, felucca),
    ripples(p.rng, { x: [930, 1270], y: [1456, 1500], count: 30, length: 150, thick: 8 }, '#fff0c4', 'opacity=".6"'),
    at(1690, 1370, 0.6, felucca, true),
  )
  for (const [x, h] of pts('90 760, 270 560, 2330 800, 2190 540'))
    p.add(at(x, 1640, 1, palm(p.rng, h, { dark: '#1b3038', mid: '#2f5640', light: '#8f9a4a' }, '#3b2532'), x > 1200))
  for (const [x, w] of pts('120 420, 2300 460, 420 220, 2040 220'))
    p.add(at(x, 1640, 1, foliage(p.rng, w, w * 0.4, { dark: '#1b3038', mid: '#2f5640', light: '#a8a852' })))
}
