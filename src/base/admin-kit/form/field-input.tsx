import { Button, MultiSelect, NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { currencySymbol } from '#src/base/money.ts'
import { slug } from '#src/base/slug.ts'
import { characters } from '#src/base/text.ts'
import { kitTexts } from '../kit.strings.ts'
import { ImageField } from '../media/image-field.tsx'
import { ImageList } from '../media/image-list.tsx'
import { VideoField } from '../media/video-field.tsx'
import { useOfficeT } from '../office-texts.ts'
import { usePreferences } from '../preferences.ts'
import { RichTextField } from '../text/rich-text-field.tsx'
import { type FieldChoice, type FormField, isTranslated, type OfficeText, type Outdated } from './form-fields.ts'
import { DayInput } from './inputs/day-input.tsx'
import { LinesField } from './inputs/lines-field.tsx'
import { MoneyInput } from './inputs/money-input.tsx'
import type { EditForm } from './state/use-edit-form.ts'
import { tooLong } from './too-long.ts'

type Props = { field: FormField; form: EditForm['form']; lang: string; langs: readonly string[]; outdated: Outdated }

/** Turkish writes the percent sign before the number: %25. */
const unitOf = (unit: string | undefined, lang: string) => {
  if (unit === undefined) return {}
  return unit === '%' && lang === 'tr' ? { prefix: '%' } : { suffix: unit === '%' ? '%' : ` ${unit}` }
}

/** Renders one declared field. */
export function FieldInput({ field, form, lang, langs, outdated }: Props) {
  const t = useOfficeT(kitTexts)
  const { lang: officeLang } = usePreferences()
  const isPerLanguage = isTranslated(field)
  const name = isPerLanguage ? `${field.name}_${lang}` : field.name
  const value = form.values[name]
  const set = (next: unknown) => form.setFieldValue(name, next)
  const max = 'max' in field ? field.max : undefined
  const error =
    form.errors[name] ??
    form.errors[`${name}_id`] ??
    (typeof value === 'string' && max !== undefined ? tooLong(value, max) : undefined)
  const inLang = (text: OfficeText) => text[officeLang]
  const common = {
    label: isPerLanguage ? `${inLang(field.label)} (${lang.toUpperCase()})` : inLang(field.label),
    description: field.help && inLang(field.help),
    error,
    // Not `required`: the server reports a missing value at the field.
    withAsterisk: field.required ?? false,
    disabled: field.isReadOnly ?? false,
    // The inputs of a row are on one line, with help or without.
    ...(field.isHalf && {
      inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
    }),
    'data-field': name,
    name,
  }
  const shown = { label: common.label, description: common.description, error, required: field.required ?? false }
  const text = (value ?? '') as string
  const choices = (list: readonly FieldChoice[]) =>
    list.map(({ value, label }) => ({ value, label: typeof label === 'string' ? label : inLang(label) }))
  const number = { ...common, value: value as number | '', onChange: set }
  switch (field.kind) {
    case 'text':
      return (
        <TextInput
          {...common}
          value={text}
          lang={isPerLanguage ? lang : undefined}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      )
    case 'textarea':
      return (
        <Textarea
          {...common}
          description={counted(common.description, text, max, t)}
          value={text}
          lang={isPerLanguage ? lang : undefined}
          autosize
          minRows={3}
          maxRows={16}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      )
    case 'slug': {
      const from = slug(String(form.values[isPerLanguage ? `${field.from}_${lang}` : field.from] ?? ''))
      return (
        <TextInput
          {...common}
          description={common.description ?? t('slug_help')}
          value={text}
          placeholder={from}
          spellCheck={false}
          onChange={({ currentTarget }) => set(currentTarget.value)}
          onBlur={() => set(slug(text))}
          rightSectionWidth="auto"
          rightSection={
            text !== '' && from !== '' && text !== from ? (
              <Button variant="subtle" size="compact-xs" mr={6} onClick={() => set(from)}>
                {t('slug_suggest')}
              </Button>
            ) : null
          }
        />
      )
    }
    case 'number':
      return (
        <NumberInput
          {...number}
          min={field.min}
          max={field.max}
          allowDecimal={false}
          // The server reports a number outside its limits; a silent correction would be saved unseen.
          clampBehavior="none"
          {...unitOf(field.suffix, officeLang)}
        />
      )
    case 'money':
      return (
        <MoneyInput
          {...number}
          decimals={field.decimals}
          suffix={field.currency ? ` ${currencySymbol(field.currency)}` : undefined}
        />
      )
    case 'select':
      return (
        <Select
          {...common}
          data={choices(field.choices)}
          value={value === null || value === '' ? null : String(value)}
          onChange={set}
          clearable={field.canBeNone ?? false}
          allowDeselect={field.canBeNone ?? false}
          placeholder={field.canBeNone ? t('none') : undefined}
          searchable={field.choices.length > 8}
        />
      )
    case 'multi':
      return (
        <MultiSelect
          {...common}
          data={choices(field.choices)}
          value={value as string[]}
          onChange={set}
          searchable={field.choices.length > 8}
          hidePickedOptions
        />
      )
    case 'switch':
      return (
        <Switch
          label={common.label}
          description={common.description}
          error={error}
          data-field={name}
          name={name}
          checked={value === true}
          onChange={({ currentTarget }) => set(currentTarget.checked)}
        />
      )
    case 'day':
      return (
        <DayInput
          {...common}
          value={(value as string | null) ?? null}
          onChange={set}
          valueFormat="D MMMM YYYY"
          clearable={!field.required}
        />
      )
    case 'lines':
      return (
        <LinesField
          label={common.label}
          {...(common.description && { description: common.description })}
          value={(value ?? []) as string[]}
          onChange={set}
          error={error}
          errorOf={(index) => form.errors[`${name}.${index}`]}
          {...(max && { max })}
          {...(isPerLanguage && { lang })}
        />
      )
    case 'custom':
      return field.render({
        name,
        label: common.label,
        help: common.description,
        value,
        set,
        loaded: form.getInitialValues()[name],
        outdated,
        values: form.values,
        setValue: (other, next) => form.setFieldValue(other, next),
        errors: form.errors,
        lang,
      })
    case 'held':
    case 'confirmed':
      return null
    case 'rich':
      return (
        <RichTextField
          // The editor reads its initial content once, so each language gets an editor of its own.
          key={name}
          {...shown}
          value={text}
          onChange={set}
          lang={isPerLanguage ? lang : 'tr'}
        />
      )
    case 'image':
      return (
        <ImageField
          {...shown}
          value={(value ?? null) as OfficeImage | null}
          onChange={set}
          aspect={field.aspect}
          langs={langs}
        />
      )
    case 'images':
      return (
        <ImageList {...shown} value={(value ?? []) as OfficeImage[]} onChange={set} max={field.max} langs={langs} />
      )
    case 'video':
      return <VideoField {...shown} value={text === '' ? null : text} onChange={set} />
  }
}

function counted(
  description: string | undefined,
  text: string,
  max: number | undefined,
  t: (key: 'characters', values: { n: number; max: number }) => string,
): ReactNode {
  if (!max) return description
  const count = t('characters', { n: characters(text), max })
  return description ? `${description} · ${count}` : count
}
