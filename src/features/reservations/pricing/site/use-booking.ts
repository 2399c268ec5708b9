import { useState } from 'react'
import type { CartItem } from '#src/features/reservations/cart/cart.schema.ts'
import { changeItem, toggleItem, useCart } from '#src/features/reservations/cart/site/cart.ts'
import { setVisitorParty, useIsPartyNamed, useVisitorParty } from '#src/features/tours/pricing/site/visitor-party.ts'
import type { Departure, Tour } from '#src/features/tours/tours.schema.ts'
import { isSameItem, type Party, partyOf, toItem, toPriceRequest } from './party.ts'
import { useQuote } from './use-quote.ts'

export type BookedTour = Pick<Tour, 'token' | 'name' | 'code' | 'nights' | 'departures' | 'cancel_policy'>

export type Booking = {
  tour: BookedTour
  chosen: Departure
  choose: (start_date: string) => void
  party: Party
  setParty: (party: Party) => void
  /** The visitor changed the party here, the address names one, or the tour is in the cart. */
  isPartyChosen: boolean
  quoting: ReturnType<typeof useQuote>
  /** 'other': in the cart with another date or party. */
  inCart: 'no' | 'same' | 'other'
  /** Adds the tour, or takes it out when it is in the cart. */
  toggle: () => void
  update: () => void
  /** why the last click had no effect; a new object for each click */
  problem: { of: 'ages' | 'full' } | null
}

/**
 * The state of the booking card. The date belongs to the page, in its address. The party is the last choice on this page,
 * else the one that the address names, else the one in the cart, else the visitor's.
 */
export function useBooking(tour: BookedTour, chosen: Departure, choose: (start_date: string) => void): Booking {
  const [edited, setEdited] = useState<Party | null>(null)
  const [problem, setProblem] = useState<Booking['problem']>(null)
  const entry = useCart().find(({ token }) => token === tour.token)
  const visitor = useVisitorParty()
  const isNamed = useIsPartyNamed()
  const party = edited ?? (entry && !isNamed ? partyOf(entry) : { ...visitor, singleRooms: 0 })
  const item = toItem(tour.token, chosen.start_date, party)
  const quoting = useQuote(item && toPriceRequest(item))
  const { quote, isLoading, refused } = quoting
  const seen = quote && !isLoading && !refused ? { total: quote.total, currency: quote.currency } : null

  /** Keeps the choice on the page, whatever happens to the cart. */
  const keepChoice = () => {
    setEdited(party)
    choose(chosen.start_date)
  }
  const withItem = (act: (item: CartItem) => Booking['problem']) => {
    keepChoice()
    setProblem(item ? act(item) : { of: 'ages' })
  }

  return {
    tour,
    chosen,
    choose,
    party,
    setParty: (next) => {
      setEdited(next)
      setVisitorParty(next)
      setProblem(null)
    },
    isPartyChosen: edited !== null || isNamed || entry !== undefined,
    quoting,
    inCart: !entry ? 'no' : item && isSameItem(entry, item) ? 'same' : 'other',
    toggle: () => {
      if (!entry) return withItem((wanted) => (toggleItem(wanted, seen) === 'full' ? { of: 'full' } : null))
      keepChoice()
      setProblem(null)
      toggleItem(entry, null)
    },
    update: () =>
      withItem((wanted) => {
        changeItem(tour.token, { ...wanted, seen })
        return null
      }),
    problem,
  }
}
