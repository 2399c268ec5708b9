import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { usePath } from '#src/base/i18n/i18n.tsx'
import { readVisitorParty, withParty } from '#src/features/departures/pricing/site/visitor-party.ts'
import { searchPath } from '#src/features/tours/tours.links.ts'

/** Props of a GET form that navigates to the result page. Works without scripts too. */
export function useSearchForm() {
  const navigate = useNavigate()
  const action = usePath()(searchPath)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = [...new FormData(event.currentTarget)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1].trim() !== '',
    )
    const query = new URLSearchParams(chosen.map(([name, value]) => [name, value.trim()]))
    const search = withParty(query.size > 0 ? `?${query}` : '', readVisitorParty())
    // Hides the on-screen keyboard, which would cover the results.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    void navigate(action + search)
  }
  return { action, method: 'get', onSubmit } as const
}

/** Maximum letters of a quoted search. */
const maxQuoted = 50

/** The search text as headings quote it. */
export function quoteSearch(search: string): string {
  const letters = [...search]
  return letters.length <= maxQuoted ? search : `${letters.slice(0, maxQuoted).join('').trimEnd()}…`
}
