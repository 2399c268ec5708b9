import { Anchor, Badge, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { type Column, ListTable } from '#src/base/admin-kit/list/list-table.tsx'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatDayRange, formatInstant } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import { telHref } from '#src/base/phone.ts'
import { orderScreen } from '#src/features/orders/orders.links.ts'
import type { AffectedOrder, DepartureCancelling } from '../departure-cancellation.schema.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { cancelDepartureTexts } from './cancel-departure.strings.ts'

type Props = { departure: DepartureCancelling; reload: () => void }

/** Every order of a cancelled departure, those without an answer first. */
export function AffectedOrders({ departure, reload }: Props) {
  const t = useOfficeT(cancelDepartureTexts)
  const [answered, setAnswered] = useState<AffectedOrder | null>(null)
  const columns = useColumns(departure.cancelled !== null, setAnswered)
  return (
    <>
      <ListTable
        rows={departure.orders}
        columns={columns}
        nameOf={({ order_no }) => order_no}
        isReorderable={false}
        emptyText={t('nobody')}
      />
      {answered && (
        <AnswerDialog departure={departure} order={answered} reload={reload} onClose={() => setAnswered(null)} />
      )}
    </>
  )
}

function useColumns(isCancelled: boolean, onAnswer: (order: AffectedOrder) => void): Column<AffectedOrder>[] {
  const t = useOfficeT(cancelDepartureTexts)
  return [
    {
      key: 'order_no',
      title: t('order'),
      render: (order) => (
        <Stack gap={2} align="flex-start">
          <RowLink to={orderScreen} state={targetOf(order)}>
            {order.order_no}
          </RowLink>
          {order.seats > 0 && (
            <Text size="xs" c="dimmed">
              {t('seats', { n: order.seats })}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      key: 'customer',
      title: t('customer'),
      render: (order) => (
        <div style={{ overflowWrap: 'anywhere' }}>
          <Text size="sm" fw={500}>
            <bdi>{order.name}</bdi>
          </Text>
          <Anchor href={telHref(order.phone)} size="sm" style={{ whiteSpace: 'nowrap' }}>
            {order.phone}
          </Anchor>
          {/* A phone has no room for the other columns. */}
          <Stack gap={4} mt={6} hiddenFrom="sm" align="flex-start">
            <Paid order={order} />
            {isCancelled && <Answer order={order} onAnswer={onAnswer} />}
          </Stack>
        </div>
      ),
    },
    { key: 'paid', title: t('paid'), isExtra: 'last', render: (order) => <Paid order={order} /> },
    ...(isCancelled
      ? [
          {
            key: 'state',
            title: t('state'),
            isExtra: 'last' as const,
            render: (order: AffectedOrder) => <Answer order={order} onAnswer={onAnswer} />,
          },
        ]
      : []),
  ]
}

function Paid({ order: { paid, reported } }: { order: AffectedOrder }) {
  const t = useOfficeT(cancelDepartureTexts)
  const { lang } = usePreferences()
  const inMoney = (list: AffectedOrder['paid']) =>
    list.map(({ amount, currency }) => formatMoney(amount, currency, lang)).join(' + ')
  return (
    <div style={{ fontVariantNumeric: 'tabular-nums' }}>
      {paid.length > 0 && <Text size="sm">{inMoney(paid)}</Text>}
      {reported.length > 0 && (
        <Text size="sm" fw={600}>
          {t('reported', { amount: inMoney(reported) })}
        </Text>
      )}
      {paid.length + reported.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('unpaid')}
        </Text>
      )}
    </div>
  )
}

const colours = { moved: 'teal', cancelled: 'gray', expired: 'gray' } as const

function Answer({ order, onAnswer }: { order: AffectedOrder; onAnswer: (order: AffectedOrder) => void }) {
  const t = useOfficeT(cancelDepartureTexts)
  const { lang } = usePreferences()
  const { answer, answered_by, moved_to, email, told_at, mail, order_no } = order
  const unsent = mail === 'postponed' || mail === 'failed' ? mail : null
  if (answer === null)
    return (
      <Stack gap={6} align="flex-start">
        <Badge variant="light" color="orange" miw="max-content">
          {t('waiting')}
        </Badge>
        <Text size="xs" {...(email === '' || unsent ? { fw: 600 } : { c: 'dimmed' })}>
          {email === ''
            ? t('no_email')
            : unsent
              ? t(`told_${unsent}`)
              : told_at
                ? t('told', { when: formatInstant(new Date(told_at), lang) })
                : t('not_told')}
        </Text>
        <Button
          size="xs"
          variant="default"
          onClick={() => onAnswer(order)}
          aria-label={t('record_of', { no: order_no })}
        >
          {t('record')}
        </Button>
      </Stack>
    )
  const text =
    answer === 'moved'
      ? moved_to
        ? t('moved', { days: formatDayRange(moved_to.start_date, moved_to.end_date, lang) })
        : t('moved_away')
      : t(answer === 'cancelled' && order.paid.length === 0 ? 'cancelled_unpaid' : answer)
  return (
    <Stack gap={4} align="flex-start">
      <Badge variant="light" color={colours[answer]} miw="max-content">
        {text}
      </Badge>
      {answered_by && (
        <Text size="xs" c="dimmed">
          {t(`by_${answered_by}`)}
        </Text>
      )}
    </Stack>
  )
}
