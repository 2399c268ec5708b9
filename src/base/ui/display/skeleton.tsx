import { cx } from '../cx.ts'

/** Holds the place of what is coming; its size comes from the class names. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('skeleton', className)} />
}
