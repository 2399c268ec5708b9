import { Autocomplete, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import { officeApiOf } from '#src/base/admin-kit/office-api.ts'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { pageNameTexts } from '#src/features/page-meta/admin/page-meta.strings.ts'
import type { SearchSuggestions } from '#src/features/tours/tours.schema.ts'
import { contentTexts } from './content.strings.ts'
import { foundChoices, type LinkChoice, pageChoices } from './link-choices.ts'

type Props = {
  name: string
  label: string
  help: string
  value: string
  onChange: (uri: string) => void
  error: ReactNode
  /** language of the text that gets the link */
  lang: string
}

/** A link: typed, or chosen from the site's pages, categories and tours by their names. */
export function LinkField({ name, label, help, value, onChange, error, lang }: Props) {
  const t = useOfficeT(contentTexts)
  const tPage = useOfficeT(pageNameTexts)
  const defaultLang = useOfficeLanguages()[0]!.abbr
  const [search] = useDebouncedValue(value.trim(), 250)
  const found = useFound(search, lang)
  // A path that was chosen or typed is not a search.
  const isPath = /^(\/|https?:)/.test(value)
  const choices: LinkChoice[] = isPath
    ? []
    : [...pageChoices(value, tPage, lang, defaultLang), ...foundChoices(found, lang, defaultLang)]
  const byPath = new Map(choices.map((choice) => [choice.path, choice]))
  const groups = (['page', 'category', 'tour'] as const).map((kind) => ({
    group: t(`link_${kind}`),
    items: [...byPath.values()].filter((choice) => choice.kind === kind).map(({ path }) => path),
  }))
  return (
    <Autocomplete
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error}
      name={name}
      data-field={name}
      value={value}
      data={groups.filter(({ items }) => items.length > 0)}
      // The choices are the answers to the typed text.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <div>
          <Text size="sm">{byPath.get(option.value)?.name}</Text>
          <Text size="xs" c="dimmed">
            {option.value}
          </Text>
        </div>
      )}
      maxDropdownHeight={320}
      spellCheck={false}
      onChange={onChange}
    />
  )
}

const nothing: Pick<SearchSuggestions, 'categories' | 'tours'> = { categories: [], tours: [] }

/** Categories and tours for a search, with the names and addresses of one language. */
function useFound(search: string, lang: string) {
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    if (search.length < 2 || search.startsWith('/') || /^https?:/.test(search)) return setFound(nothing)
    const controller = new AbortController()
    const query = new URLSearchParams({ search })
    officeApiOf(lang)
      .get<SearchSuggestions>(`/api/pages/search-suggestions?${query}`, controller.signal)
      // Without an answer the pages are still offered, and a path can be typed.
      .then(setFound, () => {})
    return () => controller.abort()
  }, [search, lang])
  return found
}
