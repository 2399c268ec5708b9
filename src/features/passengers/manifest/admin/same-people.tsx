import { Button, Text } from '@mantine/core'
import type { Edited } from '#src/base/admin-kit/form/edits.ts'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { apart } from '#src/base/direction.ts'
import classes from '#src/features/orders/book/admin/order-parts.module.css'
import type { OfficePassengers, PassengerTour } from '../passengers.schema.ts'
import { passengerTexts } from './passengers.strings.ts'

type Props = { path: string; tour: PassengerTour; onSaved: (passengers: OfficePassengers) => void }

/** Fills the open seats with the people of the order's other tours; says who does not fit. */
export function SamePeople({ path, tour: { item, same_people }, onSaved }: Props) {
  const t = useOfficeT(passengerTexts)
  const { send, isBusy } = useSend()
  const { fit, unfit } = same_people
  const copy = () =>
    send<Edited<OfficePassengers>>('POST', `${path}/copy`, { body: { item }, onDone: ({ data }) => onSaved(data) })
  return (
    <>
      {fit.length > 0 && (
        <Button
          size="xs"
          variant="default"
          mt="xs"
          loading={isBusy}
          title={fit.map(apart).join(', ')}
          className={classes.onScreen}
          onClick={() => void copy()}
        >
          {t('same', { n: fit.length })}
        </Button>
      )}
      {unfit.length > 0 && (
        <Text size="xs" c="dimmed" mt="xs" className={classes.onScreen}>
          {t('same_unfit', { names: unfit.map(apart).join(', ') })}
        </Text>
      )}
    </>
  )
}
