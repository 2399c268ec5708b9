import { Alert, Modal, Radio, Select, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toastIfDone } from '#src/base/admin-kit/confirm.tsx'
import { FailureAlert } from '#src/base/admin-kit/failure-alert.tsx'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import { useReturnFocus } from '#src/base/admin-kit/form/return-focus.ts'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatDayRange } from '#src/base/dates.ts'
import { cancelDeparturePath } from '../departure-cancellation.links.ts'
import type { AffectedOrder, DepartureCancelling } from '../departure-cancellation.schema.ts'
import { cancelDepartureTexts } from './cancel-departure.strings.ts'

type Props = { departure: DepartureCancelling; order: AffectedOrder; reload: () => void; onClose: () => void }

/** Records a customer's answer from a phone call. A refusal is shown in the dialog, and the list behind it is loaded again. */
export function AnswerDialog({ departure, order, reload, onClose }: Props) {
  const t = useOfficeT(cancelDepartureTexts)
  const { lang } = usePreferences()
  const dates = departure.alternatives.filter(({ departure_id }) => order.alternatives.includes(departure_id))
  const [answer, setAnswer] = useState<'move' | 'refund'>(dates.length > 0 ? 'move' : 'refund')
  const [to, setTo] = useState<string | null>(null)
  const { send, isBusy, failed, errorOf } = useSend(toastIfDone)
  useReturnFocus()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { answer, to: answer === 'move' ? to : null }
    void send('PUT', `${cancelDeparturePath(departure.id)}/${order.id}`, {
      body,
      onDone: () => {
        reload()
        onClose()
      },
      onRefused: ({ status }) => status === 409 && reload(),
    })
  }
  return (
    <Modal opened onClose={onClose} title={t('record_of', { no: order.order_no })} centered>
      <form noValidate onSubmit={submit} style={{ overflowWrap: 'anywhere' }}>
        <Stack gap="sm">
          <Text size="sm" fw={500}>
            <bdi>{order.name}</bdi>
          </Text>
          <Radio.Group
            label={t('answer')}
            value={answer}
            onChange={(value) => setAnswer(value === 'move' ? 'move' : 'refund')}
          >
            <Stack gap="xs" mt={6}>
              <Radio value="move" label={t('move')} disabled={dates.length === 0} />
              <Radio value="refund" label={t('refund')} disabled={!order.may_refund} />
            </Stack>
          </Radio.Group>
          {dates.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('no_dates')}
            </Text>
          )}
          {!order.may_refund && (
            <Text size="sm" c="dimmed">
              {t('begun')}
            </Text>
          )}
          {answer === 'move' && dates.length > 0 && (
            <Select
              label={t('date')}
              value={to}
              data={dates.map(({ departure_id, start_date, end_date, seats_left }) => ({
                value: String(departure_id),
                label: t('date_of', { days: formatDayRange(start_date, end_date, lang), n: seats_left }),
              }))}
              onChange={setTo}
              error={errorOf('to')}
            />
          )}
          {answer === 'refund' && order.tours > 1 && (
            <Alert color="yellow" variant="light">
              {t('other_tours', { n: order.tours })}
            </Alert>
          )}
          <FailureAlert of={failed} />
          <DialogEnd
            yes={t('save')}
            isBusy={isBusy}
            isDisabled={answer === 'move' ? to === null : !order.may_refund}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Modal>
  )
}
