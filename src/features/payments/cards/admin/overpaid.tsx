import { Alert, Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatMoney } from '#src/base/money.ts'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import classes from '#src/features/orders/book/admin/order-parts.module.css'
import type { CardAttempts } from '../card-refunds.schema.ts'
import { useCardAttempts } from './card-attempts.tsx'
import { cardTexts } from './card-office.strings.ts'
import { RefundButton } from './card-refund-dialog.tsx'

/**
 * Shown when more was paid than the order costs, such as by card in two tabs, or after its seats were released. The money is refunded
 * from here to the last card that can take it.
 */
export function Overpaid({ open }: { open: OpenOrder }) {
  return open.order.overpaid.length === 0 ? null : <Alerts open={open} />
}

function Alerts({ open }: { open: OpenOrder }) {
  const t = useOfficeT(cardTexts)
  const { lang } = usePreferences()
  const attempts = useCardAttempts(open.order)
  const isLate = open.order.status === 'suresi-doldu'
  return open.order.overpaid.map(({ currency, amount }, place) => {
    // Newest first: the last payment is refunded.
    const attempt = attempts.find((each) => each.currency === currency && each.refundable > 0)
    return (
      <Alert
        key={currency}
        color="red"
        variant="light"
        {...(place === 0 && { id: 'overpaid', tabIndex: -1, className: classes.place })}
        title={t(isLate ? 'late' : 'overpaid', { amount: formatMoney(amount, currency, lang) })}
      >
        <Text size="sm">{t(isLate ? 'late_text' : attempt ? 'overpaid_card' : 'overpaid_other')}</Text>
        {attempt && <Refund open={open} attempt={attempt} amount={Math.min(amount, attempt.refundable)} />}
      </Alert>
    )
  })
}

type Props = { open: OpenOrder; attempt: CardAttempts[number]; amount: number }

function Refund({ open, attempt, amount }: Props) {
  const t = useOfficeT(cardTexts)
  const { lang } = usePreferences()
  const values = { amount: formatMoney(amount, attempt.currency, lang) }
  if (!open.order.may.payments) return null
  if (attempt.refunds.some(({ status }) => status === 'bekliyor'))
    return <Text size="sm">{t('refund_bekliyor', values)}</Text>
  return (
    <RefundButton open={open} attempt={attempt} suggested={amount} color="red" mt="sm">
      {t('refund_this', values)}
    </RefundButton>
  )
}
