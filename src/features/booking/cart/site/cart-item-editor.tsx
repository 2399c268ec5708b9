import { formatDay, formatDayRange } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { Select } from '#src/base/ui/controls/field.tsx'
import { focusOn } from '#src/base/ui/focus.ts'
import { useSeatsText } from '#src/features/tours/catalogue/site/departure-status.tsx'
import { type Party, partyOf, toItem } from '../../calculator/site/party.ts'
import { PartyFields } from '../../calculator/site/party-fields.tsx'
import type { CartTour } from '../cart.schema.ts'
import { changeItem } from './cart.ts'
import type { CartEntry } from './cart-entries.ts'

type Props = {
  id: string
  entry: CartEntry
  tour: CartTour | null
  focusDate: boolean
  /** A party with an age that is not chosen: it has no price and is not stored in the cart. */
  unfinished: Party | null
  onUnfinished: (party: Party | null) => void
  showMissing: boolean
}

/** Edits an item in place; every complete change is priced immediately. */
export function CartItemEditor({ id, entry, tour, focusDate, unfinished, onUnfinished, showMissing }: Props) {
  const t = useT()
  const lang = useLang()
  const seatsText = useSeatsText()
  const departures = tour?.departures ?? []
  const isOffered = departures.some(({ start_date }) => start_date === entry.tourDate)

  const setParty = (party: Party) => {
    const item = toItem(entry.token, entry.tourDate, party)
    onUnfinished(item ? null : party)
    if (item) changeItem(entry.token, { ...item, seen: null })
  }

  return (
    <div id={id} className="grid gap-x-8 gap-y-5 rounded-field bg-sand/60 p-4 sm:p-5 lg:grid-cols-2">
      <Select
        label={t('cart.date')}
        value={entry.tourDate}
        ref={focusDate ? focusOn : undefined}
        onChange={({ target }) => changeItem(entry.token, { tourDate: target.value, seen: null })}
      >
        {!isOffered && (
          <option value={entry.tourDate} disabled>
            {t('cart.date_gone', { date: formatDay(entry.tourDate, lang) })}
          </option>
        )}
        {departures.map(({ start_date, end_date, seats_left }) => (
          <option key={start_date} value={start_date}>
            {`${formatDayRange(start_date, end_date, lang)} · ${seatsText(seats_left)}`}
          </option>
        ))}
      </Select>
      <div>
        <PartyFields
          party={unfinished ?? partyOf(entry)}
          onChange={setParty}
          tourDate={entry.tourDate}
          hasRooms={tour === null || tour.nights > 0}
          showMissing={showMissing}
        />
        <p role="status" className="mt-2 text-sm text-ink-soft">
          {unfinished && t('cart.ages_first')}
        </p>
      </div>
    </div>
  )
}
