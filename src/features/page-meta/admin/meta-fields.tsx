import { Stack, Textarea, TextInput } from '@mantine/core'
import type { Outdated } from '#src/base/admin-kit/form/form-fields.ts'
import type { EditForm } from '#src/base/admin-kit/form/state/use-edit-form.ts'
import { tooLong } from '#src/base/admin-kit/form/too-long.ts'
import type { OfficeLanguage } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { TranslatedPair } from '#src/base/admin-kit/publishing/translated-pair.tsx'
import { shownLengths } from '../page-meta.links.ts'
import { fallbackOf, lengthOf, type MetaField, writtenText } from '../page-meta.rules.ts'
import classes from './page-meta.module.css'
import { pageMetaTexts } from './page-meta.strings.ts'
import { ResultPreview, TabPreview } from './result-preview.tsx'

type Props = {
  main: OfficeLanguage
  /** the language beside the default one; null when there is no other */
  other: OfficeLanguage | null
  form: EditForm['form']
  outdated: Outdated
  path: string
  /** company name by language */
  companies: Record<string, string>
  isListed: boolean
}

/** Limits of the server (page-meta.admin.schema); search engines show fewer characters. */
const limits = { title: 120, description: 320 } as const

/** Title and description of a page, languages side by side, with a preview of each search result. */
export function MetaFields({ main, other, form, outdated, path, companies, isListed }: Props) {
  const t = useOfficeT(pageMetaTexts)
  const fallback = (field: MetaField, lang: string) =>
    fallbackOf(field, form.values, { lang, main: main.abbr, company: companies[lang] ?? '' })
  const shown = (field: MetaField, lang: string) => writtenText(form.values, field, lang) || fallback(field, lang).text
  const propsOf = (field: MetaField, lang: string) => {
    const name = `${field}_${lang}`
    const value = form.values[name] as string
    return {
      name,
      label: `${t(`field_${field}`)} (${lang.toUpperCase()})`,
      value,
      placeholder: fallback(field, lang).text,
      lang,
      error: form.errors[name] ?? tooLong(value, limits[field]),
      description: <Length field={field} text={value} from={fallback(field, lang).from} />,
      inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        form.setFieldValue(name, currentTarget.value),
    }
  }
  const input = (field: MetaField, lang: string) =>
    field === 'title' ? (
      <TextInput {...propsOf(field, lang)} />
    ) : (
      <Textarea {...propsOf(field, lang)} autosize minRows={3} maxRows={8} />
    )
  const paired = (field: MetaField) => {
    if (!other) return input(field, main.abbr)
    const name = `${field}_${other.abbr}`
    const source = writtenText(form.values, field, main.abbr)
    const isCopied = source !== '' && writtenText(form.values, field, other.abbr) === ''
    return (
      <TranslatedPair
        field={t(`field_${field}`)}
        source={input(field, main.abbr)}
        translation={input(field, other.abbr)}
        copy={isCopied ? () => form.setFieldValue(name, source) : undefined}
        confirm={outdated.has(name) ? () => outdated.confirm(name) : undefined}
      />
    )
  }
  const preview = (lang: string) =>
    isListed ? (
      <ResultPreview
        title={shown('title', lang)}
        description={shown('description', lang)}
        path={path}
        lang={lang}
        main={main.abbr}
        company={companies[lang] ?? ''}
      />
    ) : (
      <TabPreview title={shown('title', lang)} lang={lang} />
    )
  return (
    <Stack>
      {paired('title')}
      {paired('description')}
      <div className={classes.previews}>
        {preview(main.abbr)}
        {other && preview(other.abbr)}
      </div>
    </Stack>
  )
}

function Length({ field, text, from }: { field: MetaField; text: string; from: 'default' | 'company' | 'nothing' }) {
  const t = useOfficeT(pageMetaTexts)
  const n = lengthOf(text)
  const max = shownLengths[field]
  const words = n === 0 ? t(`empty_${from}`) : t(n > max ? 'too_long' : 'length', { n, max })
  return (
    <span className={classes.length} data-long={n > max || undefined}>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (n / max) * 100)}%` }} />
      </span>
      {words}
    </span>
  )
}
