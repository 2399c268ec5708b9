import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDemo } from './read.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-'))
  cpSync(import.meta.dirname, folder, { recursive: true, filter: (path) => !/\.(avif|webm|ts)$/.test(path) })
})
afterEach(() => rmSync(folder, { recursive: true }))

function replaceIn(file: string, text: string, by: string): void {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(text)
  writeFileSync(path, before.replace(text, by))
}

test.each([
  {
    typo: 'a misspelt field',
    file: 'tours/baku-seki.json',
    text: '"nights"',
    by: '"night"',
    names: ['nights', 'night'],
  },
  {
    typo: 'an unknown value',
    file: 'tours/baku-seki.json',
    text: '"ucak"',
    by: '"ucka"',
    names: ['transporter_types[0]'],
  },
  { typo: 'a missing language', file: 'visa/border.json', text: '"en"', by: '"eng"', names: ['[0].texts'] },
  {
    typo: 'a form that the site refuses',
    file: 'messages.json',
    text: '"vize"',
    by: '"viza"',
    names: ['request.topic'],
  },
  { typo: 'a missing comma', file: 'company.json', text: ',', by: '', names: ['JSON'] },
  { typo: 'unknown shared lines', file: 'visa/schengen.json', text: '@schengen-notes', by: '@notes', names: ['notes'] },
])('$typo is an error that names file and field', ({ file, text, by, names }) => {
  replaceIn(file, text, by)
  for (const name of [file, ...names]) expect(() => readDemo(folder)).toThrow(name)
})

test('shared lines are in the language of the text that uses them', () => {
  const { contracts, visaCountries } = readDemo(folder)
  const germany = visaCountries.find(({ country }) => country === 'DE')!
  expect(germany.texts.tr.documents[0]).toMatch(/^Herkes:/)
  expect(germany.texts.en.documents[0]).toMatch(/^Everyone:/)
  const { tr, en } = contracts.find(({ texts }) => texts.en.name === 'Cancellation and Refunds')!.texts
  expect(tr.body).toContain('<th>Kesinti</th>')
  expect(en.body).toContain('<th>Deduction</th>')
})
