import { type ComponentProps, useRef, useState } from 'react'
import { longestSearch } from '#src/features/tours/tours.links.ts'
import type { SearchSuggestions } from './search-suggestions.tsx'

type Props = Omit<ComponentProps<'input'>, 'ref' | 'type' | 'name'>

/** The text of a search. What suggests while typing is loaded when the field is entered, and makes it a combobox. */
export function SearchField(props: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<typeof SearchSuggestions | null>(null)
  const load = () => {
    if (Suggestions) return
    import('./search-suggestions.tsx').then(
      (loaded) => setSuggestions(() => loaded.SearchSuggestions),
      // Without a connection the field is an ordinary one; the next time it is entered it tries again.
      () => {},
    )
  }
  return (
    <>
      <input
        ref={input}
        type="text"
        name="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestSearch}
        onFocus={load}
        {...props}
      />
      {Suggestions && <Suggestions input={input} />}
    </>
  )
}
