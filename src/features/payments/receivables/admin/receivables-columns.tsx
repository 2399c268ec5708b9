import { Anchor, Stack, Text } from '@mantine/core'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import type { Column } from '#src/base/admin-kit/list/list-table.tsx'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { type Day, daysBetween, formatDay } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import { telHref } from '#src/base/phone.ts'
import { orderScreen } from '#src/features/orders/orders.links.ts'
import type { Receivable } from '../receivables.schema.ts'
import { receivableTexts } from '../receivables.strings.ts'
import classes from './receivables.module.css'

export function useReceivableColumns(today: Day): Column<Receivable & { id: number }>[] {
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
