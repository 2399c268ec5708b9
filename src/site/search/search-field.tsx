import { type ComponentProps, useRef, useState } from 'react'
import { maxSearchLength } from '#src/features/tours/tours.links.ts'
import type { SearchSuggestions } from './search-suggestions.tsx'

type Props = Omit<ComponentProps<'input'>, 'ref' | 'type' | 'name'>

/** A search input. Focusing it loads the suggestions, which turn it into a combobox. */
export function SearchField(props: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<typeof SearchSuggestions | null>(null)
  const load = () => {
    if (Suggestions) return
    import('./search-suggestions.tsx').then(
      (loaded) => setSuggestions(() => loaded.SearchSuggestions),
      // Offline it stays a plain input; the next focus tries again.
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
        maxLength={maxSearchLength}
        onFocus={load}
        {...props}
      />
      {Suggestions && <Suggestions input={input} />}
    </>
  )
}
