import { NumberInput, Text } from '@mantine/core'
import type { CustomField } from '#src/base/admin-kit/form/form-fields.ts'
import { RowsField } from '#src/base/admin-kit/form/inputs/rows-field.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { policyTexts } from './policies.strings.ts'
import { policySentence } from './policy-sentence.ts'

type Step = { days: number | string; percent: number | string }

const maxSteps = 8

/** The table of a policy, and what it says. */
export function PolicyStepsField({ name, value, set, errors, label, help }: CustomField) {
  const t = useOfficeT(policyTexts)
  const { lang } = usePreferences()
  const steps = value as Step[]
  return (
    <RowsField
      label={label}
      help={help}
      error={errors[name]}
      required
      rows={steps}
      set={set}
      empty={() => ({ days: '', percent: '' })}
      texts={{ add: t('step_add'), remove: (n) => t('step_remove', { n }) }}
      min={1}
      max={maxSteps}
      below={
        <Text size="sm" c="dimmed" role="status">
          {policySentence(steps, lang)}
        </Text>
      }
    >
      {(step, change, n) => (
        <>
          <NumberInput
            aria-label={t('step_days', { n })}
            value={step.days}
            onChange={(days) => change({ days })}
            error={errors[`${name}.${n - 1}.days`]}
            min={0}
            max={365}
            allowDecimal={false}
            hideControls
            suffix={t('days_suffix')}
            w={190}
          />
          <NumberInput
            aria-label={t('step_percent', { n })}
            value={step.percent}
            onChange={(percent) => change({ percent })}
            error={errors[`${name}.${n - 1}.percent`]}
            min={0}
            max={100}
            allowDecimal={false}
            hideControls
            prefix="%"
            suffix={t('percent_suffix')}
            w={140}
          />
        </>
      )}
    </RowsField>
  )
}
