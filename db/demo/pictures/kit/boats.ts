import { group, oval, type Paper, path, rect, stroke } from './paper.ts'
import { n } from './path.ts'

export type BoatTones = { hull: string; trim: string; deck: string; sail: string; shade: string }

/** A wooden two-master of the Aegean at anchor, 320 long, on its water line, bow to the right. */
export function gulet(p: Paper, t: BoatTones): string {
  const hull =
    'M-150 -38C-120 -26 40 -20 100 -34C124 -40 150 -52 172 -66C160 -40 140 -12 118 0H-122C-140 -8 -148 -22 -150 -38Z'
  const shadow = p.fade([
    [0.3, t.shade, 0],
    [1, t.shade, 0.75],
  ])
  const masts = stroke('M-58 -40L-62 -236', t.deck, 6) + stroke('M46 -36L42 -280', t.deck, 6.5)
  const booms = stroke('M-60 -74L-146 -84M44 -72L-44 -80', t.deck, 4.5)
  const furled = path(
    'M-62 -77Q-100 -96 -146 -87L-146 -82Q-100 -76 -62 -72ZM42 -75Q0 -94 -44 -84L-44 -78Q0 -72 42 -69Z',
    t.sail,
  )
  const jib =
    path('M60 -62C90 -110 60 -200 45 -266C66 -190 128 -110 176 -76C140 -82 100 -76 60 -62Z', t.sail) +
    path('M45 -266C66 -190 128 -110 176 -76C130 -104 84 -150 45 -266Z', t.shade, 'opacity=".25"')
  const bowsprit = stroke('M150 -56L212 -86', t.deck, 5.5)
  const lines = stroke(
    'M42 -280L210 -86M42 -280L-62 -236L-150 -50M42 -280L118 -40M42 -280L-8 -34M-62 -236L-104 -34M-62 -236L-20 -34M42 -200L172 -70',
    t.deck,
    1.1,
    'opacity=".75"',
  )
  const cabin = path('M-112 -34L-108 -62H-8L-2 -30Z', t.trim) + path('M-116 -62H-2L0 -68H-118Z', t.deck)
  const windows = Array.from({ length: 5 }, (_, i) =>
    rect(-100 + i * 19, -54, 12, 10, t.shade, 'rx="2" opacity=".8"'),
  ).join('')
  const awning = path('M-150 -84L-118 -92V-88L-150 -80Z', t.sail)
  const stripe = stroke('M-149 -34C-120 -22 40 -16 102 -30C126 -36 150 -47 168 -60', t.trim, 4)
  const port = Array.from({ length: 7 }, (_, i) => oval(-104 + i * 28, -14, 3.2, 3.2, t.trim)).join('')
  const flag =
    path('M-150 -40L-152 -74L-178 -70L-178 -56L-152 -60Z', '#c8322b') + stroke('M-150 -38L-152 -78', t.deck, 2)
  const rail = stroke('M-148 -48C-118 -38 40 -32 100 -46C124 -52 146 -62 166 -76', t.deck, 2, 'opacity=".8"')
  return group(
    '',
    masts,
    jib,
    booms,
    furled,
    lines,
    bowsprit,
    cabin,
    windows,
    awning,
    path(hull, t.hull),
    path(hull, shadow),
    stripe,
    port,
    rail,
    flag,
  )
}

/** A small yacht under sail, 100 high. */
export const sailboat = (t: BoatTones) =>
  path('M4 -100C30 -66 40 -34 42 -12L4 -10Z', t.sail) +
  path('M4 -100C20 -66 24 -34 22 -11L4 -10Z', t.shade, 'opacity=".16"') +
  path('M0 -92C-6 -60 -20 -30 -34 -12L0 -10Z', t.sail, 'opacity=".88"') +
  stroke('M2 -104V-6', t.deck, 1.8) +
  path('M-38 -8H44C40 0 32 5 24 5H-24C-32 4 -36 -2 -38 -8Z', t.hull) +
  stroke('M-37 -6H43', t.trim, 1.8)

