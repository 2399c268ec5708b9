import type { Day } from '#src/base/dates.ts'
import { countryName } from '#src/base/i18n/countries.ts'
import { type Minor, toMajor } from '#src/base/money.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { visaFacts } from './posts.admin.schema.ts'
import type { PostSection, VisaFacts } from './posts.schema.ts'

/** A row of visa_countries; the fee in minor units. */
export type VisaRow = Omit<VisaFacts, 'country_name' | 'fee'> & { fee: Minor | null }

export function toVisaFacts({ fee, ...row }: VisaRow, lang: string): VisaFacts {
  return { ...row, country_name: countryName(row.country, lang), fee: fee === null ? null : toMajor(fee) }
}

/** The first required part that a post lacks for publication; null when it is complete. */
export function missingToPublish(
  section: PostSection,
  { file_video, file_count }: { file_video: string | null; file_count: number },
): { field: string; key: StringKey } | null {
  if (section === 'videos' && file_video === null) return { field: 'file_video', key: 'office.post_needs_video' }
  if (section === 'photos' && file_count === 0) return { field: 'files', key: 'office.post_needs_files' }
  return null
}

/** Visa facts of a form. */
export type GivenFacts = { [name in keyof Omit<VisaFacts, 'country_name'>]: VisaFacts[name] | null }

const names = Object.keys(visaFacts) as (keyof GivenFacts)[]
const required = ['country', 'ordinary_passport', 'green_passport', 'checked_on'] as const

/** Problems of a post's visa facts, by field: required in the section visa, refused in the others. */
export function visaProblems(section: PostSection, facts: GivenFacts, today: Day): Record<string, StringKey> {
  const problems: Record<string, StringKey> = {}
  if (section !== 'visa') {
    for (const field of names) if (facts[field] !== null) problems[field] = 'errors.unknown_field'
    return problems
  }
  for (const field of required) if (facts[field] === null) problems[field] = 'errors.required'
  const { processing_days_min: min, processing_days_max: max, fee, fee_currency, checked_on } = facts
  if (min !== null && max !== null && max < min) problems.processing_days_max = 'office.visa_days_order'
  if (fee !== null && fee_currency === null) problems.fee_currency = 'office.visa_fee_currency'
  if (checked_on !== null && checked_on > today) problems.checked_on = 'office.visa_checked_later'
  return problems
}
