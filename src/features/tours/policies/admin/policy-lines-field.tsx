import { ActionIcon, Button, Group, Input, Select, Stack, Text } from '@mantine/core'
import { Plus, X } from 'lucide-react'
import type { CustomField } from '#src/base/admin-kit/form/form-fields.ts'
import { MoneyInput } from '#src/base/admin-kit/form/money-input.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { currencies } from '#src/base/money.ts'
import { keptLineKinds } from '../policies.links.ts'
import { keptLineTexts, policyTexts } from './policies.strings.ts'

type Line = { kind: string; amount: number | string; currency: string }

const maxLines = 8

/** Costs per person that a policy never gives back. */
export function PolicyLinesField({ name, value, set, errors, label, help }: CustomField) {
  const t = useOfficeT(policyTexts)
  const tLine = useOfficeT(keptLineTexts)
  const lines = value as Line[]
  const change = (at: number, part: Partial<Line>) =>
    set(lines.map((line, place) => (place === at ? { ...line, ...part } : line)))
  return (
    <Input.Wrapper
      label={label}
      description={help}
      labelElement="div"
      role="group"
      error={errors[name]}
      aria-label={label}
    >
      <Stack gap={8} mt={8}>
        {lines.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('no_lines')}
          </Text>
        )}
        {lines.map((line, at) => {
          const n = at + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
            <Group key={at} gap="xs" align="flex-start">
              <Select
                aria-label={t('line_kind', { n })}
                data={keptLineKinds.map((kind) => ({ value: kind, label: tLine(kind) }))}
                value={line.kind}
                onChange={(kind) => change(at, { kind: kind ?? line.kind })}
                error={errors[`${name}.${at}.kind`]}
                allowDeselect={false}
                w={190}
              />
              <MoneyInput
                aria-label={t('line_amount', { n })}
                value={line.amount}
                onChange={(amount) => change(at, { amount })}
                error={errors[`${name}.${at}.amount`]}
                w={110}
              />
              <Select
                aria-label={t('line_currency', { n })}
                data={[...currencies]}
                value={line.currency}
                onChange={(currency) => change(at, { currency: currency ?? line.currency })}
                allowDeselect={false}
                w={85}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('line_remove', { n })}
                onClick={() => set(lines.filter((_, place) => place !== at))}
              >
                <X size={16} aria-hidden="true" />
              </ActionIcon>
            </Group>
          )
        })}
        {lines.length < maxLines && (
          <Button
            variant="light"
            size="xs"
            leftSection={<Plus size={14} aria-hidden="true" />}
            style={{ alignSelf: 'flex-start' }}
            onClick={() => set([...lines, { kind: 'vize', amount: '', currency: 'EUR' }])}
          >
            {t('line_add')}
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  )
}
