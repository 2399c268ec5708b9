type Box = { x: number; y: number; w: number; h: number }

/** How many numbers each path command takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/**
 * The box around drawn shapes, within a sheet: generous, as control points count as points. Shapes under a transform
 * are not understood, so the whole sheet is given for them.
 */
export function bounds(markup: string, width: number, height: number): Box {
  const xs: number[] = []
  const ys: number[] = []
  const see = (x: number, y: number) => {
    xs.push(x)
    ys.push(y)
  }
  for (const [, d = ''] of markup.matchAll(/ d="([^"]*)"/g)) walk(d, see)
  for (const [, name, attributes = ''] of markup.matchAll(/<(circle|ellipse|rect) ([^>]*)/g)) {
    const get = (key: string) => Number(new RegExp(`(?:^| )${key}="([^"]*)"`).exec(attributes)?.[1] ?? 0)
    const [cx, cy, rx, ry] = [get('cx'), get('cy'), get('rx') || get('r'), get('ry') || get('r')]
    if (name === 'rect') {
      see(get('x'), get('y'))
      see(get('x') + get('width'), get('y') + get('height'))
    } else {
      see(cx - rx, cy - ry)
      see(cx + rx, cy + ry)
    }
  }
  if (xs.length === 0 || markup.includes('transform=')) return { x: 0, y: 0, w: width, h: height }
  const [left, top] = [Math.max(0, Math.floor(Math.min(...xs))), Math.max(0, Math.floor(Math.min(...ys)))]
  const [right, bottom] = [Math.min(width, Math.ceil(Math.max(...xs))), Math.min(height, Math.ceil(Math.max(...ys)))]
  return { x: left, y: top, w: Math.max(1, right - left), h: Math.max(1, bottom - top) }
}

function walk(d: string, see: (x: number, y: number) => void) {
  let [x, y] = [0, 0]
  let start = [0, 0]
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase()
    const [dx, dy] = letter === command ? [1, 1] : [0, 0]
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const step = TAKES[command] ?? 2
    if (command === 'z') [x = 0, y = 0] = start
    for (let i = 0; step > 0 && i + step <= numbers.length; i += step) {
      const part = numbers.slice(i, i + step)
      if (command === 'h') x = (part[0] ?? 0) + dx * x
      else if (command === 'v') y = (part[0] ?? 0) + dy * y
      else {
        const from = command === 'a' ? 5 : 0
        const [baseX, baseY] = [dx * x, dy * y]
        for (let k = from; k < step; k += 2) {
          x = (part[k] ?? 0) + baseX
          y = (part[k + 1] ?? 0) + baseY
          see(x, y)
        }
      }
      if (command === 'm' && i === 0) start = [x, y]
      see(x, y)
    }
  }
}
