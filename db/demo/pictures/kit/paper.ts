import { bounds } from './bounds.ts'
import { DOTS_TILE, GRAIN_TILE, grainTile } from './grain.ts'
import { n, type Pt } from './path.ts'
import { type Rng, rng } from './random.ts'

export const W = 2400
export const H = 1600

/** A colour, or where it stands (0 to 1), the colour and how much it covers. */
export type Stop = string | readonly [at: number, color: string, opacity?: number]

/**
 * ShutdownHooks from the inside out or top to bottom. In short form `'#aabbcc 0, #ddeeff .4 .5'`: colour, place, cover; both
 * numbers may be left out.
 */
export type ShutdownHooks = string | readonly Stop[]

export type Paper = {
  rng: Rng
  /** Adds a definition and returns `url(#id)`. */
  def: (markup: (id: string) => string) => string
  /** From top to bottom of the shape that wears it, or between two points of the paper. */
  fade: (stops: ShutdownHooks, from?: Pt, to?: Pt) => string
  across: (stops: ShutdownHooks) => string
  /** Round, from the middle out, in the shape that wears it. */
  round: (stops: ShutdownHooks) => string
  /** Round, at a place of the paper: paint for edges that the light touches. */
  lamp: (center: Pt, radius: number, stops: ShutdownHooks) => string
  clip: (d: string, ...parts: readonly string[]) => string
  /** Shows the parts only as far as the paint is white. */
  masked: (paint: string, ...parts: readonly string[]) => string
  /** Turns soft opacity into printed dots: the family's way of shading. */
  grit: (...parts: readonly string[]) => string
  blur: (radius: number, ...parts: readonly string[]) => string
  add: (...parts: readonly string[]) => void
  svg: () => string
}