/** A Bosphorus ferry, 300 long, bow to the right. */
export function ferry(p: Paper, t: BoatTones, lamp: string): string {
  const hull =
    'M-150 -30C-100 -24 60 -24 120 -30C138 -32 150 -36 160 -42C154 -20 146 -8 138 0H-136C-146 -10 -150 -20 -150 -30Z'
  const lower = 'M-132 -27V-54H112L122 -29Q0 -24 -132 -27Z'
  const upper = 'M-112 -56V-80H84L96 -56Z'
  const bridge = 'M40 -82V-102H76L84 -82Z'
  const row = (x: number, y: number, count: number, gap: number, w: number, h: number) =>
    Array.from({ length: count }, (_, i) => rect(x + i * gap, y, w, h, lamp, 'rx="1.5"')).join('')
  const shadow = p.fade([
    [0, t.shade, 0.05],
    [1, t.shade, 0.5],
  ])
  const funnel = path('M-26 -82L-22 -124H2L8 -82Z', t.trim) + path('M-23 -112L-22 -124H2L4 -112Z', t.hull)
  const poles = stroke('M-90 -80V-128M100 -56V-120M100 -100L-12 -124L-90 -124', t.deck, 1.6)
  return group(
    '',
    poles,
    path(`${lower}${upper}${bridge}`, t.sail),
    path(`${lower}${upper}${bridge}`, shadow),
    stroke('M-126 -55H112M-118 -81H88M-104 -68H-118', t.deck, 3),
    row(-120, -47, 15, 15.4, 9.5, 11),
    row(-102, -74, 12, 15.4, 9.5, 10),
    row(46, -97, 3, 11, 8, 8),
    funnel,
    path(hull, t.hull),
    stroke('M-148 -26C-100 -19 60 -19 122 -25', t.trim, 3),
  )
}

/** A Venetian gondola, 220 long, with its oarsman, bow to the right. */
export const gondola = (t: BoatTones, dark: string) =>
  path(
    'M-110 -34C-96 -12 -60 -6 0 -6C56 -6 84 -14 100 -40L106 -62L110 -60L108 -34C100 -8 70 6 0 6C-66 6 -100 -8 -116 -32Z',
    t.hull,
  ) +
  path('M104 -58h12v3h-11l-1 4h10v3h-11l-1 4h9v3h-10Z', t.trim) +
  path('M-30 -8q6 -14 20 -14h14q8 0 12 14Z', '#a3242c') +
  path('M-8 -14v-14q5 -6 10 0v14ZM12 -12v-12q4 -6 9 0v12Z', dark) +
  oval(-3, -33, 5, 5.6, t.sail) +
  oval(16.5, -29, 4.6, 5.2, t.sail) +
  path('M-76 -12l2 -26l-3 -18q0 -8 8 -8q8 0 8 8l-2 18l4 25h-6l-4 -22l-2 22Z', dark) +
  path('M-77 -56q0 -8 8 -8q8 0 8 8l-1 12h-14Z', t.sail) +
  oval(-69, -70, 5, 5.8, '#d9a27c') +
  oval(-69, -74, 9.5, 2.6, t.trim) +
  stroke('M-62 -54L-28 8', t.deck, 2.4)

/** A long-tailed boat of the Andaman sea, 260 long, bow to the right with its ribbons. */
export const longtail = (t: BoatTones, ribbons: readonly string[]) =>
  path(
    'M-120 -22C-80 -14 20 -12 70 -24C100 -32 124 -56 138 -86L146 -84C138 -44 116 -10 84 0H-104C-114 -6 -119 -14 -120 -22Z',
    t.hull,
  ) +
  stroke('M-118 -18C-80 -9 20 -7 74 -19C100 -26 124 -48 139 -80', t.trim, 3) +
  stroke('M-70 -20V-60M20 -20V-58', t.deck, 3) +
  path('M-92 -58Q-26 -76 42 -58L40 -53Q-26 -68 -90 -53Z', t.sail) +
  path('M-90 -53Q-26 -68 40 -53L40 -49Q-26 -62 -90 -49Z', t.shade, 'opacity=".45"') +
  stroke('M-104 -30L-128 -44M-112 -34L-176 6', t.deck, 3.4) +
  ribbons
    .map((color, i) =>
      stroke(`M${n(136 + i * 1.6)} ${n(-76 + i * 5)}q${n(8 - i)} 12 ${n(2 + i * 4)} ${n(30 + i * 4)}`, color, 4),
    )
    .join('')

/** A rowing boat, 90 long. */
export const skiff = (t: BoatTones) =>
  path('M-45 -12C-30 -7 30 -7 46 -14C42 -4 36 2 28 3H-30C-38 1 -43 -5 -45 -12Z', t.hull) +
  stroke('M-44 -10C-30 -5 30 -5 44 -11', t.trim, 2)

/** The lines a hull leaves on still water. */
export const wake = (length: number, color: string) =>
  oval(0, 4, length * 0.52, length * 0.022, color, 'opacity=".55"') +
  oval(-length * 0.1, 11, length * 0.4, length * 0.012, color, 'opacity=".4"')
