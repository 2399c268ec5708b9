import { useSyncExternalStore } from 'react'
import { sharedItem } from '#src/base/ui/page/shared-storage.ts'
import { maxViewed } from '#src/features/tours/tours.links.ts'

/** The tours that the visitor looked at: tokens in the browser's storage, the latest first. Nothing is sent until a row shows them. */
const stored = sharedItem('viewed')
const nothing: readonly string[] = []
let last: { text: string | null; tokens: readonly string[] } = { text: null, tokens: nothing }

/** Parses the stored list, which can be edited: invalid parts are dropped. */
export function viewedFrom(text: string | null): readonly string[] {
  const tokens = (text ?? '').split(' ').filter((token) => /^[\w-]{1,60}$/.test(token))
  return tokens.length > 0 ? [...new Set(tokens)].slice(0, maxViewed) : nothing
}

export function readViewed(): readonly string[] {
  const text = stored.read()
  if (text !== last.text) last = { text, tokens: viewedFrom(text) }
  return last.tokens
}

/** Empty on the server and until the page is hydrated. */
export function useViewed(): readonly string[] {
  return useSyncExternalStore(stored.subscribe, readViewed, () => nothing)
}

export function addViewed(token: string): void {
  write([token, ...readViewed()].join(' '))
}

export function clearViewed(): void {
  write('')
}

/** Without storage nothing is remembered. */
function write(text: string): void {
  stored.write(viewedFrom(text).join(' '))
  stored.tell()
}
