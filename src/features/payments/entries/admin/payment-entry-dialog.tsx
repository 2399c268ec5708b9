import { Alert, SegmentedControl, Select, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { nothingAfter } from '#src/base/admin-kit/confirm.tsx'
import { DayInput } from '#src/base/admin-kit/form/inputs/day-input.tsx'
import { MoneyInput } from '#src/base/admin-kit/form/inputs/money-input.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { useOwnLoad } from '#src/base/admin-kit/show/own-load.tsx'
import { dayOf } from '#src/base/dates.ts'
import { apart } from '#src/base/direction.ts'
import { currencySymbol, subtractMajor } from '#src/base/money.ts'
import { DecisionDialog, type OpenOrder, useDecision } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { noticeTexts } from '#src/features/orders/book/admin/order-status.strings.ts'
import { paymentAccountsPath } from '#src/features/orders/orders.links.ts'
import type { PaymentAccounts } from '../office-payments.schema.ts'
import { LiraFields, noLira, usePaymentRates } from './lira-fields.tsx'
import { DifferenceText, differenceIn, reportedText } from './match-dialog.tsx'
import { paymentTexts } from './payment.strings.ts'

type Method = 'havale' | 'nakit' | 'kart'
type Props = { open: OpenOrder; kind: 'giris' | 'iade'; onClose: () => void }

/** Enters a payment without a notice, or a refund. */
export function PaymentEntryDialog({ open, kind, onClose }: Props) {
  const t = useOfficeT(paymentTexts)
  const tMethod = useOfficeT(noticeTexts)
  const { lang } = usePreferences()
  const decision = useDecision(open, onClose)
  const { sums } = open.order
  const [form, setForm] = useState(() => firstEntry(open, kind))
  const [isAsked, setAsked] = useState(false)
  const rates = usePaymentRates(open.order.id)
  const taken = form.in_lira ? 'TRY' : form.currency
  const { found } = useOwnLoad<PaymentAccounts>(paymentAccountsPath, null, nothingAfter)
  const accounts = (found ?? []).filter(({ currency }) => currency === taken)
  const set = (change: Partial<typeof form>) => {
    setForm({ ...form, ...change })
    setAsked(false)
  }
  const account = accounts.find(({ id }) => String(id) === form.account) ?? (accounts.length === 1 ? accounts[0] : null)
  const asked = decision.refused && differenceIn(decision.refused)
  const difference = isAsked ? asked : null
  const isRefund = kind === 'iade'
  const notices = isRefund ? [] : open.order.payments.filter(({ status }) => status === 'bildirildi')
  const submit = () => {
    setAsked(true)
    const { account: _, try_rate, ...entry } = form
    const bank_account_id = form.method === 'nakit' ? null : (account?.id ?? null)
    const rate = form.in_lira && kind === 'giris' ? { try_rate: Number(try_rate) } : {}
    const body = { ...entry, ...rate, kind, bank_account_id, accepts_difference: difference !== null }
    void decision.send({ method: 'POST', part: '/payments', body })
  }
  return (
    <DecisionDialog
      open={open}
      title={t(isRefund ? 'refund_title' : 'enter_title')}
      decision={asked ? { ...decision, refused: null } : decision}
      yes={t(difference ? 'save_anyway' : 'save')}
      onSubmit={submit}
      onClose={onClose}
      question={difference && <DifferenceText difference={difference} currency={form.currency} />}
    >
      <Text size="sm">{t(isRefund ? 'refund_text' : 'enter_text')}</Text>
      {notices.map((notice) => (
        <Alert key={notice.id} color="yellow" variant="light" role="status">
          {t('notice_waits', { amount: reportedText(notice, lang) })}
        </Alert>
      ))}
      <SegmentedControl
        aria-label={t('method')}
        data={(['havale', 'nakit', 'kart'] as const).map((value) => ({ value, label: tMethod(value) }))}
        value={form.method}
        onChange={(value) => set({ method: value as Method })}
      />
      {sums.length > 1 && (
        <Select
          label={t('currency')}
          data={sums.map(({ currency }) => currency)}
          value={form.currency}
          onChange={(currency) => currency && set({ ...noLira, currency, amount: amountOf(open, kind, currency) })}
          allowDeselect={false}
          error={decision.errorOf('currency')}
        />
      )}
      <MoneyInput
        label={t('amount')}
        value={form.amount}
        onChange={(amount) => set({ amount })}
        suffix={` ${currencySymbol(taken)}`}
        error={decision.errorOf('amount')}
        data-autofocus
      />
      <LiraFields order={open.order} kind={kind} form={form} rates={rates} set={set} errorOf={decision.errorOf} />
      <DayInput
        label={t('paid_on')}
        value={form.paid_on}
        onChange={(day) => set({ paid_on: day ?? '' })}
        valueFormat="DD.MM.YYYY"
        maxDate={dayOf(new Date())}
        error={decision.errorOf('paid_on')}
      />
      {form.method !== 'nakit' && (
        <Select
          label={t('account')}
          data={accounts.map(({ id, bank, iban }) => ({
            value: String(id),
            label: `${apart(bank)} · …${iban.slice(-4)}`,
          }))}
          value={account ? String(account.id) : null}
          onChange={(value) => set({ account: value ?? '' })}
          placeholder={accounts.length === 0 ? t('no_account') : ''}
          error={decision.errorOf('bank_account_id')}
        />
      )}
      <TextInput
        label={t(isRefund ? 'receiver' : 'sender')}
        value={form.sender}
        onChange={({ currentTarget }) => set({ sender: currentTarget.value })}
        error={decision.errorOf('sender')}
      />
      <Textarea
        label={t(isRefund ? 'refund_why' : 'note')}
        value={form.note}
        onChange={({ currentTarget }) => set({ note: currentTarget.value })}
        autosize
        error={decision.errorOf('note')}
      />
    </DecisionDialog>
  )
}

function firstEntry(open: OpenOrder, kind: Props['kind']) {
  const currency = open.order.sums[0]!.currency
  return {
    method: 'havale' as Method,
    currency,
    amount: amountOf(open, kind, currency),
    paid_on: dayOf(new Date()),
    account: '',
    sender: open.order.name,
    note: '',
    ...noLira,
  }
}

/** The suggested amount: the balance, or the paid amount less what a cancellation keeps. */
function amountOf(
  { order: { sums, cancellation } }: OpenOrder,
  kind: Props['kind'],
  currency: string,
): number | string {
  const sum = sums.find((each) => each.currency === currency)
  if (!sum) return ''
  const kept = cancellation?.sums.find((each) => each.currency === currency)?.kept ?? 0
  const back = Math.max(0, subtractMajor(subtractMajor(sum.paid, sum.refunded), kept))
  return (kind === 'iade' ? back : Math.max(0, sum.open)) || ''
}
