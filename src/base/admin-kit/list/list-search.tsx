import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
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
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const requestSearch = useDebouncedCallback((search: string) => {
    // The screen that a button has asked for is on its way: a search would navigate back.
    if (next && next.pathname !== pathname) return
    ownSearch.current = search
    query.set({ search }, { replace: searched !== '' })
  }, debounceMs)
  // So does a link, and at once: the router reports it only a moment later.
  useEffect(() => {
    const leave = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && requestSearch.cancel()
    document.addEventListener('click', leave, true)
    return () => document.removeEventListener('click', leave, true)
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
