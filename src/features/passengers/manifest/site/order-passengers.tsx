import { useEffect, useState } from 'react'
import { formatDay } from '#src/base/dates.ts'
import { apart } from '#src/base/direction.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/controls/button.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { PartMissing } from '#src/base/ui/display/part-missing.tsx'
import { focusOn } from '#src/base/ui/focus.ts'
import { CircleCheck } from '#src/base/ui/icons.tsx'
import { later } from '#src/base/ui/later.tsx'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import { passengersAnchor } from '#src/features/orders/money/passengers.links.ts'
import { documentNeededUntil } from '#src/features/orders/money/passengers.rules.ts'
import { FoldedOrderCard } from '#src/features/orders/site/order-card.tsx'
import { Unbroken } from '#src/features/orders/site/unbroken.tsx'
import type { OrderPassengers, Passenger, PassengerTour } from '../passengers.schema.ts'
import { AgeDifferenceNotice } from './age-difference.tsx'
import { readLastPassenger } from './passenger-draft.ts'
import { SamePeople } from './same-people.tsx'

/** Loaded when somebody opens it. */
const PassengerForm = later(async () => (await import('./passenger-form.tsx')).default, PartMissing)

type Place = { item: number; seat: number }
/** Used as a seat number: the button that copies people of the order's other tours. */
const samePeople = 0
type Props = { order: Order; orderKey: string; passengers: OrderPassengers }

