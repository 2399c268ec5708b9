import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { imagePath, widthsOf } from '#src/base/files/image.links.ts'
import type { Image } from '#src/base/files/image.schema.ts'
import { later } from '../later.tsx'

const load = () => import('./lightbox.tsx')
const Lightbox = later(async () => (await load()).default, PictureAlone)

/** Before it is opened. */
export const loadLightbox = () => void load().catch(() => {})

/** The picture as a page of the browser, which has a way back. */
function PictureAlone({ images, index, onClose }: { images: readonly Image[]; index: number; onClose: () => void }) {
  useEffect(() => {
    const { file, width } = images[index]!
    onClose()
    location.assign(imagePath(file, widthsOf(width).at(-1)!, 'jpg'))
  }, [images, index, onClose])
  return null
}

type Shown = {
  /** Opens at a picture; the pressed button takes the focus back when the lightbox closes. */
  open: (index: number, event: MouseEvent<HTMLElement>) => void
  /** The open lightbox, to be rendered anywhere. */
  lightbox: ReactNode
}

/** The lightbox of some pictures. @param title of a shared picture that has no text of its own */
export function useLightbox(images: readonly Image[], title: string): Shown {
  const [shown, setShown] = useState<number | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const close = () => {
    setShown(null)
    opener.current?.focus()
  }
  return {
    open: (index, { currentTarget }) => {
      opener.current = currentTarget
      setShown(index)
    },
    lightbox: shown !== null && <Lightbox images={images} index={shown} title={title} onClose={close} />,
  }
}
