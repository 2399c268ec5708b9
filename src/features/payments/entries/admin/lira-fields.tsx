import { Checkbox, Group, Select, Text } from '@mantine/core'
import { nothingAfter } from '#src/base/admin-kit/confirm.tsx'
import { MoneyInput } from '#src/base/admin-kit/form/inputs/money-input.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { useOwnLoad } from '#src/base/admin-kit/show/own-load.tsx'
import { type Day, formatDay } from '#src/base/dates.ts'
import {
  currencySymbol,
  formatMoney,
  formatRate,
  fromLira,
  isAmount,
  toLira,
  toMajor,
  toMinor,
} from '#src/base/money.ts'
import type { OfficeOrder, OfficePayment } from '#src/features/orders/book/orders.admin.schema.ts'
import { leftOfLira } from '#src/features/orders/money/taken-lira.rules.ts'
import { ordersAdminPath } from '#src/features/orders/orders.links.ts'
import type { PaymentRates } from '../office-payments.schema.ts'
import { paymentTexts } from './payment.strings.ts'

/** Entry in lira; `in_lira` false: in the order's currency. */
export type LiraForm = { in_lira: boolean; try_rate: number | string; returns_id: number | null }
export const noLira: LiraForm = { in_lira: false, try_rate: '', returns_id: null }

export function usePaymentRates(order: number): PaymentRates {
  return useOwnLoad<PaymentRates>(`${ordersAdminPath}/${order}/payment-rates`, null, nothingAfter).found ?? []
}

/** Lira of a payment that are not refunded yet, major units. */
function leftOf(payment: OfficePayment, payments: readonly OfficePayment[]): number {
  if (!payment.lira) return 0
  const { charged, try_rate } = payment.lira
  const rows = payments.map(({ status, amount, lira }) => ({
    status,
    amount: toMinor(amount),
    charged: lira && toMinor(lira.charged),
    returns_id: lira?.returns_id ?? null,
  }))
  const taken = { id: payment.id, amount: toMinor(payment.amount), charged: toMinor(charged), try_rate }
  return toMajor(leftOfLira(taken, rows).charged)
}

type Change = LiraForm & { amount: number | string }
type Props = {
  order: OfficeOrder
  kind: 'giris' | 'iade'
  form: Change & { currency: string }
  rates: PaymentRates
  set: (change: Change) => void
  errorOf: (field: string) => string | undefined
}

/** Payment or refund in lira for a foreign amount: rate, and amount in the order's currency. */
export function LiraFields(props: Props) {
  const { form, kind } = props
  if (form.currency === 'TRY') return null
  return kind === 'iade' ? <ReturnedLira {...props} /> : <TakenLira {...props} />
}

function TakenLira({ form, rates, set, errorOf }: Props) {
  const t = useOfficeT(paymentTexts)
  const { currency, amount, in_lira } = form
  const known = rates.find((rate) => rate.currency === currency)
  const toggle = (on: boolean) => {
    const rate = Number(on ? (known?.try_rate ?? 0) : form.try_rate)
    const minor = toMinor(Number(amount) || 0)
    const other = rate > 0 ? toMajor(on ? toLira(minor, rate) : fromLira(minor, rate)) : ''
    set({ in_lira: on, try_rate: on ? (known?.try_rate ?? '') : '', returns_id: null, amount: other || '' })
  }
  return (
    <>
      <Checkbox
        label={t('take_lira')}
        checked={in_lira}
        onChange={({ currentTarget }) => toggle(currentTarget.checked)}
      />
      {in_lira && (
        <RateInput
          currency={currency}
          known={known && { ...known, name: known.is_kept_rate ? 'rate_kept' : 'rate_newest' }}
          value={form.try_rate}
          onChange={(try_rate) => set({ ...form, try_rate })}
          error={errorOf('try_rate')}
        />
      )}
      {in_lira && <Equals amount={amount} rate={Number(form.try_rate)} currency={currency} />}
    </>
  )
}

type RateProps = {
  currency: string
  /** shown under the input; `name` is its text */
  known: { name: 'rate_kept' | 'rate_newest' | 'rate_reported'; try_rate: number; day: Day } | undefined
  value: number | string
  onChange: (rate: number | string) => void
  error: string | undefined
}

/** Lira for one unit of a currency. */
export function RateInput({ currency, known, ...input }: RateProps) {
  const t = useOfficeT(paymentTexts)
  const { lang } = usePreferences()
  const values = known && { rate: formatRate(currency, known.try_rate, lang), day: formatDay(known.day, lang) }
  return (
    <MoneyInput
      label={t('rate_of', { currency: currencySymbol(currency) })}
      description={known && t(known.name, values)}
      decimals={4}
      suffix=" TL"
      {...input}
    />
  )
}

function ReturnedLira({ order: { payments }, form, set, errorOf }: Props) {
  const t = useOfficeT(paymentTexts)
  const { lang } = usePreferences()
  const { currency } = form
  const open = payments.filter(
    (paid) => paid.status === 'eslesti' && paid.lira && paid.currency === currency && leftOf(paid, payments) > 0,
  )
  if (open.length === 0) return null
  const chosen = open.find(({ id }) => id === form.returns_id)
  const choose = (value: string | null) => {
    const paid = open.find(({ id }) => String(id) === value)
    set(
      paid
        ? { in_lira: true, try_rate: '', returns_id: paid.id, amount: leftOf(paid, payments) }
        : { ...noLira, amount: '' },
    )
  }
  return (
    <>
      <Select
        label={t('returned')}
        data={[
          { value: '', label: t('returned_own', { currency: currencySymbol(currency) }) },
          ...open.map((paid) => ({
            value: String(paid.id),
            label: t('returned_lira', {
              amount: formatMoney(leftOf(paid, payments), 'TRY', lang),
              rate: formatRate(currency, paid.lira!.try_rate, lang),
              day: formatDay(paid.paid_on, lang),
            }),
          })),
        ]}
        value={chosen ? String(chosen.id) : ''}
        onChange={choose}
        allowDeselect={false}
        error={errorOf('returns_id')}
      />
      {chosen && <Equals amount={form.amount} rate={chosen.lira!.try_rate} currency={currency} />}
    </>
  )
}

/** Lira at a rate, as an amount in the order's currency. @param amount lira, major units */
export function Equals({ amount, rate, currency }: { amount: number | string; rate: number; currency: string }) {
  const t = useOfficeT(paymentTexts)
  const { lang } = usePreferences()
  const lira = Number(amount)
  if (!isAmount(lira) || lira <= 0 || !(rate > 0)) return null
  return (
    <Group role="status">
      <Text size="sm" fw={600}>
        {t('counts_as', { amount: formatMoney(toMajor(fromLira(toMinor(lira), rate)), currency, lang) })}
      </Text>
    </Group>
  )
}