/** Who travels: a row per seat, each with a form that opens below it. */
export function OrderPassengersCard({ order, orderKey, passengers }: Props) {
  const t = useT()
  const { seats, complete, tours } = passengers
  const { order_no } = order
  const [open, setOpen] = useState<Place | null>(null)
  /** whose form was closed last: its button gets the focus */
  const [closed, setClosed] = useState<Place | null>(null)
  /** whose form was opened by the last save: it is scrolled into view */
  const [next, setNext] = useState<Place | null>(null)
  /** came from the checkout without having seen the order */
  const [isPlaced, setPlaced] = useState(false)
  const [isUnfolded, setUnfolded] = useState(() => tours.some(({ difference, may_edit }) => difference && may_edit))
  // After hydration: the server knows neither the tab's storage nor the part of the address behind '#'.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order
  useEffect(() => {
    const wanted = location.hash === `#${passengersAnchor}` ? nextEmpty(tours, null) : null
    const first = readLastPassenger(order_no) ?? wanted
    // Somebody can press a row before this runs.
    setOpen((place) => place ?? first)
    if (first) setUnfolded(true)
    setPlaced(wanted !== null)
    if (wanted) document.getElementById(passengersAnchor)?.scrollIntoView()
  }, [order_no])
  return (
    <FoldedOrderCard
      look="printed"
      id={passengersAnchor}
      title={t('passengers.title')}
      note={`${complete}/${seats}`}
      isOpen={isUnfolded}
    >
      {isPlaced && complete < seats && (
        <p role="status" className="mt-1 font-semibold">
          <Unbroken text={t('passengers.placed', { no: order_no })} part={order_no} />
        </p>
      )}
      <Lead passengers={passengers} />
      <p className="mt-2 text-sm font-semibold tabular-nums" role="status">
        {t('passengers.count', { n: complete, all: seats })}
      </p>
      {tours.map((tour) => (
        <div key={tour.item} className="mt-4">
          {tours.length > 1 && (
            <h3 className="mb-1 font-semibold">
              <span>{tour.tour_name}</span> <TourDay day={tour.start_date} />
            </h3>
          )}
          {tour.difference && tour.may_edit && (
            <AgeDifferenceNotice {...{ order, orderKey, tour }} difference={tour.difference} />
          )}
          {tour.may_edit && (
            <SamePeople
              {...{ order, orderKey, tour }}
              isNext={isSame(open, { item: tour.item, seat: samePeople })}
              onDone={() => {
                setOpen(null)
                setClosed({ item: tour.item, seat: 1 })
              }}
            />
          )}
          <ul className="divide-y divide-line border-y border-line">
            {tour.people.map((person) => {
              const place = { item: tour.item, seat: person.seat }
              const isOpen = isSame(open, place) && tour.may_edit
              return (
                <li key={person.seat} className="py-3">
                  <Row
                    {...{ tour, person }}
                    isOpen={isOpen}
                    isClosed={isSame(closed, place)}
                    isNext={isOpen && isSame(next, place)}
                    onOpen={tour.may_edit ? () => setOpen(place) : null}
                  />
                  {isOpen && (
                    <PassengerForm
                      key={`${tour.item} ${person.seat}`}
                      {...{ order, orderKey, tour, person }}
                      onDone={(saved) => {
                        const following = saved && nextEmpty(saved.tours, place)
                        setOpen(following)
                        setNext(following)
                        setClosed(following ? null : place)
                      }}
                    />
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
      {tours.some(({ may_edit }) => may_edit) && (
        <p className="no-print mt-4 text-sm text-ink-soft">{t('passengers.privacy')}</p>
      )}
    </FoldedOrderCard>
  )
}

function TourDay({ day }: { day: string }) {
  return <span>{`· ${formatDay(day, useLang())}`}</span>
}

function Lead({ passengers: { tours, complete, seats } }: Pick<Props, 'passengers'>) {
  const t = useT()
  const lang = useLang()
  const open = tours.filter(({ may_edit }) => may_edit).map(({ until }) => until)
  const [until] = open.toSorted()
  const key = !until ? 'passengers.closed' : complete === seats ? 'passengers.done' : 'passengers.intro'
  return <p className="no-print mt-1 text-ink-soft">{t(key, { date: until ? formatDay(until, lang) : '' })}</p>
}

/**
 * The next incomplete seat after this one, in tours that may be edited. In a new tour the button that copies people comes first, if
 * somebody fits.
 */
function nextEmpty(tours: readonly PassengerTour[], after: Place | null): Place | null {
  const places = tours
    .filter(({ may_edit }) => may_edit)
    .flatMap(({ item, people }) => people.map(({ seat, missing }) => ({ item, seat, isEmpty: missing.length > 0 })))
  const from = after ? places.findIndex(({ item, seat }) => item === after.item && seat === after.seat) + 1 : 0
  const found = places.slice(from).find(({ isEmpty }) => isEmpty)
  if (!found) return null
  const { item, seat } = found
  const { fit } = tours.find((tour) => tour.item === item)!.same_people
  return { item, seat: item !== after?.item && fit.length > 0 ? samePeople : seat }
}

const isSame = (one: Place | null, other: Place) => one?.item === other.item && one.seat === other.seat

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView()

/** @property isClosed its form was closed last @property isNext its form was opened by saving another one */
type RowProps = {
  tour: PassengerTour
  person: Passenger
  isOpen: boolean
  isClosed: boolean
  isNext: boolean
  onOpen: (() => void) | null
}

function Row({ tour, person, isOpen, isClosed, isNext, onOpen }: RowProps) {
  const t = useT()
  const lang = useLang()
  const { seat, role, age, name, surname, missing } = person
  const isStarted = name !== ''
  const title = isStarted ? `${name} ${surname}`.trim() : t('passengers.nobody', { n: seat })
  const fields = missing.map((field) =>
    field === 'document_until' && person.document_until
      ? t('passengers.passport_short', { date: formatDay(documentNeededUntil(person.document, tour), lang) })
      : t(`passengers.${field}`),
  )
  const action = t(isStarted ? 'passengers.edit' : 'passengers.fill')
  return (
    <div ref={isNext ? scrollTo : null} className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
        <p className="text-sm text-ink-soft">
          <span>
            {role === 'yetiskin' ? t('passengers.adult') : t('passengers.child', { n: person.real_age ?? age ?? 0 })}
          </span>
          <span> · </span>
          <span className={cx(missing.length === 0 && 'text-good')}>
            {missing.length === 0 && <CircleCheck aria-hidden className="me-1 inline size-4 align-[-0.2em]" />}
            <span>
              {missing.length === 0
                ? t('passengers.complete')
                : isStarted
                  ? t('passengers.part', { fields: fields.join(', ') })
                  : t('passengers.empty')}
            </span>
          </span>
        </p>
      </div>
      {onOpen && !isOpen && (
        <Button
          kind="outline"
          size="sm"
          className="no-print shrink-0"
          ref={isClosed ? focusOn : null}
          aria-label={t('passengers.of', { action, name: apart(title) })}
          onClick={onOpen}
        >
          {action}
        </Button>
      )}
    </div>
  )
}
