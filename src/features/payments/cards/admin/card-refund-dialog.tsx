import { Button, type ButtonProps, Text } from '@mantine/core'
import { Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { MoneyInput } from '#src/base/admin-kit/form/inputs/money-input.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { currencySymbol, formatMoney } from '#src/base/money.ts'
import { DecisionDialog, type OpenOrder, useDecision } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { useMailSentence } from '#src/features/orders/book/admin/mail-sentence.ts'
import classes from '#src/features/orders/book/admin/order-parts.module.css'
import { ReasonField } from '#src/features/orders/book/admin/reason-field.tsx'
import type { CardAttempts } from '../card-refunds.schema.ts'
import { cardTexts } from './card-office.strings.ts'

type Refund = {
  open: OpenOrder
  attempt: CardAttempts[number]
  /** amount of the refund; default: everything refundable */
  suggested?: number
}

/** Opens the refund of a card payment. Nothing for staff who may not decide on payments. */
export function RefundButton({
  children,
  color,
  variant,
  mt,
  ...refund
}: Refund & Pick<ButtonProps, 'color' | 'variant' | 'mt'> & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const { payments, may } = refund.open.order
  const payment = payments.find(({ attempt_id }) => attempt_id === refund.attempt.id)
  if (!payment || !may.payments) return null
  return (
    <>
      <Button
        size="xs"
        {...{ color, variant, mt }}
        className={classes.onScreen}
        leftSection={<Undo2 size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      {isOpen && <CardRefundDialog {...refund} payment={payment.id} onClose={() => setOpen(false)} />}
    </>
  )
}

type Props = Refund & { payment: number; onClose: () => void }

function CardRefundDialog({ open, payment, attempt: { refundable, currency }, suggested, onClose }: Props) {
  const t = useOfficeT(cardTexts)
  const { lang } = usePreferences()
  const mailSentence = useMailSentence()
  const decision = useDecision(open, onClose)
  const [amount, setAmount] = useState<number | string>(suggested ?? refundable)
  const [reason, setReason] = useState('')
  const submit = () =>
    void decision.send({ method: 'POST', part: `/payments/${payment}/refund`, body: { amount, reason } })
  return (
    <DecisionDialog
      open={open}
      title={t('refund_title')}
      decision={decision}
      yes={t('refund')}
      isDangerous
      onSubmit={submit}
      onClose={onClose}
    >
      <Text size="sm">
        {t('refund_text')} {mailSentence(open.order, t('refund_mail'))}
      </Text>
      <MoneyInput
        label={t('refund_amount')}
        description={t('refund_most', { amount: formatMoney(refundable, currency, lang) })}
        value={amount}
        onChange={setAmount}
        suffix={` ${currencySymbol(currency)}`}
        error={decision.errorOf('amount')}
        data-autofocus
      />
      <ReasonField label={t('refund_reason')} value={reason} set={setReason} decision={decision} />
    </DecisionDialog>
  )
}
