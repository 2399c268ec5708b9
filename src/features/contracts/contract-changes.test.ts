import { expect, test } from 'vitest'
import { changedParagraphs } from './contract-changes.ts'

test.each([
  { name: 'no change', before: '<p>Bir</p>', after: '<p>Bir</p>', shown: [] },
  { name: 'formatting alone', before: '<p>Bir iki</p>', after: '<p><strong>Bir</strong> iki</p>', shown: [] },
  {
    name: 'a word',
    before: '<h2>Ödeme</h2><p>Kalan 21 gün önce ödenir.</p><p>Son</p>',
    after: '<h2>Ödeme</h2><p>Kalan 30 gün önce ödenir.</p><p>Son</p>',
    shown: ['…', 'Kalan [-21-][+30+] gün önce ödenir.', '…'],
  },
  {
    name: 'a new paragraph',
    before: '<p>Bir</p>',
    after: '<p>Bir</p><p>İki &amp; üç</p>',
    shown: ['…', '[+İki & üç+]'],
  },
  {
    name: 'a removed line',
    before: '<ul><li>Bir</li><li>İki</li></ul>',
    after: '<ul><li>İki</li></ul>',
    shown: ['[-Bir-]', '…'],
  },
  { name: 'a first text', before: '', after: '<p>Bir</p>', shown: ['[+Bir+]'] },
])('changes of a contract are shown by paragraph: $name', ({ before, after, shown }) => {
  const marks = { same: ['', ''], added: ['[+', '+]'], removed: ['[-', '-]'] } as const
  const lines = changedParagraphs(before, after).map(
    (paragraph) => paragraph?.map(({ kind, text }) => marks[kind][0] + text + marks[kind][1]).join('') ?? '…',
  )
  expect(lines).toEqual(shown)
})
