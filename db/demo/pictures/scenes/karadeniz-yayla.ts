import { mix, tones } from '../kit/color.ts'
import { crag, dabs, dotted, grass, layer, ridge, rim } from '../kit/land.ts'
import { birds, people, sheep } from '../kit/life.ts'
import { at, H, oval, type Paper, paper, path, rect, stroke, W } from '../kit/paper.ts'
import { curve, heightAt, n, type Pt, pts, under } from '../kit/path.ts'
import { mountains } from '../kit/rock.ts'
import { beams, corners, mist, sky, sun, veil, wash } from '../kit/sky.ts'
import { spruces } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const LIGHT: Pt = [620, 430]
const INK = '#16323a'

export const scene: Scene = {
  name: 'karadeniz-yayla',
  title: { tr: 'Karadeniz yaylası', en: 'A Black Sea highland' },
  alt: {
    tr: 'Sis denizinin üstünde, ladinlerle çevrili yeşil bir Karadeniz yaylasında ahşap evler',
    en: 'Wooden houses on a green Black Sea highland among spruces, above a sea of fog',
  },
  draw: () => {
    const p = paper('yayla', '#d8e3cf')
    p.add(sky(p, '#4e8c9c 0, #8fbcb4 .2, #d8dfc0 .38, #fdeec6 .5'))
    p.add(beams(p, p.rng, LIGHT, 1400, '#fff4cc', 16), sun(p, LIGHT[0], LIGHT[1], 64, '#fffdec', '#fff0bd', 0.45))
    kackar(p)
    forests(p)
    meadow(p)
    p.add(wash(p, LIGHT, 1600, '#ffe9a6', 0.34), corners(p, '#0f3138', 0.45))
    return p.svg()
  },
}

function kackar(p: Paper) {
  const marks = pts(
    '-40 620, 180 520, 330 590, 560 470, 760 600, 930 500, 1180 380, 1330 500, 1480 440, 1720 290, 1900 430, 2060 370, 2240 480, 2440 420',
  )
  const line = crag(p.rng, marks, 0.18)
  p.add(
    mountains(p, line, marks, 900, {
      top: '#6b9aa3',
      foot: '#cfdccb',
      dark: '#376f85',
      lightFrom: 'left',
      snow: '#f8f6e4',
      snowDepth: 150,
    }),
  )
  p.add(rim(p, line, LIGHT, '#fff6da', 3, 1800), veil(p, 480, 860, '#eaedd2', 0.9))
}

function forests(p: Paper) {
  const green = tones('#8db3a0', '#1f5a4c', 4)
  for (const [i, y] of [760, 850, 960, 1080].entries()) {
    const line = ridge(`ladin${i}`, { y, amp: 95 - i * 6, wave: 520 + i * 60, rough: 0.45 }).map(
      ([x, py]): Pt => [x, py - 60 * Math.cos((x / W) * Math.PI * (i % 2 ? 1 : -1))],
    )
    const tone = green[i] as string
    p.add(spruces(p.rng, line, [-20, W + 20], 150 - i * 12, [34 + i * 20, 66 + i * 30], tone, 0.34))
    p.add(
      layer(p, line, tone, mix(tone, '#dfe8cf', 0.6), y + 260),
      dotted(p, under(line, y + 160), mix(tone, INK, 0.45), [W, y - 60], [500, y + 140], 0.5),
    )
    p.add(mist(p, p.rng, y + 88, 84, '#f4f3df', 0.72), veil(p, y + 30, y + 180, '#f4f3df', 0.7))
  }
}

