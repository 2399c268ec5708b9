import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { TemplatesButton } from '#src/base/admin-kit/publishing/templates-button.tsx'
import { contractTemplatesPath } from '../contracts.links.ts'
import { contractTexts } from './contract.strings.ts'

export function ContractTemplatesButton() {
  return <TemplatesButton label={useOfficeT(contractTexts)('add_templates')} path={contractTemplatesPath} />
}
