import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What the oldest supported browsers lack (docs/operations.md) and TypeScript's library of them all has. */
const newer =
  /\b(?:Map|Object)\.groupBy\(|\bfromAsync\(|\bwithResolvers\b|\b(?:is|to)WellFormed\(|\bcheckVisibility\(|\bURL\.(?:canParse|parse)\(|\bAbortSignal\.any\(|\bSegmenter\b|\bstartViewTransition\(|\b(?:show|hide|toggle)Popover\(|\.aria[A-Z]\w+\b|\brandomUUID\(/g

test('code for browsers calls nothing that a supported browser lacks', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(server|test|fixture)\.|(^|\/)test-/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(newer)].map(([name]) => `${file} ${name}`),
  )
  expect(found).toEqual([])
})
