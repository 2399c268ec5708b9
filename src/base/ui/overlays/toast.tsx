import { useSyncExternalStore } from 'react'
import { CircleAlert, CircleCheck, X } from '#src/base/ui/icons.tsx'

const toastMs = 2500 // ms (docs/rules.md, Shell)
/** ms. Longer, because the action must be read, found and pressed. */
const actionToastMs = 8000

export type Toast = { text: string; tone?: 'good' | 'bad'; action?: { label: string; onPress: () => void } }

let toasts: readonly (Toast & { id: number })[] = []
let lastId = 0
const listeners = new Set<() => void>()

export function showToast(toast: Toast): void {
  const id = ++lastId
  set([...toasts.slice(-2), { ...toast, id }])
  setTimeout(() => closeToast(id), toast.action ? actionToastMs : toastMs)
}

function closeToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

function set(next: typeof toasts): void {
  toasts = next
  for (const listener of listeners) listener()
}

const none: typeof toasts = []
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Shows toasts; rendered once, in the shell. The live region is always present, so that screen readers announce its content. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-4 bottom-[calc(1.25rem+var(--bottom-bar,0px))] z-60 flex flex-col items-center gap-2"
    >
      {shown.map(({ id, text, tone = 'good', action }) => (
        <div
          key={id}
          className="appear pointer-events-auto flex max-w-xl items-center gap-3 rounded-field bg-ink py-2 ps-4 pe-2 text-white shadow-card"
        >
          {tone === 'good' ? (
            <CircleCheck aria-hidden className="size-5 shrink-0 text-second" />
          ) : (
            <CircleAlert aria-hidden className="size-5 shrink-0 text-second" />
          )}
          <p>{text}</p>
          {action && (
            <button
              type="button"
              className="min-h-11 shrink-0 rounded-full px-3 font-semibold text-second hover:bg-white/10"
              onClick={() => {
                action.onPress()
                closeToast(id)
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            aria-label={closeLabel}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-white/10"
            onClick={() => closeToast(id)}
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
      ))}
    </div>
  )
}
