import { Anchor, Stack, Text } from '@mantine/core'
import classes from '#src/admin/orders/orders.module.css'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import type { Column } from '#src/base/admin-kit/list/list-table.tsx'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { dayOf, formatDay, formatDayRange, formatInstant } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import { telHref } from '#src/base/phone.ts'
import {
  CancelRequested,
  ConversationBadges,
  OrderStatus,
  PaymentStatus,
} from '#src/features/orders/book/admin/order-badges.tsx'
import type { OfficeOrderRow, OrderSum } from '#src/features/orders/book/orders.admin.schema.ts'
import { officeUntilText } from '#src/features/orders/deadline.ts'
import { orderScreen } from '#src/features/orders/orders.links.ts'
import { isReleased } from '#src/features/orders/states.ts'
import { orderTexts } from './orders.strings.ts'

/** Columns that identify an order and show its next step. */
export function useOrderColumns(): Column<OfficeOrderRow>[] {
  const t = useOfficeT(orderTexts)
  const { lang } = usePreferences()
  return [
    {
      key: 'order_no',
      title: t('order_no'),
      sort: 'created_at',
      render: (order) => (
        <Stack gap={2}>
          <RowLink to={orderScreen} state={targetOf(order)}>
            <span className={classes.number}>{order.order_no}</span>
          </RowLink>
          <Dimmed size="xs">{formatInstant(new Date(order.created_at), lang)}</Dimmed>
          {order.source === 'ofis' && <Dimmed size="xs">{t('at_office')}</Dimmed>}
          <Stack gap={4} align="flex-start" hiddenFrom="sm">
            <OrderStatus {...order} />
            <PaymentStatus {...order} />
            {order.cancel_requested && <CancelRequested />}
            <ConversationBadges {...order} />
          </Stack>
        </Stack>
      ),
    },
    {
      key: 'customer',
      title: t('customer'),
      sort: 'name',
      render: (order) => (
        <>
          <Customer {...order} />
          {order.found.map(({ kind, text }) => (
            <Dimmed key={`${kind} ${text}`} size="xs" className={classes.customer}>
              {t(`found_${kind}`, { text })}
            </Dimmed>
          ))}
          {/* Narrow windows have no room for the other columns. */}
          <Stack gap={4} mt={6} hiddenFrom="md">
            <Tours {...order} />
          </Stack>
          <Stack gap={4} mt={4} hiddenFrom="sm">
            <Sums {...order} />
          </Stack>
        </>
      ),
    },
    {
      key: 'tours',
      title: t('tours'),
      sort: 'start_date',
      isExtra: true,
      render: (order) => (
        <Stack gap={4} className={classes.tours}>
          <Tours {...order} />
        </Stack>
      ),
    },
    {
      key: 'people',
      title: t('people'),
      isExtra: 'first',
      render: ({ adults, children }) => (
        <Text size="sm" className={classes.line}>
          {t('adults', { n: adults })}
          {children > 0 && (
            <>
              <br />
              {t('children', { n: children })}
            </>
          )}
        </Text>
      ),
    },
    {
      key: 'amount',
      title: t('amount'),
      align: 'right',
      isExtra: 'last',
      render: (order) => (
        <Stack gap={4}>
          <Sums {...order} />
        </Stack>
      ),
    },
    {
      key: 'due_on',
      title: t('due_on'),
      sort: 'due_on',
      isExtra: 'first',
      render: ({ due_on }) => due_on && <Due day={due_on} />,
    },
    {
      key: 'status',
      title: t('status'),
      isExtra: 'last',
      render: (order) => (
        <Stack gap={4} align="flex-start">
          <OrderStatus {...order} />
          <PaymentStatus {...order} />
          {order.cancel_requested && <CancelRequested />}
          <ConversationBadges {...order} />
          {order.hold_until && (
            <Dimmed size="xs" className={classes.deadline}>
              {t('held_until', { when: officeUntilText(new Date(order.hold_until), lang) })}
            </Dimmed>
          )}
        </Stack>
      ),
    },
  ]
}

/** Red when the day has passed. */
function Due({ day }: { day: string }) {
  const { lang } = usePreferences()
  const isPast = day < dayOf(new Date())
  return (
    <Text size="sm" className={classes.line} {...(isPast && { c: 'red', fw: 600 })}>
      {formatDay(day, lang)}
    </Text>
  )
}

function Customer({ name, phone, email }: Pick<OfficeOrderRow, 'name' | 'phone' | 'email'>) {
  return (
    <div className={classes.customer}>
      <Text size="sm" fw={500} lineClamp={2}>
        <bdi>{name}</bdi>
      </Text>
      {phone !== '' && (
        <Anchor href={telHref(phone)} size="sm" className={classes.line}>
          {phone}
        </Anchor>
      )}
      <Dimmed size="xs" truncate visibleFrom="lg" title={email}>
        {email}
      </Dimmed>
    </div>
  )
}

function Tours({ items }: Pick<OfficeOrderRow, 'items'>) {
  const { lang } = usePreferences()
  return items.map(({ tour_id, tour_name, start_date, end_date }) => (
    <div key={`${tour_id} ${start_date}`}>
      <Text size="sm" lineClamp={2}>
        {tour_name}
      </Text>
      <Dimmed size="xs">{formatDayRange(start_date, end_date, lang)}</Dimmed>
    </div>
  ))
}

function Sums({ sums, status }: Pick<OfficeOrderRow, 'sums' | 'status'>) {
  const isOwed = !isReleased({ status })
  return sums.map((sum) => <Sum key={sum.currency} sum={sum} isOwed={isOwed} />)
}

function Sum({ sum: { currency, total, paid, refunded, reported, open }, isOwed }: { sum: OrderSum; isOwed: boolean }) {
  const t = useOfficeT(orderTexts)
  const { lang } = usePreferences()
  const money = (amount: number) => formatMoney(amount, currency, lang)
  const left =
    open > 0
      ? t('open_left', { amount: money(open) })
      : open < 0
        ? t('too_much', { amount: money(-open) })
        : t('nothing_left')
  return (
    <div className={classes.line}>
      <Text size="sm" fw={600}>
        {money(total)}
      </Text>
      {paid > refunded && open !== 0 && (
        <Dimmed size="xs">
          {t('paid_col')} {money(paid - refunded)}
        </Dimmed>
      )}
      {(isOwed || open < 0) && <Dimmed size="xs">{left}</Dimmed>}
      {reported > 0 && (
        <Text size="xs" c="blue">
          {t('reported_left', { amount: money(reported) })}
        </Text>
      )}
    </div>
  )
}
