import type { ReactNode } from 'react'
import { ChevronDown } from '#src/base/ui/icons.tsx'

/** A native <details>: keyboards, screen readers and find-in-page work without a script. */
export function Accordion({
  title,
  isOpen = false,
  children,
}: {
  title: ReactNode
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <details open={isOpen} className="group border-b border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold hover:text-main [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
