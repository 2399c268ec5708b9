import { Checkbox, Select, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DayInput } from '#src/base/admin-kit/form/inputs/day-input.tsx'
import { MoneyInput } from '#src/base/admin-kit/form/inputs/money-input.tsx'
import { tooLong } from '#src/base/admin-kit/form/too-long.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { addDays, dayOf, formatInstant } from '#src/base/dates.ts'
import { currencySymbol, formatMoney } from '#src/base/money.ts'
import { DecisionDialog, type OpenOrder, useDecision } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { mayMailTo } from '#src/features/orders/book/admin/mail-sentence.ts'
import { maxLinkDays, maxPurpose } from '../payment-links.links.ts'
import type { OrderLinks } from '../payment-links.schema.ts'
import { paymentLinkTexts } from './payment-links.strings.ts'

type Choice = OrderLinks['choices'][number]
type Props = { open: OpenOrder; choices: readonly Choice[]; onClose: () => void }

/** Days until a new link ends, unless somebody says otherwise. */
const usualDays = 3

/** Makes a payment link, by default for the amount due. The choices do not change while the dialog is open; the server checks them again. */
export function PaymentLinkDialog({ open, choices: atOpening, onClose }: Props) {
  const { order } = open
  const t = useOfficeT(paymentLinkTexts)
  const { lang } = usePreferences()
  const decision = useDecision(open, onClose)
  const [choices] = useState(atOpening)
  const mayMail = mayMailTo(order)
  const [form, setForm] = useState(() => ({
    ...wishOf(choices[0]!, order),
    valid_until: addDays(dayOf(new Date()), usualDays),
    is_partial: false,
    sends_mail: mayMail,
  }))
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change })
  const choice = choices.find(({ currency }) => currency === form.currency)!
  const money = (major: number) => formatMoney(major, choice.currency, lang)
  const today = dayOf(new Date())
  const { hold_until } = order
  const outlivesHold = hold_until !== null && form.valid_until >= dayOf(new Date(hold_until))
  return (
    <DecisionDialog
      open={open}
      title={t('make_title')}
      decision={decision}
      yes={t('save')}
      onSubmit={() => void decision.send({ method: 'POST', part: '/payment-links', body: form })}
      onClose={onClose}
    >
      {choices.length > 1 && (
        <Select
          label={t('currency')}
          data={choices.map(({ currency }) => currency)}
          value={form.currency}
          onChange={(wanted) => wanted && set(wishOf(choices.find(({ currency }) => currency === wanted)!, order))}
          allowDeselect={false}
          error={decision.errorOf('currency')}
        />
      )}
      <MoneyInput
        label={t('amount')}
        description={t('amount_most', { open: money(choice.open), due: money(choice.due) })}
        value={form.amount}
        onChange={(amount) => set({ amount })}
        suffix={` ${currencySymbol(choice.currency)}`}
        error={decision.errorOf('amount')}
        data-autofocus
      />
      <TextInput
        label={t('purpose')}
        description={t('purpose_help', { lang: order.lang.toUpperCase() })}
        value={form.purpose}
        onChange={({ currentTarget }) => set({ purpose: currentTarget.value })}
        error={decision.errorOf('purpose') ?? tooLong(form.purpose, maxPurpose)}
      />
      <DayInput
        label={t('valid_until')}
        value={form.valid_until}
        onChange={(day) => set({ valid_until: day ?? '' })}
        valueFormat="DD.MM.YYYY"
        minDate={today}
        maxDate={addDays(today, maxLinkDays)}
        error={decision.errorOf('valid_until')}
      />
      {outlivesHold && (
        <Text size="sm" c="dimmed">
          {t('after_hold', { when: formatInstant(new Date(hold_until), lang) })}
        </Text>
      )}
      <Checkbox
        label={t('is_partial')}
        description={t('is_partial_help')}
        checked={form.is_partial}
        onChange={({ currentTarget }) => set({ is_partial: currentTarget.checked })}
      />
      {mayMail && (
        <Checkbox
          label={t('sends_mail', { to: order.email })}
          checked={form.sends_mail}
          onChange={({ currentTarget }) => set({ sends_mail: currentTarget.checked })}
          error={decision.errorOf('sends_mail')}
        />
      )}
    </DecisionDialog>
  )
}

type Wish = { currency: Choice['currency']; amount: number | string; purpose: string }

/** The default link: the amount due, with a purpose in the customer's language. */
function wishOf({ currency, due, open }: Choice, { lang, sums }: OpenOrder['order']): Wish {
  const isAll = sums.some((sum) => sum.currency === currency && sum.total === due)
  const text = paymentLinkTexts[isAll ? 'purpose_all' : due < open ? 'purpose_due' : 'purpose_open']
  return { currency, amount: due, purpose: text[lang === 'tr' ? 'tr' : 'en'] }
}
