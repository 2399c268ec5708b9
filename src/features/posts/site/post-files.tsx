import type { Image } from '#src/base/files/image.schema.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { loadLightbox, useLightbox } from '#src/base/ui/overlays/use-lightbox.tsx'

/** Number of pictures from which a wide screen has three columns. */
const manyPictures = 7

/** A grid of pictures with captions and without gaps; each opens in the lightbox. */
export function PostFiles({ images, title }: { images: readonly Image[]; title: string }) {
  const t = useT()
  const { open, lightbox } = useLightbox(images, title)
  const isMany = images.length >= manyPictures
  return (
    <>
      <ul className={cx('grid gap-x-5 gap-y-7 sm:grid-cols-2', isMany && 'lg:grid-cols-3')}>
        {images.map((image, index) => (
          <li key={image.file} className={index === 0 ? firstPlace(images.length) : undefined}>
            <figure className="flex h-full flex-col gap-2.5">
              <button
                type="button"
                className={cx(
                  'group block w-full flex-1 cursor-zoom-in overflow-hidden rounded-card bg-sand',
                  index === 0 && images.length % 2 === 1 ? 'aspect-[3/2] sm:aspect-[2/1]' : 'aspect-[3/2]',
                )}
                aria-label={t('tour.show_photo', { name: image.alt || title })}
                // Preloads on hover, because after the click it would queue behind pictures that are still loading.
                onPointerEnter={loadLightbox}
                onFocus={loadLightbox}
                onClick={(event) => open(index, event)}
              >
                <Picture
                  image={image}
                  alt=""
                  first={index === 0}
                  sizes={
                    isMany ? '(min-width: 1080px) 31vw, (min-width: 560px) 47vw, 94vw' : '(min-width: 560px) 47vw, 94vw'
                  }
                  className="transition-transform duration-150 group-hover:scale-[1.02]"
                />
              </button>
              {image.alt && <figcaption className="text-sm text-ink-soft">{image.alt}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  )
}

/** Columns that the first picture spans, so that the last row is full, in the grids of two and of three columns. */
function firstPlace(count: number): string {
  const ofTwo = count % 2 === 1 && 'sm:col-span-2'
  if (count < manyPictures) return cx(ofTwo)
  return cx(ofTwo, ['lg:col-span-1', 'lg:col-span-3', 'lg:col-span-2'][count % 3])
}
