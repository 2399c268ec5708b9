import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { formatMoney } from '#src/base/money.ts'
import { type Bucket, daysBefore } from '../statistics/buckets.rules.ts'
import type { Sales, SalesOfCurrency } from '../statistics/statistics.schema.ts'
import classes from './dashboard.module.css'
import { dashboardTexts } from './dashboard.strings.ts'
import { bookedLink, paidLink, placedLink } from './list-links.ts'
import { NumberLink } from './number-link.tsx'
import { count, percent } from './numbers.ts'

/** Orders, booked and collected of the whole range, beside the year before. */
export function SalesFigures({ sales, money }: { sales: Sales; money: SalesOfCurrency | undefined }) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
  const amount = (value: number) => formatMoney(value, money!.currency, lang)
  return (
    <dl className={classes.figures}>
      <Figure
        title={t('orders')}
        days={sales}
        now={sales.orders}
        before={sales.orders_before}
        format={(n) => count(n, lang)}
        linkTo={placedLink}
      />
      {money && (
        <>
          <Figure
            title={t('booked')}
            days={sales}
            now={money.booked}
            before={money.booked_before}
            format={amount}
            linkTo={(days) => bookedLink(days, { currency: money.currency })}
          />
          <Figure
            title={t('collected')}
            days={sales}
            now={money.collected}
            before={money.collected_before}
            format={amount}
            linkTo={(days) => paidLink(days, money.currency)}
          />
        </>
      )}
    </dl>
  )
}

type Props = {
  title: string
  days: Bucket
  now: number
  before: number
  format: (value: number) => string
  linkTo: (days: Bucket) => string
}

function Figure({ title, days, now, before, format, linkTo }: Props) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
  // A multiple of a handful says nothing as a percentage.
  const isComparable = before > 0 && now < before * 10
  const change = now === before ? 'change_same' : now > before ? 'change_up' : 'change_down'
  const sameDays = daysBefore(days)
  return (
    <div className={classes.figure}>
      <dt>{title}</dt>
      <dd className={classes.value}>
        <NumberLink value={now} to={linkTo(days)}>
          {format(now)}
        </NumberLink>
      </dd>
      <dd>
        <Dimmed>
          {isComparable && (
            <>
              <span className={classes.change} data-change={change}>
                {t(change, { percent: percent(Math.abs(now - before), before, lang) })}
              </span>
              {' · '}
            </>
          )}
          <NumberLink value={before} to={sameDays && linkTo(sameDays)} underline="always">
            {t('than_before', { before: format(before) })}
          </NumberLink>
        </Dimmed>
      </dd>
    </div>
  )
}
