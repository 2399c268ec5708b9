import sharp from 'sharp'

/** A picture of 60 x 40 px: left half red, right half blue. */
export function flag() {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#cc3333' } })
    .composite([{ input: { create: { width: 30, height: 40, channels: 3, background: '#3333cc' } }, left: 30, top: 0 }])
    .jpeg()
}

/** A WebP of two frames, 60 x 40 px: red, then blue. */
export async function animation(): Promise<Buffer> {
  const frames = ['#cc3333', '#3333cc'].map((background) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer()
}

/** The magic bytes of a WebM film. */
export const film = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87]),
  Buffer.from('webm'),
  Buffer.alloc(300, 7),
])

export function uploadOf(bytes: Uint8Array, more: Record<string, string> = {}, name = 'kapak.jpg'): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  for (const [field, value] of Object.entries(more)) form.set(field, value)
  return form
}
