import { memo } from 'react'
import type { Image } from '#src/base/files/image.schema.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { Images } from '#src/base/ui/icons.tsx'
import { useLightbox } from '#src/base/ui/overlays/use-lightbox.tsx'

/** Grid areas by number of pictures. */
const cuts = [
  { grid: '', places: ['col-span-full row-span-full'] },
  { grid: 'md:grid-cols-2', places: ['', ''] },
  { grid: 'md:grid-cols-3 md:grid-rows-2', places: ['md:col-span-2 md:row-span-2', '', ''] },
  { grid: 'md:grid-cols-4 md:grid-rows-2', places: ['md:col-span-2 md:row-span-2', 'md:col-span-2', '', ''] },
  { grid: 'md:grid-cols-4 md:grid-rows-2', places: ['md:col-span-2 md:row-span-2', '', '', '', ''] },
]

/** The first pictures as a grid, on phones as a strip to swipe; all of them in the lightbox. */
export const TourGallery = memo(function TourGallery({ images, name }: { images: readonly Image[]; name: string }) {
  const t = useT()
  const { open, lightbox } = useLightbox(images, name)
  const cut = cuts[Math.min(images.length, cuts.length) - 1]
  if (!cut) return null
  return (
    <section aria-label={t('tour.gallery')} className="relative">
      <ul
        className={cx(
          'flex [scrollbar-width:none] snap-x snap-mandatory gap-2 overflow-x-auto rounded-card md:grid md:aspect-[16/9] lg:aspect-[2/1] md:overflow-hidden print:aspect-[3/1]',
          cut.grid,
        )}
      >
        {images.slice(0, cuts.length).map((image, index) => (
          <li
            key={image.file}
            className={cx(
              'aspect-[4/3] sm:max-md:aspect-[5/2] w-full shrink-0 snap-center overflow-hidden rounded-card md:aspect-auto md:min-h-0 md:rounded-none',
              cut.places[index],
              index > 0 && 'print:hidden',
            )}
          >
            <button
              type="button"
              className="group block h-full w-full cursor-zoom-in -outline-offset-4"
              aria-label={t('tour.show_photo', { name: image.alt || name })}
              onClick={(event) => open(index, event)}
            >
              <Picture
                image={image}
                alt=""
                first={index === 0}
                sizes={`(min-width: 801px) ${images.length === 1 ? 90 : index === 0 ? 45 : 23}vw, 94vw`}
                className="transition-transform duration-150 group-hover:brightness-105"
              />
            </button>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <button
          type="button"
          onClick={(event) => open(0, event)}
          className="no-print absolute bottom-3 end-3 inline-flex md:bottom-auto md:top-3 min-h-11 items-center gap-2 rounded-full bg-white/95 px-4 text-sm font-semibold shadow-card hover:bg-white"
        >
          <Images aria-hidden className="size-4" />
          <span>{t('tour.show_all_photos', { n: images.length })}</span>
        </button>
      )}
      {lightbox}
    </section>
  )
})
