import type { ReactNode } from 'react'

/** Replaces an empty list: gives the reason and a link to continue. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
      <h2 className="text-heading">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
