import { createElement } from 'react'
import { choicesOf, type FormTab } from '#src/base/admin-kit/form/form-fields.ts'
import type { OfficeContract } from '../contracts.admin.schema.ts'
import type { AgencyFacts } from '../contracts.rules.ts'
import { contractTexts, kindTexts } from './contract.strings.ts'
import { contractFields as texts } from './contract-form.strings.ts'
import { ContractText } from './contract-text.tsx'

/** @param contract as stored; null for a new one @param agency facts for the preview */
export function contractTabs(contract: OfficeContract | null, agency: AgencyFacts): readonly FormTab[] {
  return [
    {
      key: 'text',
      label: contractTexts.body,
      fields: [
        { kind: 'text', name: 'name', ...texts.name, perLanguage: true, required: true, isHalf: true, max: 120 },
        { kind: 'select', name: 'kind', ...texts.kind, required: true, isHalf: true, choices: choicesOf(kindTexts) },
        {
          kind: 'custom',
          name: 'body',
          ...texts.body,
          perLanguage: true,
          required: true,
          empty: '',
          isPairing: true,
          render: (field) => createElement(ContractText, { field, contract, agency }),
        },
      ],
    },
    {
      key: 'place',
      label: { tr: 'Yayın', en: 'Publication' },
      fields: [
        { kind: 'switch', name: 'active', ...texts.active },
        { kind: 'switch', name: 'at_checkout', ...texts.at_checkout },
        { kind: 'slug', name: 'seo_name', from: 'name', ...texts.seo_name, perLanguage: true },
      ],
    },
  ]
}
