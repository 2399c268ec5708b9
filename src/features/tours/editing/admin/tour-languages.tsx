import { Badge, Table, Text } from '@mantine/core'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CustomField } from '#src/base/admin-kit/form/form-fields.ts'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { isEmpty } from '#src/base/i18n/empty.ts'
import { type DayValue, translatedDays } from './programme.ts'
import { tourTexts } from './tour.strings.ts'
import { tourTextLabels } from './tour-publishing.ts'

const dayParts = ['title', 'description', 'overnight']

/** Every text in every language, optional ones included, from the form's present values. */
export function TourLanguages({ values, outdated }: Pick<CustomField, 'values' | 'outdated'>) {
  const t = useOfficeT(tourTexts)
  const { lang: officeLang } = usePreferences()
  const languages = useOfficeLanguages()
  const days = values.programme as DayValue[]
  const dayNames = days.flatMap(({ day }) => dayParts.map((part) => `programme.${day}.${part}`))
  const cell = (abbr: string, names: readonly string[], isFilled: boolean, label: ReactNode) => (
    <Table.Td key={abbr}>
      {isFilled ? <Check {...icon} color="var(--mantine-color-teal-text)" /> : <Minus {...icon} opacity={0.5} />}{' '}
      <Text span size="sm" c={isFilled ? undefined : 'dimmed'}>
        {label}
      </Text>{' '}
      {names.some((name) => outdated.has(`${name}_${abbr}`)) && (
        <Badge color="orange" variant="light" tt="none">
          {t('lang_changed', { lang: languages[0]!.lang })}
        </Badge>
      )}
    </Table.Td>
  )
  return (
    <Table.ScrollContainer minWidth={languages.length * 130 + 100} type="native">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('lang_text')}</Table.Th>
            {languages.map(({ abbr, lang }) => (
              <Table.Th key={abbr}>{lang}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {Object.entries(tourTextLabels).map(([field, label]) => (
            <Table.Tr key={field}>
              <Table.Th scope="row" fw={400}>
                {label[officeLang]}
              </Table.Th>
              {languages.map(({ abbr }) => {
                const isFilled = !isEmpty(values[`${field}_${abbr}`])
                return cell(abbr, [field], isFilled, t(isFilled ? 'lang_filled' : 'lang_empty'))
              })}
            </Table.Tr>
          ))}
          {days.length > 0 && (
            <Table.Tr>
              <Table.Th scope="row" fw={400}>
                {t('programme')}
              </Table.Th>
              {languages.map(({ abbr }) => {
                const n = translatedDays(days, abbr)
                return cell(abbr, dayNames, n === days.length, t('days_translated', { n, total: days.length }))
              })}
            </Table.Tr>
          )}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

const icon = { size: 15, 'aria-hidden': true, style: { verticalAlign: '-2px' } } as const
