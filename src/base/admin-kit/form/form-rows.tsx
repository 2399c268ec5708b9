import { SimpleGrid, Stack, Title } from '@mantine/core'
import { Fragment } from 'react'
import { usePreferences } from '../preferences.ts'
import { FieldInput } from './field-input.tsx'
import type { FormField } from './form-fields.ts'

type Props = {
  fields: readonly FormField[]
  form: Parameters<typeof FieldInput>[0]['form']
  lang: string
  langs: readonly string[]
}

/** The fields of a tab; two half-width ones share a row. */
export function FormRows({ fields, form, lang, langs }: Props) {
  const { lang: officeLang } = usePreferences()
  const rows: FormField[][] = []
  for (const field of fields) {
    const last = rows.at(-1)
    if (field.isHalf && last?.[0]?.isHalf && !field.group) last.push(field)
    else rows.push([field])
  }
  return (
    <Stack gap="md">
      {rows.map((row) => (
        <Fragment key={row[0]!.name}>
          {row[0]!.group && (
            <Title order={2} size="h4" mt="sm">
              {row[0]!.group[officeLang]}
            </Title>
          )}
          <SimpleGrid cols={{ base: 1, sm: row[0]!.isHalf ? 2 : 1 }} spacing="md">
            {row.map((field) => (
              <FieldInput key={field.name} field={field} form={form} lang={lang} langs={langs} />
            ))}
          </SimpleGrid>
        </Fragment>
      ))}
    </Stack>
  )
}
