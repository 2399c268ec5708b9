import type { ComponentProps } from 'react'
import { HeadedSection } from '#src/base/ui/display/headed-section.tsx'

const looks = {
  printed:
    'min-w-0 rounded-card bg-white p-5 shadow-card sm:p-7 print:rounded-none print:border-t print:border-line print:p-0 print:pt-3 print:shadow-none',
  aside: 'no-print rounded-card bg-white p-5 shadow-card sm:p-7 lg:p-6',
} as const

type Props = Omit<ComponentProps<typeof HeadedSection>, 'className'> & { look: keyof typeof looks }

/** A card of the order's page: printed with it, or beside it on the screen only. */
export function OrderCard({ look, ...section }: Props) {
  return <HeadedSection className={looks[look]} {...section} />
}
