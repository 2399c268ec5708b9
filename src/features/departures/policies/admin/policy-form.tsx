import { choicesOf, type FormTab, named } from '#src/base/admin-kit/form/form-fields.ts'
import { policyKindTexts, policyTexts } from './policies.strings.ts'
import { PolicyLinesField } from './policy-lines-field.tsx'
import { PolicyStepsField } from './policy-steps-field.tsx'

export const policiesScreen = '/admin/settings/policies'

export const policyTabs: readonly FormTab[] = [
  {
    key: 'policy',
    label: policyTexts.title,
    fields: [
      { kind: 'text', ...named(policyTexts, 'name'), required: true, max: 80, isHalf: true },
      {
        kind: 'select',
        name: 'kind',
        label: policyTexts.kind,
        required: true,
        choices: choicesOf(policyKindTexts),
        isHalf: true,
      },
      {
        kind: 'custom',
        ...named(policyTexts, 'steps'),
        // The periods that most agencies' contracts have.
        empty: [
          { days: 30, percent: 0 },
          { days: 15, percent: 50 },
        ],
        render: (field) => <PolicyStepsField {...field} />,
      },
      { kind: 'custom', ...named(policyTexts, 'lines'), empty: [], render: (field) => <PolicyLinesField {...field} /> },
    ],
  },
]
