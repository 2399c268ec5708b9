import { Badge, Box, Button, Code, Group, Text, Textarea } from '@mantine/core'
import { Copy, RotateCcw } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { tooLong } from '#src/base/admin-kit/form/too-long.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { pluralCategories, pluralExamples } from '#src/base/i18n/translate.ts'
import type { OfficeString } from '../languages.admin.schema.ts'
import { maxStringLength } from '../static-strings.rules.ts'
import { nameOf } from './edited-strings.ts'
import classes from './string-editor.module.css'
import { stringEditorTexts } from './string-editor.strings.ts'

type Language = { abbr: string; lang: string }
type Props = {
  string: OfficeString
  /** typed and not saved */
  draft: string | undefined
  /** why it cannot be saved */
  error: string | undefined
  lang: string
  main: Language
  onChange: (string: OfficeString, text: string) => void
}

/** One text beside its sources, with a field for each plural form. */
export const StringRow = memo(function StringRow(props: Props) {
  const { string, draft, error, lang, main, onChange } = props
  const t = useOfficeT(stringEditorTexts)
  const name = nameOf(string)
  const text = draft ?? string.text
  const categories = pluralCategories(lang)
  const canSplit = string.counted && categories.length > 1
  const [isSplit, setSplit] = useState(
    text.includes('|') || (text === '' && `${string.main}${string.english}`.includes('|')),
  )
  const forms = canSplit && (isSplit || text.includes('|')) ? formsOf(text, categories.length) : [text]
  const area = useRef<HTMLTextAreaElement>(null)
  const isDefault = lang === main.abbr

  const write = (form: string, index: number) => {
    const next = forms.with(index, forms.length > 1 ? form.replaceAll('|', '') : form)
    onChange(string, next.every((each) => each === '') ? '' : next.join('|'))
  }
  const insert = (placeholder: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {}
    const index = Math.max(
      0,
      forms.findIndex((_, place) => area.current?.dataset.form === String(place)),
    )
    const form = forms[index]!
    write(form.slice(0, selectionStart) + placeholder + form.slice(selectionEnd), index)
    area.current?.focus()
  }
  return (
    <li className={classes.row} data-missing={text.trim() === '' || undefined} data-name={name}>
      <Group gap="xs" className={classes.key}>
        <Code>{name}</Code>
        {text.trim() === '' && (
          <Badge size="xs" color="orange" variant="light" miw="max-content">
            {t('missing')}
          </Badge>
        )}
        {draft !== undefined && (
          <Badge size="xs" color="blue" variant="light" miw="max-content">
            {t('changed')}
          </Badge>
        )}
      </Group>
      <Box miw={0}>
        {!isDefault && <Source text={string.main} {...main} />}
        {lang !== 'en' && main.abbr !== 'en' && (
          <Source text={string.english} abbr="en" lang="English" isSecond={!isDefault} />
        )}
      </Box>
      <Box miw={0} className={classes.target}>
        {forms.map((form, index) => {
          const examples = forms.length > 1 ? examplesOf(lang, categories[index]!) : ''
          return (
            <Textarea
              // biome-ignore lint/suspicious/noArrayIndexKey: forms are known by their place
              key={index}
              mt={index > 0 ? '0.6rem' : 0}
              aria-label={examples ? t('form_label', { name, examples }) : name}
              description={examples ? t('form', { examples }) : undefined}
              value={form}
              lang={lang}
              dir="auto"
              autosize
              minRows={1}
              maxRows={8}
              error={tooLong(form, maxStringLength) ?? (index === forms.length - 1 ? error : Boolean(error))}
              data-form={index}
              onFocus={({ currentTarget }) => {
                area.current = currentTarget
              }}
              onChange={({ currentTarget }) => write(currentTarget.value, index)}
            />
          )
        })}
        <Group gap={4} mt={4}>
          {string.allowed.length > 0 && (
            <Text size="xs" c="dimmed">
              {t('placeholders')}
            </Text>
          )}
          {string.allowed.map((each) => (
            <button
              key={each}
              type="button"
              className={classes.placeholder}
              aria-label={t('insert', { name: `{${each}}` })}
              onClick={() => insert(`{${each}}`)}
            >
              {`{${each}}`}
            </button>
          ))}
          {canSplit && forms.length === 1 && (
            <Small
              label={t('by_number')}
              name={t('by_number_of', { name })}
              onClick={() => {
                setSplit(true)
                if (text !== '') onChange(string, categories.map(() => text).join('|'))
              }}
            />
          )}
          {canSplit && forms.length > 1 && (
            <Small
              label={t('one_form')}
              name={t('one_form_of', { name })}
              onClick={() => {
                setSplit(false)
                onChange(string, forms.findLast((form) => form !== '') ?? '')
              }}
            />
          )}
          {!isDefault && text === '' && (
            <Small
              icon={Copy}
              label={t('copy', { main: main.lang })}
              name={t('copy_of', { name, main: main.lang })}
              onClick={() => onChange(string, string.main.includes('|') && !canSplit ? '' : string.main)}
            />
          )}
          {string.shipped !== null && string.shipped !== text && (
            <Small
              icon={RotateCcw}
              label={t('restore')}
              name={t('restore_of', { name })}
              onClick={() => onChange(string, string.shipped!)}
            />
          )}
        </Group>
      </Box>
    </li>
  )
})

/** As many forms as the language has, filled from the text; one form is the last. */
function formsOf(text: string, count: number): string[] {
  const forms = text.split('|')
  if (forms.length === count) return forms
  const last = forms.at(-1)!
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? last : (forms.slice(0, -1)[index] ?? '')))
}

function examplesOf(lang: string, category: Parameters<typeof pluralExamples>[1]): string {
  const numbers = pluralExamples(lang, category, 5)
  return numbers.length < 5 ? numbers.join(', ') : `${numbers.slice(0, 4).join(', ')}…`
}

function Source({ text, abbr, lang, isSecond = false }: Language & { text: string; isSecond?: boolean }) {
  return (
    <Text size="sm" mb="0.35rem" style={{ overflowWrap: 'anywhere' }} {...(isSecond && { c: 'dimmed' })}>
      <Badge size="xs" color="gray" variant="outline" mr={6} title={lang} miw="max-content">
        {abbr}
      </Badge>
      <span lang={abbr}>{text.replaceAll('|', ' | ')}</span>
    </Text>
  )
}

type SmallProps = { label: string; name: string; icon?: typeof Copy; onClick: () => void }

function Small({ label, name, icon: Icon, onClick }: SmallProps) {
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      aria-label={name}
      {...(Icon && { leftSection: <Icon size={12} aria-hidden="true" /> })}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
