import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import { MoneyInput } from '#src/base/admin-kit/form/inputs/money-input.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import type { Refused } from '#src/base/http/client/client.ts'
import { currencySymbol, formatMoney } from '#src/base/money.ts'
import { DecisionDialog, type OpenOrder, useDecision } from '#src/features/orders/book/admin/decision-dialog.tsx'
import type { OfficePayment } from '#src/features/orders/book/orders.admin.schema.ts'
import { Equals, RateInput } from './lira-fields.tsx'
import { paymentTexts } from './payment.strings.ts'

/** Difference between a received amount and the expected one; for an entry also the reported amount. Major units. */
export type Difference = { due: number; open: number; too_much: number; reported?: number }

/** The difference that a refusal asks to accept; null for another reason. */
export function differenceIn({ facts }: Refused): Difference | null {
  return 'due' in facts ? (facts as Difference) : null
}

type DifferenceProps = { difference: Difference; currency: string }

export function DifferenceText({ difference: { due, open, too_much, reported = 0 }, currency }: DifferenceProps) {
  const t = useOfficeT(paymentTexts)
  const { lang } = usePreferences()
  const money = (amount: number) => formatMoney(amount, currency, lang)
  const values = { due: money(due), open: money(open), too_much: money(too_much) }
  return (
    <Alert color="yellow" variant="light" role="status">
      {reported > 0 && <Text size="sm">{t('entered_beside', { amount: money(reported) })}</Text>}
      {(reported === 0 || too_much > 0) &&
        (due === 0 ? t('none_due') : t(too_much > 0 ? 'due_too_much' : 'due_left', values))}
    </Alert>
  )
}

type Props = { open: OpenOrder; payment: OfficePayment; first: Difference | null; onClose: () => void }

/** Matches a notice with another amount than the expected one, after showing the difference. */
export function MatchDialog({ open, payment, first, onClose }: Props) {
  const t = useOfficeT(paymentTexts)
  const { lang } = usePreferences()
  const decision = useDecision(open, onClose)
  const { lira, currency } = payment
  const [amount, setAmount] = useState<number | string>(lira?.charged ?? payment.amount)
  const [rate, setRate] = useState<number | string>(lira?.try_rate ?? '')
  const [isAsked, setAsked] = useState(first !== null)
  const asked = decision.refused ? differenceIn(decision.refused) : first
  const difference = isAsked ? asked : null
  const hasFailed = decision.refused !== null && asked === null
  const submit = () => {
    setAsked(true)
    const body = { amount, ...(lira && { try_rate: Number(rate) }), accepts_difference: difference !== null }
    void decision.send({ method: 'PUT', part: `/payments/${payment.id}/match`, body })
  }
  return (
    <DecisionDialog
      open={open}
      title={t(lira ? 'match_lira_title' : 'match_title')}
      decision={hasFailed ? decision : { ...decision, refused: null }}
      yes={t(difference ? 'match_anyway' : 'match')}
      isDisabled={!(Number(amount) > 0) || (lira !== null && !(Number(rate) > 0))}
      onSubmit={submit}
      onClose={onClose}
      question={difference && <DifferenceText difference={difference} currency={currency} />}
    >
      <Text size="sm">{t('reported', { amount: reportedText(payment, lang) })}</Text>
      <MoneyInput
        label={t('arrived')}
        value={amount}
        onChange={(value) => {
          setAmount(value)
          setAsked(false)
        }}
        suffix={` ${currencySymbol(lira ? 'TRY' : currency)}`}
        error={decision.errorOf('amount')}
        data-autofocus
      />
      {lira && (
        <>
          <RateInput
            currency={currency}
            known={{ name: 'rate_reported', try_rate: lira.try_rate, day: lira.rate_day }}
            value={rate}
            onChange={(value) => {
              setRate(value)
              setAsked(false)
            }}
            error={decision.errorOf('try_rate')}
          />
          <Equals amount={amount} rate={Number(rate)} currency={currency} />
        </>
      )}
    </DecisionDialog>
  )
}

/** "12.500 TL = 250 €" of a notice in lira, otherwise the amount. */
export function reportedText(
  { lira, amount, currency }: Pick<OfficePayment, 'lira' | 'amount' | 'currency'>,
  lang: string,
): string {
  const own = formatMoney(amount, currency, lang)
  return lira ? `${formatMoney(lira.charged, 'TRY', lang)} = ${own}` : own
}
