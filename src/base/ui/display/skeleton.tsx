import { cx } from '../cx.ts'

/** Placeholder for content that is loading; class names set its size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('skeleton', className)} />
}
