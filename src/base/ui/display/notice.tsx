import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info } from '#src/base/ui/icons.tsx'
import { cx } from '../cx.ts'

const tones = {
  info: { box: 'border-main/25 bg-main-faint', icon: Info },
  good: { box: 'border-good/30 bg-good-soft', icon: CircleCheck },
  warn: { box: 'border-warn/30 bg-warn-soft', icon: CircleAlert },
  bad: { box: 'border-bad/30 bg-bad-soft', icon: CircleAlert },
} as const

/** A highlighted message. @param role alert for an error that has just occurred. */
export function Notice({
  tone = 'info',
  role,
  title,
  children,
}: {
  tone?: keyof typeof tones
  role?: 'alert' | 'status'
  title?: string
  children?: ReactNode
}) {
  const { box, icon: Icon } = tones[tone]
  return (
    <div role={role} className={cx('flex gap-3 rounded-field border px-4 py-3', box)}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}
