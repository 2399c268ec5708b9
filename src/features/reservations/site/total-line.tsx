import type { ReactNode } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'

type Props = {
  amount: string
  /** the KDV in it */
  note: ReactNode
  amountClass?: string
  /** below the amount */
  children?: ReactNode
}

/** "Total" and its amount, large. */
export function TotalLine({ amount, note, amountClass, children }: Props) {
  const t = useT()
  return (
    <dl className="flex items-baseline justify-between gap-4">
      <dt>
        <span className="font-semibold">{t('cart.total')}</span>
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </dt>
      <dd className="text-end">
        <span translate="no" className={cx('whitespace-nowrap text-2xl font-bold tabular-nums', amountClass)}>
          {amount}
        </span>
        {children}
      </dd>
    </dl>
  )
}
