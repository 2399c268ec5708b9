import { useRef, useState } from 'react'
import { isRightToLeft } from '#src/base/direction.ts'
import { useI18n, useT } from '#src/base/i18n/i18n.tsx'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { RichText } from '#src/base/ui/display/rich-text.tsx'
import { ArrowRight, ChevronLeft, ChevronRight } from '#src/base/ui/icons.tsx'
import type { HomeItem } from './home-data.ts'

/** From the window's edge to the page's column: aligns the text with the page while the picture reaches the edge. */
const columnEdge = 'md:ps-6 lg:ps-[max(2rem,calc((100vw-82rem)/2+2rem))]'

/**
 * Slides at the top of the home page, without autoplay. Native scrolling moves them, so swiping works before scripts
 * load.
 */
export function Slider({ slides, heading }: { slides: readonly HomeItem[]; heading: string }) {
  const t = useT()
  const { lang } = useI18n()
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  // Most visitors never see the other slides, so their pictures are loaded when the slider is approached.
  const [isApproached, setApproached] = useState(false)
  const approach = () => setApproached(true)
  const goTo = (index: number) => {
    const list = track.current
    const left = list ? list.clientWidth * ((index + slides.length) % slides.length) : 0
    list?.scrollTo({ left: isRightToLeft(lang) ? -left : left, behavior: 'smooth' })
  }
  const arrow =
    'grid size-11 place-items-center rounded-full border border-white/40 text-white transition-colors duration-150 hover:bg-white/15 max-md:border-transparent'
  return (
    <section
      aria-label={t('home.slides')}
      onPointerEnter={approach}
      onFocus={approach}
      className="relative bg-main text-white"
    >
      <h1
        className={cx(
          // Beside the pager, which the space at its end is for; under it where the letters are too large for that.
          'flex min-h-12 flex-wrap-reverse items-center px-[min(1rem,5vw)] font-sans after:h-12 after:w-36 md:after:hidden text-base font-semibold leading-snug tracking-normal text-second sm:px-6 md:absolute md:inset-x-0 md:top-8 md:z-10 md:min-h-0 md:w-[42vw] md:p-0 lg:top-10',
          columnEdge,
        )}
      >
        <span className="grow basis-28">{heading}</span>
      </h1>
      <ul
        ref={track}
        onScroll={({ currentTarget }) => {
          approach()
          setCurrent(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth))
        }}
        className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth"
      >
        {slides.map(({ id, title, description, uri, btn_title, file_img }, index) => (
          <li
            key={id}
            className="relative isolate flex w-full shrink-0 snap-start flex-col md:grid md:min-h-[clamp(23rem,30vw,36rem)] md:grid-cols-[max(46%,calc((100vw-82rem)/2+36rem))_minmax(0,1fr)]"
          >
            {/* Explicit grid placement: HTML that arrives in two parts must not cause a layout shift. The button of the search below stays
                above the cookie bar of a low phone. */}
            <div className="relative -z-10 -mb-6 min-h-[clamp(5rem,100svh-41rem,max(9rem,34vw))] flex-1 overflow-hidden bg-main-deep max-md:picture-end md:col-start-2 md:row-start-1 md:mb-0">
              {file_img && (
                <Picture
                  image={file_img}
                  first={index === 0}
                  // Not below the width that its height asks for.
                  sizes="(min-width: 1200px) 58vw, (min-width: 801px) 720px, 100vw"
                  className={cx('absolute inset-0', index > 0 && !isApproached && '[@media(scripting:enabled)]:hidden')}
                />
              )}
            </div>
            {/* On phones the text begins on the picture, so that the search below is in the first screen. */}
            <div
              className={cx(
                'flex flex-col items-start px-[min(1rem,5vw)] pb-12 pt-2 sm:px-6 md:justify-center md:pb-28 md:pe-8 md:pt-20 lg:pe-14',
                columnEdge,
              )}
            >
              {/* em: `ch` is that of the font, and another one until it is there. */}
              <h2 className="max-w-[11.6em] text-[min(11vw,clamp(1.75rem,1rem+2.3vw,3.6rem))] max-md:max-w-[16.4em]">
                {title}
              </h2>
              <RichText html={description} className="mt-3 max-w-[28em] text-lg text-white/90 max-md:hidden" />
              {btn_title && uri && (
                <a
                  href={uri}
                  className={buttonClass(
                    { kind: 'second' },
                    'mt-5 max-md:mt-2 max-md:bg-transparent max-md:px-0 max-md:py-1 max-md:text-white max-md:underline max-md:underline-offset-4',
                  )}
                >
                  <span>{btn_title}</span>
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
            'absolute end-2 top-0.5 flex items-center sm:end-4 md:bottom-14 md:start-0 md:end-auto md:top-auto md:gap-3',
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
          <span className="min-w-10 text-center text-sm tabular-nums text-white/90" aria-live="polite">
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
