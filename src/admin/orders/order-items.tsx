import { Anchor, Group, Stack, Table, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { Part } from '#src/base/admin-kit/show/show-parts.tsx'
import { formatDayRange, formatInstant } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import { departureScreen } from '#src/features/departures/board/departures.links.ts'
import classes from '#src/features/orders/book/admin/order-parts.module.css'
import type { OfficeOrder } from '#src/features/orders/book/orders.admin.schema.ts'
import { orderShowTexts } from './order-show.strings.ts'
import { orderTexts } from './orders.strings.ts'

type Item = OfficeOrder['items'][number]

/** The order's snapshot of its items: the catalogue may have changed since. */
export function OrderItems({ order: { items } }: { order: OfficeOrder }) {
  const t = useOfficeT(orderShowTexts)
  return (
    <Part title={t('tours')}>
      <Stack gap="lg">
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of an order never change their order
          <OrderItem key={place} item={item} />
        ))}
      </Stack>
    </Part>
  )
}

function OrderItem({ item }: { item: Item }) {
  const t = useOfficeT(orderShowTexts)
  const { lang } = usePreferences()
  const money = (amount: number) => formatMoney(amount, item.currency, lang)
  return (
    <article className={classes.item}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <div className={classes.name}>
          <Title order={3} size="h5">
            {item.tour_name}
          </Title>
          <Dimmed>
            {item.tour_code} · {item.tour_place}
          </Dimmed>
        </div>
        <Anchor
          component={Link}
          to={departureScreen}
          state={targetOf({ id: item.departure_id })}
          size="sm"
          className={classes.onScreen}
        >
          {t('departure')}
        </Anchor>
      </Group>
      <Text fw={600} mt={6}>
        {formatDayRange(item.start_date, item.end_date, lang)}
      </Text>
      <Party item={item} />
      <Table mt="xs" className={classes.lines}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('line')}</Table.Th>
            <Table.Th ta="right">{t('amount')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {item.lines.map(({ label, quantity, unit_price, amount }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do the lines, two of which may be equal
            <Table.Tr key={place}>
              <Table.Td>
                {label}
                <Dimmed span size="xs" display="block" className={classes.figure}>
                  {quantity} × {money(unit_price)}
                </Dimmed>
              </Table.Td>
              <Table.Td ta="right" className={classes.figure}>
                {money(amount)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th>
              {t('tour_total')}
              <Dimmed span size="xs" display="block" fw={400}>
                {t('kdv', { rate: item.kdv_rate, amount: money(item.kdv) })}
              </Dimmed>
            </Table.Th>
            <Table.Th ta="right" className={classes.figure}>
              {money(item.total)}
            </Table.Th>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </article>
  )
}

function Party({ item }: { item: Item }) {
  const t = useOfficeT(orderShowTexts)
  const tOrder = useOfficeT(orderTexts)
  const { lang } = usePreferences()
  const { people_quantity, children_ages, single_room_quantity, seats, seats_released_at } = item
  const parts = [
    tOrder('adults', { n: people_quantity }),
    children_ages.length > 0 &&
      `${tOrder('children', { n: children_ages.length })} (${t('ages', { ages: children_ages.join(', ') })})`,
    single_room_quantity > 0 && t('nights_single', { n: single_room_quantity }),
    t('seats', { n: seats }),
  ].filter((part) => part !== false)
  return (
    <>
      <Text size="sm">{parts.join(' · ')}</Text>
      {seats_released_at && (
        <Dimmed>{t('released', { when: formatInstant(new Date(seats_released_at), lang) })}</Dimmed>
      )}
    </>
  )
}
