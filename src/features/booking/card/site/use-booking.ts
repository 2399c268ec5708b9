import { useState } from 'react'
import type { Departure } from '#src/features/departures/board/shown-departures.schema.ts'
import {
  setVisitorParty,
  useIsPartyNamed,
  useVisitorParty,
} from '#src/features/departures/pricing/site/visitor-party.ts'
import type { Tour } from '#src/features/tours/tours.schema.ts'
import { isSameItem, type Party, partyOf, toItem, toPriceRequest } from '../../calculator/site/party.ts'
import { useQuote } from '../../calculator/site/use-quote.ts'
import { changeItem, removeItem, restoreItem, toggleItem, useCart } from '../../cart/site/cart.ts'
import type { Removed } from '../../cart/site/cart-entries.ts'

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
  /** Puts the choice into the cart, in the place of another choice of this tour. @returns whether it is there now */
  put: () => boolean
  remove: () => void
  /** the tour was taken out here, and can be put back */
  isRemoved: boolean
  undo: () => void
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
  const [removed, setRemoved] = useState<Removed | null>(null)
  const entry = useCart().find(({ token }) => token === tour.token)
  const visitor = useVisitorParty()
  const isNamed = useIsPartyNamed()
  const party = edited ?? (entry && !isNamed ? partyOf(entry) : { ...visitor, singleRooms: 0 })
  const item = toItem(tour.token, chosen.start_date, party)
  const quoting = useQuote(item && toPriceRequest(item))
  const { quote, isLoading, refused } = quoting
  const seen = quote && !isLoading && !refused ? { total: quote.total, currency: quote.currency } : null

  /** Stores the choice in the page, independent of the cart. */
  const keepChoice = () => {
    setEdited(party)
    choose(chosen.start_date)
  }
  /** @returns whether the choice is in the cart now */
  const put = (): boolean => {
    keepChoice()
    setRemoved(null)
    if (!item) {
      setProblem({ of: 'ages' })
      return false
    }
    // Toggling would remove a tour that is in the cart.
    if (entry) changeItem(tour.token, { ...item, seen })
    const isFull = !entry && toggleItem(item, seen) === 'full'
    setProblem(isFull ? { of: 'full' } : null)
    return !isFull
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
    put,
    remove: () => {
      keepChoice()
      setProblem(null)
      const taken = removeItem(tour.token)
      if (taken) setRemoved(taken)
    },
    isRemoved: removed !== null,
    undo: () => {
      if (removed) restoreItem(removed)
      setRemoved(null)
    },
    problem,
  }
}
