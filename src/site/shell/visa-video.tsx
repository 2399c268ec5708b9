import { useEffect, useRef, useState } from 'react'
import type { Image } from '#src/base/files/image.schema.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { Pause, Play } from '#src/base/ui/icons.tsx'

/**
 * A silent video over its poster that loads and plays while it is in view. With prefers-reduced-motion the poster stays;
 * a button pauses it (WCAG 2.2.2). If it cannot be played, the poster stays.
 */
export function VisaVideo({ src, poster }: { src: string; poster: Image | null }) {
  const t = useT()
  const videoRef = useRef<HTMLVideoElement>(null)
  const [hasStarted, setStarted] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  const staysPaused = useRef(false)

  useEffect(() => {
    const video = videoRef.current
    if (!video) return
    staysPaused.current = matchMedia('(prefers-reduced-motion: reduce)').matches
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) video.pause()
      else if (!staysPaused.current) play(video)
    })
    observer.observe(video)
    return () => observer.disconnect()
  }, [])

  const toggle = () => {
    const video = videoRef.current
    if (!video) return
    staysPaused.current = isPlaying
    if (isPlaying) video.pause()
    else play(video)
  }
  return (
    <>
      {poster && (
        <div className="absolute inset-0">
          <Picture image={poster} sizes="(min-width: 801px) 40vw, 100vw" alt="" />
        </div>
      )}
      <video
        ref={videoRef}
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
        className="absolute bottom-3 end-3 grid size-11 place-items-center rounded-full bg-white/95 text-main shadow-card hover:bg-white"
      >
        {isPlaying ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
      </button>
    </>
  )
}

/** Browsers may refuse autoplay; the poster stays. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => {})
}
