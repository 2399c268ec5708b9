import { n, type Pt } from '../pictures/kit/path.ts'
import { lettering } from './letters.ts'

/** A certificate of the demo agency, upright, A4 at 150 dpi. It is nobody's, and says so across its middle. */
export type PaperSeed = {
  name: string
  alt: { tr: string; en: string }
  draw: () => string
}

export const paperSize = { width: 1240, height: 1754 }
const { width: W, height: H } = paperSize
const middle = W / 2

type Look = {
  /** who would issue it, what it is, whose it is */
  issuer: string
  title: readonly string[]
  lines: readonly string[]
  ink: string
  accent: string
  /** petals of the rosette behind the title */
  petals: number
  emblem: (center: Pt, ink: string) => string
}

/** The blurred paper that stands in for each of them until it is there: at 16 px they look alike. */
export const paperPlaceholder =
  'data:image/webp;base64,UklGRqAAAABXRUJQVlA4WAoAAAAQAAAADwAAFgAAQUxQSBwAAAABFyAQSPwB03mNiIgFgmybS25msz5ARP9TaJdCVlA4IF4AAABQAwCdASoQABcAPu1kqk4ppaQiMAgBMB2JZQAAidQ0vBlIAAD+8A3TNHFQR28Fbtb1TJCtyUh2kDJW73hOfK3jzhy0fIJYmbQ89cv3+3aYdMRyUqELvDWAEKPOwAAA'

export const papers: readonly PaperSeed[] = [
  {
    name: 'belge-isletme',
    alt: {
      tr: 'Örnek seyahat acentası işletme belgesi: pusula arması, çerçeve ve mühür',
      en: 'Example travel agency licence with a compass emblem, border and seal',
    },
    draw: () =>
      drawPaper({
        issuer: 'Örnek Belge Kurumu',
        title: ['Seyahat Acentası', 'İşletme Belgesi'],
        lines: ['Belge no  A-00000', 'Grup  A', 'Seyyah Turizm'],
        ink: '#1d4450',
        accent: '#b88a3b',
        petals: 36,
        emblem: compass,
      }),
  },
  {
    name: 'belge-sigorta',
    alt: {
      tr: 'Örnek paket tur sigortası poliçesi: kalkan arması, çerçeve ve mühür',
      en: 'Example package tour insurance policy with a shield emblem, border and seal',
    },
    draw: () =>
      drawPaper({
        issuer: 'Örnek Sigorta',
        title: ['Zorunlu Paket Tur', 'Sigortası Poliçesi'],
        lines: ['Poliçe no  00000-00', 'Sigortalı', 'Seyyah Turizm'],
        ink: '#4a2b3f',
        accent: '#a9673f',
        petals: 24,
        emblem: shield,
      }),
  },
  {
    name: 'belge-surdurulebilir',
    alt: {
      tr: 'Örnek sürdürülebilir turizm taahhüdü: yaprak arması, çerçeve ve mühür',
      en: 'Example sustainable tourism pledge with a leaf emblem, border and seal',
    },
    draw: () =>
      drawPaper({
        issuer: 'Örnek Çevre Girişimi',
        title: ['Sürdürülebilir', 'Turizm Taahhüdü'],
        lines: ['Taahhüt eden', 'Seyyah Turizm', 'Sirkeci ve Alsancak'],
        ink: '#2c4a2e',
        accent: '#8a8f3a',
        petals: 30,
        emblem: leaf,
      }),
  },
  {
    name: 'belge-misafir',
    alt: {
      tr: 'Örnek misafir değerlendirmesi belgesi: yıldız arması, çerçeve ve mühür',
      en: 'Example guest review award with a star emblem, border and seal',
    },
    draw: () =>
      drawPaper({
        issuer: 'Örnek Gezgin Oylaması',
        title: ['Misafirlerin', 'Oyuyla', 'Yılın Acentası'],
        lines: ['2026', 'Seyyah Turizm'],
        ink: '#22365f',
        accent: '#c07c2d',
        petals: 42,
        emblem: star,
      }),
  },
]

