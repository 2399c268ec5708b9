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
export type Preferences = { readonly [K in keyof Choices]: Choices[K][number] }

const defaults = preferencesOf(null)
const listeners = new Set<() => void>()
let current: Preferences | null = null

/** @param stored content of the local storage item; invalid values become defaults. */
export function preferencesOf(stored: string | null): Preferences {
  const values = parsed(stored)
  const entries = Object.entries(choices).map(([name, list]: [string, readonly unknown[]]) => [
    name,
    list.includes(values[name]) ? values[name] : list[0],
  ])
  return Object.fromEntries(entries) as Preferences
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
  current = { ...read(), ...change }
  localStorage.setItem(preferencesItem, JSON.stringify(current))
  for (const notify of listeners) notify()
}

/** Another tab has stored its preferences, or emptied the storage: `key` is null then. */
function follow({ key }: StorageEvent): void {
  if (key !== null && key !== preferencesItem) return
  current = read()
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
