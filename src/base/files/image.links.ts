/** Widths in px in which a picture is served. 750 and 1100 are the width of most phones' screens, in their own pixels. */
export const imageWidths = [320, 480, 640, 750, 960, 1100, 1280, 1920, 2400] as const
export const imageFormats = ['avif', 'webp', 'jpg'] as const

/** px of the preview picture that other sites show with a link; many of them read neither AVIF nor WebP. */
export const shareSize = { width: 1200, height: 630 } as const

/** Focal points of preview pictures are multiples of this many percent: a small correction makes no further crop. */
const shareStep = 10

/** A crop to `shareSize`: at the centre, or at a focal point in percent such as share30x70. */
export const sharePattern = /^share(?:(100|[1-9]?0)x(100|[1-9]?0))?$/

/** The crop to `shareSize` of a picture with this focal point. @param focus as in Image */
export function shareCrop(focus: string | undefined): `share${string}` {
  const point = focus?.split(' ').map((percent) => Math.round(Number.parseInt(percent, 10) / shareStep) * shareStep)
  return `share${point ? point.join('x') : ''}`
}

/** URL of the preview picture: `shareSize`, cropped around the focal point, JPEG. @param focus as in Image */
export function sharePath({ file, focus }: { file: string; focus?: string | undefined }): string {
  return `/images/${file}-${shareCrop(focus)}.jpg`
}

/** The widths that a picture of this width is served in. */
export function widthsOf(width: number): number[] {
  return imageWidths.filter((served) => served <= Math.max(width, imageWidths[0]))
}

/** URL of a picture in one width. */
export function imagePath(file: string, width: number, format: (typeof imageFormats)[number]): string {
  return `/images/${file}-${width}.${format}`
}
