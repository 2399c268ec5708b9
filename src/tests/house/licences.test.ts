import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licenceList, licencePage } from '../../../scripts/generate/licence-list.ts'

type Locked = { license?: string; optional?: boolean }
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }

/** Permissive: they ask for the notice to be kept, and nothing of the program's own code. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  'CC0-1.0',
])

/** Packages with another licence, and why they may be used. */
const exceptions: { name: RegExp; licence: string; reason: string }[] = [
  { name: /^@fontsource-variable\/|^@expo-google-fonts\//, licence: 'OFL-1.1', reason: 'fonts, served unchanged' },
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'a shared library that npm installs, not linked into the program',
  },
  {
    name: /^lightningcss(-|$)/,
    licence: 'MPL-2.0',
    reason: 'used unchanged while building; copyleft covers its own files only',
  },
  { name: /^axe-core$/, licence: 'MPL-2.0', reason: 'used unchanged in tests only' },
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0', reason: 'data that the build reads' },
]

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Terms of an SPDX expression: with AND all must be allowed, with OR one. */
function isAllowed(name: string, licence: string): boolean {
  const isTerm = (term: string) =>
    allowed.has(term) || exceptions.some((each) => each.licence === term && each.name.test(name))
  const plain = licence.replace(/[()]/g, '')
  return plain.split(/ OR /).some((choice) => choice.split(/ AND /).every(isTerm))
}

const found = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, { license: locked }]) => {
    const file = `${path}/package.json`
    // Packages of other platforms are not installed: the lock file repeats what their package.json says.
    const { license } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { license: locked }
    return { name: nameOf(path), licence: typeof license === 'string' ? license : 'none' }
  })

test('every package has a licence that the agency may use', () => {
  expect(found.length).toBeGreaterThan(300)
  expect(found.filter(({ name, licence }) => !isAllowed(name, licence))).toEqual([])
})

test('every package that is not for another platform is installed', () => {
  const missing = Object.entries(packages).filter(
    ([path, { optional }]) => path !== '' && !optional && !existsSync(path),
  )
  expect(missing).toEqual([])
})

test('docs/licences.md is what `npm run generate -- licences` writes', () => {
  expect(readFileSync(licencePage, 'utf8')).toBe(licenceList())
})

test('each exception is still needed', () => {
  for (const { name, licence } of exceptions)
    expect(found.some((each) => name.test(each.name) && each.licence.includes(licence))).toBe(true)
})

test.each([
  'GPL-3.0-only',
  'AGPL-3.0-only',
  'none',
  'SEE LICENSE IN LICENSE',
  'MIT AND GPL-2.0-only',
  'MPL-2.0',
  'UNLICENSED',
])('a package under %s is refused', (licence) => {
  expect(isAllowed('some-package', licence)).toBe(false)
})
