import type { Values } from '#src/base/admin-kit/form/form-fields.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { isEmpty } from '#src/base/i18n/empty.ts'
import type { ContactInformation, Site } from '#src/features/agency/company.schema.ts'
import type { OfficeContract } from '../contracts.admin.schema.ts'
import { contractPath } from '../contracts.links.ts'
import { type AgencyFacts, agencyFacts } from '../contracts.rules.ts'
import type { NewVersion } from './contract-changes-dialog.tsx'

export const listScreen = '/admin/contracts'

/** The agency's facts for previews; the order in a preview is a sample. */
export async function loadAgency(): Promise<AgencyFacts> {
  const api = officeApi()
  return agencyFacts(
    ...(await Promise.all([
      api.get<Site>('/api/pages/site'),
      api.get<ContactInformation>('/api/pages/contact-information'),
    ])),
  )
}

/** The texts that a save publishes as new versions. */
export function newVersions(contract: OfficeContract, values: Values, langs: readonly string[]): NewVersion[] {
  return langs.flatMap((lang) => {
    const before = String(contract[`body_${lang}`] ?? '')
    const after = String(values[`body_${lang}`] ?? '')
    const newest = contract.versions.find((version) => version.lang === lang)
    return after === before || isEmpty(after) ? [] : [{ lang, version: (newest?.version ?? 0) + 1, before, after }]
  })
}

/** The contract's page on the site, in the default language; null when the site does not show it. */
export function usePublicPath(): (contract: OfficeContract) => string | null {
  const [main] = useOfficeLanguages()
  return (contract) => {
    const seo_name = contract[`seo_name_${main?.abbr}`]
    return contract.active && typeof seo_name === 'string' ? contractPath({ seo_name, seo_name_tr: seo_name }) : null
  }
}
