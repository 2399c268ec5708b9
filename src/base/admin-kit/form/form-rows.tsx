import { SimpleGrid, Stack, Title } from '@mantine/core'
import { Fragment, useState } from 'react'
import { isEmpty } from '#src/base/i18n/empty.ts'
import { usePreferences } from '../preferences.ts'
import { TranslatedPair } from '../publishing/translated-pair.tsx'
import { FieldInput } from './field-input.tsx'
import { type FormField, isTranslated, type Outdated } from './form-fields.ts'

type Props = {
  fields: readonly FormField[]
  form: Parameters<typeof FieldInput>[0]['form']
  lang: string
  /** the default language first */
  langs: readonly string[]
  outdated: Outdated
}

/** The fields of a tab; two half-width ones share a row. In another language than the default one, both stand side by side. */
export function FormRows({ fields, form, lang, langs, outdated }: Props) {
  const { lang: officeLang } = usePreferences()
  const isPaired = (field: FormField) =>
    isTranslated(field) && lang !== langs[0] && !(field.kind === 'custom' && field.isPairing)
  const isHalf = (field: FormField | undefined) => field?.isHalf === true && !isPaired(field)
  const rows: FormField[][] = []
  for (const field of fields) {
    if (field.kind === 'held' || field.kind === 'confirmed' || field.isShown?.(form.values) === false) continue
    const last = rows.at(-1)
    if (isHalf(field) && isHalf(last?.[0]) && !field.group) last!.push(field)
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
          <SimpleGrid cols={{ base: 1, sm: isHalf(row[0]) ? 2 : 1 }} spacing="md">
            {row.map((field) =>
              isPaired(field) ? (
                <PairedField key={field.name} {...{ field, form, lang, langs, outdated }} />
              ) : (
                <div key={field.name} data-place={isTranslated(field) ? `${field.name}_${lang}` : field.name}>
                  <FieldInput {...{ field, form, lang, langs, outdated }} />
                  {field.below?.(form.values, (name, value) => form.setFieldValue(name, value))}
                </div>
              ),
            )}
          </SimpleGrid>
        </Fragment>
      ))}
    </Stack>
  )
}

function PairedField({ field, form, lang, langs, outdated }: Omit<Props, 'fields'> & { field: FormField }) {
  const { lang: officeLang } = usePreferences()
  // The text editor reads its content once: a copied text needs a new one.
  const [copies, setCopies] = useState(0)
  const [main, name] = [langs[0]!, `${field.name}_${lang}`]
  const source = form.values[`${field.name}_${main}`]
  // Slugs differ by language: an empty one is derived from the name, or from the default language.
  const isCopied = field.kind !== 'slug' && field.kind !== 'custom'
  const copy = () => {
    form.setFieldValue(name, source)
    setCopies(copies + 1)
  }
  return (
    <TranslatedPair
      field={field.label[officeLang]}
      source={
        <div data-place={`${field.name}_${main}`}>
          <FieldInput {...{ field, form, langs, outdated }} lang={main} />
        </div>
      }
      translation={
        <div data-place={name}>
          <FieldInput key={copies} {...{ field, form, lang, langs, outdated }} />
        </div>
      }
      copy={isCopied && !isEmpty(source) && isEmpty(form.values[name]) ? copy : undefined}
      confirm={outdated.has(name) ? () => outdated.confirm(name) : undefined}
    />
  )
}
