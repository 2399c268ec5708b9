import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DayRange } from '#src/base/admin-kit/list/folded-filters.tsx'
import { listSearch, useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { SaveFiles } from '#src/base/admin-kit/show/save-files.tsx'
import { addDays, dayOf, formatDayRange, monthOf } from '#src/base/dates.ts'
import { formatExactMoney, sum, toMajor, toMinor } from '#src/base/money.ts'
import { ratesScreen } from '#src/features/departures/rates/rates.links.ts'
import { noticeTexts } from '#src/features/orders/book/admin/order-status.strings.ts'
import { type AccountingList, accountingFilePath, accountingPath } from '../accounting.links.ts'
import type { Accounting } from '../accounting.schema.ts'
import { accountingTexts } from '../accounting.strings.ts'
import type { Route } from './+types/accounting-page'
import { SumsTable } from './sums-table.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  officeApi().get<Accounting>(`${accountingPath}${listSearch(request.url, ['from', 'to'])}`)

/** Sales and collections of a period, with the rows behind them as files. */
export default function AccountingPage({ loaderData: { from, to, sold, collected } }: Route.ComponentProps) {
  const t = useOfficeT(accountingTexts)
  const { lang } = usePreferences()
  const fileOf = (what: AccountingList) => (format: string) =>
    `${accountingFilePath}?what=${what}&file=${format}&from=${from}&to=${to}`
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Stack gap="md">
        <Group align="flex-end" gap="sm">
          <DayRange from={t('from')} to={t('to')} />
          <Months />
          <Text c="dimmed">{formatDayRange(from, to, lang)}</Text>
        </Group>
        <Part what="siparisler" empty="no_sales" fileOf={fileOf}>
          {sold.length > 0 && <Sold rows={sold} />}
        </Part>
        <Part what="odemeler" empty="no_money" fileOf={fileOf}>
          {collected.length > 0 && <Collected rows={collected} />}
        </Part>
      </Stack>
    </>
  )
}

/** This month until today, which is the default, and the whole last month. */
function Months() {
  const t = useOfficeT(accountingTexts)
  const query = useListQuery()
  const first = `${monthOf(dayOf(new Date()))}-01`
  const last = addDays(first, -1)
  return (
    <Button.Group>
      <Button variant="default" onClick={() => query.set({ from: `${monthOf(last)}-01`, to: last })}>
        {t('last_month')}
      </Button>
      <Button variant="default" onClick={() => query.set({ from: '', to: '' })}>
        {t('this_month')}
      </Button>
    </Button.Group>
  )
}

type PartProps = {
  what: AccountingList
  empty: 'no_sales' | 'no_money'
  fileOf: (what: AccountingList) => (format: string) => string
  children: ReactNode
}

function Part({ what, empty, fileOf, children }: PartProps) {
  const t = useOfficeT(accountingTexts)
  return (
    <Paper withBorder p="md" component="section" aria-label={t(what)}>
      <Group justify="space-between" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h4">
            {t(what)}
          </Title>
          <Text size="sm" c="dimmed">
            {t(`${what}_lead`)}
          </Text>
        </div>
        {children && (
          <Group gap="xs">
            <SaveFiles pathOf={fileOf(what)} />
          </Group>
        )}
      </Group>
      {children || <Text c="dimmed">{t(empty)}</Text>}
    </Paper>
  )
}

function Sold({ rows }: { rows: Accounting['sold'] }) {
  const t = useOfficeT(accountingTexts)
  const money = useMoney()
  return (
    <SumsTable
      minWidth={640}
      named={2}
      head={[t('currency'), t('kdv_rate'), t('items'), t('price'), t('kdv'), t('total'), t('try_kdv'), t('try_total')]}
      rows={rows.map(({ currency, kdv_rate, items, price, kdv, total, try_kdv, try_total }) => ({
        key: `${currency} ${kdv_rate}`,
        cells: [
          currency,
          `%${kdv_rate}`,
          String(items),
          ...[price, kdv, total].map((amount) => money(amount, currency)),
          money(try_kdv, 'TRY'),
          money(try_total, 'TRY'),
        ],
      }))}
      sum={t('in_all')}
      sums={[
        String(rows.reduce((all, { items }) => all + items, 0)),
        '',
        '',
        '',
        money(inAll(rows.map(({ try_kdv }) => try_kdv)), 'TRY'),
        money(inAll(rows.map(({ try_total }) => try_total)), 'TRY'),
      ]}
    />
  )
}

function Collected({ rows }: { rows: Accounting['collected'] }) {
  const t = useOfficeT(accountingTexts)
  const tMethod = useOfficeT(noticeTexts)
  const money = useMoney()
  return (
    <SumsTable
      minWidth={640}
      named={2}
      head={[t('currency'), t('method'), t('received'), t('refunded'), t('net'), t('try_amount')]}
      rows={rows.map(({ currency, method, received, refunded, net, try_net }) => ({
        key: `${currency} ${method}`,
        cells: [
          currency,
          tMethod(method),
          ...[received, refunded, net].map((amount) => money(amount, currency)),
          money(try_net, 'TRY'),
        ],
      }))}
      sum={t('in_all')}
      sums={['', '', '', money(inAll(rows.map(({ try_net }) => try_net)), 'TRY')]}
    />
  )
}

/** Lira of all rows in major units; null when a rate is missing. */
function inAll(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null)
  return known.length < amounts.length ? null : toMajor(sum(known.map(toMinor)))
}

function useMoney() {
  const t = useOfficeT(accountingTexts)
  const { lang } = usePreferences()
  return (amount: number | null, currency: string) =>
    amount === null ? (
      <Anchor component={Link} to={ratesScreen} inherit>
        {t('no_rate')}
      </Anchor>
    ) : (
      formatExactMoney(amount, currency, lang)
    )
}
