import sharp from 'sharp'

/** A square picture of so many px as a PNG. @param source a picture, or the text of an SVG */
export function icon(source: Uint8Array | string, size: number, color: string): Promise<Buffer<ArrayBuffer>> {
  const isDrawn = typeof source === 'string'
  // An SVG of 32 px at 72 dots an inch.
  const picture = isDrawn ? sharp(Buffer.from(source), { density: (72 * size) / 32 }) : sharp(source)
  return picture
    .resize(size, size, { fit: 'contain', background: isDrawn ? color : '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer() as Promise<Buffer<ArrayBuffer>>
}

/** An .ico that holds one PNG, as every browser since 2007 takes it. @param size of the PNG, under 256 px */
export function ico(png: Buffer, size: number): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18) // where it begins
  return Buffer.concat([head, png]) as Buffer<ArrayBuffer>
}

/** What is shown with a link to a page that has no picture of its own, 1200 x 630 px. */
export function shareCard(color: string): Promise<Buffer<ArrayBuffer>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${color}"/><g transform="translate(600 315) scale(11)"><circle r="19" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=".9"/><path d="M9 -9 3 3 -9 9 -3 -3Z" fill="#fff"/><circle r="2" fill="${color}"/></g></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true }).toBuffer() as Promise<Buffer<ArrayBuffer>>
}
