import type { ReactNode } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'

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
