import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Image } from '#src/base/files/image.schema.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Picture } from '#src/base/ui/display/picture.tsx'

/**
 * A film without sound that plays while it is in view, over its picture; nothing of it is loaded before. Who asked for
 * less motion sees the picture, and everybody has a button (WCAG 2.2.2). A film that cannot be played leaves the picture.
 */
export function VisaVideo({ src, poster }: { src: string; poster: Image | null }) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const [hasStarted, setStarted] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  const isHalted = useRef(false)

  useEffect(() => {
    const film = video.current
    if (!film) return
    isHalted.current = matchMedia('(prefers-reduced-motion: reduce)').matches
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) film.pause()
      else if (!isHalted.current) play(film)
    })
    observer.observe(film)
    return () => observer.disconnect()
  }, [])

  const toggle = () => {
    const film = video.current
    if (!film) return
    isHalted.current = isPlaying
    if (isPlaying) film.pause()
    else play(film)
  }
  return (
    <>
      {poster && (
        <div className="absolute inset-0">
          <Picture image={poster} sizes="(min-width: 801px) 40vw, 100vw" alt="" />
        </div>
      )}
      <video
        ref={video}
        src={src}
        className={cx('absolute inset-0 h-full w-full object-cover', !hasStarted && 'opacity-0')}
        preload="none"
        muted
        loop
        playsInline
        aria-hidden
        tabIndex={-1}
        onPlaying={() => {
          setStarted(true)
          setPlaying(true)
        }}
        onPause={() => setPlaying(false)}
      />
      <button
        type="button"
        aria-label={t(isPlaying ? 'visa.video_pause' : 'visa.video_play')}
        onClick={toggle}
        className="absolute bottom-3 right-3 grid size-11 place-items-center rounded-full bg-white/95 text-main shadow-card hover:bg-white"
      >
        {isPlaying ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
      </button>
    </>
  )
}

/** Browsers refuse, or break off, what may not play now: the picture stays. */
function play(film: HTMLVideoElement): void {
  film.play().catch(() => {})
}
