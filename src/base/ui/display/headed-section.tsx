import type { ReactNode } from 'react'

type Props = { id: string; title: string; className?: string; children: ReactNode }

/** A section that is named by its heading. @param id of the heading, unique in the page */
export function HeadedSection({ id, title, className, children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
