import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { currencySymbol, formatMoney, readAmount, typedAmount } from '#src/base/money.ts'
import { Button } from '#src/base/ui/controls/button.tsx'
import { Field } from '#src/base/ui/controls/field.tsx'
import { FailureNotice } from '#src/base/ui/display/failure-notice.tsx'
import { useSubmission } from '#src/base/ui/use-submission.ts'
import type { CardPaymentBegun } from '../../cards/cards.schema.ts'
import { Charged, liraOf, useLeaving } from '../../cards/site/card-payment.tsx'
import { InstallmentTable } from '../../cards/site/installment-table.tsx'
import { payApiPath } from '../payment-links.links.ts'
import type { PayLink } from '../payment-links.schema.ts'

/** One button to the provider's page; with a field for the amount where a part may be paid. */
export function PayLinkForm({ link, code }: { link: PayLink; code: string }) {
  const t = useT()
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const { isLeaving, leave } = useLeaving()
  const { currency, payable, is_partial } = link
  const [typed, setTyped] = useState(() => typedAmount(payable, lang))
  const amount = is_partial ? readAmount(typed.trim(), lang) : payable
  const { errors, problem, isSending, submit, restart } = useSubmission<CardPaymentBegun>({
    request: () =>
      browserApi()(lang).post<CardPaymentBegun>(`${payApiPath}/${encodeURIComponent(code)}/payments`, {
        // An unreadable amount is sent as it is: the server explains what is wrong.
        amount: amount ?? typed,
      }),
    onAnswer: (answer) => {
      if (!answer.ok) {
        if (answer.status === 409) void revalidate()
        return
      }
      restart()
      leave(answer.data.data.url)
    },
  })
  const isBusy = isSending || isLeaving
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) submit(typed)
  }
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 space-y-4">
      {is_partial && (
        <Field
          name="amount"
          label={t('cards.amount', { currency: currencySymbol(currency) })}
          hint={t('cards.link_part')}
          inputMode="decimal"
          autoComplete="off"
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={errors.amount}
        />
      )}
      <Charged choice={link} amount={amount} />
      {amount !== null && <InstallmentTable rows={link.installments} charged={liraOf(link, amount)} />}
      {problem && !(is_partial && errors.amount) && (
        <FailureNotice failed={problem} repeatSafe={t('cards.repeat_safe')} />
      )}
      <Button type="submit" disabled={isBusy}>
        {isBusy
          ? t('cards.opening')
          : t('cards.pay', { amount: amount === null ? '' : formatMoney(amount, currency, lang) })}
      </Button>
    </form>
  )
}
