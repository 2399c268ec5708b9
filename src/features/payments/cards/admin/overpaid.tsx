import { Alert, Button, Text } from '@mantine/core'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatMoney } from '#src/base/money.ts'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import classes from '#src/features/orders/book/admin/order-parts.module.css'
import { overpaidIn } from '#src/features/orders/book/overpaid.rules.ts'
import type { CardAttempts } from '../card-refunds.schema.ts'
import { useCardAttempts } from './card-attempts.tsx'
import { cardTexts } from './card-office.strings.ts'
import { CardRefundDialog } from './card-refund-dialog.tsx'

/**
 * More was paid than the order costs, such as by card in two tabs, or its seats were released before the money came: it is given
 * back from here to the last card that can take it.
 */
export function Overpaid({ open }: { open: OpenOrder }) {
  const { order } = open
  const over = overpaidIn(order)
  return over.length === 0 ? null : <Alerts open={open} over={over} />
}

function Alerts({ open, over }: { open: OpenOrder; over: ReturnType<typeof overpaidIn> }) {
  const t = useOfficeT(cardTexts)
  const { lang } = usePreferences()
  const attempts = useCardAttempts(open.order)
  const isLate = open.order.status === 'suresi-doldu'
  return over.map(({ currency, amount }, place) => {
    // Newest first: the last payment is the one too many.
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
        {attempt && <RefundButton open={open} attempt={attempt} amount={Math.min(amount, attempt.refundable)} />}
      </Alert>
    )
  })
}

type Props = { open: OpenOrder; attempt: CardAttempts[number]; amount: number }

function RefundButton({ open, attempt, amount }: Props) {
  const t = useOfficeT(cardTexts)
  const { lang } = usePreferences()
  const [isRefunding, setRefunding] = useState(false)
  const payment = open.order.payments.find(({ attempt_id }) => attempt_id === attempt.id)
  if (!payment || !open.order.may.payments) return null
  if (attempt.refunds.some(({ status }) => status === 'bekliyor'))
    return <Text size="sm">{t('refund_bekliyor', { amount: formatMoney(amount, attempt.currency, lang) })}</Text>
  return (
    <>
      <Button
        size="xs"
        color="red"
        mt="sm"
        className={classes.onScreen}
        leftSection={<Undo2 size={16} aria-hidden="true" />}
        onClick={() => setRefunding(true)}
      >
        {t('refund_this', { amount: formatMoney(amount, attempt.currency, lang) })}
      </Button>
      {isRefunding && (
        <CardRefundDialog
          open={open}
          payment={payment.id}
          attempt={attempt}
          suggested={amount}
          onClose={() => setRefunding(false)}
        />
      )}
    </>
  )
}
