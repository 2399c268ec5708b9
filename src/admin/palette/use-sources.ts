import { useEffect, useMemo, useState } from 'react'
import { type Hit, type Source, sourcesFor } from './palette-sources.ts'

/** So long after the last key the server is asked, in milliseconds. */
const pause = 200
/** One letter says nothing yet. */
const fewestLetters = 2

type Outcome = { text: string; hits: readonly Hit[] | 'failed' }
export type Looked = { source: Source; hits: readonly Hit[]; state: 'idle' | 'busy' | 'done' | 'failed' }

/** What the server finds for a text, source by source. Requests for a text that is no longer asked are given up. */
export function useSources(asked: string, role_group: string): { looked: readonly Looked[]; again: () => void } {
  const sources = useMemo(() => sourcesFor(role_group), [role_group])
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Source, Outcome>>(new Map())
  const [attempt, setAttempt] = useState(0)
  const text = asked.trim()
  const isAsked = text.length >= fewestLetters

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (!isAsked) return setOutcomes(new Map())
    const abort = new AbortController()
    const keep = (source: Source, hits: Outcome['hits']) => {
      if (!abort.signal.aborted) setOutcomes((before) => new Map(before).set(source, { text, hits }))
    }
    const timer = setTimeout(() => {
      for (const source of sources)
        source.find(text, abort.signal).then(
          (hits) => keep(source, hits),
          () => keep(source, 'failed'),
        )
    }, pause)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, isAsked, sources, attempt])

  const looked = sources.map((source): Looked => {
    const outcome = outcomes.get(source)
    const hits = outcome && outcome.hits !== 'failed' && isAsked ? outcome.hits : []
    if (!isAsked) return { source, hits, state: 'idle' }
    if (outcome?.text !== text) return { source, hits, state: 'busy' }
    return { source, hits, state: outcome.hits === 'failed' ? 'failed' : 'done' }
  })
  const again = () => {
    setOutcomes(new Map())
    setAttempt((before) => before + 1)
  }
  return { looked, again }
}
