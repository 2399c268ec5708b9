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
  const entries = Object.entries(choices).map(([name, list]) => [
    name,
    (list as readonly unknown[]).includes(values[name]) ? values[name] : list[0],
  ])
  return Object.fromEntries(entries) as Preferences
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(stored ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}

export function readPreferences(): Preferences {
  current ??= preferencesOf(localStorage.getItem(preferencesItem))
  return current
}

export function setPreferences(change: Partial<Preferences>): void {
  current = { ...readPreferences(), ...change }
  localStorage.setItem(preferencesItem, JSON.stringify(current))
  for (const notify of listeners) notify()
}

/** The server renders the defaults. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, readPreferences, () => defaults)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
