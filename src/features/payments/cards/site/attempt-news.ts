import type { CardOffer } from '../cards.schema.ts'

/** Minutes for which the page waits for the result after the visitor came back, and looks again by itself. */
const freshMinutes = 3
/** Minutes for which an open attempt is worth a word: so long a provider's page is open. */
const waitMinutes = 60
/** Minutes for which a result is news. */
const newsMinutes = 24 * 60

type Attempt = Pick<
  NonNullable<CardOffer['attempt']>,
  'status' | 'created_at' | 'returned_at' | 'decided_at' | 'is_reviewed' | 'was_reviewed' | 'is_unopened'
>

/**
 * What the customer is told about the last visit to the provider's page. `fresh`: the result is awaited; `reviewed`: the provider has the
 * money and decides; `waits`: nothing was heard, and the customer may pay again; `refused`: after a review; `unopened`: no card
 * was asked for; null: nothing new.
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
