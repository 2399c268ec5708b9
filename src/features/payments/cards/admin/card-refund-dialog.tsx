import { Text } from '@mantine/core'
import { useState } from 'react'
import { MoneyInput } from '#src/base/admin-kit/form/inputs/money-input.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { currencySymbol, formatMoney } from '#src/base/money.ts'
import { DecisionDialog, type OpenOrder, useDecision } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { useMailSentence } from '#src/features/orders/book/admin/mail-sentence.ts'
import { ReasonField } from '#src/features/orders/book/admin/reason-field.tsx'
import type { CardAttempts } from '../card-refunds.schema.ts'
import { cardTexts } from './card-office.strings.ts'

type Props = {
  open: OpenOrder
  /** id of the payment that the attempt made */
  payment: number
  attempt: CardAttempts[number]
  /** of the refund; default: all that can go back */
  suggested?: number
  onClose: () => void
}

/** Sends money back to the card that paid. */
export function CardRefundDialog({ open, payment, attempt: { refundable, currency }, suggested, onClose }: Props) {
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
