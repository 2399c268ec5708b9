import { useEffect, useMemo, useState } from 'react'
import { type Hit, type Source, sourcesFor } from './palette-sources.ts'

const debounceMs = 200
/** A single letter is not searched. */
const minLetters = 2

type Outcome = { text: string; hits: readonly Hit[] | 'failed' }
export type SourceResult = { source: Source; hits: readonly Hit[]; state: 'idle' | 'busy' | 'done' | 'failed' }

/** Search results by source. Requests for an earlier query are aborted. */
export function useSources(query: string, role_group: string): { results: readonly SourceResult[]; retry: () => void } {
  const sources = useMemo(() => sourcesFor(role_group), [role_group])
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Source, Outcome>>(new Map())
  const [attempt, setAttempt] = useState(0)
  const text = query.trim()
  const isSearched = text.length >= minLetters

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request
  useEffect(() => {
    if (!isSearched) return setOutcomes(new Map())
    const abort = new AbortController()
    const store = (source: Source, hits: Outcome['hits']) => {
      if (!abort.signal.aborted) setOutcomes((before) => new Map(before).set(source, { text, hits }))
    }
    const timer = setTimeout(() => {
      for (const source of sources)
        source.find(text, abort.signal).then(
          (hits) => store(source, hits),
          () => store(source, 'failed'),
        )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, isSearched, sources, attempt])

  const results = sources.map((source): SourceResult => {
    const outcome = outcomes.get(source)
    const hits = outcome && outcome.hits !== 'failed' && isSearched ? outcome.hits : []
    if (!isSearched) return { source, hits, state: 'idle' }
    if (outcome?.text !== text) return { source, hits, state: 'busy' }
    return { source, hits, state: outcome.hits === 'failed' ? 'failed' : 'done' }
  })
  const retry = () => {
    setOutcomes(new Map())
    setAttempt((before) => before + 1)
  }
  return { results, retry }
}
