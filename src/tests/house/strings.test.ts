import { expect, test } from 'vitest'
import { strings } from '#src/strings.ts'

/** The check of static_strings: a start with another key ends before the first page. */
test('keys of texts are lower case words joined by underscores', () => {
  const keys = Object.entries(strings).flatMap(([group, texts]) => [group, ...Object.keys(texts)])
  expect(keys.filter((key) => !/^[a-z0-9_]+$/.test(key))).toEqual([])
})
