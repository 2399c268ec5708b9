import { sharp } from '#src/base/files/sharp.server.ts'

/** A square PNG. @param source a picture, or SVG text. @param size px */
export function icon(source: Uint8Array | string, size: number, color: string): Promise<Buffer<ArrayBuffer>> {
  const isDrawn = typeof source === 'string'
  // The SVG is 32 px wide at 72 dpi.
  const picture = isDrawn ? sharp(Buffer.from(source), { density: (72 * size) / 32 }) : sharp(source)
  return picture
    .resize(size, size, { fit: 'contain', background: isDrawn ? color : '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer() as Promise<Buffer<ArrayBuffer>>
}

/** An .ico with one PNG inside. @param size of the PNG in px, less than 256 */
export function ico(png: Buffer, size: number): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // type: icon
  head.writeUInt16LE(1, 4) // one image
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18) // offset of the PNG
  return Buffer.concat([head, png]) as Buffer<ArrayBuffer>
}

/** Fallback picture for shared links, 1200 x 630 px. */
export function shareCard(color: string): Promise<Buffer<ArrayBuffer>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${color}"/><g transform="translate(600 315) scale(11)"><circle r="19" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=".9"/><path d="M9 -9 3 3 -9 9 -3 -3Z" fill="#fff"/><circle r="2" fill="${color}"/></g></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true }).toBuffer() as Promise<Buffer<ArrayBuffer>>
}
