import { useSyncExternalStore } from 'react'
import { sharedItem } from '#src/base/ui/page/shared-storage.ts'
import { maxViewed } from '#src/features/tours/tours.links.ts'

/** The tours that the visitor looked at: tokens in the browser's storage, the latest first. Nothing is sent until a row shows them. */
const stored = sharedItem('viewed')

/** Parses the stored list, which can be edited: invalid parts are dropped. */
export function viewedFrom(text: string | null): readonly string[] {
  const tokens = (text ?? '').split(' ').filter((token) => /^[\w-]{1,60}$/.test(token))
  return [...new Set(tokens)].slice(0, maxViewed)
}

/** Empty on the server and until the page is hydrated. */
export function useViewed(): readonly string[] {
  return viewedFrom(useSyncExternalStore(stored.subscribe, stored.read, () => null))
}

export function addViewed(token: string): void {
  write([token, ...viewedFrom(stored.read())].join(' '))
}

export function clearViewed(): void {
  write('')
}

/** Without storage nothing is remembered. */
function write(text: string): void {
  stored.write(viewedFrom(text).join(' '))
  stored.tell()
}
