/** Widths in px that a picture is served in. */
export const imageWidths = [320, 480, 640, 960, 1280, 1920, 2400] as const
export const imageFormats = ['avif', 'webp', 'jpg'] as const

/** Address of one size of a picture. */
export function imagePath(file: string, width: number, format: (typeof imageFormats)[number]): string {
  return `/images/${file}-${width}.${format}`
}
