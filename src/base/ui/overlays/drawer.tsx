import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { X } from '#src/base/ui/icons.tsx'

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

type SheetProps = { drawer: DrawerState; title: string; className: string; children: ReactNode }

/** A native <dialog>: it traps the focus and closes by Escape. */
export function Sheet({ drawer: { dialog, wasOpened, close }, title, className, children }: SheetProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes it; Escape does so natively
    <dialog
      ref={dialog}
      aria-label={title}
      className={className}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      {wasOpened && children}
    </dialog>
  )
}

export function CloseButton({ label, onClose, iconClass }: { label: string; onClose: () => void; iconClass: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClose}
      className="-me-2 grid size-11 place-items-center rounded-full hover:bg-sand"
    >
      <X aria-hidden className={iconClass} />
    </button>
  )
}

type Props = {
  drawer: DrawerState
  title: string
  closeLabel: string
  children: ReactNode
  /** Buttons that stay in view while the content scrolls. */
  actions?: ReactNode
}

/** A sheet at the right edge, with its title and a close button. */
export function Drawer({ drawer, title, closeLabel, children, actions }: Props) {
  return (
    <Sheet drawer={drawer} title={title} className="drawer">
      <div className="flex min-h-full flex-col">
        <div
          data-bar
          className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-white px-5 py-3"
        >
          <h2 className="text-heading">{title}</h2>
          <CloseButton label={closeLabel} onClose={drawer.close} iconClass="size-5" />
        </div>
        <div className="flex-1 px-5 py-5">{children}</div>
        {actions && (
          <div data-bar className="sticky bottom-0 flex flex-wrap gap-2 border-t border-line bg-white px-5 py-3">
            {actions}
          </div>
        )}
      </div>
    </Sheet>
  )
}
