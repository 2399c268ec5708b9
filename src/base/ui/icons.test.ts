import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the file of icons has a drawing for every icon, and no other', () => {
  const named = [...readFileSync('src/base/ui/icons.tsx', 'utf8').matchAll(/ = \w+\('([\w-]+)'\)/g)].map(
    ([, name]) => name,
  )
  const drawn = [...readFileSync('src/base/ui/icons.svg', 'utf8').matchAll(/<symbol [^>]*id="([\w-]+)"/g)].map(
    ([, id]) => id,
  )
  expect(drawn).toEqual(named)
})
