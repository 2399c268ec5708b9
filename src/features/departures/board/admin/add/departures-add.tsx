import { Alert, Fieldset, Modal, SegmentedControl, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type FormEvent, useState } from 'react'
import { toastFormAnswer } from '#src/base/admin-kit/confirm.tsx'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import { useReturnFocus } from '#src/base/admin-kit/form/return-focus.ts'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { useOwnLoad } from '#src/base/admin-kit/show/own-load.tsx'
import { dayOf } from '#src/base/dates.ts'
import { departuresAdminPath, maxDepartures } from '../../departures.links.ts'
import { bandPrices, daysOf, type Plan, planOf } from '../../departures.rules.ts'
import type { DepartureList, DepartureTour, OfficeDeparture } from '../../departures.schema.ts'
import { departureTexts } from '../departures.strings.ts'
import { departuresAddTexts } from './departures-add.strings.ts'
import { ChosenDays, type Days, noDays } from './departures-add-days.tsx'
import { SharedFields, type SharedValues } from './departures-add-fields.tsx'
import { AddPreview } from './departures-add-preview.tsx'
import { TourChoice } from './departures-add-tour.tsx'

type Props = {
  /** null: chosen in the dialog */
  tour: DepartureTour | null
  onClose: () => void
  /** loads the table again */
  onMade: () => Promise<unknown>
}

/** Adds many departures at once: the days, their shared values, and a preview. */
export function DeparturesAdd({ tour, onClose, onMade }: Props) {
  const t = useOfficeT(departuresAddTexts)
  useReturnFocus()
  const [id, setId] = useState(tour?.id ?? null)
  return (
    <Modal
      closeOnClickOutside={false}
      opened
      onClose={onClose}
      title={tour ? t('title_of', { name: tour.name }) : t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      size="xl"
    >
      {!tour && <TourChoice onChoose={setId} />}
      {id !== null && <Loaded key={id} id={id} onClose={onClose} onMade={onMade} />}
    </Modal>
  )
}

type Rest = Pick<Props, 'onClose' | 'onMade'>

/** Loads the tour with its present departures, which the form starts from. */
function Loaded({ id, ...rest }: Rest & { id: number }) {
  const tTable = useOfficeT(departureTexts)
  const { found, failed } = useOwnLoad<DepartureList>(`${departuresAdminPath}?product_id=${id}`, null)
  if (failed) return <Alert color="red">{tTable('load_failed')}</Alert>
  return found ? <AddForm tour={found.tour!} departures={found.data} {...rest} /> : <Skeleton height={420} />
}

type FormProps = Rest & { tour: DepartureTour; departures: readonly OfficeDeparture[] }

function AddForm({ tour, departures, onClose, onMade }: FormProps) {
  const t = useOfficeT(departuresAddTexts)
  const existing = new Set(departures.map(({ start_date }) => start_date))
  const [days, setDays] = useState<Days>(noDays)
  const { send, isBusy } = useSend(toastFormAnswer)
  const form = useForm<SharedValues>({ initialValues: sharedOf(departures.at(-1)) })
  const wanted = days.way === 'days' ? { ...noWeekdays, start_dates: days.picked } : { ...days.range, start_dates: [] }
  const plan: Plan = planOf(daysOf(wanted), existing, dayOf(new Date()))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React's events bubble from the dialog to the form that opened it.
    event.stopPropagation()
    const prices = bandPrices.map((name, index) => [
      name,
      tour.child_bands.some(({ band }) => band === index + 1) ? form.values[name] : null,
    ])
    const form_data = { product_id: tour.id, ...wanted, ...form.values, ...Object.fromEntries(prices) }
    void send('POST', departuresAdminPath, {
      body: { form_data: JSON.stringify(form_data) },
      onDone: () => {
        onClose()
        void onMade()
      },
      onRefused: ({ errors }) =>
        form.setErrors(Object.fromEntries(Object.entries(errors).map(([name, [message]]) => [name, message]))),
    })
  }
  const dayProblem = form.errors.start_dates ?? form.errors.from ?? form.errors.to ?? form.errors.weekdays
  const tooMany = plan.made.length > maxDepartures
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <Fieldset legend={t('way')}>
            <SegmentedControl
              fullWidth
              mb="md"
              aria-label={t('way')}
              value={days.way}
              onChange={(way) => setDays({ ...days, way: way as Days['way'] })}
              data={[
                { value: 'days', label: t('way_days') },
                { value: 'weekdays', label: t('way_weekdays') },
              ]}
            />
            <ChosenDays days={days} onChange={setDays} existing={existing} />
            {dayProblem && (
              <Text c="var(--mantine-color-error)" size="sm" mt="xs" role="alert">
                {dayProblem}
              </Text>
            )}
          </Fieldset>
          <AddPreview plan={plan} days={tour.days} />
        </SimpleGrid>
        <Fieldset legend={t('all_same')}>
          <SharedFields form={form} tour={tour} />
        </Fieldset>
        {tooMany && <Alert color="red">{t('too_many', { n: maxDepartures })}</Alert>}
        <DialogEnd
          yes={plan.made.length > 0 ? t('submit_n', { n: plan.made.length }) : t('submit')}
          isBusy={isBusy}
          isDisabled={tooMany}
          onClose={onClose}
        />
      </Stack>
    </form>
  )
}

const noWeekdays = { from: null, to: null, weekdays: [] }

/** Values of the tour's last departure: the next ones are mostly the same. */
function sharedOf(last: OfficeDeparture | undefined): SharedValues {
  const text = (value: number | null | undefined) => value ?? ''
  return {
    quota: text(last?.quota),
    status: 'satista',
    sales_cutoff_days: last?.sales_cutoff_days ?? 1,
    currency: last?.currency ?? 'TRY',
    multi_room_price: text(last?.multi_room_price),
    single_room_price: text(last?.single_room_price),
    child_age_range_1_price: text(last?.child_age_range_1_price),
    child_age_range_2_price: text(last?.child_age_range_2_price),
    child_age_range_3_price: text(last?.child_age_range_3_price),
    child_age_range_4_price: text(last?.child_age_range_4_price),
    note: '',
  }
}
