import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'

type DrawerState = {
  dialog: RefObject<HTMLDialogElement | null>
  /** The content is rendered from the first opening on. */
  wasOpened: boolean
  open: () => void
  close: () => void
}

export function useDrawer(): DrawerState {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  return {
    dialog,
    wasOpened,
    open: () => {
      setWasOpened(true)
      dialog.current?.showModal()
    },
    close: () => dialog.current?.close(),
  }
}

type Props = {
  drawer: DrawerState
  title: string
  closeLabel: string
  children: ReactNode
  /** Buttons that stay in view while the content scrolls. */
  actions?: ReactNode
}

/** A native <dialog> at the right edge: it traps the focus and closes by Escape. */
export function Drawer({ drawer: { dialog, wasOpened, close }, title, closeLabel, children, actions }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes it; Escape does so natively
    <dialog
      ref={dialog}
      aria-label={title}
      className="drawer"
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      {wasOpened && (
        <div className="flex min-h-full flex-col">
          <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-white px-5 py-3">
            <h2 className="text-heading">{title}</h2>
            <button
              type="button"
              aria-label={closeLabel}
              onClick={close}
              className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-sand"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          <div className="flex-1 px-5 py-5">{children}</div>
          {actions && (
            <div className="sticky bottom-0 flex gap-3 border-t border-line bg-white px-5 py-3">{actions}</div>
          )}
        </div>
      )}
    </dialog>
  )
}
