import { Anchor, Paper, Stack, Text, UnstyledButton } from '@mantine/core'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { listSearch, useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { type Column, ListTable } from '#src/base/admin-kit/list/list-table.tsx'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { SaveFiles } from '#src/base/admin-kit/show/save-files.tsx'
import { type Day, daysBetween, formatDay } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import { telHref } from '#src/base/phone.ts'
import { orderScreen } from '#src/features/orders/orders.links.ts'
import {
  type ReceivableTime,
  receivablesAdminPath,
  receivablesFilePath,
  receivableTimes,
} from '../receivables.links.ts'
import type { Receivable, Receivables } from '../receivables.schema.ts'
import { receivableTexts } from '../receivables.strings.ts'
import type { Route } from './+types/receivables-page'
import classes from './receivables.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  officeApi().get<Receivables>(`${receivablesAdminPath}${listSearch(request.url, ['time'])}`)

/** What customers owe and by when. A sum opens its part of the list. */
export default function ReceivablesPage({ loaderData: { today, sums, dues } }: Route.ComponentProps) {
  const t = useOfficeT(receivableTexts)
  const query = useListQuery()
  const time = receivableTimes.find((each) => each === query.shown('time')) ?? ''
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <SaveFiles pathOf={(format) => `${receivablesFilePath}?file=${format}&time=${time}`} />
      </PageHead>
      <Stack gap="md">
        {sums.length > 0 && <ReceivableSums sums={sums} time={time} />}
        <Paper withBorder className={classes.list}>
          <ListTable
            rows={dues.map((due, id) => ({ ...due, id }))}
            columns={useReceivableColumns(today)}
            nameOf={({ order_no }) => order_no}
            isReorderable={false}
            emptyText={t('none')}
          />
        </Paper>
      </Stack>
    </>
  )
}

type Props = Pick<Receivables, 'sums'> & { time: ReceivableTime | '' }

/** The sum of each time, an amount per currency; pressed, it shows its part of the list. */
function ReceivableSums({ sums, time }: Props) {
  const t = useOfficeT(receivableTexts)
  const { lang } = usePreferences()
  const query = useListQuery()
  const cards = (['hepsi', ...receivableTimes] as const).map((each) => ({
    time: each === 'hepsi' ? ('' as const) : each,
    amounts: sums.flatMap((sum) => (sum[each] > 0 ? [{ currency: sum.currency, amount: sum[each] }] : [])),
  }))
  return (
    <fieldset className={classes.sums} aria-label={t('times')}>
      {cards.map((card) => (
        <Paper key={card.time} withBorder className={classes.card} data-shown={card.time === time || undefined}>
          <UnstyledButton
            className={classes.sum}
            aria-pressed={card.time === time}
            onClick={() => query.set({ time: card.time }, { replace: true })}
          >
            <span className={classes.label}>{t(card.time || 'all')}</span>
            {card.amounts.length === 0 && <span className={classes.amount}>–</span>}
            {card.amounts.map(({ currency, amount }) => (
              <span key={currency} className={classes.amount} data-late={card.time === 'gecikmis' || undefined}>
                {formatMoney(amount, currency, lang)}
              </span>
            ))}
          </UnstyledButton>
        </Paper>
      ))}
    </fieldset>
  )
}

function useReceivableColumns(today: Day): Column<Receivable & { id: number }>[] {
  const t = useOfficeT(receivableTexts)
  const { lang } = usePreferences()
  return [
    { key: 'due_on', title: t('due_on'), render: (due) => <DueDay due={due} today={today} /> },
    {
      key: 'customer',
      title: t('customer'),
      render: ({ order_id, order_no, name, phone, ...due }) => (
        <Stack gap={2}>
          <RowLink to={orderScreen} state={targetOf({ id: order_id })}>
            {name}
          </RowLink>
          <Text size="xs" c="dimmed">
            {order_no}
          </Text>
          <Anchor href={telHref(phone)} size="sm" className={classes.line}>
            {phone}
          </Anchor>
          {/* A phone has no room for the other columns. */}
          <Text size="xs" hiddenFrom="sm">
            {due.tours.join(', ')}
          </Text>
          <Text size="sm" fw={700} hiddenFrom="sm" className={classes.line}>
            {formatMoney(due.amount, due.currency, lang)}
          </Text>
        </Stack>
      ),
    },
    { key: 'tour', title: t('tour'), isExtra: 'last', render: ({ tours }) => tours.join(', ') },
    {
      key: 'amount',
      title: t('amount'),
      align: 'right',
      isExtra: 'last',
      render: ({ amount, currency }) => <strong className={classes.line}>{formatMoney(amount, currency, lang)}</strong>,
    },
  ]
}

function DueDay({ due: { due_on, time, is_hold }, today }: { due: Receivable; today: Day }) {
  const t = useOfficeT(receivableTexts)
  const { lang } = usePreferences()
  const n = daysBetween(today, due_on)
  const when = n < 0 ? t('late', { n: -n }) : n === 0 ? t('today') : n === 1 ? t('tomorrow') : t('in_days', { n })
  return (
    <Stack gap={2}>
      <Text size="sm" fw={500}>
        {formatDay(due_on, lang)}
      </Text>
      <Text size="xs" {...(time === 'gecikmis' ? { className: classes.late } : { c: 'dimmed' })}>
        {is_hold ? `${when} · ${t('hold')}` : when}
      </Text>
    </Stack>
  )
}
