import { cx } from '../cx.ts'

/** Placeholder for content that is loading; class names set its size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('skeleton', className)} />
}

/** Empty bars one below the other. @param sizes class names of each */
export function SkeletonBars({ sizes }: { sizes: readonly string[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: lines without a text
  return sizes.map((size, index) => <div key={index} className={`skeleton ${size}`} />)
}
