import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What is typed into them is looked for, never stored. */
const searches = [
  'src/admin/palette/palette-dialog.tsx',
  'src/base/admin-kit/list/list-search.tsx',
  'src/base/admin-kit/media/library-dialog.tsx',
  'src/features/languages/admin/language-strings-page.tsx',
  'src/features/page-meta/admin/meta-list.tsx',
  'src/features/posts/site/visa/visa-page.tsx',
  'src/site/search/search-field.tsx',
]

test('no field of site and office cuts what is typed or pasted: what is too long is said at the field', () => {
  const cutting = globSync('src/**/*.tsx').filter((file) => /\bmaxLength\s*[=:]/i.test(readFileSync(file, 'utf8')))
  expect(cutting.sort()).toEqual(searches)
})
