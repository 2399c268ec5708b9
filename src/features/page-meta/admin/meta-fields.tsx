import { Textarea, TextInput } from '@mantine/core'
import { useId } from 'react'
import type { EditForm } from '#src/base/admin-kit/form/use-edit-form.ts'
import type { OfficeLanguage } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { shownLengths } from '../page-meta.links.ts'
import { fallbackOf, lengthOf, type MetaField, writtenText } from '../page-meta.rules.ts'
import classes from './page-meta.module.css'
import { pageMetaTexts } from './page-meta.strings.ts'
import { ResultPreview, TabPreview } from './result-preview.tsx'

type Props = {
  language: OfficeLanguage
  /** the default language */
  main: string
  form: EditForm['form']
  path: string
  company: string
  isListed: boolean
}

/** Limits of the server (page-meta.admin.schema); search engines show fewer characters. */
const limits = { title: 120, description: 320 } as const

/** Title and description of a page in one language, with a preview of the search result. */
export function MetaFields({ language: { abbr, lang: languageName }, main, form, path, company, isListed }: Props) {
  const t = useOfficeT(pageMetaTexts)
  const id = useId()
  const about = { lang: abbr, main, company }
  const shown = (field: MetaField) =>
    writtenText(form.values, field, abbr) || fallbackOf(field, form.values, about).text
  const common = (field: MetaField) => {
    const name = `${field}_${abbr}`
    const fallback = fallbackOf(field, form.values, about)
    return {
      name,
      label: `${t(`field_${field}`)} (${abbr.toUpperCase()})`,
      value: form.values[name] as string,
      placeholder: fallback.text,
      maxLength: limits[field],
      lang: abbr,
      error: form.errors[name],
      description: <Length field={field} text={form.values[name] as string} from={fallback.from} />,
      inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        form.setFieldValue(name, currentTarget.value),
    }
  }
  return (
    <section aria-labelledby={id} className={classes.language}>
      <h3 id={id} lang={abbr}>
        {languageName}
      </h3>
      <TextInput {...common('title')} />
      <Textarea {...common('description')} autosize minRows={3} maxRows={8} />
      {isListed ? (
        <ResultPreview
          title={shown('title')}
          description={shown('description')}
          path={path}
          lang={abbr}
          main={main}
          company={company}
        />
      ) : (
        <TabPreview title={shown('title')} lang={abbr} />
      )}
    </section>
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
