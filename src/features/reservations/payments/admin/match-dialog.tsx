import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import { MoneyInput } from '#src/base/admin-kit/form/inputs/money-input.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import type { Refused } from '#src/base/http/client/client.ts'
import { currencySymbol, formatMoney } from '#src/base/money.ts'
import { DecisionDialog, type OpenOrder, useDecision } from '../../changes/admin/decision-dialog.tsx'
import type { OfficePayment } from '../../orders/orders.admin.schema.ts'
import { paymentTexts } from './payment.strings.ts'

/** How a received amount differs from what is due; major units. */
export type Difference = { due: number; open: number; too_much: number }

/** The difference that a refusal asks about; null when it was refused for another reason. */
export function differenceIn({ facts }: Refused): Difference | null {
  return 'due' in facts ? (facts as Difference) : null
}

type DifferenceProps = { difference: Difference; currency: string }

export function DifferenceText({ difference: { due, open, too_much }, currency }: DifferenceProps) {
  const t = useOfficeT(paymentTexts)
  const { lang } = usePreferences()
  const money = (amount: number) => formatMoney(amount, currency, lang)
  const values = { due: money(due), open: money(open), too_much: money(too_much) }
  return (
    <Alert color="yellow" variant="light" role="status">
      {due === 0 ? t('none_due') : t(too_much > 0 ? 'due_too_much' : 'due_left', values)}
    </Alert>
  )
}

type Props = { open: OpenOrder; payment: OfficePayment; first: Difference | null; onClose: () => void }

/** Matches a notice with another amount than the one that is due, after it was said what that means. */
export function MatchDialog({ open, payment, first, onClose }: Props) {
  const t = useOfficeT(paymentTexts)
  const { lang } = usePreferences()
  const decision = useDecision(open, onClose)
  const [amount, setAmount] = useState<number | string>(payment.amount)
  const [isAsked, setAsked] = useState(first !== null)
  const asked = decision.refused ? differenceIn(decision.refused) : first
  const difference = isAsked ? asked : null
  const hasFailed = decision.refused !== null && asked === null
  const submit = () => {
    setAsked(true)
    const body = { amount, accepts_difference: difference !== null }
    void decision.send({ method: 'PUT', part: `/payments/${payment.id}/match`, body })
  }
  return (
    <DecisionDialog
      open={open}
      title={t('match_title')}
      decision={hasFailed ? decision : { ...decision, refused: null }}
      yes={t(difference ? 'match_anyway' : 'match')}
      isDisabled={amount === '' || amount === 0}
      onSubmit={submit}
      onClose={onClose}
      question={difference && <DifferenceText difference={difference} currency={payment.currency} />}
    >
      <Text size="sm">{t('reported', { amount: formatMoney(payment.amount, payment.currency, lang) })}</Text>
      <MoneyInput
        label={t('arrived')}
        value={amount}
        onChange={(value) => {
          setAmount(value)
          setAsked(false)
        }}
        suffix={` ${currencySymbol(payment.currency)}`}
        error={decision.errorOf('amount')}
        data-autofocus
      />
    </DecisionDialog>
  )
}
