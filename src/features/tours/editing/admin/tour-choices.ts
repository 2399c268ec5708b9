import type { FieldChoice } from '#src/base/admin-kit/form/form-fields.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { officeLang } from '#src/base/admin-kit/office-texts.ts'
import { languageName } from '#src/base/locale.ts'
import type { OfficeCategory } from '#src/features/categories/categories.admin.schema.ts'
import { categoriesAdminPath } from '#src/features/categories/categories.links.ts'
import type { OfficePickupPoint } from '#src/features/departures/pickups/pickups.admin.schema.ts'
import { pickupPointsAdminPath } from '#src/features/departures/pickups/pickups.links.ts'
import type { OfficePolicy } from '#src/features/departures/policies/policies.admin.schema.ts'
import { policiesAdminPath } from '#src/features/departures/policies/policies.links.ts'

export type TourChoices = Awaited<ReturnType<typeof loadChoices>>

/** Records of the agency that the form of a tour offers to choose from. */
export async function loadChoices() {
  const [categories, policies, pickups] = await Promise.all([
    officeApi().get<OfficeCategory[]>(categoriesAdminPath),
    officeApi().get<OfficePolicy[]>(policiesAdminPath),
    officeApi().get<OfficePickupPoint[]>(pickupPointsAdminPath),
  ])
  return { categories, policies, pickups }
}

const guideLanguages = ['tr', 'en', 'de', 'fr', 'es', 'it', 'ru', 'ar', 'fa', 'nl', 'el', 'ja', 'ko', 'zh']

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Region codes that are not countries. */
const noCountry = ['EU', 'EZ', 'UN', 'ZZ', 'QO', 'XA', 'XB']
/** ISO 3166-1 alpha-2 codes that the browser knows. Those of former countries map to their successors and drop out. */
const countryCodes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => !noCountry.includes(code) && new Intl.Locale(`und-${code}`).region === code)

/** By name in the office's language, Türkiye first. */
export function countryChoices(): FieldChoice[] {
  const lang = officeLang()
  const names = new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' })
  const byName = new Intl.Collator(lang).compare
  return countryCodes
    .flatMap((value) => {
      const label = names.of(value)
      return label === undefined ? [] : [{ value, label }]
    })
    .sort((a, b) => Number(b.value === 'TR') - Number(a.value === 'TR') || byName(a.label, b.label))
}

export function guideChoices(): FieldChoice[] {
  const lang = officeLang()
  return guideLanguages.map((value) => ({ value, label: languageName(value, lang) }))
}
