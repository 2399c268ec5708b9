/** Limits of seats that visitors hold without having paid (docs/decisions/0096-unpaid-seats-are-limited.md). */
export type UnpaidLimits = {
  /** seats of one e-mail address in all departures */
  perEmail: number
  /** seats of one IPv4 address or IPv6 /64 in all departures; its IPv4 /24 or IPv6 /48 may hold three times as many */
  perAddress: number
  /** percent of a departure that all unpaid buyers may hold together */
  share: number
  /** percent of a departure that one e-mail address may hold */
  shareOfOne: number
}

/** Unpaid seats in sums, the new order included: `departures` are those that it wants. */
export type UnpaidSeats = {
  email: number
  address: number
  network: number
  departures: readonly { departure_id: number; quota: number; together: number; email: number; network: number }[]
}

/**
 * Why an order needs a call or a payment first. 'buyer': the e-mail address holds too many unpaid seats. 'network': the network does,
 * perhaps through other customers, as in a hotel. 'group': one buyer may hold at most `most` seats of this departure. 'departure': too
 * much of the departure is unpaid, and the buyer's network holds unpaid seats of it already.
 */
export type UnpaidRefusal =
  | { reason: 'buyer' | 'network' }
  | { reason: 'group'; most: number }
  | { reason: 'departure' }

/** Percent of a departure that a network may hold, however many addresses and mailboxes it has. */
const shareOfNetwork = 100 / 3

/** A family or two may always order, however small the departure is. */
export const smallParty = 8

/** An IPv4 /24 or IPv6 /48 has many households, and is as easily rented by one person. */
const addressesOfNetwork = 3

/** A refusal and its departure; null when it concerns the buyer or network as a whole. */
export type Refused = { refusal: UnpaidRefusal; departure_id: number | null }

/** @param own seats of the new order by departure */
export function unpaidRefusal(
  { email, address, network, departures }: UnpaidSeats,
  own: ReadonlyMap<number, number>,
  { perEmail, perAddress, share, shareOfOne }: UnpaidLimits,
): Refused | null {
  for (const departure of departures) {
    const most = partOf(departure.quota, shareOfOne)
    const wanted = own.get(departure.departure_id)!
    const { departure_id } = departure
    if (departure.email > most)
      return { departure_id, refusal: wanted > most ? { reason: 'group', most } : { reason: 'buyer' } }
  }
  if (email > perEmail) return { departure_id: null, refusal: { reason: 'buyer' } }
  const ofNetwork = departures.find((departure) => departure.network > partOf(departure.quota, shareOfNetwork))
  if (ofNetwork || address > perAddress || network > perAddress * addressesOfNetwork)
    return { departure_id: ofNetwork?.departure_id ?? null, refusal: { reason: 'network' } }
  // Hoarders must not close a departure to families: the first small party of a network still gets its seats.
  const full = departures.filter((departure) => departure.together > partOf(departure.quota, share))
  const wanted = ({ departure_id }: { departure_id: number }) => own.get(departure_id)!
  const hoarded = full.find((departure) => departure.network > wanted(departure))
  if (hoarded) return { departure_id: hoarded.departure_id, refusal: { reason: 'departure' } }
  const large = full.find((departure) => wanted(departure) > smallParty)
  return large ? { departure_id: large.departure_id, refusal: { reason: 'group', most: smallParty } } : null
}

function partOf(quota: number, percent: number): number {
  return Math.max(smallParty, Math.floor((quota * percent) / 100))
}

/** The mailbox of an address: ignores case, dots in Gmail addresses, and a suffix after a plus. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email
    .slice(at + 1)
    .toLowerCase()
    .replace(/^googlemail\.com$/, 'gmail.com')
  const name = email.slice(0, at).toLowerCase().replace(/\+.*$/, '')
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`
}
