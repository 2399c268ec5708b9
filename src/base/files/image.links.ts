/** Widths in px that a picture is served in. */
export const imageWidths = [320, 480, 640, 960, 1280, 1920, 2400] as const
export const imageFormats = ['avif', 'webp', 'jpg'] as const

/** Other sites show a picture of a link in this size, and many of them take no AVIF or WebP. */
export const shareSize = { width: 1200, height: 630 } as const

/** Address of a picture as it is shown with a link elsewhere: `shareSize`, cut around its middle, JPEG. */
export function sharePath(file: string): string {
  return `/images/${file}-share.jpg`
}

/** Address of one size of a picture. */
export function imagePath(file: string, width: number, format: (typeof imageFormats)[number]): string {
  return `/images/${file}-${width}.${format}`
}
