import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatMoney } from '#src/base/money.ts'
import type { Sales, SalesOfCurrency } from '../statistics/statistics.schema.ts'
import classes from './dashboard.module.css'
import { dashboardTexts } from './dashboard.strings.ts'
import { placedLink } from './list-links.ts'
import { count, percent } from './numbers.ts'

/** Orders, booked and collected of the whole range, beside the year before. */
export function SalesFigures({ sales, money }: { sales: Sales; money: SalesOfCurrency | undefined }) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
  const amount = (value: number) => formatMoney(value, money!.currency, lang)
  return (
    <dl className={classes.figures}>
      <Figure title={t('orders')} now={sales.orders} before={sales.orders_before} format={(n) => count(n, lang)}>
        <Anchor component={Link} to={placedLink(sales)} inherit>
          {count(sales.orders, lang)}
        </Anchor>
      </Figure>
      {money && (
        <>
          <Figure title={t('booked')} now={money.booked} before={money.booked_before} format={amount}>
            {amount(money.booked)}
          </Figure>
          <Figure title={t('collected')} now={money.collected} before={money.collected_before} format={amount}>
            {amount(money.collected)}
          </Figure>
        </>
      )}
    </dl>
  )
}

type Props = { title: string; now: number; before: number; format: (value: number) => string; children: ReactNode }

function Figure({ title, now, before, format, children }: Props) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
  // A multiple of a handful says nothing as a percentage.
  const isComparable = before > 0 && now < before * 10
  const change = now === before ? 'change_same' : now > before ? 'change_up' : 'change_down'
  return (
    <div className={classes.figure}>
      <dt>{title}</dt>
      <dd className={classes.value}>{children}</dd>
      <dd>
        <Text size="sm" c="dimmed">
          {isComparable && (
            <span className={classes.change} data-change={change}>
              {t(change, { percent: percent(Math.abs(now - before), before, lang) })}
            </span>
          )}{' '}
          {t('than_before', { before: format(before) })}
        </Text>
      </dd>
    </div>
  )
}
