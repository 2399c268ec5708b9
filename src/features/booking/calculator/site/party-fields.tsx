import { formatDay } from '#src/base/dates.ts'
import type { FieldErrors } from '#src/base/errors.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { Stepper } from '#src/base/ui/controls/stepper.tsx'
import { maxParty } from '#src/features/departures/board/departures.links.ts'
import { AgeSelect } from './age-select.tsx'
import { type Party, singlesOf, withSingles } from './party.ts'

type Props = {
  party: Party
  onChange: (party: Party) => void
  /** Children's ages count on this day; null before a date is chosen. */
  tourDate: string | null
  /** A day trip has no rooms. */
  hasRooms: boolean
  /** errors under the field names of the calculator */
  errors?: FieldErrors
  /** marks each child whose age is missing */
  showMissing?: boolean
  /** smaller steppers, where height is scarce */
  isCompact?: boolean
}

/** Adults, children with their ages, and single rooms; used by the booking card, the cart and the searches. */
export function PartyFields({
  party,
  onChange,
  tourDate,
  hasRooms,
  errors = {},
  showMissing = false,
  isCompact = false,
}: Props) {
  const t = useT()
  const lang = useLang()
  const { adults, ages, singleRooms } = party
  const singles = singlesOf(party)
  const stepper = { buttonLabels: { less: t('ui.less'), more: t('ui.more') }, isCompact }
  const setAge = (index: number, age: number | null) => onChange({ ...party, ages: ages.with(index, age) })
  const setChildren = (count: number) =>
    onChange({ ...party, ages: count > ages.length ? [...ages, null] : ages.slice(0, count) })

  return (
    <div className={isCompact ? 'space-y-1.5' : 'space-y-3'}>
      <Stepper
        label={t('booking.adults')}
        value={adults}
        min={1}
        max={maxParty - ages.length}
        onChange={(count) => onChange({ ...party, adults: count, singleRooms: Math.min(singleRooms, count) })}
        {...stepper}
      />
      <FieldError messages={errors.peopleQuantity ?? errors.quantity} />
      <Stepper
        label={t('booking.children')}
        hint={t('booking.children_hint')}
        value={ages.length}
        min={0}
        max={maxParty - adults}
        onChange={setChildren}
        {...stepper}
      />
      {ages.length > 0 && (
        <div>
          <div className="grid grid-cols-2 gap-3">
            {ages.map((age, index) => (
              <AgeSelect
                // biome-ignore lint/suspicious/noArrayIndexKey: a child is identified by its position
                key={index}
                nth={index + 1}
                age={age}
                onChoose={(chosen) => setAge(index, chosen)}
                isMissing={showMissing && age === null}
              />
            ))}
          </div>
          <p className="mt-1.5 text-sm text-ink-soft">
            {tourDate ? t('booking.age_hint', { date: formatDay(tourDate, lang) }) : t('booking.age_hint_any')}
          </p>
        </div>
      )}
      <FieldError messages={errors.childrenAges ?? errors.childrenQuantity} />
      {hasRooms && (
        <Stepper
          label={t('booking.single_rooms')}
          hint={t('booking.single_rooms_hint')}
          value={singles}
          min={adults === 1 && ages.length === 0 ? 1 : 0}
          max={adults}
          onChange={(count) => onChange(withSingles(party, count > singles ? 1 : -1))}
          {...stepper}
        />
      )}
      <FieldError messages={errors.singleRoomQuantity} />
    </div>
  )
}

/** The server's errors of a field whose control cannot show them; announced by screen readers. */
export function FieldError({ messages }: { messages: string[] | undefined }) {
  if (!messages?.length) return null
  return (
    <p role="alert" className="text-sm font-medium text-bad">
      {messages.join(' ')}
    </p>
  )
}