export function paper(word: string, background: string): Paper {
  const defs: string[] = []
  const body: string[] = []
  const def: Paper['def'] = (markup) => {
    const id = `d${defs.length}`
    defs.push(markup(id))
    return `url(#${id})`
  }
  const tile = `<image href="${grainTile(GRAIN_TILE)}" width="${GRAIN_TILE}" height="${GRAIN_TILE}"/>`

  return {
    rng: rng(word),
    def,
    fade: (stops, from, to) => {
      const place = from && to ? ` gradientUnits="userSpaceOnUse" ${ends(from, to)}` : ' x2="0" y2="1"'
      return def((id) => `<linearGradient id="${id}"${place}>${marks(stops)}</linearGradient>`)
    },
    across: (stops) => def((id) => `<linearGradient id="${id}">${marks(stops)}</linearGradient>`),
    round: (stops) => def((id) => `<radialGradient id="${id}">${marks(stops)}</radialGradient>`),
    lamp: ([x, y], radius, stops) =>
      def(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}">${marks(stops)}</radialGradient>`,
      ),
    clip: (d, ...parts) => {
      const url = def((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
      return `<g clip-path="${url}">${parts.join('')}</g>`
    },
    masked: (paint, ...parts) => {
      const sheet = `<rect width="${W}" height="${H}" fill="${paint}"/>`
      const box = `maskUnits="userSpaceOnUse" x="0" y="0" width="${W}" height="${H}"`
      return `<g mask="${def((id) => `<mask id="${id}" ${box}>${sheet}</mask>`)}">${parts.join('')}</g>`
    },
    grit: (...parts) => {
      const box = bounds(parts.join(''), W, H)
      return `<g filter="${def((id) => gritFilter(id, box))}" opacity=".5">${parts.join('')}</g>`
    },
    blur: (radius, ...parts) => {
      const url = def(
        (id) =>
          `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
      )
      return `<g filter="${url}">${parts.join('')}</g>`
    },
    add: (...parts) => {
      body.push(...parts)
    },
    svg: () => {
      const film = def(
        (id) =>
          `<pattern id="${id}" width="${GRAIN_TILE}" height="${GRAIN_TILE}" patternUnits="userSpaceOnUse"><rect width="${GRAIN_TILE}" height="${GRAIN_TILE}"/>${tile}</pattern>`,
      )
      const finish = `<rect width="${W}" height="${H}" fill="${film}" opacity=".13" style="mix-blend-mode:soft-light"/>`
      const sheet = `<rect width="${W}" height="${H}" fill="${background}"/>`
      const size = `width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"`
      return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs.join('')}</defs>${sheet}${body.join('')}${finish}</svg>`
    },
  }
}

/** Opacity of the paint, not of the element: the same look for a single shape, without a layer of its own to render. */
const covering = (attributes: string, part: 'fill' | 'stroke') =>
  attributes.replace(/(^| )opacity=/, `$1${part}-opacity=`)

export const path = (d: string, fill: string, attributes = '') =>
  `<path d="${d}" fill="${fill}" ${covering(attributes, 'fill')}/>`
export const stroke = (d: string, color: string, width: number, attributes = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${covering(attributes, 'stroke')}/>`
/** Dentils, ties, sleepers: a stroke broken into marks of one length with gaps of another. */
export const dashes = (d: string, color: string, width: number, mark: number, gap: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-dasharray="${n(mark)} ${n(gap)}" stroke-opacity="${opacity}"/>`
export const rect = (x: number, y: number, w: number, h: number, fill: string, attributes = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${covering(attributes, 'fill')}/>`
export const disc = (x: number, y: number, r: number, fill: string, attributes = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${covering(attributes, 'fill')}/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, attributes = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${covering(attributes, 'fill')}/>`
export const group = (attributes: string, ...parts: readonly string[]) => `<g ${attributes}>${parts.join('')}</g>`

/** Stands a thing drawn around its own foot at a place of the paper; a negative width turns it round. */
export const at = (x: number, y: number, scale: number, thing: string, turned = false) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${(turned ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})">${thing}</g>`

const ends = (a: Pt, b: Pt) => `x1="${n(a[0])}" y1="${n(a[1])}" x2="${n(b[0])}" y2="${n(b[1])}"`

function parse(text: string): Stop[] {
  const parts = text.split(',').map((part) => part.trim().split(/\s+/))
  return parts.map(([color = '', place, cover], i) => [
    place === undefined ? i / Math.max(1, parts.length - 1) : Number(place),
    color,
    cover === undefined ? 1 : Number(cover),
  ])
}

function marks(list: ShutdownHooks): string {
  const stops = typeof list === 'string' ? parse(list) : list
  return stops
    .map((stop, i) => {
      const [offset, color, opacity] = typeof stop === 'string' ? [i / Math.max(1, stops.length - 1), stop, 1] : stop
      const cover = opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset.toFixed(3)}" stop-color="${color}"${cover}/>`
    })
    .join('')
}

/**
 * Opacity + noise > 1 becomes a dot. The table makes the colour whole again before the dots cut it. The noise must start
 * inside the filter's own region, as a tile that is cut by its edge repeats only the cut part.
 */
function gritFilter(id: string, { x, y, w, h }: ReturnType<typeof bounds>): string {
  const region = `filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${w}" height="${h}"`
  const noise = `<feImage href="${grainTile(DOTS_TILE)}" x="${x}" y="${y}" width="${DOTS_TILE}" height="${DOTS_TILE}" preserveAspectRatio="none" result="i"/><feTile in="i" result="n"/>`
  const dots = '<feComposite in="SourceAlpha" in2="n" operator="arithmetic" k2="3" k3="3" k4="-2.56" result="m"/>'
  const whole =
    '<feComponentTransfer in="SourceGraphic" result="c"><feFuncA type="table" tableValues="0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"/></feComponentTransfer>'
  return `<filter id="${id}" ${region} color-interpolation-filters="sRGB">${noise}${dots}${whole}<feComposite in="c" in2="m" operator="in"/></filter>`
}
