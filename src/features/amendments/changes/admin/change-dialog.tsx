import { Alert, Button, Checkbox, Group, List, Radio, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DayInput } from '#src/base/admin-kit/form/inputs/day-input.tsx'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { dayOf, formatInstant, formatTime } from '#src/base/dates.ts'
import type { Refused } from '#src/base/http/client/client.ts'
import { isRetryable } from '#src/base/http/client/failure.ts'
import { formatMoney } from '#src/base/money.ts'
import { DecisionDialog, type OpenOrder, useDecision } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { ReasonField } from '#src/features/orders/book/admin/reason-field.tsx'
import { isReleased } from '#src/features/orders/states.ts'
import { DeductionFields, keptBody, type TypedKept } from '../../cancelling/admin/deduction-fields.tsx'
import type { ChangeTarget } from '../changes.rules.ts'
import type { ChangePreview } from '../changes.schema.ts'
import { changeTexts } from './change.strings.ts'
import { type PreviewState, usePreview } from './use-preview.ts'

type Props = { open: OpenOrder; to: ChangeTarget; onClose: () => void }
type By = 'customer' | 'agency'

/** A change of status, with a preview of its effects. */
export function ChangeDialog({ open, to, onClose }: Props) {
  const t = useOfficeT(changeTexts)
  const { order } = open
  const decision = useDecision(open, onClose)
  const [by, setBy] = useState<By>('customer')
  const [until, setUntil] = useState({ day: '', time: '' })
  const [reason, setReason] = useState('')
  const [tells, setTells] = useState(true)
  const [kept, setKept] = useState<TypedKept>({})
  const hold_until = until.day && until.time ? `${until.day}T${until.time}:00+03:00` : ''
  const query = new URLSearchParams({ status: to, by, hold_until })
  const state = usePreview<ChangePreview>(open, `/transition-preview?${query}`)
  const { preview } = state
  const name = to === 'opsiyonlu' ? (isReleased(order) ? 'revive' : 'extend') : to
  const isCancelling = to === 'iptal'
  const mayKeep = by === 'customer' || order.left_behind_on !== null
  const isHeld = !preview || preview.to === 'opsiyonlu'
  const begun = until.day ? until : timeOf(preview?.hold_until)
  const submit = () => {
    const chosen = to === 'opsiyonlu' && preview?.hold_until ? { hold_until: preview.hold_until } : {}
    const decided = isCancelling && mayKeep ? { kept: keptBody(kept) } : {}
    const seen = preview?.deduction ? { day: preview.deduction.day } : {}
    const body = { status: to, by, reason, sends_mail: tells, ...chosen, ...decided, ...seen }
    // After midnight the deduction changes. Without an answer, nothing is known to have changed.
    const onRefused = (refused: Refused) => isRetryable(refused) || state.retry()
    void decision.send({ method: 'PUT', part: '/status', body, onRefused })
  }
  return (
    <DecisionDialog
      open={open}
      title={t(`title_${name}`)}
      decision={decision}
      yes={t(name)}
      isDangerous={isCancelling}
      isDisabled={!state.isCurrent || preview === null || preview.refusal !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      {isCancelling && (
        <Radio.Group label={t('by')} value={by} onChange={(value) => setBy(value as By)}>
          <Group mt={4}>
            <Radio value="customer" label={t('by_customer')} />
            <Radio value="agency" label={t('by_agency')} />
          </Group>
        </Radio.Group>
      )}
      {to === 'opsiyonlu' && isHeld && (
        <Group grow align="flex-start">
          <DayInput
            label={t('until_day')}
            value={begun.day || null}
            onChange={(day) => setUntil({ ...begun, day: day ?? '' })}
            valueFormat="DD.MM.YYYY"
            minDate={dayOf(new Date())}
            error={decision.errorOf('hold_until')}
          />
          <TextInput
            type="time"
            label={t('until_time')}
            value={begun.time}
            onChange={({ currentTarget }) => setUntil({ ...begun, time: currentTarget.value })}
          />
        </Group>
      )}
      <Effects state={state} tells={tells} hasAddress={order.email !== ''} />
      {preview?.deduction && preview.refusal === null && (
        <DeductionFields
          deduction={preview.deduction}
          mayKeep={mayKeep}
          typed={kept}
          onType={setKept}
          error={decision.errorOf('kept')}
        />
      )}
      {(to === 'iptal' || to === 'onayli' || to === 'tamamlandi') && (
        <ReasonField
          label={t(isCancelling ? 'reason_mail' : 'reason')}
          value={reason}
          set={setReason}
          decision={decision}
          required={isCancelling}
          withAsterisk={false}
          data-autofocus
        />
      )}
      {preview?.mail && (
        <Checkbox label={t('tell')} checked={tells} onChange={({ currentTarget }) => setTells(currentTarget.checked)} />
      )}
    </DecisionDialog>
  )
}

type EffectsProps = { state: PreviewState<ChangePreview>; tells: boolean; hasAddress: boolean }

function Effects({ state: { preview, isCurrent, failed, retry }, tells, hasAddress }: EffectsProps) {
  const t = useOfficeT(changeTexts)
  const texts = useEffectTexts(hasAddress)
  if (failed)
    return (
      <Alert color="red" variant="light" role="alert">
        <Text size="sm" mb="xs">
          {failureIn(failed)}
        </Text>
        <Button size="xs" variant="default" onClick={retry}>
          {t('again')}
        </Button>
      </Alert>
    )
  if (!preview)
    return (
      <Text size="sm" c="dimmed" role="status">
        {t('loading')}
      </Text>
    )
  if (preview.refusal)
    return (
      <Alert color="yellow" variant="light" role="status" aria-busy={!isCurrent}>
        {preview.refusal}
      </Alert>
    )
  return (
    <div role="status" aria-busy={!isCurrent}>
      <Text size="sm" fw={600} mb={4}>
        {t(isCurrent ? 'will' : 'loading')}
      </Text>
      <List size="sm" spacing={4}>
        {texts(preview, tells).map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </div>
  )
}

/** Seats, money and mail in sentences. */
function useEffectTexts(hasAddress: boolean) {
  const t = useOfficeT(changeTexts)
  const { lang } = usePreferences()
  return (preview: ChangePreview, tells: boolean): string[] => {
    const { kind, to, seats_released, seats_taken, hold_until, money, mail, sends_mail } = preview
    const inMoney = (amount: number, currency: string) => formatMoney(amount, currency, lang)
    const seats =
      seats_released > 0
        ? t('seats_released', { n: seats_released })
        : seats_taken > 0
          ? t('seats_taken', { n: seats_taken })
          : t('seats_stay')
    const paid = money.filter((each) => each.paid > 0)
    const open = money.filter((each) => each.open > 0)
    const reported = money.filter((each) => each.reported > 0)
    const aboutNotices = reported.map((each) => t('reported', { amount: inMoney(each.reported, each.currency) }))
    const aboutMoney =
      kind === 'cancel'
        ? paid.length === 0
          ? reported.length > 0
            ? []
            : [t('no_money')]
          : preview.deduction?.sums.every(({ kept }) => kept !== null)
            ? []
            : paid.map((each) => t('refund_due', { amount: inMoney(each.paid, each.currency) }))
        : hold_until
          ? []
          : open.length === 0
            ? [t('all_paid')]
            : open.map((each) => t('still_open', { amount: inMoney(each.open, each.currency) }))
    const aboutMail = !mail
      ? [t(hasAddress ? 'mail_stays' : 'mail_none')]
      : !tells
        ? [t('mail_stays')]
        : [t(sends_mail ? 'mail_goes' : 'mail_waits', mail)]
    const hold = hold_until ? [t('hold_until', { when: formatInstant(new Date(hold_until), lang) })] : []
    const becomes =
      kind === 'revive' && !hold_until ? [t(to === 'onayli' ? 'revived_confirmed' : 'revived_reported')] : []
    return [...becomes, seats, ...hold, ...aboutMoney, ...(kind === 'cancel' ? aboutNotices : []), ...aboutMail]
  }
}

/** Day and time in Istanbul of an instant, for the fields. */
function timeOf(instant: string | null | undefined): { day: string; time: string } {
  if (!instant) return { day: '', time: '' }
  const at = new Date(instant)
  return { day: dayOf(at), time: formatTime(at) }
}
