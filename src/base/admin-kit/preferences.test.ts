import { expect, test } from 'vitest'
import { choices, preferencesOf } from './preferences.ts'

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
