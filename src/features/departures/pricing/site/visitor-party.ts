import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { sharedItem } from '#src/base/ui/page/shared-storage.ts'
import { maxParty } from '../../board/departures.links.ts'

/** The people who travel, asked once for all tours. A child's age is null until it is chosen. */
export type VisitorParty = { adults: number; ages: readonly (number | null)[] }

/** docs/rules.md, Calculator. */
export const defaultParty: VisitorParty = { adults: 2, ages: [] }

/** Without storage the party lasts as long as the document. */
let current: VisitorParty | null = null
const stored = sharedItem('party', (text) => {
  current = partyFrom(text ?? '') ?? defaultParty
})

/**
 * Reads `yetiskin=2&cocuk=5,8`, as addresses and the storage have it; `-` is an age that is not chosen. Both can be edited, so invalid
 * parts are dropped.
 * @returns null when the text names no party
 */
export function partyFrom(text: string): VisitorParty | null {
  const values = new URLSearchParams(text)
  const [adults, children] = ['yetiskin', 'cocuk'].map((name) => values.get(name))
  if (adults === null && children === null) return null
  const known = /^([1-9]|1\d|20)$/.test(adults ?? '') ? Number(adults) : defaultParty.adults
  const ages = (children ?? '').split(',').filter((age) => /^(-|\d|1[0-7])$/.test(age))
  return {
    adults: known,
    ages: ages.slice(0, maxParty - known).map((age) => (age === '-' ? null : Number(age))),
  }
}

/** The text that `partyFrom` reads. */
export function partyText({ adults, ages }: VisitorParty): string {
  return `yetiskin=${adults}${ages.length > 0 ? `&cocuk=${ages.map((age) => age ?? '-').join(',')}` : ''}`
}

export function isSameParty(a: VisitorParty, b: VisitorParty): boolean {
  return partyText(a) === partyText(b)
}

/** @param search with or without '?' @returns the query with this party instead of the one it names; links do not name the default party */
export function withParty(search: string, party: VisitorParty): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !/^(yetiskin|cocuk)=/.test(part))
  const parts = isSameParty(party, defaultParty) ? others : [...others, partyText(party)]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Adds the visitor's party to addresses of this site, instead of the one that they name. */
export function useWithParty(): (address: string) => string {
  const party = useVisitorParty()
  return (address) => {
    const [path = '', query = ''] = address.split('?')
    return path + withParty(query, party)
  }
}

/**
 * The visitor's party: that of the document's address, else the stored one. The default on the server and until the page is
 * hydrated, so that one cached page serves all parties.
 */
export function useVisitorParty(): VisitorParty {
  return useSyncExternalStore(stored.subscribe, readVisitorParty, () => defaultParty)
}

/** Whether the address names a party. Like the party itself, unknown on the server and until the page is hydrated. */
export function useIsPartyNamed(): boolean {
  const { search } = useLocation()
  return useSyncExternalStore(
    stored.subscribe,
    () => partyFrom(search) !== null,
    () => false,
  )
}

export function readVisitorParty(): VisitorParty {
  if (current) return current
  const requested = partyFrom(location.search)
  current = requested ?? partyFrom(stored.read() ?? '') ?? defaultParty
  if (requested) stored.write(partyText(requested))
  return current
}

export function setVisitorParty({ adults, ages }: VisitorParty): void {
  current = { adults, ages }
  stored.write(partyText(current))
  stored.tell()
}
