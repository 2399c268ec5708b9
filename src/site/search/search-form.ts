import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { usePath } from '#src/base/i18n/i18n.tsx'
import { searchPath } from '#src/features/tours/tours.links.ts'

/** Props of a form whose fields become the address of the page of results. Without scripts the browser does the same. */
export function useSearchForm() {
  const navigate = useNavigate()
  const action = usePath()(searchPath)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = [...new FormData(event.currentTarget)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1].trim() !== '',
    )
    const query = new URLSearchParams(chosen.map(([name, value]) => [name, value.trim()]))
    // A keyboard on the screen would cover what was found.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    void navigate(action + (query.size > 0 ? `?${query}` : ''))
  }
  return { action, method: 'get', onSubmit } as const
}

/** Letters of a search that a sentence can carry. */
const longestQuoted = 50

/** What was searched for, as headings quote it. */
export function quoted(search: string): string {
  const letters = [...search]
  return letters.length <= longestQuoted ? search : `${letters.slice(0, longestQuoted).join('').trimEnd()}…`
}
