import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { dayOf, formatDay } from '#src/base/dates.ts'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { countriesIn } from '#src/base/i18n/countries.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/controls/button.tsx'
import { Field, Options, phoneInput, Select, TextArea } from '#src/base/ui/controls/field.tsx'
import { Announcement } from '#src/base/ui/display/announcement.tsx'
import { FailureNotice } from '#src/base/ui/display/failure-notice.tsx'
import { showToast } from '#src/base/ui/overlays/toast.tsx'
import { useSubmission } from '#src/base/ui/use-submission.ts'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import { documents, genders } from '#src/features/orders/money/passengers.links.ts'
import { documentNeededUntil, isTravelDocument, needsSurname } from '#src/features/orders/money/passengers.rules.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import {
  otherPickup,
  type PassengerFields,
  passengerChange,
  passengerFields,
  pickupLabel,
} from '../passengers.form.rules.ts'
import type { OrderPassengers, Passenger, PassengersSaved, PassengerTour } from '../passengers.schema.ts'
import { clearPassenger, readPassenger, writePassenger } from './passenger-draft.ts'

type Props = {
  order: Pick<Order, 'order_no' | 'name' | 'phone'>
  orderKey: string
  tour: PassengerTour
  person: Passenger
  /** null: nothing was saved */
  onDone: (saved: OrderPassengers | null) => void
}

