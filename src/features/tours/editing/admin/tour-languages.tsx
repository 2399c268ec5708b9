import { Badge, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import type { Values } from '#src/base/admin-kit/form/form-fields.ts'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { isEmpty } from '#src/base/i18n/empty.ts'
import { type DayValue, translatedDays } from './programme.ts'
import { tourTexts } from './tour.strings.ts'

/** The fields to translate; the slug is made by the server. */
const fields = {
  name: { tr: 'Tur adı', en: 'Name' },
  tour_place: { tr: 'Rota', en: 'Route' },
  summary: { tr: 'Özet', en: 'Summary' },
  description: { tr: 'Tur hakkında', en: 'Description' },
  included: { tr: 'Fiyata dahil', en: 'Included' },
  excluded: { tr: 'Fiyata dahil değil', en: 'Not included' },
  important_notes: { tr: 'Önemli notlar', en: 'Important notes' },
  seo_title: { tr: 'SEO başlığı', en: 'SEO title' },
  seo_description: { tr: 'SEO açıklaması', en: 'SEO description' },
} as const

/** Translation progress by language, from the form's present values. */
export function TourLanguages({ values }: { values: Values }) {
  const t = useOfficeT(tourTexts)
  const { lang: officeLang } = usePreferences()
  const languages = useOfficeLanguages()
  const programme = values.programme as DayValue[]
  return (
    <Stack gap="sm">
      {languages.map(({ abbr, lang }) => {
        const translated = translatedDays(programme, abbr)
        const missing = Object.entries(fields)
          .filter(([field]) => isEmpty(values[`${field}_${abbr}`]))
          .map(([, label]) => label[officeLang])
        const isShort = translated < programme.length
        const total = Object.keys(fields).length + (programme.length > 0 ? 1 : 0)
        const filled = total - missing.length - (isShort ? 1 : 0)
        const names = isShort ? [...missing, t('days_translated', { n: translated, total: programme.length })] : missing
        return (
          <Paper key={abbr} component="section" aria-label={lang} withBorder p="md">
            <Group justify="space-between" mb={8}>
              <Group gap="xs">
                <Text fw={600}>{lang}</Text>
                <Badge variant="light" color={filled === total ? 'teal' : 'gray'}>
                  {t('lang_filled', { filled, total })}
                </Badge>
              </Group>
            </Group>
            <Progress value={(100 * filled) / total} color={filled === total ? 'teal' : 'agency'} aria-label={lang} />
            <Text size="sm" mt={8}>
              {names.length === 0 ? t('lang_whole') : t('lang_missing', { names: names.join(', ') })}
            </Text>
            {isEmpty(values[`name_${abbr}`]) && (
              <Text size="sm" c="dimmed" mt={4}>
                {t('lang_untranslated')}
              </Text>
            )}
          </Paper>
        )
      })}
    </Stack>
  )
}
