import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { X } from '#src/base/ui/icons.tsx'
import { cx } from '../cx.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Accessible name of the close button. */
  closeLabel: string
  children: ReactNode
  /** Buttons that stay in view while the content scrolls. */
  actions?: ReactNode
  /** Other content that stays in view, over the whole width. */
  footer?: ReactNode
  /** 'center' of the page, or 'side': at the end of the line, as the filters and the menu on phones. */
  place?: 'center' | 'side'
}

export function Dialog({ open, onOpenChange, title, closeLabel, children, actions, footer, place = 'center' }: Props) {
  const box =
    place === 'center'
      ? 'left-1/2 top-1/2 max-h-[min(52rem,calc(100dvh-2rem))] w-[min(46rem,calc(100vw-1.5rem))] -translate-x-1/2 -translate-y-1/2 rounded-card data-[starting-style]:opacity-0'
      : 'end-0 top-0 h-dvh w-[min(26rem,100vw)] data-[starting-style]:translate-x-8 rtl:data-[starting-style]:-translate-x-8 data-[starting-style]:opacity-0'
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/45 transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Base.Popup
          className={cx(
            'fixed z-50 flex flex-col overflow-y-auto bg-white shadow-card transition-[opacity,translate] duration-150 ease-calm data-[ending-style]:opacity-0',
            box,
          )}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
            <Base.Title className="text-heading">{title}</Base.Title>
            <Base.Close
              className="-me-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand"
              aria-label={closeLabel}
            >
              <X aria-hidden className="size-5" />
            </Base.Close>
          </div>
          {/* Where bars leave it too little (a low window, large letters) the whole box scrolls. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <div className="min-h-[min(14rem,80dvh)] flex-1 overflow-y-auto overscroll-contain px-5 py-5" tabIndex={0}>
            {children}
          </div>
          {footer && <div className="border-t border-line px-5 pt-3 pb-4">{footer}</div>}
          {actions && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 max-sm:flex-wrap-reverse max-sm:*:grow">
              {actions}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