/** One passenger. What is typed is stored in the tab until it is saved; the other fields are those of `person`. */
export default function PassengerForm({ order, orderKey, tour, person, onDone }: Props) {
  const t = useT()
  const lang = useLang()
  const form = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const { order_no } = order
  const place = { item: tour.item, seat: person.seat }
  const [{ typed, version }, setDraft] = useState(() => {
    const draft = readPassenger(order_no, place)
    const none: Partial<PassengerFields> = {}
    return draft ? { typed: draft.fields, version: draft.version } : { typed: none, version: person.version }
  })
  const fields: PassengerFields = { ...passengerFields(person, tour), ...typed }
  const write = (changed: Partial<PassengerFields>, seen?: number) =>
    setDraft((draft) => {
      const next = { typed: { ...draft.typed, ...changed }, version: seen ?? draft.version }
      writePassenger(order_no, { ...place, fields: next.typed, version: next.version })
      return next
    })
  const change = (changed: Partial<PassengerFields>) => {
    write(changed)
    correct(Object.keys(changed))
  }
  const { errors, problem, isSending, submit, correct } = useSubmission<PassengersSaved>({
    request: () => {
      const path = orderApiPath(order_no, orderKey, '/passengers')
      return browserApi()(lang).post<PassengersSaved>(path, passengerChange(fields, person, { tour, version }))
    },
    onAnswer: async (answer) => {
      if (!answer.ok) {
        const control = form.current?.elements.namedItem(Object.keys(answer.errors)[0] ?? '')
        if (control instanceof HTMLElement) control.focus()
        if (typeof answer.facts.version === 'number') write({}, answer.facts.version)
        if (answer.status === 409) void revalidate()
        return
      }
      clearPassenger(order_no, place)
      showToast({ text: answer.data.message })
      await revalidate()
      onDone(answer.data.data)
    },
  })
  // A number that is stored is shown in part; unless another one is typed it stays.
  const isStored = person.document_no !== '' && person.document === fields.document
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(JSON.stringify({ fields, version }))
  }
  const close = () => {
    clearPassenger(order_no, place)
    onDone(null)
  }
  const copyCustomer = () => {
    const words = order.name.trim().split(/\s+/)
    const surname = words.length > 1 ? words.pop()! : ''
    change({ name: words.join(' '), surname, phone: order.phone })
  }
  useEffect(() => {
    const control = form.current?.elements.namedItem('name')
    if (control instanceof HTMLElement) control.focus({ preventScroll: true })
  }, [])

  const tie = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    error: errors[name],
  })
  const optional = t('ui.optional')
  const countries = countriesIn(lang)
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      className="no-print mt-4 grid gap-x-5 gap-y-4 rounded-field bg-main-faint p-4 sm:grid-cols-2 sm:p-5"
    >
      {person.role === 'yetiskin' && (
        <div className="sm:col-span-2">
          <Button kind="outline" size="sm" onClick={copyCustomer}>
            {t('passengers.me')}
          </Button>
        </div>
      )}
      <Field {...tie('name')} label={t('passengers.name')} hint={t('passengers.name_hint')} required />
      <Field
        {...tie('surname')}
        label={t('passengers.surname')}
        hint={needsSurname(fields) ? undefined : t('passengers.surname_hint')}
        required={needsSurname(fields)}
      />
      <Field {...tie('birth_date')} type="date" label={t('passengers.birth_date')} max={dayOf(new Date())} />
      <Select {...tie('gender')} label={t('passengers.gender')}>
        <option value="">{t('passengers.choose')}</option>
        <Options values={genders} textOf={(gender) => t(`passengers.${gender}`)} />
      </Select>
      <Select {...tie('nationality')} label={t('passengers.nationality')}>
        <Countries countries={countries} />
      </Select>
      <Select {...tie('document')} label={t('passengers.document')}>
        <Options values={documents} textOf={(document) => t(`passengers.${document}`)} />
      </Select>
      <Field
        {...tie('document_no')}
        className="sm:col-span-2"
        label={fields.document === 'tckn' ? t('passengers.tckn') : t('passengers.document_no')}
        hint={isStored ? t('passengers.document_stored', { no: person.document_no }) : undefined}
        inputMode={fields.document === 'tckn' ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
      />
      {isTravelDocument(fields.document) && (
        <>
          <Select {...tie('document_country')} label={t('passengers.document_country')}>
            <option value="">{t('passengers.choose')}</option>
            <Countries countries={countries} />
          </Select>
          <Field
            {...tie('document_until')}
            type="date"
            label={t('passengers.document_until')}
            hint={t('passengers.document_until_hint', {
              date: formatDay(documentNeededUntil(fields.document, tour), lang),
            })}
          />
        </>
      )}
      <Field
        {...tie('phone')}
        {...phoneInput}
        label={t('passengers.phone')}
        hint={t('passengers.phone_hint')}
        optional={optional}
      />
      {tour.pickups.length > 0 && (
        <Select {...tie('pickup_point_id')} label={t('passengers.pickup')} hint={t('passengers.pickup_hint')}>
          <option value="">{t('passengers.pickup_choose')}</option>
          {tour.pickups.map((pickup) => (
            <option key={pickup.id} value={pickup.id}>
              {pickupLabel(pickup)}
            </option>
          ))}
          <option value={otherPickup}>{t('passengers.pickup_other')}</option>
        </Select>
      )}
      {(tour.pickups.length === 0 || fields.pickup_point_id === otherPickup) && (
        <Field
          {...tie('pickup')}
          className={tour.pickups.length > 0 ? 'sm:col-start-2' : undefined}
          label={t(tour.pickups.length > 0 ? 'passengers.pickup_where' : 'passengers.pickup')}
          hint={tour.pickups.length > 0 ? undefined : t('passengers.pickup_hint')}
          optional={optional}
        />
      )}
      <TextArea
        {...tie('note')}
        className="sm:col-span-2"
        label={t('passengers.note')}
        hint={t('passengers.note_hint')}
        optional={optional}
        rows={2}
      />
      <div className="space-y-3 sm:col-span-2">
        {problem && Object.keys(errors).length === 0 && (
          <FailureNotice failed={problem} repeatSafe={t('passengers.repeat_safe')} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isSending}>
            {t(isSending ? 'passengers.saving' : 'passengers.save')}
          </Button>
          <Button kind="quiet" onClick={close}>
            {t('passengers.back')}
          </Button>
        </div>
        <Announcement>{isSending && t('passengers.saving')}</Announcement>
      </div>
    </form>
  )
}

/** Türkiye first, because most travellers are its citizens. */
function Countries({ countries }: { countries: readonly { code: string; name: string }[] }) {
  const first = countries.filter(({ code }) => code === 'TR')
  return [...first, ...countries.filter(({ code }) => code !== 'TR')].map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
}
