const widths = [320, 480, 640, 960, 1280]
const set = (file, type) => widths.map((width) => `/images/${file}-${width}.${type} ${width}w`).join(', ')

export function Picture({ image, sizes, isFirst = false }) {
  const { file, width, height, placeholder, alt } = image
  return (
    <picture>
      <source type="image/avif" srcSet={set(file, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set(file, 'webp')} sizes={sizes} />
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
