import { addDays, formatMonth, monthOf } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { Field, Options, Select, TextArea } from '#src/base/ui/controls/field.tsx'
import { transportKey } from '../inquiries.lines.ts'
import { budgetKinds, currencies, dateKinds, groupKinds, transporters } from '../inquiries.links.ts'
import type { SpecialTourForm } from '../inquiries.rules.ts'
import { Choice } from './choice.tsx'
import type { NoticeLink } from './form-load.ts'
import { CallTime, KvkkNotice, SenderFields, TextField, Tick, tie } from './form-parts.tsx'
import { PartyFields } from './party-fields.tsx'
import type { InquiryState } from './use-inquiry.ts'

type Props = { state: InquiryState<SpecialTourForm>; today: string; notice: NoticeLink | null }

/** Number of months in the list, from the present one. */
const monthsAhead = 24
/** Numbers of nights in the list. */
const nightsOffered = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 21]

export function WhereStep({ state, today }: Props) {
  const t = useT()
  const lang = useLang()
  const { form, change } = state
  return (
    <div className="space-y-6">
      <TextField
        state={state}
        name="destination"
        hint={t('special_tour.destination_hint')}
        autoComplete="off"
        required
      />
      <Choice
        type="radio"
        legend={t('special_tour.when')}
        name="date_kind"
        chosen={form.date_kind}
        onChoose={(date_kind) => change({ date_kind })}
        options={dateKinds.map((value) => ({ value, label: t(`special_tour.date_${value}`) }))}
      />
      {form.date_kind === 'tarih' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...tie(state, 'start_date')} type="date" label={t('inquiries.start_date')} min={today} required />
          <Field
            {...tie(state, 'end_date')}
            type="date"
            label={t('inquiries.end_date')}
            min={form.start_date || today}
            required
          />
        </div>
      )}
      {form.date_kind === 'ay' && (
        <Select {...tie(state, 'month')} label={t('inquiries.month')} className="sm:max-w-xs" required>
          <option value="">{t('special_tour.choose_month')}</option>
          <Options values={monthsFrom(today)} textOf={(month) => formatMonth(month, lang)} />
        </Select>
      )}
      {form.date_kind !== 'tarih' && (
        <Select {...tie(state, 'nights')} label={t('inquiries.nights')} className="sm:max-w-xs">
          <option value="">{t('special_tour.nights_any')}</option>
          <Options
            values={nightsOffered}
            textOf={(nights) => (nights === 0 ? t('inquiries.day_trip') : t('inquiries.n_nights', { n: nights }))}
          />
        </Select>
      )}
    </div>
  )
}

export function WhoStep({ state }: Props) {
  const t = useT()
  const { form, change } = state
  return (
    <div className="space-y-6">
      <Choice
        type="radio"
        legend={t('inquiries.who')}
        name="who"
        chosen={form.who}
        onChoose={(who) => change({ who })}
        options={groupKinds.map((value) => ({ value, label: t(`inquiries.who_${value}`) }))}
      />
      <PartyFields state={state} isLarge={form.who !== 'bireysel'} />
    </div>
  )
}

export function BudgetStep({ state }: Props) {
  const t = useT()
  const { form, change } = state
  return (
    <div className="space-y-6">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem_10rem]">
        <Field
          {...tie(state, 'budget')}
          label={t('inquiries.budget')}
          hint={t('special_tour.budget_hint')}
          optional={t('ui.optional')}
          inputMode="numeric"
          autoComplete="off"
        />
        <Select {...tie(state, 'currency')} label={t('special_tour.currency')}>
          <Options values={currencies} textOf={(currency) => (currency === 'TRY' ? 'TL' : currency)} />
        </Select>
        <Select {...tie(state, 'budget_kind')} label={t('special_tour.budget_kind')}>
          <Options values={budgetKinds} textOf={(kind) => t(`special_tour.budget_${kind}`)} />
        </Select>
      </div>
      <Choice
        type="checkbox"
        legend={t('inquiries.transport')}
        hint={t('special_tour.transport_hint')}
        name="transporter_types"
        chosen={form.transporter_types}
        onChoose={(transporter_types) => change({ transporter_types })}
        options={transporters.map((value) => ({ value, label: t(transportKey(value)) }))}
      />
      <Tick state={state} name="visa_help" />
      <TextArea
        {...tie(state, 'notes')}
        label={t('inquiries.notes')}
        optional={t('ui.optional')}
        hint={t('special_tour.notes_hint')}
        rows={4}
      />
    </div>
  )
}

export function ContactStep({ state, notice }: Props) {
  return (
    <div className="space-y-5">
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <SenderFields state={state} />
        <CallTime state={state} />
      </div>
      <Tick state={state} name="health_consent" isOptional />
      <KvkkNotice notice={notice} />
    </div>
  )
}

function monthsFrom(today: string): string[] {
  const months = [monthOf(today)]
  // Four days after the 28th is always in the next month.
  while (months.length < monthsAhead) months.push(monthOf(addDays(`${months.at(-1)}-28`, 4)))
  return months
}
