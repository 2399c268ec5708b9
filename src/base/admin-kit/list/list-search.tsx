import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'
import { useListQuery } from './list-query.ts'

const debounceMs = 300

/** The search box of a list: searches while typing, with one history entry per search. */
export function ListSearch({ placeholder }: { placeholder: string }) {
  const t = useOfficeT(kitTexts)
  const query = useListQuery()
  const searched = query.shown('search')
  const [text, setText] = useState(searched)
  // Own requests come back trimmed and late, and must not overwrite newer input.
  const ownSearch = useRef(searched)
  useEffect(() => {
    if (searched === ownSearch.current) return
    ownSearch.current = searched
    setText(searched)
  }, [searched])
  const requestSearch = useDebouncedCallback((search: string) => {
    ownSearch.current = search
    query.set({ search }, { replace: searched !== '' })
  }, debounceMs)
  // A search that waits is asked at once when anything is pressed: after that, it would navigate back.
  useEffect(() => {
    const press = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest('a, button') && requestSearch.flush()
    document.addEventListener('click', press, true)
    return () => document.removeEventListener('click', press, true)
  }, [requestSearch])
  const change = (next: string) => {
    setText(next)
    requestSearch(next.trim())
  }
  return (
    <TextInput
      type="search"
      aria-label={t('search')}
      placeholder={placeholder}
      value={text}
      maxLength={100}
      // Gives its room to what is in the same row; a list with a name takes the next row only after that.
      flex="1000 1 150px"
      maw={{ xs: 280 }}
      leftSection={<Search />}
      rightSection={text !== '' && <CloseButton size="sm" aria-label={t('clear')} onClick={() => change('')} />}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}
