/** Widths in px in which a picture is served. */
export const imageWidths = [320, 480, 640, 960, 1280, 1920, 2400] as const
export const imageFormats = ['avif', 'webp', 'jpg'] as const

/** px of the preview picture that other sites show with a link; many of them read neither AVIF nor WebP. */
export const shareSize = { width: 1200, height: 630 } as const

/** URL of the preview picture: `shareSize`, cropped to the centre, JPEG. */
export function sharePath(file: string): string {
  return `/images/${file}-share.jpg`
}

/** URL of a picture in one width. */
export function imagePath(file: string, width: number, format: (typeof imageFormats)[number]): string {
  return `/images/${file}-${width}.${format}`
}
