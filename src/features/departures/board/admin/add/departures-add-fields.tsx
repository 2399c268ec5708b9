import { NumberInput, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { MoneyInput } from '#src/base/admin-kit/form/inputs/money-input.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { currencies, currencySymbol } from '#src/base/money.ts'
import { bandPrices } from '../../departures.rules.ts'
import type { DepartureTour, OfficeDeparture } from '../../departures.schema.ts'
import { departureTexts, doesKey, statuses } from '../departures.strings.ts'

export type SharedValues = Record<
  'quota' | 'sales_cutoff_days' | 'multi_room_price' | 'single_room_price' | (typeof bandPrices)[number],
  number | string
> & { status: OfficeDeparture['status']; currency: string; note: string }

type Props = { form: UseFormReturnType<SharedValues>; tour: DepartureTour }

/** Values shared by all departures that are added together. */
export function SharedFields({ form, tour }: Props) {
  const t = useOfficeT(departureTexts)
  const whole = { min: 0, allowDecimal: false }
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }} spacing="sm">
        <NumberInput label={t('quota')} withAsterisk {...whole} max={10_000} {...form.getInputProps('quota')} />
        <Select
          label={t('status')}
          allowDeselect={false}
          data={statuses.map((value) => ({ value, label: t(value) }))}
          comboboxProps={{ width: 300, position: 'bottom-start' }}
          renderOption={({ option }) => (
            <div>
              <Text size="sm">{option.label}</Text>
              <Text size="xs" c="dimmed">
                {t(doesKey(option.value as OfficeDeparture['status']))}
              </Text>
            </div>
          )}
          {...form.getInputProps('status')}
        />
        <Select
          label={t('currency')}
          allowDeselect={false}
          data={currencies.map((value) => ({ value, label: `${value} (${currencySymbol(value)})` }))}
          {...form.getInputProps('currency')}
        />
        <NumberInput label={t('sales_cutoff_days')} {...whole} max={365} {...form.getInputProps('sales_cutoff_days')} />
        <MoneyInput label={t('multi_room_price')} withAsterisk {...form.getInputProps('multi_room_price')} />
        <MoneyInput label={t('single_room_price')} withAsterisk {...form.getInputProps('single_room_price')} />
        {tour.child_bands.map(({ band, min_age, max_age }) => (
          <MoneyInput
            key={band}
            label={t('child_price', { ages: `${min_age}-${max_age}` })}
            placeholder={t('child_hint')}
            {...form.getInputProps(bandPrices[band - 1]!)}
          />
        ))}
      </SimpleGrid>
      <TextInput label={t('note')} {...form.getInputProps('note')} />
      {tour.child_bands.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('child_help')}
        </Text>
      )}
    </Stack>
  )
}
