import { useState } from 'react'
import { imagePath, imageWidths } from '#src/base/files/image.links.ts'
import type { Image } from '#src/base/files/image.schema.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { videoPath } from '../posts.links.ts'

/** Loads nothing of the film before the visitor presses play. */
export function PostVideo({ file_video, cover, title }: { file_video: string; cover: Image | null; title: string }) {
  const t = useT()
  const src = videoPath(file_video)
  // The poster fills the frame; the film is letterboxed.
  const [isFilm, setIsFilm] = useState(false)
  return (
    // biome-ignore lint/a11y/useMediaCaption: the office uploads films without captions; the text below has the content
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
      <span>{t('posts.no_video')}</span> <a href={src}>{t('ui.download')}</a>
    </video>
  )
}

/** The widest stored size, up to the width of the column. */
function posterOf({ file, width }: Image): string {
  return imagePath(file, imageWidths.findLast((each) => each <= Math.min(width, 1280)) ?? imageWidths[0], 'jpg')
}