function meadow(p: Paper) {
  const back = ridge('cayir', { y: 1175, amp: 50, wave: 900, rough: 0.3 }).map(
    ([x, y]): Pt => [x, y - 130 * ((x - 500) / W) ** 2 + 60],
  )
  p.add(
    spruces(p.rng, back, [-20, 360], 16, [170, 280], '#1b4f47', 0.36),
    spruces(p.rng, back, [2020, W], 16, [190, 330], '#1b4f47', 0.36),
  )
  p.add(
    layer(p, back, '#a9bf5f', '#4f8a4c'),
    rim(p, back, LIGHT, '#fbf3b4', 5),
    dotted(p, under(back, H), '#2f6a48', [W, 1100], [900, 1400], 0.8),
  )
  const swell = ridge('cayir2', { y: 1390, amp: 46, wave: 800, rough: 0.32 })
  for (const [x, s] of pts('1010 .5, 600 .6, 1860 .78, 1190 .6, 800 .95, 1530 1.2'))
    p.add(at(x, heightAt(back, x) - 20 + s * 110, s * 1.2, cabin(p)))
  p.add(
    path(
      curve(
        pts(
          '1250 1600, 1330 1480, 1240 1390, 1290 1325, 1322 1282, 1306 1276, 1262 1316, 1200 1350, 1130 1400, 1180 1480, 980 1600',
        ),
        true,
      ),
      p.fade('#e9dba0 0, #b9a86c 1'),
    ),
  )
  p.add(
    layer(
      p,
      swell.map(([x, y]): Pt => [x, y + 130 * Math.sin((x / W) * Math.PI) - 20]),
      '#5c9450',
      '#24573f',
    ),
  )
  const near = swell.map(([x, y]): Pt => [x, y + 130 * Math.sin((x / W) * Math.PI) - 20])
  p.add(
    rim(p, near, LIGHT, '#eff0a0', 5),
    dotted(p, under(near, H), '#163f38', [W, 1600], [700, 1400], 0.9),
    dotted(p, under(near, H), '#b9cf6a', [200, 1330], [700, 1560], 0.5),
  )
  for (const [x, y, s] of [
    [1000, 1330, 0.9],
    [1060, 1348, 1],
    [930, 1352, 1],
    [1720, 1390, 1.2],
    [1800, 1376, 1.1],
    [560, 1330, 0.9],
    [620, 1346, 0.9],
  ] as const)
    p.add(at(x, y, s, sheep('#fdf6e3', INK), p.rng.chance(0.5)))
  p.add(
    spruces(p.rng, near, [-40, 240], 7, [420, 640], '#123c3b', 0.34),
    spruces(p.rng, near, [2150, W + 20], 7, [460, 700], '#123c3b', 0.34),
  )
  p.add(
    grass(p.rng, near, 130, 40, '#2c6243'),
    dabs(p.rng, { x: [200, 2200], y: [1500, 1595], count: 90, size: 10, flat: 1.4 }, '#f6d35f'),
    dabs(p.rng, { x: [200, 2200], y: [1500, 1595], count: 60, size: 10, flat: 1.4 }, '#f3f0e0'),
    dabs(p.rng, { x: [300, 2200], y: [1510, 1595], count: 40, size: 11, flat: 1.3 }, '#b56ba0'),
  )
  p.add(
    people(
      p.rng,
      [
        [1190, 1478, 1.25],
        [1256, 1490, 1.2],
        [1140, 1500, 0.8],
      ],
      ['#c8402f', '#f2c14e', '#28536b'],
      INK,
      '#d49a78',
    ),
  )
  p.add(birds(p.rng, 1010, 420, 130, 6, 22, '#2d5a66'))
}

/** A highland house: stone below, boards above, a balcony, a wide shingle roof, smoke. Lit from the left. */
function cabin(p: Paper): string {
  const planks = Array.from({ length: 9 }, (_, i) => `M-84 ${n(-66 - i * 8.4)}H84`).join('')
  const stones = Array.from(
    { length: 18 },
    () => `M${n(p.rng.between(-78, 70))} ${n(p.rng.between(-46, -6))}h${n(p.rng.between(8, 16))}`,
  ).join('')
  const smoke = p.blur(
    3,
    path(
      curve(pts('52 -190, 40 -230, 66 -268, 50 -310, 78 -350, 92 -310, 84 -268, 70 -230, 62 -190'), true),
      p.fade('#fdfaf0 0 0, #fdfaf0 .5 .5, #fdfaf0 1 .8'),
    ),
  )
  return (
    smoke +
    oval(20, 2, 150, 12, INK, 'opacity=".28"') +
    rect(-84, -56, 168, 58, p.across(['#d8cdb4', '#8b8a88'])) +
    stroke(stones, '#6f7070', 2.4, 'opacity=".6"') +
    rect(-86, -142, 172, 88, p.across(['#c98a52', '#8a5236', '#5f3a33'])) +
    stroke(planks, '#4a2c2a', 1.6, 'opacity=".5"') +
    path('M-62 -122h26v32h-26ZM-18 -122h26v32h-26ZM30 -122h26v32h-26Z', '#ffe2a0') +
    stroke('M-49 -122v32M-5 -122v32M43 -122v32', '#5f3a33', 2.4) +
    path('M-16 -2v-40h30v40Z', '#4a2c2a') +
    rect(-98, -62, 196, 8, '#6b4030') +
    stroke(
      'M-96 -82H96M-94 -82V-58M-70 -82V-58M-46 -82V-58M-22 -82V-58M2 -82V-58M26 -82V-58M50 -82V-58M74 -82V-58M94 -82V-58',
      '#7d4b34',
      3.4,
    ) +
    rect(44, -206, 20, 40, '#8b8a88') +
    path('M-116 -132L-70 -184H84L122 -132Z', p.across(['#b9653f', '#83423a', '#5c3238'])) +
    path('M-116 -132L-70 -184H-64L-106 -132Z', '#f0b47a') +
    stroke('M-104 -146H112M-92 -160H102M-80 -173H92', '#4b2a33', 2, 'opacity=".45"')
  )
}
