import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'

/** The page's column: the same margins for all content from 320 to 2560 px. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cx('mx-auto w-full max-w-[82rem] px-[min(1rem,5vw)] sm:px-6 lg:px-8', className)} {...props} />
}

type SectionProps = {
  title: string
  intro?: string
  action?: ReactNode
  children: ReactNode
  className?: string
  /** below the first screen of a phone (base/start/lay-out.ts) */
  isLater?: boolean
}

/** A part of a page with a heading. */
export function Section({ title, intro, action, children, className, isLater }: SectionProps) {
  return (
    <section className={cx('py-10 lg:py-16', className)} data-later={isLater}>
      <Container>
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:mb-9">
          <div className="max-w-2xl">
            <h2 className="text-title">{title}</h2>
            {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
          </div>
          {action}
        </div>
        {children}
      </Container>
    </section>
  )
}
