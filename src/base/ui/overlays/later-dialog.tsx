import { type ComponentProps, useEffect, useRef } from 'react'
import { later } from '../later.tsx'
import type { Dialog } from './dialog.tsx'
import { CloseButton } from './drawer.tsx'

type Props = ComponentProps<typeof Dialog>

/** The dialog, loaded when it is first shown. Without its file the browser's own shows the same. */
export const LaterDialog = later<Props>(async () => (await import('./dialog.tsx')).Dialog, PlainDialog)

function PlainDialog({ open, onOpenChange, title, closeLabel, children, actions, footer }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) box.current?.showModal()
    else box.current?.close()
  }, [open])
  return (
    <dialog
      ref={box}
      aria-label={title}
      onClose={() => onOpenChange(false)}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(46rem,calc(100vw-1.5rem))] overflow-y-auto rounded-card bg-white px-5 pb-4 text-ink shadow-card backdrop:bg-black/45"
    >
      <div className="sticky top-0 -mx-5 flex items-center justify-between gap-4 border-b border-line bg-white px-5 py-3">
        <h2 className="text-heading">{title}</h2>
        <CloseButton label={closeLabel} onClose={() => onOpenChange(false)} iconClass="size-5" />
      </div>
      <div className="py-5">{children}</div>
      {footer && <div className="border-t border-line pt-3">{footer}</div>}
      {actions && <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">{actions}</div>}
    </dialog>
  )
}
