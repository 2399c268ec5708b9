import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import type { Image } from '#src/base/files/image.schema.ts'

export const loadLightbox = () => import('./lightbox.tsx')
const Lightbox = lazy(loadLightbox)

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
    lightbox: shown !== null && (
      <Suspense>
        <Lightbox images={images} index={shown} title={title} onClose={close} />
      </Suspense>
    ),
  }
}
