import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { imagePath, imageWidths } from '../../files/image.links.ts'
import { escapeHtml } from '../../html.ts'

/** px: fills the column of a text on a usual screen. */
const shownWidth = 1280

/** HTML of a picture in a text. Width and height keep its place while it loads. @param lang of the text */
export function pictureHtml(image: OfficeImage, lang: string): string {
  const width = imageWidths.findLast((each) => each <= Math.min(shownWidth, image.width)) ?? imageWidths[0]
  const height = Math.max(1, Math.round((image.height / image.width) * width))
  const alt = escapeHtml(String(image[`alt_${lang}`] ?? ''))
  return `<img src="${imagePath(image.file, width, 'webp')}" alt="${alt}" width="${width}" height="${height}">`
}

/**
 * The pictures of a paste or drop that are to be uploaded. Empty when formatted text comes with them: word processors add a
 * picture of the text itself.
 */
export function picturesIn(data: Pick<DataTransfer, 'files' | 'getData'> | null): File[] {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
  const text = (data?.getData('text/html') ?? '').replace(/<!--[\s\S]*?-->|<style[\s\S]*?<\/style>|<[^>]*>/g, '').trim()
  return text === '' ? files : []
}

/** Number of pictures in pasted HTML that are not this site's, which the text cannot keep. */
export function foreignPictures(html: string): number {
  return [...html.matchAll(/<img\b[^>]*>/gi)].filter(([tag]) => !/\ssrc="\/images\//i.test(tag)).length
}
