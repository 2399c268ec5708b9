import { imagePath } from '#src/base/files/image.links.ts'
import type { Image } from '#src/base/files/image.schema.ts'
import classes from './thumb.module.css'

type Props = {
  image: Pick<Image, 'file' | 'placeholder' | 'focus'> | null /** a sheet of paper */
  isUpright?: boolean
}

/** A picture in a list row, or an empty box. Decorative: the row names its content. */
export function Thumb({ image, isUpright = false }: Props) {
  const className = isUpright ? `${classes.thumb} ${classes.upright}` : classes.thumb
  if (!image) return <div className={className} />
  return (
    <img
      className={className}
      src={imagePath(image.file, 320, 'webp')}
      {...(isUpright ? { width: 44, height: 62 } : { width: 72, height: 48 })}
      alt=""
      loading="lazy"
      style={{ backgroundImage: `url(${image.placeholder})`, objectPosition: image.focus }}
    />
  )
}
