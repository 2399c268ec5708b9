import type { Day } from '#src/base/dates.ts'
import { slug } from '#src/base/slug.ts'
import { type AgedItem, adultAge, agesOn } from '#src/features/orders/money/age-price.rules.ts'
import { ageOn, seatsOf } from '#src/features/orders/money/passengers.rules.ts'

type Person = { seat: number; name: string; surname: string; birth_date: Day | null }
type Tour<P extends Person> = { aged: AgedItem; people: readonly P[] }

/** Somebody who travels on another tour of the order: with the age that the seat there was booked for, null for an adult. */
type Candidate<P> = { person: P; booked: number | null }

/**
 * Fills open seats of a tour with passengers of the order's other tours: adults into seats of adults, children into seats of children with
 * the same price, so that the price of the tour does not change.
 * @returns filled seats; and the passengers who fit no open seat
 */
export function samePeople<P extends Person>(
  { aged, people }: Tour<P>,
  others: readonly Tour<P>[],
): { fit: { seat: number; person: P }[]; unfit: P[] } {
  let open = seatsOf(aged).filter(({ seat }) => people.every((person) => person.seat !== seat))
  let left = candidatesOf(others).filter(({ person }) => people.every((there) => !isSamePerson(there, person)))
  const fit: { seat: number; person: P }[] = []
  const place = (fits: (candidate: Candidate<P>, age: number | null) => boolean) => {
    open = open.filter(({ seat, age }) => {
      const found = left.find((candidate) => fits(candidate, age))
      if (!found) return true
      left = left.filter((candidate) => candidate !== found)
      fit.push({ seat, person: found.person })
      return false
    })
  }
  const fits = (candidate: Candidate<P>, age: number | null) => isFitting(aged, candidate, age)
  // A child of exactly the booked age comes before others of the same price.
  place((candidate, age) => age !== null && ageOf(aged, candidate) === age && fits(candidate, age))
  place((candidate, age) => age !== null && fits(candidate, age))
  place(fits)
  return {
    fit: fit.toSorted((a, b) => a.seat - b.seat),
    unfit: open.length > 0 ? left.map(({ person }) => person) : [],
  }
}

function candidatesOf<P extends Person>(tours: readonly Tour<P>[]): Candidate<P>[] {
  const found: Candidate<P>[] = []
  for (const { aged, people } of tours) {
    const ages = new Map(seatsOf(aged).map(({ seat, age }) => [seat, age]))
    for (const person of people)
      if (found.every((other) => !isSamePerson(other.person, person)))
        found.push({ person, booked: ages.get(person.seat) ?? null })
  }
  return found
}

/** In whole years on the day that counts for the tour; null for an adult whose date of birth nobody has entered. */
function ageOf(aged: AgedItem, { person: { birth_date }, booked }: Candidate<Person>): number | null {
  return birth_date === null ? booked : ageOn(birth_date, agesOn(aged))
}

/** @param booked age of the seat; null: an adult's */
function isFitting(aged: AgedItem, candidate: Candidate<Person>, booked: number | null): boolean {
  const age = ageOf(aged, candidate)
  if (booked !== null) return age !== null && age < adultAge && bandOf(aged, age) === bandOf(aged, booked)
  const isAdult = age === null || age >= adultAge || candidate.booked === null
  return isAdult && (age === null || bandOf(aged, age) === undefined)
}

/** The child price that somebody of an age has: the first band that ends at or above it; undefined: the price of an adult. */
function bandOf({ prices }: AgedItem, age: number): number | undefined {
  return prices?.child_bands.toSorted((a, b) => a.max_age - b.max_age).find(({ max_age }) => age <= max_age)?.band
}

/** The same name, and no two dates of birth: a grandson may be called as his grandfather. */
function isSamePerson(one: Person, other: Person): boolean {
  const isSameDay = one.birth_date === null || other.birth_date === null || one.birth_date === other.birth_date
  return isSameDay && folded(one) === folded(other)
}

/** Names in comparable form: documents and people spell them differently. Names in other scripts stay unchanged. */
function folded({ name, surname }: Person): string {
  const text = `${name} ${surname}`.trim()
  return slug(text) || text
}
