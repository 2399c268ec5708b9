import { createElement } from 'react'
import type { FormTab } from '#src/base/admin-kit/form/form-fields.ts'
import type { OfficeContract } from '../contracts.admin.schema.ts'
import type { AgencyFacts } from '../contracts.rules.ts'
import { contractTexts, kindTexts } from './contract.strings.ts'
import { ContractText } from './contract-text.tsx'

/** @param contract as stored; null for a new one @param agency facts for the preview */
export function contractTabs(contract: OfficeContract | null, agency: AgencyFacts): readonly FormTab[] {
  return [
    {
      key: 'text',
      label: contractTexts.body,
      fields: [
        {
          kind: 'text',
          name: 'name',
          label: contractTexts.name,
          perLanguage: true,
          required: true,
          isHalf: true,
          max: 120,
        },
        {
          kind: 'select',
          name: 'kind',
          label: contractTexts.kind,
          required: true,
          isHalf: true,
          choices: Object.entries(kindTexts).map(([value, label]) => ({ value, label })),
        },
        {
          kind: 'custom',
          name: 'body',
          label: contractTexts.body,
          perLanguage: true,
          required: true,
          empty: '',
          render: (field) => createElement(ContractText, { field, contract, agency }),
        },
      ],
    },
    {
      key: 'place',
      label: { tr: 'Yayın', en: 'Publication' },
      fields: [
        {
          kind: 'switch',
          name: 'active',
          label: { tr: 'Sitede göster', en: 'Show on the site' },
          help: {
            tr: 'Kapalıyken sayfası açılmaz ve rezervasyonda sorulmaz; siparişlerdeki metinler durur.',
            en: 'When off, its page cannot be opened and nobody is asked to accept it; the texts of orders stay.',
          },
          empty: true,
        },
        {
          kind: 'switch',
          name: 'at_checkout',
          label: contractTexts.at_checkout,
          help: {
            tr: 'Müşteri bu metni okuyup onaylamadan sipariş veremez.',
            en: 'Customers cannot order before they have read and accepted it.',
          },
        },
        {
          kind: 'slug',
          name: 'seo_name',
          from: 'name',
          label: { tr: 'Sayfa adresi', en: 'Address' },
          perLanguage: true,
        },
      ],
    },
  ]
}
