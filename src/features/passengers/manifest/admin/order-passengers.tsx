import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { Eye, EyeOff, Pencil } from 'lucide-react'
import { useState } from 'react'
import { askConfirm, toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { PartFailed, useOwnLoad } from '#src/base/admin-kit/show/own-load.tsx'
import { Part } from '#src/base/admin-kit/show/show-parts.tsx'
import { toastFailed } from '#src/base/admin-kit/toasts.ts'
import { formatDay } from '#src/base/dates.ts'
import { countryName } from '#src/base/i18n/countries.ts'
import { formatMoney } from '#src/base/money.ts'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { useMailSentence } from '#src/features/orders/book/admin/mail-sentence.ts'
import classes from '#src/features/orders/book/admin/order-parts.module.css'
import { documentNeededUntil } from '#src/features/orders/money/passengers.rules.ts'
import { ordersAdminPath } from '#src/features/orders/orders.links.ts'
import { pickupText } from '../passengers.form.rules.ts'
import type { AgeDifference, OfficePassengers, Passenger, PassengerTour } from '../passengers.schema.ts'
import { MissingFields } from './missing-fields.tsx'
import { PassengerDialog } from './passenger-dialog.tsx'
import { passengerTexts } from './passengers.strings.ts'
import { SamePeople } from './same-people.tsx'

/** Who travels with an order. Staff correct it also after the customer's last day. */
export function OrderPassengers({ open: { order, reload } }: { open: OpenOrder }) {
  const t = useOfficeT(passengerTexts)
  const { lang } = usePreferences()
  const path = `${ordersAdminPath}/${order.id}/passengers`
  const load = useOwnLoad<OfficePassengers>(path, order)
  const [edited, setEdited] = useState<{ item: number; seat: number } | null>(null)
  const { found, setFound } = load
  if (!found) return <PartFailed title={t('title')} load={load} />
  const { tours, complete, seats, is_asked, may_edit } = found
  const open = tours.find(({ item }) => item === edited?.item)
  const person = open?.people.find(({ seat }) => seat === edited?.seat)
  const isFilled = tours.some(({ people }) => people.some(({ name }) => name !== ''))
  if (!is_asked && !isFilled) return null
  return (
    <Part title={t('title')} at="passengers">
      <Text size="sm" c="dimmed">
        {is_asked ? t('count', { n: complete, all: seats }) : t('not_asked')}
      </Text>
      <Stack gap="md" mt="xs">
        {tours.map((tour) => (
          <div key={tour.item}>
            {tours.length > 1 && (
              <Title order={3} size="h6">
                {tour.tour_name}
              </Title>
            )}
            {tour.difference && (
              <AgeDifferenceAlert
                {...{ path, tour, order, reload }}
                difference={tour.difference}
                mayAccept={may_edit}
              />
            )}
            {is_asked && tour.may_edit && (
              <Text size="xs" c="dimmed">
                {t('until', { date: formatDay(tour.until, lang) })}
              </Text>
            )}
            {may_edit && <SamePeople {...{ path, tour }} onSaved={setFound} />}
            {tour.people.map((person) => (
              <PassengerRow
                key={person.seat}
                {...{ path, tour, person }}
                onEdit={may_edit ? () => setEdited({ item: tour.item, seat: person.seat }) : null}
              />
            ))}
          </div>
        ))}
      </Stack>
      {open && person && (
        <PassengerDialog
          key={`${open.item} ${person.seat}`}
          {...{ path, tour: open, person }}
          onSaved={setFound}
          onStale={load.again}
          onClose={() => setEdited(null)}
        />
      )}
    </Part>
  )
}

type AlertProps = {
  order: OpenOrder['order']
  path: string
  tour: PassengerTour
  difference: AgeDifference
  mayAccept: boolean
  reload: () => void
}

/** What birth dates change of the price; staff accept it when the customer has agreed. */
function AgeDifferenceAlert({ path, tour, order, difference, mayAccept, reload }: AlertProps) {
  const mailSentence = useMailSentence()
  const t = useOfficeT(passengerTexts)
  const { lang } = usePreferences()
  const { currency, from, total, amount } = difference
  const money = (major: number) => formatMoney(major, currency, lang)
  const accept = async () => {
    const text = `${t('age_sure', { total: money(total) })} ${mailSentence(order, t('age_mail'))}`
    const question = { title: t('age_accept'), text, yes: t('age_accept') }
    if (!(await askConfirm(question))) return
    toastAnswer(await edit(officeApi(), 'POST', `${path}/accept`, { item: tour.item, total }))
    reload()
  }
  const sign = amount > 0 ? '+' : '−'
  return (
    <Alert color="yellow" variant="light" title={t('age_title')} my="xs">
      <Text size="sm">
        {t('age_text', {
          tour: tour.tour_name,
          from: money(from),
          total: money(total),
          amount: sign + money(Math.abs(amount)),
        })}
      </Text>
      {mayAccept && (
        <Button size="xs" variant="default" mt="xs" className={classes.onScreen} onClick={() => void accept()}>
          {t('age_accept')}
        </Button>
      )}
    </Alert>
  )
}

type RowProps = { path: string; tour: PassengerTour; person: Passenger; onEdit: (() => void) | null }

function PassengerRow({ path, tour, person, onEdit }: RowProps) {
  const t = useOfficeT(passengerTexts)
  const { lang } = usePreferences()
  const [number, setNumber] = useState<string | null>(null)
  const { seat, role, age, name, surname, birth_date, gender, nationality, document, document_no } = person
  const title = name === '' ? t('nobody', { n: seat }) : `${name} ${surname}`.trim()
  const reveal = async () => {
    const wanted = { item: tour.item, seat }
    const answer = await edit<{ document_no: string }>(officeApi(), 'POST', `${path}/reveal`, wanted)
    if (answer.ok) setNumber(answer.data.data.document_no)
    else toastFailed(t('show'), failureIn(answer))
  }
  const facts = [
    role === 'cocuk' ? t('child_of', { n: age ?? 0 }) : t('yetiskin'),
    birth_date && formatDay(birth_date, lang),
    role === 'cocuk' && person.real_age !== null && person.real_age !== age && t('real_age', { n: person.real_age }),
    gender !== '' && t(gender),
    nationality !== '' && countryName(nationality, lang),
    person.phone,
    pickupText(person, tour),
  ].filter(Boolean)
  const passport = [
    person.document_country !== '' && countryName(person.document_country, lang),
    person.document_until && formatDay(person.document_until, lang),
  ].filter(Boolean)
  return (
    <Group justify="space-between" align="flex-start" gap="xs" py={8} wrap="nowrap" className={classes.passenger}>
      <div className={classes.name}>
        <Text size="sm" fw={600} c={name === '' ? 'dimmed' : undefined}>
          <bdi>{title}</bdi>
        </Text>
        <Text size="xs" c="dimmed">
          {facts.join(' · ')}
        </Text>
        {document !== '' && document_no !== '' && (
          <Group gap={6}>
            <Text size="xs" ff="monospace">
              {t(document)} {number ?? document_no}
            </Text>
            {passport.length > 0 && <Text size="xs">{passport.join(' · ')}</Text>}
            {onEdit && (
              <Button
                size="compact-xs"
                variant="subtle"
                className={classes.onScreen}
                leftSection={number ? <EyeOff size={14} aria-hidden="true" /> : <Eye size={14} aria-hidden="true" />}
                aria-label={t('show_of', { name: title })}
                aria-pressed={number !== null}
                onClick={() => (number ? setNumber(null) : void reveal())}
              >
                {t(number ? 'copied' : 'show')}
              </Button>
            )}
          </Group>
        )}
        {person.note !== '' && <Text size="xs">{person.note}</Text>}
        <MissingFields person={person} neededUntil={documentNeededUntil(document, tour)} />
      </div>
      {onEdit && (
        <Button
          size="compact-xs"
          miw="max-content"
          variant="default"
          className={classes.onScreen}
          leftSection={<Pencil size={14} aria-hidden="true" />}
          aria-label={t('edit_of', { name: title })}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
      )}
    </Group>
  )
}
