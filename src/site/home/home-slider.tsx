import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { useI18n, useT } from '#src/base/i18n/i18n.tsx'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { RichText } from '#src/base/ui/display/rich-text.tsx'
import { hasOpenPage } from '../shell/nav.ts'
import type { HomeItem } from './home-data.ts'

/** From the window's edge to the page's column: aligns the text with the page while the picture reaches the edge. */
const columnEdge = 'md:pl-[max(1.5rem,calc((100vw-82rem)/2+2rem))]'

/**
 * Slides at the top of the home page, without autoplay. Native scrolling moves them, so swiping works before scripts
 * load.
 */
export function Slider({ slides, heading }: { slides: readonly HomeItem[]; heading: string }) {
  const t = useT()
  const { languages } = useI18n()
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const goTo = (index: number) => {
    const list = track.current
    list?.scrollTo({ left: list.clientWidth * ((index + slides.length) % slides.length), behavior: 'smooth' })
  }
  const arrow =
    'grid size-11 place-items-center rounded-full border border-white/40 text-white transition-colors duration-150 hover:bg-white/15'
  return (
    <section aria-label={t('home.slides')} className="relative bg-main text-white">
      <h1
        className={cx(
          'px-4 pb-3 pt-5 font-sans text-base font-semibold tracking-normal text-second sm:px-6 md:absolute md:inset-x-0 md:top-10 md:z-10 md:w-[42vw] md:p-0 lg:top-14',
          columnEdge,
        )}
      >
        {heading}
      </h1>
      <ul
        ref={track}
        onScroll={({ currentTarget }) => setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth"
      >
        {slides.map(({ id, title, description, uri, btn_title, file_img }, index) => (
          <li
            key={id}
            className="flex w-full shrink-0 snap-start flex-col md:grid md:min-h-[clamp(27rem,40vw,42rem)] md:grid-cols-[max(46%,calc((100vw-82rem)/2+36rem))_minmax(0,1fr)]"
          >
            {/* Explicit grid placement: HTML that arrives in two parts must not cause a layout shift. */}
            <div className="relative aspect-[3/2] w-full overflow-hidden bg-main-deep sm:max-md:aspect-[5/2] md:col-start-2 md:row-start-1 md:aspect-auto">
              {file_img && (
                <Picture
                  image={file_img}
                  first={index === 0}
                  sizes="(min-width: 801px) 58vw, 100vw"
                  className="absolute inset-0"
                />
              )}
            </div>
            <div
              className={cx(
                'flex flex-1 flex-col items-start px-4 pb-28 pt-6 sm:px-6 md:justify-center md:pb-36 md:pr-8 md:pt-24 lg:pr-14',
                columnEdge,
              )}
            >
              <h2 className="max-w-[15ch] text-[clamp(1.9rem,1rem+2.4vw,3.9rem)]">{title}</h2>
              <RichText html={description} className="mt-4 max-w-[42ch] text-lg text-white/90" />
              {btn_title && hasOpenPage(uri, languages) && (
                <a href={uri} className={buttonClass({ kind: 'second' }, 'mt-7')}>
                  {btn_title}
                  <ArrowRight aria-hidden className="size-4" />
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div
          className={cx(
            'absolute bottom-12 left-0 flex items-center gap-3 px-4 sm:px-6 md:bottom-16 md:px-0',
            columnEdge,
          )}
        >
          <button
            type="button"
            className={arrow}
            aria-label={t('home.previous_slide')}
            onClick={() => goTo(current - 1)}
          >
            <ChevronLeft aria-hidden className="size-5" />
          </button>
          <span className="min-w-12 text-center text-sm tabular-nums text-white/90" aria-live="polite">
            {t('home.slide', { n: current + 1, count: slides.length })}
          </span>
          <button type="button" className={arrow} aria-label={t('home.next_slide')} onClick={() => goTo(current + 1)}>
            <ChevronRight aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </section>
  )
}
