import { slug } from '#src/base/slug.ts'
import type { VisaFacts } from '#src/features/posts/posts.schema.ts'

export type Requirement = VisaFacts['ordinary_passport']
export type Passport = 'ordinary' | 'green'

/** From the easiest to the strictest. */
export const requirements = ['vizesiz', 'kapida', 'e-vize', 'vizeli'] as const satisfies readonly Requirement[]

/** The query of the list: ?search=…&passport=green&visa=vizesiz */
export type VisaChoice = { search: string; passport: Passport; visa: Requirement | null }

export type Country = { title: string; visa: Pick<VisaFacts, 'country_name' | 'ordinary_passport' | 'green_passport'> }

const maxSearchLength = 60

export function readChoice(params: URLSearchParams): VisaChoice {
  const visa = params.get('visa')
  return {
    search: (params.get('search') ?? '').slice(0, maxSearchLength),
    passport: params.get('passport') === 'green' ? 'green' : 'ordinary',
    visa: requirements.find((known) => known === visa) ?? null,
  }
}

/** '' for the default choice, so that the unfiltered list has a single address. */
export function queryOf({ search, passport, visa }: VisaChoice): string {
  const params = new URLSearchParams()
  if (search.trim()) params.set('search', search)
  if (passport === 'green') params.set('passport', passport)
  if (visa) params.set('visa', visa)
  return params.size > 0 ? `?${params}` : ''
}

export function requirementOf({ visa }: Country, passport: Passport): Requirement {
  return passport === 'green' ? visa.green_passport : visa.ordinary_passport
}

/** Minimum length of a name that may have a suffix: "Mısır’a", "Fransaya". */
const minStemLength = 4

/**
 * Whether every typed word is a prefix of a word of the country's name or title, or such a word with a suffix.
 * Turkish letters equal their ASCII counterparts: "misir" finds Mısır, "İTALYA" finds İtalya.
 */
export function isNamed({ title, visa }: Country, search: string): boolean {
  const names = wordsOf(`${visa.country_name} ${title}`)
  const typed = wordsOf(search)
  if (typed.length === 0) return search.trim() === ''
  return typed.every((word) =>
    names.some((name) => name.startsWith(word) || (name.length >= minStemLength && word.startsWith(name))),
  )
}

/** Words in lower case; those in Latin letters as ASCII. */
function wordsOf(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => {
    const ascii = slug(word)
    return ascii ? ascii.split('-') : (word.toLocaleLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  })
}

export function filterCountries<T extends Country>(
  countries: readonly T[],
  { search, passport, visa }: VisaChoice,
): T[] {
  return countries.filter(
    (country) => isNamed(country, search) && (visa === null || requirementOf(country, passport) === visa),
  )
}

/** Number of countries per requirement among those that match the search. */
export function countByRequirement(
  countries: readonly Country[],
  { search, passport }: VisaChoice,
): Record<Requirement, number> & { all: number } {
  const counts = { all: 0, vizesiz: 0, vizeli: 0, kapida: 0, 'e-vize': 0 }
  for (const country of countries) {
    if (!isNamed(country, search)) continue
    counts.all += 1
    counts[requirementOf(country, passport)] += 1
  }
  return counts
}
