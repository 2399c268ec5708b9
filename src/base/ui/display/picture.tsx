import { preload } from 'react-dom'
import { imagePath, widthsOf } from '#src/base/files/image.links.ts'
import type { Image } from '#src/base/files/image.schema.ts'
import { cx } from '../cx.ts'

type Props = {
  image: Pick<Image, 'file' | 'width' | 'height' | 'placeholder' | 'alt' | 'focus'>
  /** Displayed width, as in the `sizes` attribute: '(min-width: 801px) 33vw, 100vw'. */
  sizes: string
  /** True for the largest picture of the first view on a phone, one per page: preloaded with high priority, before the fonts. */
  first?: boolean
  /** Loaded without waiting for the layout; `first` pictures are. */
  eager?: boolean
  /** '' when the text beside it says the same. Default: the image's own. */
  alt?: string
  className?: string
}

/** Fills its box, which sets the aspect ratio. Shows a blurred placeholder until it is loaded. */
export function Picture({ image, sizes, first = false, eager = first, alt, className }: Props) {
  const widths = widthsOf(image.width)
  const srcSet = (format: 'avif' | 'webp' | 'jpg') =>
    widths.map((width) => `${imagePath(image.file, width, format)} ${width}w`).join(', ')
  const avif = srcSet('avif')
  if (first)
    preload(imagePath(image.file, 960, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={imagePath(image.file, widths.includes(960) ? 960 : widths[0]!, 'jpg')}
        srcSet={srcSet('webp')}
        width={image.width}
        height={image.height}
        alt={alt ?? image.alt}
        sizes={sizes}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
        className={cx('h-full w-full bg-cover bg-center object-cover', className)}
        style={{ backgroundImage: `url("${image.placeholder}")`, ...focusStyle(image.focus) }}
      />
    </picture>
  )
}

/** The placeholder is the same picture, so it is cropped alike. */
function focusStyle(focus: string | undefined) {
  return focus === undefined ? {} : { objectPosition: focus, backgroundPosition: focus }
}
