import type { CardOffer } from '../cards.schema.ts'

/** Minutes for which the page polls for the result after the visitor came back. */
const freshMinutes = 3
/** Minutes for which an open attempt is mentioned: as long as a provider's page can be used. */
const waitMinutes = 60
/** Minutes for which a result is shown. */
const newsMinutes = 24 * 60

type Attempt = Pick<
  NonNullable<CardOffer['attempt']>,
  'status' | 'created_at' | 'returned_at' | 'decided_at' | 'is_reviewed' | 'was_reviewed' | 'is_unopened'
>

/**
 * The notice to the customer about the last visit to the provider's page. `fresh`: the result is pending; `reviewed`: the provider has the
 * money and reviews the payment; `waits`: no result, and the customer may pay again; `refused`: after a review; `unopened`: the page did
 * not open; null: nothing to report.
 */
export function attemptNews(
  { status, created_at, returned_at, decided_at, is_reviewed, was_reviewed, is_unopened }: Attempt,
  now: Date,
): 'fresh' | 'reviewed' | 'waits' | 'paid' | 'declined' | 'unopened' | 'refused' | null {
  const minutesSince = (instant: string) => (now.getTime() - new Date(instant).getTime()) / 60_000
  if (status === 'acik') {
    if (is_reviewed) return 'reviewed'
    if (returned_at !== null && minutesSince(returned_at) < freshMinutes) return 'fresh'
    return minutesSince(created_at) < waitMinutes ? 'waits' : null
  }
  // A review takes days.
  if (minutesSince(decided_at ?? created_at) >= newsMinutes || status === 'vazgecildi') return null
  if (status === 'alindi') return 'paid'
  if (is_unopened) return 'unopened'
  return was_reviewed ? 'refused' : 'declined'
}
