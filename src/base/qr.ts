import { encode } from 'uqr'

/** An address as a QR code, drawn in SVG: one square per module, black on white. */
export function qrOf(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${squares.join('')}"/></svg>`
}
