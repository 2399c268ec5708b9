import type { ReactNode } from 'react'
import { formatDay } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney, formatRate, plainAmount, toLira, toMajor, toMinor } from '#src/base/money.ts'
import { CopyButton } from '#src/base/ui/controls/copy-button.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { formatIban } from '#src/features/bank-accounts/bank-accounts.links.ts'
import type { BankAccount } from '#src/features/bank-accounts/bank-accounts.schema.ts'
import { useCurrencyName } from '#src/features/bank-accounts/site/currency-name.ts'
import { useRateText } from '#src/features/departures/rates/site/rate-note.tsx'
import { OrderCard } from '#src/features/orders/site/order-card.tsx'
import { type AmountToPay, amountsToPay } from '#src/features/orders/site/order-status.ts'
import type { LiraOffer, PayableOrder } from '../payments.schema.ts'

type Props = {
  order: PayableOrder
  accounts: readonly BankAccount[]
  /** address and hours; null: nothing is to be paid at the office */
  office: string | null
}

/** Data for a bank transfer with copy buttons: amounts and reference by currency, then the accounts of that currency. */
export function OrderPayment({ order, accounts, office }: Props) {
  const t = useT()
  const lang = useLang()
  const nameOf = useCurrencyName()
  const toPay = order.totals
    .map((total) => ({ currency: total.currency, amounts: amountsToPay(order, total) }))
    .filter(({ amounts }) => amounts.length > 0)
  const lira = accounts.filter(({ currency }) => currency === 'TRY')
  return (
    <OrderCard look="printed" id="pay" title={t('result.pay')}>
      <div className="mt-4 space-y-5 sm:space-y-7 print:mt-2 print:grid print:grid-cols-2 print:gap-6 print:space-y-0">
        {toPay.map(({ currency, amounts }) => (
          <div key={currency}>
            {order.totals.length > 1 && (
              <h3 className="mb-3 text-lg">{t('result.pay_in', { currency: nameOf(currency) })}</h3>
            )}
            <dl className="grid gap-x-6 gap-y-3 rounded-field bg-sand/60 p-4 sm:grid-cols-2 print:bg-transparent print:p-0">
              {amounts.map(({ label, amount }) => (
                <Amount key={label} label={t(label)} amount={amount} currency={currency} />
              ))}
              <Fact label={t('result.pay_description')} copy={order.order_no} hint={t('result.pay_description_hint')}>
                <span translate="no" className="text-xl font-bold">
                  {order.order_no}
                </span>
              </Fact>
            </dl>
            <Accounts
              accounts={accounts.filter((account) => account.currency === currency)}
              isFromAbroad={currency !== 'TRY' || lang !== 'tr'}
            />
            {order.lira?.currency === currency && lira.length > 0 && (
              <InLira offer={order.lira} amounts={amounts} accounts={lira} />
            )}
          </div>
        ))}
        <div className="no-print space-y-3">
          <div className="-mt-2 flex flex-wrap gap-x-6">
            {lang !== 'tr' && <Hint title={t('bank.from_abroad_title')}>{t('bank.from_abroad')}</Hint>}
            {office !== null && <Hint title={t('result.pay_at_office')}>{t('result.office', { place: office })}</Hint>}
          </div>
          <Notice>{t('result.fraud')}</Notice>
        </div>
      </div>
    </OrderCard>
  )
}

type InLiraProps = { offer: LiraOffer; amounts: readonly AmountToPay[]; accounts: readonly BankAccount[] }

/** Amounts of a foreign currency for an account in lira, at the rate at which a notice is booked. */
function InLira({ offer, amounts, accounts }: InLiraProps) {
  const t = useT()
  const lang = useLang()
  const rateText = useRateText()
  const { currency, try_rate, day, is_kept_rate } = offer
  const sentence = is_kept_rate
    ? `${t('rates.kept', { rate: rateText(currency, offer) })} ${t('rates.holds')}`
    : t('result.pay_lira_today', { rate: formatRate(currency, try_rate, lang), day: formatDay(day, lang) })
  return (
    <>
      <p className="hidden print:block">{`${t('result.pay_lira')}: ${sentence}`}</p>
      <Fold title={t('result.pay_lira')} className="no-print mt-2">
        <p className="pb-3 text-ink-soft">{sentence}</p>
        <dl className="grid gap-x-6 gap-y-3 rounded-field bg-sand/60 p-4 sm:grid-cols-2">
          {amounts.map(({ label, amount }) => (
            <Amount key={label} label={t(label)} amount={toMajor(toLira(toMinor(amount), try_rate))} currency="TRY" />
          ))}
        </dl>
        <Accounts accounts={accounts} isFromAbroad={lang !== 'tr'} />
      </Fold>
    </>
  )
}

/** A text that opens, on a line of its own. */
function Hint({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold title={title} className="open:basis-full">
      <p className="pb-2 text-ink-soft">{children}</p>
    </Fold>
  )
}

function Fold({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <details className={className}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-main underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        {title}
      </summary>
      {children}
    </details>
  )
}

type AccountsProps = {
  accounts: readonly BankAccount[]
  /** the transfer may come from a bank in another country */
  isFromAbroad: boolean
}

function Accounts({ accounts, isFromAbroad }: AccountsProps) {
  const t = useT()
  if (accounts.length === 0) return <p className="mt-3 text-ink-soft">{t('result.no_account')}</p>
  return (
    <ul className="mt-3 divide-y divide-line">
      {accounts.map(({ id, bank, branch, account_name, iban, swift }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3 sm:py-4 sm:gap-x-6 print:py-1">
          <p className="font-semibold max-sm:col-span-2">
            <span translate="no">{bank}</span>
            {branch && <span className="font-normal text-ink-soft">{` · ${branch}`}</span>}
          </p>
          <p translate="no" className="mt-1 font-semibold tabular-nums [overflow-wrap:anywhere] max-sm:col-span-2">
            {formatIban(iban)}
          </p>
          <p className="text-sm text-ink-soft max-sm:row-start-3">
            <span>{`${t('result.account_name')}: `}</span>
            <span translate="no">{account_name}</span>
            {isFromAbroad && swift && <span translate="no">{` · ${t('result.swift')}: ${swift}`}</span>}
          </p>
          <div className="col-start-2 self-center max-sm:row-start-3 sm:row-span-3 sm:row-start-1">
            <CopyButton text={iban} label={`${t('result.iban')}, ${bank}`} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Amount({ label, amount, currency }: { label: string; amount: number; currency: string }) {
  const lang = useLang()
  return (
    <Fact label={label} copy={plainAmount(amount, lang)}>
      <span translate="no" className="text-xl font-bold tabular-nums">
        {formatMoney(amount, currency, lang)}
      </span>
    </Fact>
  )
}

type FactProps = { label: string; copy: string; hint?: string; children: ReactNode }

function Fact({ label, copy, hint, children }: FactProps) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 max-sm:justify-between">
          {children}
          <CopyButton text={copy} label={label} />
        </span>
        {hint && <span className="no-print mt-1 block text-sm text-ink-soft">{hint}</span>}
      </dd>
    </div>
  )
}
