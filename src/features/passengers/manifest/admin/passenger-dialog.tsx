import { Alert, Modal, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toastIfDone } from '#src/base/admin-kit/confirm.tsx'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import type { Edited } from '#src/base/admin-kit/form/edits.ts'
import { useReturnFocus } from '#src/base/admin-kit/form/return-focus.ts'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { apart } from '#src/base/direction.ts'
import { countriesIn } from '#src/base/i18n/countries.ts'
import { documents, genders } from '#src/features/orders/money/passengers.links.ts'
import { isTravelDocument } from '#src/features/orders/money/passengers.rules.ts'
import {
  otherPickup,
  type PassengerFields,
  passengerChange,
  passengerFields,
  pickupLabel,
} from '../passengers.form.rules.ts'
import type { OfficePassengers, Passenger, PassengerTour } from '../passengers.schema.ts'
import { passengerTexts } from './passengers.strings.ts'

type Props = {
  path: string
  tour: PassengerTour
  person: Passenger
  onSaved: (passengers: OfficePassengers) => void
  /** somebody else has saved the passenger: loads `person` again */
  onStale: () => void
  onClose: () => void
}

/** Edits one passenger. Only changed fields are sent, so concurrent changes of other fields stay. */
export function PassengerDialog({ path, tour, person, onSaved, onStale, onClose }: Props) {
  const t = useOfficeT(passengerTexts)
  const { lang } = usePreferences()
  useReturnFocus()
  const [typed, setTyped] = useState<Partial<PassengerFields>>({})
  const [version, setVersion] = useState(person.version)
  const fields = { ...passengerFields(person, tour), ...typed }
  const { send, isBusy, refused, errorOf } = useSend(toastIfDone)
  const isStored = person.document_no !== '' && person.document === fields.document
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = passengerChange(fields, person, { tour, version })
    void send<Edited<OfficePassengers>>('PUT', path, {
      body,
      onDone: ({ data }) => {
        onSaved(data)
        onClose()
      },
      onRefused: ({ facts }) => {
        if (typeof facts.version !== 'number') return
        setVersion(facts.version)
        onStale()
      },
    })
  }
  const tie = (name: keyof PassengerFields) => ({
    label: t(name === 'pickup_point_id' ? 'pickup' : name),
    value: fields[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
    error: errorOf(name),
  })
  const countries = [
    { value: '', label: '' },
    ...countriesIn(lang).map(({ code, name }) => ({ value: code, label: name })),
  ]
  return (
    <Modal
      opened
      onClose={onClose}
      title={apart(`${person.name} ${person.surname}`.trim()) || t('nobody', { n: person.seat })}
      size="lg"
      centered
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <TextInput {...tie('name')} data-autofocus />
            <TextInput {...tie('surname')} />
            <TextInput {...tie('birth_date')} type="date" />
            <NativeSelect
              {...tie('gender')}
              data={[{ value: '', label: '' }, ...genders.map((value) => ({ value, label: t(value) }))]}
            />
            <NativeSelect {...tie('nationality')} data={countries} />
            <NativeSelect {...tie('document')} data={documents.map((value) => ({ value, label: t(value) }))} />
            <TextInput
              {...tie('document_no')}
              description={isStored ? t('stored', { no: person.document_no }) : undefined}
              autoComplete="off"
            />
            {isTravelDocument(fields.document) && (
              <>
                <NativeSelect {...tie('document_country')} data={countries} />
                <TextInput {...tie('document_until')} type="date" />
              </>
            )}
            <TextInput {...tie('phone')} type="tel" />
            {tour.pickups.length > 0 && (
              <NativeSelect
                {...tie('pickup_point_id')}
                data={[
                  { value: '', label: '' },
                  ...tour.pickups.map((pickup) => ({ value: String(pickup.id), label: pickupLabel(pickup) })),
                  { value: otherPickup, label: t('pickup_other') },
                ]}
              />
            )}
            {(tour.pickups.length === 0 || fields.pickup_point_id === otherPickup) && (
              <TextInput {...tie('pickup')} label={t(tour.pickups.length > 0 ? 'pickup_where' : 'pickup')} />
            )}
          </SimpleGrid>
          <Textarea {...tie('note')} autosize />
          {refused && (
            <Alert color="red" variant="light" role="alert">
              <Text size="sm">{failureIn(refused)}</Text>
            </Alert>
          )}
          <DialogEnd yes={t('save')} isBusy={isBusy} onClose={onClose} />
        </Stack>
      </form>
    </Modal>
  )
}
