import { useState } from 'react'
import { imagePath, imageWidths } from '#src/base/files/image.links.ts'
import type { Image } from '#src/base/files/image.schema.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { videoPath } from '../posts.links.ts'

/** Nothing of the film is fetched, and nothing plays, before somebody wants it. */
export function PostVideo({ file_video, cover, title }: { file_video: string; cover: Image | null; title: string }) {
  const t = useT()
  const src = videoPath(file_video)
  // The poster fills the frame; the film is shown whole, whatever its shape.
  const [isFilm, setIsFilm] = useState(false)
  return (
    // biome-ignore lint/a11y/useMediaCaption: the office uploads films without a track of words; what matters stands in the text below
    <video
      src={src}
      aria-label={title}
      poster={cover ? posterOf(cover) : undefined}
      preload="none"
      controls
      playsInline
      onLoadedMetadata={() => setIsFilm(true)}
      className={cx('no-print aspect-video w-full rounded-card bg-black', isFilm ? 'object-contain' : 'object-cover')}
    >
      {t('posts.no_video')} <a href={src}>{t('ui.download')}</a>
    </video>
  )
}

/** The widest size that there is, up to what the column can show. */
function posterOf({ file, width }: Image): string {
  return imagePath(file, imageWidths.findLast((each) => each <= Math.min(width, 1280)) ?? imageWidths[0], 'jpg')
}
