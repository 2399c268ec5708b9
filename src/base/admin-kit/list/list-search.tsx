import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'
import { useListQuery } from './list-query.ts'

/** So long after the last key the list is asked, in milliseconds. */
const pause = 300

/** The search of a list: asked while typing, one step in the history for one question. */
export function ListSearch({ placeholder }: { placeholder: string }) {
  const t = useOfficeT(kitTexts)
  const query = useListQuery()
  const asked = query.get('search')
  const [text, setText] = useState(asked)
  // What this box asked for comes back without its outer spaces, and later than the next letters.
  const own = useRef(asked)
  useEffect(() => {
    if (asked === own.current) return
    own.current = asked
    setText(asked)
  }, [asked])
  const ask = useDebouncedCallback((search: string) => {
    own.current = search
    query.set({ search }, { replace: asked !== '' })
  }, pause)
  // A row is opened before the list was asked: the question would lead back from it.
  useEffect(() => {
    const leave = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && ask.cancel()
    document.addEventListener('click', leave, true)
    return () => document.removeEventListener('click', leave, true)
  }, [ask])
  const change = (next: string) => {
    setText(next)
    ask(next.trim())
  }
  return (
    <TextInput
      type="search"
      aria-label={t('search')}
      placeholder={placeholder}
      value={text}
      maxLength={100}
      w={{ base: '100%', xs: 280 }}
      leftSection={<Search size={16} aria-hidden="true" />}
      rightSection={text !== '' && <CloseButton size="sm" aria-label={t('clear')} onClick={() => change('')} />}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}
