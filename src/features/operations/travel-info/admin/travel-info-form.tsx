import { Alert, Button, Flex, Modal, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toastIfDone } from '#src/base/admin-kit/confirm.tsx'
import { FailureAlert } from '#src/base/admin-kit/failure-alert.tsx'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import { RowsField } from '#src/base/admin-kit/form/inputs/rows-field.tsx'
import { useReturnFocus } from '#src/base/admin-kit/form/return-focus.ts'
import { StaleDialog } from '#src/base/admin-kit/form/stale-dialog.tsx'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { Refused } from '#src/base/http/client/client.ts'
import type { ShownDeparture } from '../../departures/departure-lists.schema.ts'
import { maxHotels, travelInfoPath } from '../travel-info.links.ts'
import type { TravelInfo } from '../travel-info.schema.ts'
import { travelInfoTexts } from './travel-info.strings.ts'
import { TravelInfoPreviewDialog } from './travel-info-preview.tsx'

type Hotel = { place: string; name: string; phone: string; nights: string }
const hotelParts = ['place', 'name', 'phone', 'nights'] as const
const widths = { place: '1 1 7rem', name: '2 1 10rem', phone: '1 1 8rem', nights: '0 1 4.5rem' }

type Props = {
  departure: ShownDeparture
  info: TravelInfo
  /** what is missing for an approval, at its fields */
  refused: Refused | null
  onClose: () => void
  onSaved: () => void
}

/** Writes the information of a departure. A save that meets another one asks which of the two counts. */
export function TravelInfoForm({ departure, info, refused: first, onClose, onSaved }: Props) {
  const t = useOfficeT(travelInfoTexts)
  // The card reads the information again while the form is open: what is typed is a change of this version.
  const [{ version: opened }] = useState(info)
  const [texts, setTexts] = useState(() => textsOf(info))
  const [hotels, setHotels] = useState(() => hotelsOf(info))
  const { send, isBusy, failed, errorOf, forget } = useSend(toastIfDone, first)
  const [isPreview, setPreview] = useState(false)
  const [stale, setStale] = useState<number | null>(null)
  const [focused = 'meeting_time'] = Object.keys(first?.errors ?? {})
  useReturnFocus()
  const save = (version: number) =>
    send('PUT', travelInfoPath(departure.id), {
      body: { ...texts, hotels, version },
      onDone: () => {
        onSaved()
        onClose()
      },
      onRefused: ({ status, facts }) => {
        if (status !== 409 || typeof facts.version !== 'number') return
        setStale(facts.version)
        forget()
      },
    })
  const field = (name: keyof typeof texts) => ({
    label: t(name === 'note' ? 'travel_note' : name === 'note_en' ? 'travel_note_en' : name),
    value: texts[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTexts((before) => ({ ...before, [name]: value })),
    error: errorOf(name),
    ...(name === focused && { 'data-autofocus': true }),
  })
  const area = { autosize: true, minRows: 2, maxRows: 8 }
  return (
    <Modal opened onClose={onClose} title={t('form_title')} centered size="xl" closeOnClickOutside={false}>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void save(opened)
        }}
      >
        <Stack gap="sm">
          {info.state === 'approved' && (
            <Alert color="yellow" variant="light">
              {t('withdraws')}
            </Alert>
          )}
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
            <TextInput type="time" {...field('meeting_time')} />
            <TextInput {...field('guide_name')} />
            <TextInput type="tel" {...field('guide_phone')} />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <Textarea {...field('meeting_place')} {...area} />
            <Textarea {...field('meeting_place_en')} {...area} />
          </SimpleGrid>
          <RowsField<Hotel>
            label={t('hotels')}
            rows={hotels}
            set={setHotels}
            empty={() => ({ place: '', name: '', phone: '', nights: '' })}
            max={maxHotels}
            texts={{ add: t('add_hotel'), remove: (n) => t('remove_hotel', { n }), none: t('no_hotels') }}
          >
            {(hotel, change, n) => (
              <Flex gap={8} wrap="wrap" style={{ flex: 1 }}>
                {hotelParts.map((part) => (
                  <TextInput
                    key={part}
                    style={{ flex: widths[part], minWidth: 0 }}
                    aria-label={t(`hotel_${part}`, { n })}
                    placeholder={t(part)}
                    value={hotel[part]}
                    onChange={({ currentTarget: { value } }) => change({ [part]: value })}
                    error={errorOf(`hotels.${n - 1}.${part}`)}
                    inputMode={part === 'phone' ? 'tel' : part === 'nights' ? 'numeric' : undefined}
                  />
                ))}
              </Flex>
            )}
          </RowsField>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <Textarea {...field('note')} {...area} />
            <Textarea {...field('note_en')} {...area} />
          </SimpleGrid>
          <FailureAlert of={failed} />
          <DialogEnd yes={t('save')} isBusy={isBusy} onClose={onClose}>
            <Button variant="subtle" onClick={() => setPreview(true)} mr="auto">
              {t('preview')}
            </Button>
          </DialogEnd>
        </Stack>
      </form>
      {isPreview && (
        <TravelInfoPreviewDialog id={departure.id} contents={{ ...texts, hotels }} onClose={() => setPreview(false)} />
      )}
      <StaleDialog
        isOpen={stale !== null}
        isBusy={isBusy}
        onClose={() => setStale(null)}
        onMine={() => {
          const version = stale!
          setStale(null)
          void save(version)
        }}
        onTheirs={() => {
          onSaved()
          onClose()
        }}
      />
    </Modal>
  )
}

export function textsOf(info: TravelInfo) {
  const { meeting_time, meeting_place, meeting_place_en, guide_name, guide_phone, note, note_en } = info
  return { meeting_time, meeting_place, meeting_place_en, guide_name, guide_phone, note, note_en }
}

function hotelsOf({ hotels }: TravelInfo): Hotel[] {
  return hotels.map(({ nights, ...hotel }) => ({ ...hotel, nights: nights === null ? '' : String(nights) }))
}
