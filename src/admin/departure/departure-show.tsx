import { Alert, Anchor, Button, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core'
import { Phone, Printer, Table } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { useOfficeEvents } from '#src/base/admin-kit/live/office-events.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { SaveFiles } from '#src/base/admin-kit/show/save-files.tsx'
import { formatDayRange, formatWeekday, monthOf } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import { departuresAdminPath, departuresPath, saleScreen } from '#src/features/departures/board/departures.links.ts'
import { UnprintableNames } from '#src/features/documents/admin/unprintable-names.tsx'
import {
  CancelDepartureLink,
  DepartureDecision,
} from '#src/features/operations/departure-cancellation/admin/departure-decision.tsx'
import { DepartureMessageButton } from '#src/features/operations/departure-cancellation/admin/departure-message.tsx'
import { departureLists } from '#src/features/operations/departures/departure-lists.links.ts'
import type { ShownDeparture } from '#src/features/operations/departures/departure-lists.schema.ts'
import { departureListTexts } from '#src/features/operations/departures/departure-lists.strings.ts'
import { RemindingButton } from '#src/features/operations/reminding/admin/reminding-button.tsx'
import { SharedFilesCard } from '#src/features/operations/shared-files/admin/shared-files-card.tsx'
import { TravelInfoCard } from '#src/features/operations/travel-info/admin/travel-info-card.tsx'
import { ordersScreen } from '#src/features/orders/orders.links.ts'
import { ChangedPickups } from './changed-pickups.tsx'
import { DepartureOrders } from './departure-orders.tsx'
import { DeparturePassengers } from './departure-passengers.tsx'
import { DeparturePickups } from './departure-pickups.tsx'
import { DepartureRooms } from './departure-rooms.tsx'
import { DepartureSeats } from './departure-seats.tsx'
import classes from './departure-show.module.css'
import { departureShowTexts } from './departure-show.strings.ts'

const screens = {
  orders: DepartureOrders,
  passengers: DeparturePassengers,
  pickups: DeparturePickups,
}

type Props = { departure: ShownDeparture; reload: () => Promise<unknown> }

/** One departure: its seats and money, and a list of its orders, passengers or rooms, which is what prints. Follows orders and payments of others. */
export function DepartureShow({ departure, reload }: Props) {
  const t = useOfficeT(departureShowTexts)
  const tList = useOfficeT(departureListTexts)
  const { lang } = usePreferences()
  const query = useListQuery()
  useOfficeEvents(['orders', 'payments'], reload)
  const { id, tour_name, tour_code, start_date, end_date, note, nights, has_pickups } = departure
  const isEmpty = { orders: false, passengers: false, rooms: nights === 0, pickups: !has_pickups }
  const lists = departureLists.filter((list) => !isEmpty[list])
  const list = lists.find((name) => name === query.shown('list')) ?? 'orders'
  const [isPlanning, setPlanning] = useState(false)
  const List = list === 'rooms' ? null : screens[list]
  const days = `${formatDayRange(start_date, end_date, lang)}, ${formatWeekday(start_date, lang)}`
  return (
    <>
      <PageHead
        title={tour_name}
        lead={`${days} · ${tour_code}`}
        back={{ to: `${departuresPath}?month=${monthOf(start_date)}`, label: t('back') }}
      >
        {departure.may_sell && (
          <Button component={Link} to={saleScreen} state={{ departure: id }} leftSection={<Phone />}>
            {t('sell')}
          </Button>
        )}
        <Button
          component={Link}
          to={`${departuresPath}?view=table&product_id=${departure.product_id}`}
          variant="default"
          leftSection={<Table />}
        >
          {t('prices')}
        </Button>
        <Button variant="default" onClick={() => print()} leftSection={<Printer />}>
          {t('print')}
        </Button>
        <DepartureMessageButton departure={departure} />
        <RemindingButton departure={departure} />
        <CancelDepartureLink departure={departure} />
      </PageHead>
      <Stack gap="md" className={classes.parts}>
        <div className={classes.onScreen}>
          <DepartureDecision departure={departure} reload={reload} />
          <ChangedPickups departure={departure} reload={reload} />
        </div>
        {note !== '' && (
          <Alert color="yellow" title={t('note')} className={classes.onScreen}>
            {note}
          </Alert>
        )}
        <Paper withBorder p="md" className={classes.figuresPart}>
          <DepartureSeats departure={departure} />
          <Stack gap="xs">
            <Money departure={departure} />
          </Stack>
        </Paper>
        <div className={classes.onScreen}>
          <TravelInfoCard departure={departure} />
        </div>
        <div className={classes.onScreen}>
          <SharedFilesCard departure={departure} />
        </div>
        {departure.makes_papers && (
          <div className={classes.onScreen}>
            <UnprintableNames names={departure.unprintable} />
          </div>
        )}
        <Paper withBorder className={classes.lists}>
          <Group justify="space-between" gap="sm" p="sm" className={classes.onScreen}>
            <SegmentedControl
              aria-label={t('lists')}
              value={list}
              // Another list would drop the plan.
              disabled={isPlanning && list === 'rooms'}
              data={lists.map((value) => ({ value, label: tList(value) }))}
              onChange={(value) => query.set({ list: value === 'orders' ? '' : value }, { replace: true })}
            />
            <Group gap="xs" wrap="nowrap">
              <SaveFiles
                pathOf={(format) => `${departuresAdminPath}/${id}/lists/${list}.${format}`}
                {...(departure.makes_papers && {
                  pdfPath: `${departuresAdminPath}/${id}/lists/${list === 'orders' ? 'balances' : list}.pdf`,
                })}
              />
            </Group>
          </Group>
          <Text component="h2" className={classes.printed}>
            {tList(list)}
          </Text>
          {List ? (
            <List departure={departure} />
          ) : (
            <DepartureRooms {...{ departure, reload, isPlanning, setPlanning }} />
          )}
        </Paper>
        <Anchor
          component={Link}
          to={`${ordersScreen}?product=${departure.product_id}&dates=departs&from=${start_date}&to=${start_date}`}
          size="sm"
          className={classes.onScreen}
        >
          {t('all_orders')}
        </Anchor>
      </Stack>
    </>
  )
}

function Money({ departure: { totals } }: { departure: ShownDeparture }) {
  const tList = useOfficeT(departureListTexts)
  const { lang } = usePreferences()
  return totals.map(({ currency, total, paid, open }) => (
    <dl key={currency} className={`${classes.figures} ${classes.money}`}>
      {(
        [
          ['order_total', total],
          ['paid', paid],
          ['balance', open],
        ] as const
      ).map(([name, amount]) => (
        <div key={name}>
          <dt>{tList(name)}</dt>
          <dd>{formatMoney(amount, currency, lang)}</dd>
        </div>
      ))}
    </dl>
  ))
}
