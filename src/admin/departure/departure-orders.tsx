import { Anchor, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { type Column, ListTable } from '#src/base/admin-kit/list/list-table.tsx'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { dayOf, formatDay } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import { telHref } from '#src/base/phone.ts'
import type { DepartureOrder, ShownDeparture } from '#src/features/operations/departures/departure-lists.schema.ts'
import { departureListTexts } from '#src/features/operations/departures/departure-lists.strings.ts'
import { countRooms } from '#src/features/operations/departures/rooms.rules.ts'
import { CancelRequested, OrderStatus, PaymentStatus } from '#src/features/orders/book/admin/order-badges.tsx'
import { officeUntilText } from '#src/features/orders/deadline.ts'
import { orderScreen } from '#src/features/orders/orders.links.ts'
import classes from './departure-show.module.css'
import { departureShowTexts } from './departure-show.strings.ts'

export function DepartureOrders({ departure: { orders } }: { departure: ShownDeparture }) {
  const t = useOfficeT(departureShowTexts)
  const columns = useColumns()
  const [isOwing, setOwing] = useState(false)
  const shown = isOwing ? orders.filter(({ sums }) => sums.some(({ open }) => open > 0)) : orders
  return (
    <>
      {orders.length > 0 && (
        <Switch
          px="sm"
          pb="sm"
          className={classes.onScreen}
          label={t('owing')}
          checked={isOwing}
          onChange={({ currentTarget }) => setOwing(currentTarget.checked)}
        />
      )}
      <ListTable
        rows={shown}
        columns={columns}
        nameOf={({ order_no }) => order_no}
        emptyText={t(isOwing && orders.length > 0 ? 'none_owing' : 'none')}
      />
    </>
  )
}

function useColumns(): Column<DepartureOrder>[] {
  const t = useOfficeT(departureShowTexts)
  const tList = useOfficeT(departureListTexts)
  const { lang } = usePreferences()
  return [
    {
      key: 'order_no',
      title: tList('order_no'),
      render: (order) => (
        <Stack gap={4} align="flex-start">
          <RowLink to={orderScreen} state={targetOf(order)}>
            <span className={classes.number}>{order.order_no}</span>
          </RowLink>
          <OrderStatus {...order} />
          {order.cancel_requested && <CancelRequested />}
          {order.hold_until && (
            <Dimmed size="xs" className={classes.line}>
              {t('held_until', { when: officeUntilText(new Date(order.hold_until), lang) })}
            </Dimmed>
          )}
        </Stack>
      ),
    },
    {
      key: 'customer',
      title: tList('customer'),
      render: (order) => (
        <>
          <Customer order={order} />
          {/* A phone has no room for the other columns. */}
          <Stack gap={4} mt={4} hiddenFrom="sm">
            <People order={order} />
            <Balance order={order} />
          </Stack>
        </>
      ),
    },
    { key: 'people', title: tList('people'), isExtra: 'last', render: (order) => <People order={order} /> },
    {
      key: 'money',
      title: tList('balance'),
      align: 'right',
      isExtra: 'last',
      render: (order) => <Balance order={order} isRight />,
    },
  ]
}

type CustomerProps = { order: Pick<DepartureOrder, 'name' | 'phone' | 'message'>; hasNote?: boolean }

export function Customer({ order: { name, phone, message }, hasNote = true }: CustomerProps) {
  return (
    <div className={classes.customer}>
      <Text size="sm" fw={500}>
        <bdi>{name}</bdi>
      </Text>
      <Anchor href={telHref(phone)} size="sm" className={classes.line}>
        {phone}
      </Anchor>
      {hasNote && message !== '' && (
        <Dimmed size="xs" className={classes.message} title={message}>
          {message}
        </Dimmed>
      )}
    </div>
  )
}

function People({ order: { adults, children_ages, rooms } }: { order: DepartureOrder }) {
  const t = useOfficeT(departureShowTexts)
  const tList = useOfficeT(departureListTexts)
  const { lang } = usePreferences()
  return (
    <>
      <Text size="sm" className={classes.line}>
        {t('n_adults', { n: adults })}
      </Text>
      {children_ages.length > 0 && (
        <Text size="sm">{t('n_children', { n: children_ages.length, ages: children_ages.join(', ') })}</Text>
      )}
      {rooms.length > 0 && (
        <Dimmed size="xs">
          {countRooms(rooms)
            .map(({ kind, n }) => t('n_rooms', { n, kind: tList(kind).toLocaleLowerCase(lang) }))
            .join(', ')}
        </Dimmed>
      )}
    </>
  )
}

function Balance({ order, isRight = false }: { order: DepartureOrder; isRight?: boolean }) {
  const t = useOfficeT(departureShowTexts)
  const { lang } = usePreferences()
  const isLate = order.due_on !== null && order.due_on < dayOf(new Date())
  return (
    <Stack gap={4} align={isRight ? 'flex-end' : 'flex-start'}>
      {order.sums.map(({ currency, total, open }) => {
        const money = (amount: number) => formatMoney(amount, currency, lang)
        return (
          <div key={currency} className={classes.line}>
            <Text size="sm" fw={600}>
              {open > 0 ? money(open) : open < 0 ? t('too_much', { amount: money(-open) }) : t('settled')}
            </Text>
            <Dimmed size="xs">{t('of_total', { amount: money(total) })}</Dimmed>
            {open > 0 && order.due_on && (
              <Text size="xs" {...(isLate ? { c: 'var(--mantine-color-error)', fw: 600 } : { c: 'dimmed' })}>
                {t(isLate ? 'late' : 'due', { day: formatDay(order.due_on, lang) })}
              </Text>
            )}
          </div>
        )
      })}
      {order.tours > 1 && (
        <Dimmed size="xs">
          {t('more_tours', { n: order.tours, amount: formatMoney(order.total, order.currency, lang) })}
        </Dimmed>
      )}
      <PaymentStatus {...order} />
    </Stack>
  )
}
