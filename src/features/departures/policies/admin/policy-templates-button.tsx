import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { TemplatesButton } from '#src/base/admin-kit/publishing/templates-button.tsx'
import { policyTemplatesPath } from '../policies.links.ts'
import { policyTexts } from './policies.strings.ts'

/** Adds usual cancellation terms, to be adapted. */
export function PolicyTemplatesButton() {
  return <TemplatesButton label={useOfficeT(policyTexts)('add_templates')} path={policyTemplatesPath} />
}
