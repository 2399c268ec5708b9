import { useMemo } from 'react'
import { EditPage } from '#src/base/admin-kit/form/edit-page.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import type { Values } from '#src/base/admin-kit/form/form-fields.ts'
import { HistoryLink } from '#src/base/admin-kit/form/history-link.tsx'
import { ViewLink } from '#src/base/admin-kit/form/view-link.tsx'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { isEmpty } from '#src/base/i18n/empty.ts'
import type { ContactInformation, Site } from '#src/features/agency/company.schema.ts'
import type { OfficeContract } from '../contracts.admin.schema.ts'
import { contractPath, contractsAdminPath as path } from '../contracts.links.ts'
import { type AgencyFacts, agencyFacts } from '../contracts.rules.ts'
import { contractTexts } from './contract.strings.ts'
import { confirmVersions, type NewVersion } from './contract-changes-dialog.tsx'
import { contractTabs } from './contract-form.ts'

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

type Props = {
  /** null for a new contract */
  contract: OfficeContract | null
  agency: AgencyFacts
  onSaved: (id: number) => void
  onReload?: () => void
}

export function ContractEdit({ contract, agency, onSaved, onReload }: Props) {
  const t = useOfficeT(contractTexts)
  const tKit = useOfficeT(kitTexts)
  const tabs = useMemo(() => contractTabs(contract, agency), [contract, agency])
  const publicPath = usePublicPath()
  const langs = useOfficeLanguages().map(({ abbr }) => abbr)
  const shownAt = contract && publicPath(contract)
  return (
    <EditPage
      title={contract?.name ?? t('insert_title')}
      back={{ to: listScreen, label: tKit('back') }}
      tabs={tabs}
      record={contract}
      initial={{ kind: 'bilgi' }}
      send={(form) =>
        edit(officeApi(), contract ? 'PUT' : 'POST', path, {
          form_data: JSON.stringify(contract ? { ...form, id: contract.id } : form),
        })
      }
      confirm={(values) => confirmVersions(contract ? newVersions(contract, values, langs) : [])}
      onSaved={onSaved}
      {...(onReload && { onReload })}
      actions={
        contract && (
          <>
            <HistoryLink thing={`contracts:${contract.id}`} />
            {shownAt && <ViewLink href={shownAt} />}
          </>
        )
      }
    />
  )
}

/** The texts that a save brings into force: those that differ from the stored ones. */
function newVersions(contract: OfficeContract, values: Values, langs: readonly string[]): NewVersion[] {
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
