import { preload } from 'react-dom'

const widths = [320, 480, 640, 750, 960, 1100, 1280, 1920, 2400]
const set = ({ file, width: most }, type) =>
  widths
    .filter((width) => width <= Math.max(most, widths[0]))
    .map((width) => `/images/${file}-${width}.${type} ${width}w`)
    .join(', ')

export function Picture({ image, sizes, isFirst = false }) {
  const { file, width, height, placeholder, alt } = image
  if (isFirst)
    preload(`/images/${file}-960.avif`, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: set(image, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  return (
    <picture>
      <source type="image/avif" srcSet={set(image, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set(image, 'webp')} sizes={sizes} />
      <img
        src={`/images/${file}-960.jpg`}
        width={width}
        height={height}
        alt={alt ?? ''}
        sizes={sizes}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        className="photo"
        style={{ backgroundImage: `url("${placeholder}")` }}
      />
    </picture>
  )
}
