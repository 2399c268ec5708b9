import type { ReactNode } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'

/** At the bottom edge of phones, where the booking bar is otherwise. */
export function NoBookingBar({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className="no-print sticky bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-white px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 shadow-card sm:px-6 md:hidden"
    >
      <p className="min-w-0 font-semibold leading-snug">{title}</p>
      {children}
    </div>
  )
}

/** Replaces the booking card of a tour that cannot be booked. */
export function NoBookingCard({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const t = useT()
  return (
    <section
      aria-label={t('booking.title')}
      className="rounded-card border border-line bg-white p-5 shadow-card lg:p-6"
    >
      <h2 className="text-heading">{title}</h2>
      <p className="mt-2 text-ink-soft">{text}</p>
      {children}
    </section>
  )
}
