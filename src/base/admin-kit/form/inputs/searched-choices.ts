import type { SelectProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { nothingAfter } from '../../confirm.tsx'
import { officeApi } from '../../office-api.ts'

export type Choice = { value: string; label: string }

type Row = { id: number; name: string; code: string }

/** ms between the last key and the search. */
const pause = 250

/**
 * Props of a Select that the server searches, because there may be thousands of choices. Only the answer to the last text is shown.
 * @param path of a GET that takes `search` and answers rows with an id, a name and a code
 * @param chosen is included even before it is found; null: nothing is chosen
 */
export function useSearchedChoices(path: string, chosen: Choice | null) {
  const [found, setFound] = useState<Choice[]>([])
  const pending = useRef<AbortController>(null)
  const search = async (text: string) => {
    pending.current?.abort()
    const abort = new AbortController()
    pending.current = abort
    const rows = await officeApi()
      .get<Row[]>(`${path}?${new URLSearchParams({ search: text })}`, abort.signal)
      // The choice stays; the next key asks again.
      .catch(nothingAfter)
    if (!abort.signal.aborted)
      setFound(rows.map(({ id, name, code }) => ({ value: String(id), label: `${name} (${code})` })))
  }
  const searchSoon = useDebouncedCallback((text: string) => void search(text), pause)
  const data = chosen && found.every(({ value }) => value !== chosen.value) ? [chosen, ...found] : found
  return {
    data,
    searchable: true,
    // No second filter here: the server folds letters that a comparison in the browser would not.
    filter: ({ options }) => options,
    onDropdownOpen: () => void search(''),
    onSearchChange(text: string) {
      // The label of a chosen option arrives here too, and is not typed.
      if (text !== chosen?.label && data.every(({ label }) => label !== text)) searchSoon(text)
    },
  } satisfies SelectProps
}
