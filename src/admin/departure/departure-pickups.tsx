import { Text } from '@mantine/core'
import { type Column, ListTable } from '#src/base/admin-kit/list/list-table.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { apart } from '#src/base/direction.ts'
import type { DepartureOrder, ShownDeparture } from '#src/features/operations/departures/departure-lists.schema.ts'
import { departureListTexts } from '#src/features/operations/departures/departure-lists.strings.ts'
import { fullName } from '#src/features/operations/departures/passengers.rules.ts'
import { type PickupStop, pickupStops } from '#src/features/operations/departures/pickups.rules.ts'
import classes from './departure-show.module.css'
import { departureShowTexts } from './departure-show.strings.ts'

type Stop = PickupStop<DepartureOrder>

/** Who gets on where, by hour; people without a stop are last. The telephone of an order is beside its first person. */
export function DeparturePickups({ departure: { orders } }: { departure: ShownDeparture }) {
  const t = useOfficeT(departureShowTexts)
  const tList = useOfficeT(departureListTexts)
  const placeOf = ({ name }: Stop) => name || tList('no_pickup')
  const columns: Column<Stop>[] = [
    {
      key: 'pickup',
      title: tList('pickup'),
      render: (stop) => (
        <>
          <Text size="sm" fw={600} c={stop.name === '' ? 'dimmed' : undefined}>
            {stop.time && <span className={classes.number}>{stop.time} · </span>}
            {placeOf(stop)}
          </Text>
          <Dimmed>{t('n_people', { n: stop.people.length })}</Dimmed>
        </>
      ),
    },
    {
      key: 'passenger',
      title: tList('passenger'),
      render: ({ people }) =>
        people.map(({ person, order }, at) => (
          <Text key={`${person.item_id}-${person.seat}`} size="sm">
            {apart(fullName(person)) || t('plan_unnamed', { name: order.name })}{' '}
            <Dimmed span size="xs" className={classes.number}>
              {person.phone || (people[at - 1]?.order === order ? '' : order.phone)}
            </Dimmed>
          </Text>
        )),
    },
  ]
  return <ListTable rows={pickupStops(orders)} columns={columns} nameOf={placeOf} emptyText={t('none')} />
}
