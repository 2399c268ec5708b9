// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { choices, preferencesOf, readPreferences, setPreferences, usePreferences } from './preferences.ts'
import { preferencesItem } from './preferences-item.ts'

const defaults = {
  panel: 'light',
  left_menu: 'dark',
  top_menu: 'light',
  layout: 'fullwidth',
  sidebar: 'default',
  lang: 'tr',
}

test.each([null, '', 'null', '[]', '{', '7', '{"panel":"pink","sidebar":4}', '{"__proto__":{"panel":"dark"}}'])(
  'invalid values become the defaults: %s',
  (stored) => {
    expect(preferencesOf(stored)).toEqual(defaults)
  },
)

test('every choice survives storing and reading', () => {
  for (const [name, list] of Object.entries(choices))
    for (const choice of list)
      expect(preferencesOf(JSON.stringify({ [name]: choice }))).toEqual({ ...defaults, [name]: choice })
})

/** Another tab stores its preferences; its event comes later, if at all. */
const storedElsewhere = (preferences: object) => localStorage.setItem(preferencesItem, JSON.stringify(preferences))
const tell = () => act(() => void dispatchEvent(new StorageEvent('storage', { key: preferencesItem })))
const stored = () => preferencesOf(localStorage.getItem(preferencesItem))

afterEach(() => {
  localStorage.clear()
  setPreferences(defaults as Parameters<typeof setPreferences>[0])
  cleanup()
  localStorage.clear()
})

test('a choice keeps what another tab has stored meanwhile', () => {
  setPreferences({ layout: 'boxed' })
  storedElsewhere({ ...readPreferences(), panel: 'dark', left_menu: 'light' })
  setPreferences({ lang: 'en' })
  expect(stored()).toEqual({ ...defaults, layout: 'boxed', panel: 'dark', left_menu: 'light', lang: 'en' })
})

test('a choice of another tab is followed, also that everything was forgotten', () => {
  const { result } = renderHook(usePreferences)
  storedElsewhere({ panel: 'dark' })
  tell()
  expect([result.current.panel, readPreferences().panel]).toEqual(['dark', 'dark'])
  localStorage.clear()
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(result.current).toEqual(defaults)
})
