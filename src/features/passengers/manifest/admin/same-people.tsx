import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { apart } from '#src/base/direction.ts'
import classes from '#src/features/orders/book/admin/order-parts.module.css'
import type { OfficePassengers, PassengerTour } from '../passengers.schema.ts'
import { passengerTexts } from './passengers.strings.ts'

type Props = { path: string; tour: PassengerTour; onSaved: (passengers: OfficePassengers) => void }

/** Fills the open seats with the people of the order's other tours; says who does not fit. */
export function SamePeople({ path, tour: { item, same_people }, onSaved }: Props) {
  const t = useOfficeT(passengerTexts)
  const [isBusy, setBusy] = useState(false)
  const { fit, unfit } = same_people
  const copy = async () => {
    setBusy(true)
    const answer = await edit<OfficePassengers>(officeApi(), 'POST', `${path}/copy`, { item })
    setBusy(false)
    toastAnswer(answer)
    if (answer.ok) onSaved(answer.data.data)
  }
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
