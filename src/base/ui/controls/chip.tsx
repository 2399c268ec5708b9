import { X } from '#src/base/ui/icons.tsx'
import { cx } from '../cx.ts'

const look =
  'inline-flex min-h-9 items-center pointer-coarse:min-h-11 gap-2 rounded-3xl border px-3.5 py-1 text-sm leading-5 font-medium transition-colors duration-150'

/** A filter choice: an ordinary link to the filtered list, so it works before any script runs. */
export function ChipLink({
  href,
  isOn,
  count,
  children,
}: {
  href: string
  isOn: boolean
  count?: number
  children: string
}) {
  return (
    <a
      href={href}
      aria-current={isOn ? 'true' : undefined}
      data-keep-scroll
      className={cx(
        look,
        isOn
          ? 'border-main bg-main text-white hover:bg-main-deep'
          : 'border-line-strong/60 bg-white text-ink hover:border-main hover:bg-main-faint',
      )}
    >
      <span>{children}</span>
      {count !== undefined && (
        <span className={cx('text-xs tabular-nums', isOn ? 'text-white/85' : 'text-ink-soft')}>{count}</span>
      )}
    </a>
  )
}

/** An active filter; the link removes it. @param label the link's accessible name. */
export function RemoveChip({ href, label, children }: { href: string; label: string; children: string }) {
  return (
    <a
      href={href}
      aria-label={label}
      data-keep-scroll
      className={cx(look, 'border-main/25 bg-main-soft text-main-deep hover:bg-main-soft/60')}
    >
      <span>{children}</span>
      <X aria-hidden className="size-3.5" />
    </a>
  )
}
