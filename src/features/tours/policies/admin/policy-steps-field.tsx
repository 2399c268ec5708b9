import { ActionIcon, Button, Group, Input, NumberInput, Stack, Text } from '@mantine/core'
import { Plus, X } from 'lucide-react'
import type { CustomField } from '#src/base/admin-kit/form/form-fields.ts'
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
  const change = (at: number, part: Partial<Step>) =>
    set(steps.map((step, place) => (place === at ? { ...step, ...part } : step)))
  const sentence = policySentence(steps, lang)
  return (
    <Input.Wrapper
      label={label}
      description={help}
      labelElement="div"
      role="group"
      error={errors[name]}
      aria-label={label}
      required
    >
      <Stack gap={8} mt={8}>
        {steps.map((step, at) => {
          const n = at + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
            <Group key={at} gap="xs" align="flex-start" wrap="nowrap">
              <NumberInput
                aria-label={t('step_days', { n })}
                value={step.days}
                onChange={(days) => change(at, { days })}
                error={errors[`${name}.${at}.days`]}
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
                onChange={(percent) => change(at, { percent })}
                error={errors[`${name}.${at}.percent`]}
                min={0}
                max={100}
                allowDecimal={false}
                hideControls
                prefix="%"
                suffix={t('percent_suffix')}
                w={140}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('step_remove', { n })}
                disabled={steps.length === 1}
                onClick={() => set(steps.filter((_, place) => place !== at))}
              >
                <X size={16} aria-hidden="true" />
              </ActionIcon>
            </Group>
          )
        })}
        {steps.length < maxSteps && (
          <Button
            variant="light"
            size="xs"
            leftSection={<Plus size={14} aria-hidden="true" />}
            style={{ alignSelf: 'flex-start' }}
            onClick={() => set([...steps, { days: '', percent: '' }])}
          >
            {t('step_add')}
          </Button>
        )}
        <Text size="sm" c="dimmed" role="status">
          {sentence}
        </Text>
      </Stack>
    </Input.Wrapper>
  )
}
