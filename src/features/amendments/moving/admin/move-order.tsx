import { Alert, Button, Checkbox, List, Select, Text } from '@mantine/core'
import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { FailureAlert } from '#src/base/admin-kit/failure-alert.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatDayRange, formatInstant, formatWeekday } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import { DecisionDialog, type OpenOrder, useDecision } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { ReasonField } from '#src/features/orders/book/admin/reason-field.tsx'
import { isTravelling } from '#src/features/orders/states.ts'
import { usePreview } from '../../changes/admin/use-preview.ts'
import { isRevivedByMove } from '../moving.rules.ts'
import type { MovePreview } from '../moving.schema.ts'
import { moveTexts } from './move.strings.ts'

/** The button that moves a tour of the order to another date, while it has seats, or when money came after it had lost them. */
export function MoveOrder({ open }: { open: OpenOrder }) {
  const t = useOfficeT(moveTexts)
  const [isOpen, setOpen] = useState(false)
  const { may, items, sums } = open.order
  const hasSeats = isTravelling(open.order) && items.some(({ seats_released_at }) => seats_released_at === null)
  if (!may.orders || !(hasSeats || isRevivedByMove(open.order, sums))) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<CalendarSync size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('move')}
      </Button>
      {isOpen && <MoveDialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

function MoveDialog({ open, onClose }: { open: OpenOrder; onClose: () => void }) {
  const t = useOfficeT(moveTexts)
  const { lang } = usePreferences()
  const decision = useDecision(open, onClose)
  const [item, setItem] = useState(1)
  const [departure, setDeparture] = useState<number | null>(null)
  const [isCharged, setCharged] = useState(true)
  const [tells, setTells] = useState(true)
  const [reason, setReason] = useState('')
  const { preview: last, isCurrent, failed } = usePreview<MovePreview>(open, `/move?item=${item}`)
  const preview = isCurrent ? last : null
  const { items } = open.order
  const target = preview?.targets.find(({ departure_id }) => departure_id === departure)
  const submit = () => {
    if (!target) return
    const body = { item, departure_id: target.departure_id, total: target.total, is_charged: isCharged, reason }
    void decision.send({ method: 'POST', part: '/move', body: { ...body, sends_mail: tells } })
  }
  const choose = (value: string | null) => setDeparture(value === null ? null : Number(value))
  return (
    <DecisionDialog
      open={open}
      title={t('title')}
      decision={decision}
      yes={t('yes')}
      isDisabled={!target}
      onSubmit={submit}
      onClose={onClose}
    >
      {items.length > 1 && (
        <Select
          label={t('tour')}
          value={String(item)}
          data={items.map(({ tour_name }, place) => ({ value: String(place + 1), label: tour_name }))}
          onChange={(value) => {
            setItem(Number(value ?? 1))
            setDeparture(null)
          }}
          allowDeselect={false}
        />
      )}
      <FailureAlert of={failed} />
      {!preview && !failed && (
        <Text size="sm" c="dimmed" role="status">
          {t('loading')}
        </Text>
      )}
      {preview && <Departures preview={preview} departure={departure} onChoose={choose} />}
      {preview && target && (
        <>
          {target.difference !== 0 && (
            <Checkbox
              label={t('charge', { difference: signed(target.difference, preview.currency, lang) })}
              checked={isCharged}
              onChange={({ currentTarget }) => setCharged(currentTarget.checked)}
            />
          )}
          <Effects
            preview={preview}
            target={target}
            total={isCharged ? target.total : preview.total}
            revives={open.order.status === 'suresi-doldu'}
            isCharged={isCharged}
          />
          <ReasonField label={t('reason')} value={reason} set={setReason} decision={decision} />
          {preview.mail && (
            <Checkbox
              label={t('tell', { to: preview.mail.to })}
              description={preview.sends_mail ? undefined : t('no_mail_server')}
              checked={tells}
              onChange={({ currentTarget }) => setTells(currentTarget.checked)}
            />
          )}
        </>
      )}
    </DecisionDialog>
  )
}

const signed = (amount: number, currency: string, lang: string) =>
  `${amount > 0 ? '+' : '−'}${formatMoney(Math.abs(amount), currency, lang)}`

const daysOf = ({ start_date, end_date }: Pick<MovePreview, 'start_date' | 'end_date'>, lang: string) =>
  `${formatDayRange(start_date, end_date, lang)}, ${formatWeekday(start_date, lang)}`

type DeparturesProps = { preview: MovePreview; departure: number | null; onChoose: (value: string | null) => void }

function Departures({ preview, departure, onChoose }: DeparturesProps) {
  const t = useOfficeT(moveTexts)
  const { lang } = usePreferences()
  const { refusal, targets, seats, currency, total, start_date, end_date } = preview
  if (refusal !== null || targets.length === 0)
    return (
      <Alert color="yellow" variant="light" role="status">
        {refusal ?? t('none', { n: seats })}
      </Alert>
    )
  return (
    <>
      <Text size="sm">
        {t('now', { days: daysOf({ start_date, end_date }, lang), amount: formatMoney(total, currency, lang) })}
      </Text>
      <Select
        label={t('to')}
        placeholder={t('choose')}
        value={departure === null ? null : String(departure)}
        data={targets.map((target) => ({
          value: String(target.departure_id),
          label: t('target', {
            days: daysOf(target, lang),
            n: target.seats_left,
            difference: target.difference === 0 ? t('same_price') : signed(target.difference, currency, lang),
          }),
        }))}
        onChange={onChoose}
        searchable={targets.length > 8}
        data-autofocus
      />
    </>
  )
}

type EffectsProps = {
  preview: MovePreview
  target: MovePreview['targets'][number]
  total: number
  revives: boolean
  /** the difference is added to the order */
  isCharged: boolean
}

function Effects({ preview: { seats, currency, total: before }, target, total, revives, isCharged }: EffectsProps) {
  const t = useOfficeT(moveTexts)
  const { lang } = usePreferences()
  const amount = formatMoney(total, currency, lang)
  return (
    <div role="status">
      <List size="sm" spacing={4}>
        {/* On a phone the field above has no room for it. */}
        <List.Item>{t('new_days', { days: daysOf(target, lang) })}</List.Item>
        <List.Item>{t(total === before ? 'price_stays' : 'price', { amount })}</List.Item>
        <List.Item>{t(revives ? 'seats_again' : 'seats', { n: seats })}</List.Item>
        {isCharged && target.confirms && <List.Item>{t('confirms')}</List.Item>}
        {!revives && target.hold_until && (
          <List.Item>{t('hold', { when: formatInstant(new Date(target.hold_until), lang) })}</List.Item>
        )}
        {!revives && <List.Item>{t('papers')}</List.Item>}
        <List.Item>{t('rooms')}</List.Item>
      </List>
    </div>
  )
}
