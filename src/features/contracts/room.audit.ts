import { labelsOf } from '#src/base/admin-kit/audit/field-words.ts'
import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { kindTexts } from './admin/contract.strings.ts'
import { contractFields } from './admin/contract-form.strings.ts'

export const references = { contract_id: 'contracts' }

export const audit: RoomAudit = {
  entities: {
    contracts: {
      names: { tr: ['Sözleşme', 'Sözleşmeler'], en: ['Contract', 'contracts'] },
      fields: {
        ...labelsOf(contractFields),
        kind: { label: contractFields.kind.label, choices: kindTexts },
        body: { label: contractFields.body.label, as: 'html' },
      },
      screen: '/admin/contract-update',
    },
  },
  references,
}