function drawPaper({ issuer, title, lines, ink, accent, petals, emblem }: Look): string {
  const head = 610
  const step = 96
  const after = head + step * title.length
  const parts = [
    `<rect width="${W}" height="${H}" fill="url(#sheet)"/>`,
    rosette([middle, 900], 430, petals, accent),
    frame(ink, accent),
    emblem([middle, 290], ink),
    lettering(issuer, [middle, 480], { size: 26, weight: 3.4, color: accent, spacing: 5 }),
    ...title.map((line, index) =>
      lettering(line, [middle, head + step * index], { size: 52, weight: 6.4, color: ink, spacing: 3.6 }),
    ),
    rule(middle, after - 30, 150, accent),
    ...lines.map((line, index) =>
      lettering(line, [middle, after + 50 + 62 * index], { size: 26, weight: 3, color: ink, spacing: 4 }),
    ),
    smallPrint(after + 50 + 62 * lines.length + 30, ink),
    signature([350, 1455], ink),
    seal([900, 1405], ink, accent),
    example(accent),
  ]
  const sheet =
    '<radialGradient id="sheet" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="#fffdf6"/><stop offset="1" stop-color="#f3e9d2"/></radialGradient>'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><defs>${sheet}</defs>${parts.join('')}</svg>`
}

const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const round = ([x, y]: Pt, r: number, color: string, width: number, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${color}" stroke-width="${n(width)}" ${more}/>`
const polar = ([x, y]: Pt, r: number, turn: number): Pt => [x + r * Math.sin(turn), y - r * Math.cos(turn)]
const join = (points: readonly Pt[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

/** Fine lines wound around a middle, as on papers that must not be copied. */
function rosette(center: Pt, radius: number, petals: number, color: string): string {
  const rings = [0, 1, 2].map((ring) => {
    const points = Array.from({ length: 721 }, (_, step): Pt => {
      const turn = (step / 720) * 2 * Math.PI
      return polar(center, radius * (0.82 + 0.18 * Math.cos(petals * turn + ring * 2.1)), turn)
    })
    return line(join(points), color, 1.4, 'stroke-opacity=".3"')
  })
  const rays = Array.from({ length: petals * 2 }, (_, ray) => {
    const turn = (ray / (petals * 2)) * 2 * Math.PI
    const [a, b] = [polar(center, radius * 0.2, turn), polar(center, radius * 0.62, turn + 0.35)]
    return `M${n(a[0])} ${n(a[1])}Q${n(center[0])} ${n(center[1])} ${n(b[0])} ${n(b[1])}`
  })
  return rings.join('') + line(rays.join(''), color, 1, 'stroke-opacity=".12"')
}

/** Two lines with a wave between them, and a knot in each corner. */
function frame(ink: string, accent: string): string {
  const box = (inset: number, color: string, width: number) =>
    `<rect x="${inset}" y="${inset}" width="${W - 2 * inset}" height="${H - 2 * inset}" fill="none" stroke="${color}" stroke-width="${width}"/>`
  const side = (length: number) => {
    const waves = Math.round(length / 26)
    const wave = length / waves
    return Array.from({ length: waves }, () => `q${n(wave / 4)} -13 ${n(wave / 2)} 0t${n(wave / 2)} 0`).join('')
  }
  const across = W - 2 * 105
  const down = H - 2 * 105
  const braid = [0, 1].flatMap((turned) => {
    const flip = turned ? ' scale(1 -1)' : ''
    return [
      [`translate(105 79)${flip}`, across],
      [`translate(105 ${H - 79})${flip}`, across],
      [`translate(79 105) rotate(90)${flip}`, down],
      [`translate(${W - 79} 105) rotate(90)${flip}`, down],
    ].map(([place, length]) => line(`M0 0${side(Number(length))}`, accent, 2.4, `transform="${place}"`))
  })
  const corners = [79, W - 79].flatMap((x) =>
    [79, H - 79].map((y) => round([x, y], 23, ink, 3) + round([x, y], 12, accent, 3)),
  )
  return [box(50, ink, 5), box(108, ink, 2.5), ...braid, ...corners].join('')
}

const rule = (x: number, y: number, half: number, color: string) =>
  line(`M${x - half} ${y}H${x - 18}M${x + 18} ${y}H${x + half}`, color, 3) +
  `<path d="M${x} ${y - 9}l9 9l-9 9l-9 -9Z" fill="${color}"/>`

/** What would be the small print: lines of words too small to read. */
function smallPrint(top: number, ink: string): string {
  const rows = Array.from({ length: 5 }, (_, row) => {
    const half = row === 4 ? 210 : 360
    const words = Array.from({ length: 14 }, (_, word) => 22 + ((word * 37 + row * 53) % 44))
    let x = middle - half
    let d = ''
    for (const word of words) {
      const end = Math.min(x + word, middle + half)
      if (end - x > 8) d += `M${n(x)} ${top + row * 26}H${n(end)}`
      x = end + 15
    }
    return d
  })
  return line(rows.join(''), ink, 5, 'stroke-opacity=".34"')
}

function signature([x, y]: Pt, ink: string): string {
  const name = `M${x - 110} ${y - 26}c30 -70 62 -96 74 -70c10 24 -52 96 -36 102c18 6 52 -74 66 -70c12 4 -18 58 -2 60c18 2 30 -48 44 -46c12 2 -6 40 8 42c20 2 40 -40 84 -52`
  return line(name, ink, 4.5) + line(`M${x - 150} ${y + 24}H${x + 150}`, ink, 2)
}

function seal(center: Pt, ink: string, accent: string): string {
  const teeth = Array.from({ length: 72 }, (_, tooth) =>
    polar(center, tooth % 2 ? 118 : 108, (tooth / 72) * 2 * Math.PI),
  )
  return [
    `<path d="M${center[0] - 46} ${center[1] + 80}l-34 128l56 -30l30 50l22 -140Z" fill="${ink}"/>`,
    `<path d="M${center[0] + 46} ${center[1] + 80}l34 128l-56 -30l-30 50l-22 -140Z" fill="${ink}"/>`,
    `<path d="${join(teeth)}" fill="${accent}"/>`,
    round(center, 90, '#fff8e6', 3),
    round(center, 80, '#fff8e6', 1.6, 'stroke-dasharray="3 7" stroke-linecap="round"'),
    `<path d="${starPath(center, 50, 21, 8)}" fill="#fff8e6"/>`,
  ].join('')
}

const starPath = (center: Pt, outer: number, inner: number, points: number) =>
  join(
    Array.from({ length: points * 2 }, (_, corner) =>
      polar(center, corner % 2 ? inner : outer, (corner / (points * 2)) * 2 * Math.PI),
    ),
  )

/** Nobody shall take it for a real one. */
const example = (accent: string) =>
  `<g transform="rotate(-28 ${middle} 1000)" opacity=".2">${lettering('Örnek', [middle, 1090], { size: 190, weight: 24, color: accent, spacing: 3 })}</g>`

function compass(center: Pt, ink: string): string {
  const ticks = Array.from({ length: 24 }, (_, tick) => {
    const turn = (tick / 24) * 2 * Math.PI
    const [a, b] = [polar(center, 96, turn), polar(center, tick % 6 ? 88 : 80, turn)]
    return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
  })
  return [
    round(center, 104, ink, 6),
    line(ticks.join(''), ink, 4),
    `<path d="${starPath(center, 78, 17, 4)}" fill="${ink}"/>`,
    `<circle cx="${center[0]}" cy="${center[1]}" r="8" fill="#fffdf6"/>`,
  ].join('')
}

const shield = ([x, y]: Pt, ink: string) =>
  line(
    `M${x} ${y - 106}C${x + 34} ${y - 80} ${x + 66} ${y - 74} ${x + 92} ${y - 72}V${y + 4}C${x + 92} ${y + 62} ${x + 46} ${y + 94} ${x} ${y + 112}C${x - 46} ${y + 94} ${x - 92} ${y + 62} ${x - 92} ${y + 4}V${y - 72}C${x - 66} ${y - 74} ${x - 34} ${y - 80} ${x} ${y - 106}Z`,
    ink,
    7,
  ) + line(`M${x - 42} ${y + 2}L${x - 10} ${y + 36}L${x + 48} ${y - 34}`, ink, 13)

const leaf = ([x, y]: Pt, ink: string) =>
  line(`M${x - 12} ${y + 112}C${x - 14} ${y + 40} ${x + 10} ${y - 14} ${x + 56} ${y - 56}`, ink, 6) +
  `<path d="M${x - 6} ${y + 54}C${x - 6} ${y - 40} ${x + 50} ${y - 92} ${x + 104} ${y - 104}C${x + 108} ${y - 20} ${x + 72} ${y + 46} ${x - 6} ${y + 54}Z" fill="${ink}" fill-opacity=".9"/>` +
  `<path d="M${x - 14} ${y + 92}C${x - 60} ${y + 84} ${x - 98} ${y + 44} ${x - 100} ${y - 26}C${x - 44} ${y - 18} ${x - 12} ${y + 26} ${x - 14} ${y + 92}Z" fill="${ink}" fill-opacity=".62"/>` +
  line(`M${x - 8} ${y + 62}C${x + 14} ${y + 4} ${x + 46} ${y - 44} ${x + 80} ${y - 76}`, '#fffdf6', 4)

const star = (center: Pt, ink: string) =>
  [
    round(center, 104, ink, 6),
    `<path d="${starPath(center, 78, 31, 5)}" fill="${ink}"/>`,
    ...[-1, 1].map((way) =>
      line(`M${n(center[0] + way * 62)} ${n(center[1] + 92)}q${way * 74} -22 ${way * 80} -110`, ink, 5),
    ),
  ].join('')
