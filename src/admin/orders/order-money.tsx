import { Stack, Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { Facts, ListPart, Part, Words } from '#src/base/admin-kit/show/show-parts.tsx'
import { dayOf, formatDay, formatInstant } from '#src/base/dates.ts'
import { formatMoney, formatRate, toMinor } from '#src/base/money.ts'
import { rates } from '#src/features/departures/rates/rates.strings.ts'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { NoticeStatus } from '#src/features/orders/book/admin/order-badges.tsx'
import classes from '#src/features/orders/book/admin/order-parts.module.css'
import { noticeTexts } from '#src/features/orders/book/admin/order-status.strings.ts'
import type { OfficeOrder, OfficePayment, OrderSum } from '#src/features/orders/book/orders.admin.schema.ts'
import { chargedText } from '#src/features/orders/money/card-text.ts'
import { planOfOrder, planSentence, planTexts } from '#src/features/orders/money/plan.rules.ts'
import { plan } from '#src/features/orders/money/plan.strings.ts'
import { isReleased } from '#src/features/orders/states.ts'
import { useCardFacts } from '#src/features/payments/cards/admin/card-facts.ts'
import { paymentTexts } from '#src/features/payments/entries/admin/payment.strings.ts'
import { PaymentActions, PaymentEntries } from '#src/features/payments/entries/admin/payment-actions.tsx'
import { orderShowTexts } from './order-show.strings.ts'

/** Total, paid and open amounts by currency. */
export function OrderSums({ order }: { order: OfficeOrder }) {
  const t = useOfficeT(orderShowTexts)
  return (
    <Part title={t('money')} at="money">
      <Stack gap="md">
        {order.sums.map((sum) => (
          <Sum key={sum.currency} sum={sum} order={order} />
        ))}
        <Plan order={order} />
      </Stack>
    </Part>
  )
}

/** What is owed, and when: the sentence that the customer reads. */
function Plan({ order }: { order: OfficeOrder }) {
  const t = useOfficeT(plan)
  const { lang } = usePreferences()
  const today = dayOf(new Date())
  // The customer is told before the order that nothing is due yet; staff need no line about it.
  const steps = planOfOrder(order, today).filter(
    ({ kind, amounts }) => kind !== 'now' || amounts.some(({ amount }) => amount > 0),
  )
  const texts = planTexts(steps, lang, today)
  return (
    <Text>
      {planSentence(
        texts.map(({ key, values }) => t(key, values)),
        lang,
      )}
    </Text>
  )
}

function Sum({ sum, order }: { sum: OrderSum; order: OfficeOrder }) {
  const t = useOfficeT(orderShowTexts)
  const { lang } = usePreferences()
  const money = (amount: number) => formatMoney(amount, sum.currency, lang)
  const isOwed = !isReleased(order)
  const figures = [
    { label: t('total'), amount: sum.total, isMain: false },
    { label: t('paid'), amount: sum.paid, isMain: false },
    ...(sum.refunded > 0 ? [{ label: t('refunded'), amount: sum.refunded, isMain: false }] : []),
    ...(sum.reported > 0 ? [{ label: t('reported'), amount: sum.reported, isMain: false }] : []),
    ...(isOwed ? [{ label: t(sum.open < 0 ? 'too_much' : 'open'), amount: Math.abs(sum.open), isMain: true }] : []),
  ]
  return (
    <div>
      <dl className={classes.figures}>
        {figures.map(({ label, amount, isMain }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-main={isMain || undefined}>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <Lira total={order.totals.find(({ currency }) => currency === sum.currency)} />
    </div>
  )
}

/** The total in lira at the rate that the order keeps. */
function Lira({ total }: { total: OfficeOrder['totals'][number] | undefined }) {
  const t = useOfficeT(rates)
  const { lang } = usePreferences()
  if (!total?.rate || total.try_total === null) return null
  const { currency, rate, try_total } = total
  const values = { rate: formatRate(currency, rate.try_rate, lang), day: formatDay(rate.day, lang) }
  return (
    <Dimmed>
      ≈ {formatMoney(Math.round(try_total), 'TRY', lang)} · {t(rate.source, values)}
    </Dimmed>
  )
}

/** Payments as the customer reported them, with the office's decision. */
export function OrderPayments({ open }: { open: OpenOrder }) {
  const t = useOfficeT(orderShowTexts)
  return (
    <ListPart
      title={t('payments')}
      at="payments"
      empty={t('no_payments')}
      rows={open.order.payments.map((payment) => <Payment key={payment.id} open={open} payment={payment} />)}
    >
      <div className={classes.onScreen}>
        <PaymentEntries open={open} />
      </div>
    </ListPart>
  )
}

function Payment({ open, payment }: { open: OpenOrder; payment: OfficePayment }) {
  const t = useOfficeT(orderShowTexts)
  const tNotice = useOfficeT(noticeTexts)
  const tPayment = useOfficeT(paymentTexts)
  const { lang } = usePreferences()
  const {
    amount,
    currency,
    status,
    method,
    bank,
    sender,
    paid_on,
    note,
    reported_amount,
    decided_by,
    decided_at,
    card,
    lira,
  } = payment
  const factsOf = useCardFacts()
  return (
    <li>
      <div className={classes.paymentHead}>
        <strong className={classes.figure}>{formatMoney(amount, currency, lang)}</strong>
        <NoticeStatus status={status} />
      </div>
      <Facts
        facts={[
          [t('paid_on'), formatDay(paid_on, lang)],
          [tNotice(method), card ? factsOf(card, currency) : (bank ?? '–')],
          ...(lira
            ? [[tPayment('in_lira'), chargedText({ ...lira, charged: toMinor(lira.charged) }, currency, lang)] as const]
            : []),
          ...(sender === '' ? [] : [[t('sender'), sender] as const]),
        ]}
      />
      {note !== '' && (
        <Words size="sm" mt={6}>
          {note}
        </Words>
      )}
      {reported_amount !== null && (
        <Text size="sm">{tPayment('reported_first', { amount: formatMoney(reported_amount, currency, lang) })}</Text>
      )}
      {decided_at && (
        <Dimmed size="xs" mt={6}>
          {[decided_by, formatInstant(new Date(decided_at), lang)].filter(Boolean).join(', ')}
        </Dimmed>
      )}
      <div className={classes.onScreen}>
        <PaymentActions open={open} payment={payment} />
      </div>
    </li>
  )
}
