import { useSyncExternalStore } from 'react'
import { preferencesItem } from './preferences-item.ts'

/** Allowed values of each preference; the first is the default. */
export const choices = {
  panel: ['light', 'dark'],
  left_menu: ['dark', 'light'],
  top_menu: ['light', 'dark'],
  layout: ['fullwidth', 'boxed'],
  sidebar: ['default', 'closed', 'icontext', 'sideicon'],
  lang: ['tr', 'en'],
} as const

type Choices = typeof choices
type Chosen = { readonly [K in keyof Choices]: Choices[K][number] }
export type Preferences = Chosen & {
  /** The sidebar of wide windows, while a narrow one has its own; both are stored. */
  readonly wide_sidebar?: Chosen['sidebar'] | undefined
}

const defaults = preferencesOf(null)
const listeners = new Set<() => void>()
let current: Preferences | null = null

/** @param stored content of the local storage item; invalid values become defaults. */
export function preferencesOf(stored: string | null): Preferences {
  const values = parsed(stored)
  const isChoice = (list: readonly unknown[], value: unknown) => list.includes(value)
  const entries = Object.entries(choices).map(([name, list]) => [
    name,
    isChoice(list, values[name]) ? values[name] : list[0],
  ])
  const { wide_sidebar } = values
  return Object.fromEntries([
    ...entries,
    ...(isChoice(choices.sidebar, wide_sidebar) ? [['wide_sidebar', wide_sidebar]] : []),
  ]) as Preferences
}

/** What is stored, as this window has it: another one may be narrow, and its sidebar closed by that. */
function adopted(mine: Preferences, stored: Preferences): Preferences {
  const wide = stored.wide_sidebar ?? stored.sidebar
  if (mine.wide_sidebar) return { ...stored, sidebar: mine.sidebar, wide_sidebar: wide }
  return { ...stored, sidebar: wide, wide_sidebar: undefined }
}

const read = () => preferencesOf(localStorage.getItem(preferencesItem))

function parsed(stored: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(stored ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}

export function readPreferences(): Preferences {
  current ??= read()
  return current
}

/** Keeps what another tab has stored meanwhile. */
export function setPreferences(change: Partial<Preferences>): void {
  current = { ...adopted(readPreferences(), read()), ...change }
  localStorage.setItem(preferencesItem, JSON.stringify(current))
  for (const notify of listeners) notify()
}

/** Another tab has stored its preferences, or emptied the storage: `key` is null then. */
function follow({ key }: StorageEvent): void {
  if (key !== null && key !== preferencesItem) return
  current = adopted(readPreferences(), read())
  for (const notify of listeners) notify()
}

/** The server renders the defaults. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, readPreferences, () => defaults)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', follow)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', follow)
  }
}
