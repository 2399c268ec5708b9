import { type Minor, toMajor } from '#src/base/money.ts'
import type { VisaFacts } from './posts.schema.ts'

/** A row of visa_countries; the fee in minor units. */
export type VisaRow = Omit<VisaFacts, 'country_name' | 'fee'> & { fee: Minor | null }

export function toVisaFacts({ fee, ...row }: VisaRow, lang: string): VisaFacts {
  return { ...row, country_name: countryName(row.country, lang), fee: fee === null ? null : toMajor(fee) }
}

const names = new Map<string, Intl.DisplayNames>()

/** @param country ISO 3166-1 alpha-2; a code without a name is shown as it is. */
export function countryName(country: string, lang: string): string {
  const known = names.get(lang) ?? new Intl.DisplayNames([lang], { type: 'region' })
  names.set(lang, known)
  return known.of(country) ?? country
}
