import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import {
  isSameParty,
  partyFrom,
  readVisitorParty,
  setVisitorParty,
  useVisitorParty,
  withParty,
} from '#src/features/departures/pricing/site/visitor-party.ts'
import { splitQuery } from './page-query.ts'

/**
 * Keeps an address from naming another party than the visitor's: a link to another party is followed, an older address is
 * rewritten. Pages that read the party themselves (page-query.ts) are left alone.
 */
export function usePartyAddress(): void {
  const party = useVisitorParty()
  const { key, pathname, search, hash } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const seen = useRef(key)
  useEffect(() => {
    const isArrival = seen.current !== key
    seen.current = key
    const named = partyFrom(splitQuery(pathname, search).rest)
    if (!named || isSameParty(named, readVisitorParty())) return
    if (isArrival && type === 'PUSH') setVisitorParty(named)
    else void navigate(pathname + withParty(search, party) + hash, { replace: true, preventScrollReset: true })
  }, [key, pathname, search, hash, type, party, navigate])
}
