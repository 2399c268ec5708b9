import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatDay } from '#src/base/dates.ts'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import {
  currencySymbol,
  formatMoney,
  formatRate,
  readAmount,
  toLira,
  toMajor,
  toMinor,
  typedAmount,
} from '#src/base/money.ts'
import { Button } from '#src/base/ui/controls/button.tsx'
import { Field, Select } from '#src/base/ui/controls/field.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { FailureNotice } from '#src/base/ui/display/failure-notice.tsx'
import { useSubmission } from '#src/base/ui/use-submission.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import type { CardOffer, CardPaymentBegun } from '../cards.schema.ts'
import { InstallmentTable } from './installment-table.tsx'

type Props = { order_no: string; orderKey: string; offer: CardOffer }
type Choice = CardOffer['choices'][number]

/** Chooses an amount and goes to the provider's page. */
export function CardPayment({ order_no, orderKey, offer: { choices, installments } }: Props) {
  const t = useT()
  const lang = useLang()
  const [currency, setCurrency] = useState(choices[0]!.currency)
  const choice = choices.find((each) => each.currency === currency) ?? choices[0]!
  const [typed, setTyped] = useState(() => typedAmount(choice.due, lang))
  const chooseCurrency = (wanted: string) => {
    const next = choices.find((each) => each.currency === wanted)!
    setCurrency(next.currency)
    setTyped(typedAmount(next.due, lang))
  }
  return (
    <PayForm
      path={orderApiPath(order_no, orderKey, '/payments')}
      body={{ currency: choice.currency }}
      choice={choice}
      installments={installments}
      typed={typed}
      onType={setTyped}
      className="max-w-md"
      head={
        choices.length > 1 && (
          <Select label={t('cards.how_much')} value={currency} onChange={({ target }) => chooseCurrency(target.value)}>
            {choices.map((each) => (
              <option key={each.currency} value={each.currency} translate="no">
                {formatMoney(each.open, each.currency, lang)}
              </option>
            ))}
          </Select>
        )
      }
    >
      {choice.due < choice.open && (
        <div className="mt-2 flex flex-wrap gap-2">
          {[['due', choice.due] as const, ['open', choice.open] as const].map(([kind, major]) => (
            <Button
              key={kind}
              kind="outline"
              size="sm"
              aria-pressed={readAmount(typed.trim(), lang) === major}
              onClick={() => setTyped(typedAmount(major, lang))}
            >
              {`${t(`cards.${kind}`)} ${formatMoney(major, choice.currency, lang)}`}
            </Button>
          ))}
        </div>
      )}
    </PayForm>
  )
}

type PayFormProps = {
  /** takes `body` with the amount, and answers with the address of the provider's page */
  path: string
  body?: object
  choice: Rated
  installments: CardOffer['installments']
  typed: string
  onType: (typed: string) => void
  /** the only amount, in major units: no field is shown */
  fixed?: number
  hint?: string
  className?: string
  head?: ReactNode
  /** under the field */
  children?: ReactNode
}

/** Sends an amount and goes to the provider's page. */
export function PayForm(props: PayFormProps) {
  const { path, body, choice, installments, typed, onType, fixed, hint, className, head, children } = props
  const t = useT()
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const { isLeaving, leave } = useLeaving()
  const amount = fixed ?? readAmount(typed.trim(), lang)
  // An unreadable amount is sent as typed: the server explains the error.
  const sent = { ...body, amount: amount ?? typed }
  const { errors, problem, isSending, submit, restart } = useSubmission<CardPaymentBegun>({
    request: () => browserApi()(lang).post<CardPaymentBegun>(path, sent),
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
    if (!isBusy) submit(JSON.stringify([choice.currency, typed]))
  }
  return (
    <form noValidate onSubmit={onSubmit} className={cx('mt-4 space-y-4', className)}>
      {head}
      {fixed === undefined && (
        <div>
          <Field
            name="amount"
            label={t('cards.amount', { currency: currencySymbol(choice.currency) })}
            hint={hint}
            inputMode="decimal"
            autoComplete="off"
            required
            value={typed}
            onChange={({ target }) => onType(target.value)}
            error={errors.amount}
          />
          {children}
        </div>
      )}
      <Charged choice={choice} amount={amount} />
      {amount !== null && <InstallmentTable rows={installments} charged={liraOf(choice, amount)} />}
      {problem && !(fixed === undefined && errors.amount) && (
        <FailureNotice failed={problem} repeatSafe={t('cards.repeat_safe')} />
      )}
      <Button type="submit" disabled={isBusy}>
        {isBusy
          ? t('cards.opening')
          : t('cards.pay', { amount: amount === null ? '' : formatMoney(amount, choice.currency, lang) })}
      </Button>
    </form>
  )
}

/** ms after which the form can be sent again: the visitor has stopped a slow provider's page. */
export const stayMs = 8000

/** Goes to the provider's page. A form restarts before, so that a visitor who comes back can send it again. */
function useLeaving(): { isLeaving: boolean; leave: (url: string) => void } {
  const { revalidate } = useRevalidator()
  const [isLeaving, setLeaving] = useState(false)
  // The browser may show the page as it was left, when the visitor goes back without paying.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setLeaving(false)
      void revalidate()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [revalidate])
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => setLeaving(false), stayMs)
    return () => clearTimeout(timer)
  }, [isLeaving])
  const leave = (url: string) => {
    setLeaving(true)
    window.location.assign(url)
  }
  return { isLeaving, leave }
}

type Rated = Pick<Choice, 'currency' | 'rate' | 'is_kept_rate'>

/** What a card is charged, in lira. */
function liraOf({ rate }: Rated, amount: number): number {
  return rate ? toMajor(toLira(toMinor(amount), rate.try_rate)) : amount
}

/** What a card is charged for a foreign amount. */
function Charged({ choice: { currency, rate, is_kept_rate }, amount }: { choice: Rated; amount: number | null }) {
  const t = useT()
  const lang = useLang()
  if (!rate || amount === null) return null
  const values = {
    amount: formatMoney(liraOf({ currency, rate, is_kept_rate }, amount), 'TRY', lang),
    rate: formatRate(currency, rate.try_rate, lang).replaceAll(' ', '\u00a0'),
    day: formatDay(rate.day, lang),
  }
  return (
    <p className="text-sm text-ink-soft">{t(is_kept_rate ? 'cards.charged_kept' : 'cards.charged_newest', values)}</p>
  )
}
