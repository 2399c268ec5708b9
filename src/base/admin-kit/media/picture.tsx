import type { CSSProperties } from 'react'
import { imagePath } from '#src/base/files/image.links.ts'
import type { OfficeImage } from '#src/base/files/image.schema.ts'

type Props = {
  image: OfficeImage
  /** of the file that is loaded, in pixels */
  loads: 320 | 640
  className: string | undefined
  /** empty when the text beside it describes it */
  alt?: string
  draggable?: false
  style?: CSSProperties
}

/** An uploaded picture, over its placeholder while it loads. */
export function Picture({ image, loads, className, alt = '', draggable, style }: Props) {
  return (
    <img
      src={imagePath(image.file, loads, 'webp')}
      width={image.width}
      height={image.height}
      alt={alt}
      draggable={draggable}
      loading="lazy"
      className={className}
      style={{ backgroundImage: `url(${image.placeholder})`, objectPosition: image.focus, ...style }}
    />
  )
}
